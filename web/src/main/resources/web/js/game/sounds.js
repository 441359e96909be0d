// Short sounds made by WebAudio; off unless the viewer turns them on.
import { wishes } from "./wishes.js";

let context = null;

/** Oscillator notes: frequency, start and length in seconds, shape, loudness. */
const SOUNDS = {
  move: [[420, 0, 0.09, "triangle", 0.2]],
  card: [
    [900, 0, 0.04, "square", 0.05],
    [1300, 0.05, 0.05, "square", 0.05],
  ],
  dice: [
    [180, 0, 0.05, "square", 0.12],
    [240, 0.08, 0.05, "square", 0.12],
    [160, 0.17, 0.05, "square", 0.12],
    [300, 0.3, 0.09, "square", 0.12],
  ],
  fight: [
    [110, 0, 0.22, "sawtooth", 0.16],
    [72, 0.07, 0.3, "sawtooth", 0.16],
  ],
  capture: [
    [392, 0, 0.1, "triangle", 0.2],
    [523, 0.1, 0.16, "triangle", 0.2],
  ],
  entity: [
    [98, 0, 0.4, "sine", 0.3],
    [92, 0.05, 0.5, "sine", 0.3],
  ],
  turn: [
    [659, 0, 0.12, "sine", 0.25],
    [880, 0.13, 0.22, "sine", 0.25],
  ],
  end: [
    [523, 0, 0.16, "sine", 0.25],
    [659, 0.16, 0.16, "sine", 0.25],
    [784, 0.32, 0.36, "sine", 0.25],
  ],
};

export function sound(name) {
  const notes = SOUNDS[name];
  if (!notes || !wishes.sound) {
    return;
  }
  context ??= new AudioContext();
  context.resume();
  for (const [frequency, from, length, shape, loudness] of notes) {
    const start = context.currentTime + from;
    const note = context.createOscillator();
    const volume = context.createGain();
    note.type = shape;
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(loudness, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + length);
  }
}
