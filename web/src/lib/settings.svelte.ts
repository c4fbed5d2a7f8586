import type { Pace } from './pace';
import { LANGUAGES, type Lang } from './text/texts';
import type { Badge, Colour } from './wire';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'none';
export type Size = 'small' | 'normal' | 'large' | 'huge';

export type Settings = {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  /** How fast the moves of the others follow each other. */
  pace: Pace;
  /** Group colours that differ in lightness as well as in hue. */
  safeColours: boolean;
  size: Size;
  /** Tables in words instead of drawings. */
  plain: boolean;
  sound: boolean;
  vibration: boolean;
  /** What a guest calls themselves. */
  name: string;
  /** How they like to look. */
  badge: Badge | null;
  colour: Colour | null;
};

const PLACE = 'magnat.settings';

function firstLanguage(): Lang {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((code) => isLang(code));
  return (found as Lang | undefined) ?? 'en';
}

function isLang(code: string): code is Lang {
  return (LANGUAGES as readonly string[]).includes(code);
}

function defaults(): Settings {
  return {
    lang: firstLanguage(),
    theme: 'system',
    motion: 'system',
    pace: 'normal',
    safeColours: false,
    size: 'normal',
    plain: false,
    sound: true,
    vibration: true,
    name: '',
    badge: null,
    colour: null,
  };
}

function stored(): Settings {
  const settings = defaults();
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    if (kept !== null && typeof kept === 'object') Object.assign(settings, kept);
  } catch {
    // A browser that keeps nothing starts from the defaults each time.
  }
  return isLang(settings.lang) ? settings : { ...settings, lang: 'en' };
}

export const settings: Settings = $state(stored());

const prefersLight = matchMedia('(prefers-color-scheme: light)');
prefersLight.addEventListener('change', applySettings);

/** Keeps the settings and shows them on the page. Called whenever one changes. */
export function applySettings(): void {
  const kept = $state.snapshot(settings);
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // As above.
  }
  const root = document.documentElement;
  root.lang = kept.lang;
  root.dataset.theme = kept.theme === 'system' ? (prefersLight.matches ? 'light' : 'dark') : kept.theme;
  root.dataset.motion = kept.motion;
  root.dataset.size = kept.size;
  root.dataset.palette = kept.safeColours ? 'safe' : 'deco';
}

/** Whether things may move. */
export function moves(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
