import { games, rulebook } from '../api';
import { settings } from '../settings.svelte';
import { isMetered, type Line } from './metered';
import { program, tryOut } from './tables';

/** Fetches what games without a network need, so that the service worker keeps it: the program and the rulebooks. */
export async function makeReady(): Promise<void> {
  if (!program || !('serviceWorker' in navigator) || isMetered((navigator as { connection?: Line }).connection)) return;
  await overseen();
  try {
    await tryOut();
    // Once more, since the page may have asked before anybody saw it.
    await fetch('/api/games');
    for (const { id } of (await games()).games) await rulebook(id, settings.lang);
    document.documentElement.dataset.offline = 'ready';
  } catch {
    // The line broke; the next visit tries again.
  }
}

/** Until the service worker sees what this page fetches. */
async function overseen(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  await new Promise<void>((resolve) => navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }));
}
