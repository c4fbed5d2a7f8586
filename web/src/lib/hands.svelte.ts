/** The tables whose drawing stands on a TV, so that this device shows only what its player holds. */

const PLACE = 'magnat.hands';
const MAX_KEPT = 50;

function stored(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.filter((code) => typeof code === 'string') : [];
  } catch {
    return [];
  }
}

class Hands {
  private codes: string[] = $state.raw(stored());

  has(code: string): boolean {
    return this.codes.includes(code);
  }

  set(code: string, on: boolean): void {
    const others = this.codes.filter((other) => other !== code);
    this.codes = (on ? [...others, code] : others).slice(-MAX_KEPT);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.codes));
    } catch {
      // Kept as long as the page then.
    }
  }
}

export const hands = new Hands();
