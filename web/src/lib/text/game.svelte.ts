import { settings } from '../settings.svelte';
import { loadTexts } from './load';
import type { Texts } from './texts';

/** A game's texts in the language of the settings: null until the first ones are there, and the old ones until others are. */
export class GameTexts {
  now: Texts | null = $state.raw(null);

  constructor(game: () => string | null) {
    $effect(() => {
      const [id, lang] = [game(), settings.lang];
      if (!id) return;
      void loadTexts(lang, id).then((texts) => {
        if (lang === settings.lang) this.now = texts;
      });
    });
  }
}
