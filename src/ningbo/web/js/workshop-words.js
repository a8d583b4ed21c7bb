// Workshop words: the sentences of the gallery and the editor, which a first visit does without.
// Whoever imports this can say them.

import words from "ningbo:workshop-words";

import { learn } from "./words.js";

learn(words);
