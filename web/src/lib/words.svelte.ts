import { settings } from './settings.svelte';
import { loadTexts } from './text/load';
import { Texts } from './text/texts';

/** The shell's own words in the language of the settings; empty until the first ones are there. */
class Words {
  texts: Texts = $state.raw(Texts.of('en', []));
  ready = $state(false);

  async load(): Promise<void> {
    const lang = settings.lang;
    const texts = await loadTexts(lang);
    if (lang !== settings.lang) return; // Changed meanwhile: the later one counts.
    this.texts = texts;
    this.ready = true;
  }
}

export const words = new Words();

/** A message of the shell. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return words.texts.tell(key, args);
}
