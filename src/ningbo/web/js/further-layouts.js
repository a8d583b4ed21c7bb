// Further layouts: those built-in ones that a first visit does without, fetched when needed.

import layouts from "ningbo:further-layouts";

import { meet } from "./offer.js";

/** @type {import("./types.js").Layout[]} */
export const FURTHER = layouts.map(meet);
