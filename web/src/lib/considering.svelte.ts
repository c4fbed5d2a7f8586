import type { Considered } from './wire';

/** How long a choice must stand before it is asked about. */
const SETTLE_MS = 120;

/**
 * What the action that is being put together would lead to, kept up with it while it changes. Made in a component:
 * `new Considering(() => ({ action, seq: moment.to }), (action) => consider(action))`, with null for an action that is
 * not complete yet.
 */
export class Considering<Action> {
  private key: string = $state('');
  private answer: { key: string; told: Considered } | null = $state.raw(null);

  /** The answer for the action as it stands; null until there is one. */
  readonly told: Considered | null = $derived(this.answer?.key === this.key ? this.answer.told : null);

  constructor(wanted: () => { action: Action | null; seq: number }, consider: (action: Action) => Promise<Considered | null>) {
    $effect(() => {
      const { action, seq } = wanted();
      const key = action === null ? '' : `${seq} ${JSON.stringify(action)}`;
      this.key = key;
      if (action === null) return;
      const ask = () => void consider(action).then((told) => told && (this.answer = { key, told }));
      const timer = setTimeout(ask, SETTLE_MS);
      return () => clearTimeout(timer);
    });
  }
}
