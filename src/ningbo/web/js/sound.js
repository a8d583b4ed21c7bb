// Sound: short tones made on the spot, for those who have switched them on.

/** @typedef {"select" | "pair" | "blocked" | "shuffle" | "won"} Sound */

/** Notes of each sound: hertz, and when it begins, in seconds. @type {Record<Sound, [number, number][]>} */
const NOTES = {
  select: [[660, 0]],
  pair: [
    [523, 0],
    [784, 0.07],
  ],
  blocked: [[180, 0]],
  shuffle: [
    [330, 0],
    [392, 0.05],
    [330, 0.1],
  ],
  won: [
    [523, 0],
    [659, 0.12],
    [784, 0.24],
    [1047, 0.36],
  ],
};

const LOUD = 0.12;
const FADE_SECONDS = 0.16;

/** @type {AudioContext | undefined} made at the first sound: browsers allow none before a tap */
let context;

/** @param {Sound} sound */
export function play(sound) {
  context ??= new AudioContext();
  for (const [hertz, after] of NOTES[sound]) {
    const start = context.currentTime + after;
    const tone = new OscillatorNode(context, { type: "triangle", frequency: hertz });
    const volume = new GainNode(context, { gain: LOUD });
    volume.gain.setValueAtTime(LOUD, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + FADE_SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + FADE_SECONDS);
  }
}
