// A short sound when it is one's turn, if people want it.

import { keep, kept } from "./store.js";

/** The tones: when they begin, in seconds, and their frequency. */
const TONES = [
  [0, 660],
  [0.14, 880],
];
const LOUDNESS = 0.12;
const LENGTH = 0.32;

/** @type {AudioContext|null} */
let audio = null;

const ring = () => {
  audio ||= new AudioContext();
  const { currentTime: now, destination } = audio;
  for (const [after, frequency] of TONES) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(LOUDNESS, now + after);
    volume.gain.exponentialRampToValueAtTime(0.001, now + after + LENGTH);
    tone.connect(volume).connect(destination);
    tone.start(now + after);
    tone.stop(now + after + LENGTH);
  }
};

export const bell = {
  get on() {
    return kept("sound", false);
  },

  /** @param {boolean} on */
  set(on) {
    keep("sound", on);
    // browsers let a page sound only after people have done something there
    if (on) ring();
  },
};

/** Rings whenever somebody else has played and a person at this page must answer, or is asked something. @param {import("./game.js").Game} game */
export const listenForTurn = (game) => {
  let mine = true;
  let asked = false;
  game.onChange(() => {
    const now = !!game.asked;
    const request = game.requested;
    if (bell.on && ((now && !mine) || (request && !asked))) ring();
    mine = now || !game.prompt;
    asked = request;
  });
};
