import { settings } from './settings.svelte';
import { loadParts, loadTexts, type Part } from './text/load';
import { Texts } from './text/texts';

/** The shell's own words in the language of the settings; empty until the first ones are there. */
class Words {
  texts: Texts = $state.raw(Texts.of('en', []));
  ready = $state(false);
  /** What was needed beside the common words so far. */
  private parts: readonly Part[] = [];

  async load(): Promise<void> {
    const lang = settings.lang;
    const parts = this.parts;
    const texts = await (parts.length > 0 ? loadParts(lang, parts) : loadTexts(lang));
    if (lang !== settings.lang || parts !== this.parts) return; // Changed meanwhile: the later one counts.
    this.texts = texts;
    this.ready = true;
  }

  /** Adds what is read in one part of the house. */
  async with(part: Part): Promise<void> {
    if (this.parts.includes(part)) return;
    this.parts = [...this.parts, part];
    await this.load();
  }
}

export const words = new Words();

/** A message of the shell. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return words.texts.tell(key, args);
}
