// Packs: the deals that were rated beforehand, a part of the page that is fetched when asked for.

import packs from "../../data/packs.json";

export const { layouts } = packs;
