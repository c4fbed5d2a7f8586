import { ApiError, tournament } from '../api';
import type { TournamentView } from '../wire';

const EVERY_MS = 2_000;
const SLOWER_MS = 6_000;

/** A tournament, asked for again and again while somebody looks. */
export class Watch {
  view: TournamentView | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | null = null;
  private running = false;

  constructor(private readonly code: string) {}

  /** Begins; what it knows first is there when this returns. */
  start(): Promise<void> {
    this.running = true;
    return this.ask();
  }

  stop(): void {
    this.running = false;
    if (this.timer) clearTimeout(this.timer);
  }

  /** What an answer to something else told. */
  take(view: TournamentView): void {
    this.view = view;
    this.problem = null;
  }

  async ask(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    let wait = EVERY_MS;
    try {
      const view = await tournament(this.code);
      if (!this.running) return;
      this.take(view);
    } catch (error) {
      if (!this.running) return;
      const gone = error instanceof ApiError && error.status === 404;
      // What is on the screen stays readable while the line is down.
      if (!this.view || gone) this.problem = error;
      if (gone) return;
      wait = SLOWER_MS;
    }
    this.timer = setTimeout(() => void this.ask(), wait);
  }
}
