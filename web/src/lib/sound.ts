import { settings } from './settings.svelte';

export type Chime = 'turn' | 'step' | 'over';

/** Notes in hertz, one after the other. */
const NOTES: Record<Chime, number[]> = { turn: [659, 880], step: [440], over: [523, 659, 784, 1047] };
const NOTE_S = 0.11;
const LOUDNESS: Record<Chime, number> = { turn: 0.16, step: 0.03, over: 0.14 };

let context: AudioContext | null = null;

/** Plays a few soft notes, if sound is switched on. Browsers allow it only after the first tap. */
export function chime(kind: Chime): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const start = context.currentTime;
  NOTES[kind].forEach((hertz, index) => note(context as AudioContext, hertz, start + index * NOTE_S, LOUDNESS[kind]));
}

function note(audio: AudioContext, hertz: number, at: number, loudness: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_S * 2);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + NOTE_S * 2);
}
