// The notation of a choice in words, where nothing but the notation is known, as in a record or in an analysis.

import { told } from "./language.js";

/** Without the model that acts, and with the name of the target. @type {[RegExp, (one: string, other: string) => string][]} */
const FORMS = [
  [/^shoot (.+) at (.+)$/, (weapon, target) => told("Shoot {weapon} at {target}", { weapon, target })],
  [/^assault (.+)$/, (target) => told("Assault {target}", { target })],
  [/^step (\S+)$/, (cube) => told("Step {cube}", { cube })],
  [/^spot (\S+)$/, (spot) => told("Spot {spot}", { spot })],
  [/^deploy (\S+)$/, (cube) => told("Deploy {cube}", { cube })],
  [/^land (\S+)$/, (cube) => told("Land {cube}", { cube })],
  [/^stand up$/, () => told("Stand up")],
  [/^use (.+) on (.+)$/, (what, target) => told("Use {what} on {target}", { what, target })],
  [/^use (.+)$/, (what) => told("Use {what}", { what })],
  [/^wield (.+)$/, (weapon) => told("Wield {weapon}", { weapon })],
  [/^fight back with (.+)$/, (weapon) => told("Fight back with {weapon}", { weapon })],
  [/^survive$/, () => told("Survive")],
  [/^throw (\S+)$/, (direction) => told("Throw {direction}", { direction })],
  [/^decline (.+)$/, (what) => told("Decline {what}", { what })],
  [/^pick up (\S+)$/, (token) => told("Pick up {token}", { token })],
  [/^keep$/, () => told("Keep")],
  [/^drop$/, () => told("Drop")],
  [/^destroy$/, () => told("Destroy")],
  [/^exchange$/, () => told("Exchange")],
  [/^flank$/, () => told("Flank")],
  [/^tactician$/, () => told("Tactician")],
];

/** What a choice in notation says, with a capital; empty for words of another kind. @param {string} text */
export const notationWords = (text) => {
  for (const [form, words] of FORMS) {
    const found = form.exec(text);
    if (found) return words(found[1], found[2]);
  }
  return "";
};
