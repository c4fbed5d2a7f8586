import { settings } from './settings.svelte';

/** What can be heard at a table. A game names the sound of an event in `about.json`. */
export type Sound = 'card' | 'coin' | 'dice' | 'hammer' | 'reel' | 'theft' | 'house' | 'step' | 'turn' | 'win' | 'loss';

/** A tone: hertz at its beginning and end, seconds after the start, how long it sounds, and how loud it is. */
type Tone = { wave: OscillatorType; from: number; to?: number; at: number; lasts: number; loud: number };
/** Noise through a filter: paper, wood, dice in a cup. */
type Rustle = { centre: number; to?: number; narrow: number; at: number; lasts: number; loud: number };
type Graph = { tones?: Tone[]; rustles?: Rustle[] };

const tone = (from: number, at: number, lasts: number, loud: number, wave: OscillatorType = 'sine', to = from): Tone => ({ wave, from, to, at, lasts, loud });
const rustle = (centre: number, at: number, lasts: number, loud: number, narrow = 1, to = centre): Rustle => ({ centre, to, narrow, at, lasts, loud });

/** Every sound is drawn here, nothing is recorded. */
export const GRAPHS: Record<Sound, Graph> = {
  card: { rustles: [rustle(2600, 0, 0.07, 0.3, 0.8, 5200), rustle(900, 0.055, 0.03, 0.25, 2)] },
  coin: { tones: [tone(2093, 0, 0.09, 0.1, 'triangle'), tone(2794, 0.06, 0.22, 0.09, 'triangle'), tone(5588, 0.06, 0.12, 0.02)] },
  dice: { rustles: [0, 0.07, 0.13, 0.22, 0.29].map((at, index) => rustle(1500 + 260 * (index % 3), at, 0.04, 0.45 - 0.06 * index, 4)) },
  hammer: { tones: [tone(180, 0, 0.13, 0.4, 'sine', 70)], rustles: [rustle(1200, 0, 0.035, 0.5, 1.5), rustle(1200, 0.19, 0.03, 0.3, 1.5)] },
  reel: { rustles: Array.from({ length: 9 }, (_, index) => rustle(2400, index * 0.055, 0.016, 0.2, 6)), tones: [tone(1318, 0.52, 0.16, 0.07, 'triangle')] },
  theft: { tones: [tone(392, 0, 0.16, 0.1, 'sawtooth', 370), tone(311, 0.14, 0.32, 0.1, 'sawtooth', 277)], rustles: [rustle(3200, 0, 0.12, 0.2, 0.7, 800)] },
  house: { rustles: [rustle(700, 0, 0.04, 0.5, 2), rustle(820, 0.12, 0.04, 0.5, 2), rustle(980, 0.24, 0.05, 0.5, 2)] },
  step: { rustles: [rustle(1800, 0, 0.025, 0.14, 2)] },
  turn: { tones: [tone(659, 0, 0.2, 0.12, 'triangle'), tone(880, 0.11, 0.3, 0.12, 'triangle')] },
  win: { tones: [523, 659, 784, 1047, 1319].map((hertz, index) => tone(hertz, index * 0.12, index === 4 ? 0.7 : 0.24, 0.12, 'triangle')) },
  loss: { tones: [tone(440, 0, 0.3, 0.1, 'triangle'), tone(415, 0.24, 0.3, 0.1, 'triangle'), tone(349, 0.48, 0.8, 0.11, 'triangle', 330)] },
};

/** Between two sounds of one moment. */
const GAP_S = 0.16;
/** Nobody hears more than this at once. */
const MOST_AT_ONCE = 3;
/** Soft: people talk at a table. */
const MASTER = 0.55;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Plays them one after the other, if sound is switched on. Browsers allow it only after the first tap. */
export function hear(...sounds: Sound[]): void {
  if (!settings.sound || sounds.length === 0 || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime + 0.01;
  sounds.slice(0, MOST_AT_ONCE).forEach((sound, index) => play(context as AudioContext, GRAPHS[sound], now + index * GAP_S));
}

function play(audio: AudioContext, { tones = [], rustles = [] }: Graph, start: number): void {
  for (const { wave, from, to = from, at, lasts, loud } of tones) {
    const source = audio.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(from, start + at);
    source.frequency.exponentialRampToValueAtTime(to, start + at + lasts);
    source.connect(faded(audio, start + at, lasts, loud));
    source.start(start + at);
    source.stop(start + at + lasts);
  }
  for (const { centre, to = centre, narrow, at, lasts, loud } of rustles) {
    const source = audio.createBufferSource();
    source.buffer = noise ??= hiss(audio);
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = narrow;
    filter.frequency.setValueAtTime(centre, start + at);
    filter.frequency.exponentialRampToValueAtTime(to, start + at + lasts);
    source.connect(filter).connect(faded(audio, start + at, lasts, loud));
    source.start(start + at, Math.random() * 0.5, lasts);
  }
}

/** Begins without a click and dies away. */
function faded(audio: AudioContext, at: number, lasts: number, loud: number): AudioNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(MASTER * loud, at + Math.min(0.008, lasts / 4));
  volume.gain.exponentialRampToValueAtTime(0.0005, at + lasts);
  volume.connect(audio.destination);
  return volume;
}

function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
