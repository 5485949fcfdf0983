// Small sounds, made here and now; nobody hears any who has not asked for them.

import { prefs } from "./prefs.svelte";

export type Sound = "turn" | "move" | "dice" | "war";

const LOUD = 0.12;

let context: AudioContext | null = null;

/** A bell-like tone that fades away. */
function tone(audio: AudioContext, pitch: number, at: number, long: number, wave: OscillatorType = "sine"): void {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.value = pitch;
  source.connect(fade(audio, at, long));
  source.start(at);
  source.stop(at + long);
}

/** A knock: noise that is gone at once, duller or brighter. */
function knock(audio: AudioContext, pitch: number, at: number, long: number): void {
  const frames = Math.ceil(audio.sampleRate * long);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(fade(audio, at, long));
  source.start(at);
}

function fade(audio: AudioContext, at: number, long: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(LOUD, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(audio.destination);
  return gain;
}

const SCORES: Record<Sound, (audio: AudioContext, at: number) => void> = {
  turn: (audio, at) => {
    tone(audio, 587, at, 0.5);
    tone(audio, 880, at + 0.13, 0.8);
  },
  move: (audio, at) => knock(audio, 420, at, 0.09),
  dice: (audio, at) => {
    for (const [wait, pitch] of [[0, 1900], [0.07, 2300], [0.16, 1700], [0.22, 2100]] as const)
      knock(audio, pitch, at + wait, 0.05);
  },
  war: (audio, at) => {
    tone(audio, 110, at, 0.7, "triangle");
    knock(audio, 90, at, 0.3);
    knock(audio, 3200, at + 0.09, 0.14);
  },
};

export function play(sound: Sound): void {
  if (!prefs.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const audio = context;
  // A page that nobody has touched yet may not make a sound; then this one is lost.
  if (audio.state === "suspended") void audio.resume().then(() => SCORES[sound](audio, audio.currentTime), () => undefined);
  else SCORES[sound](audio, audio.currentTime);
}
