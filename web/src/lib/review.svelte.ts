import type { PlayedMatch } from './played';
import type { ReviewedDecision, Seat, Swing } from './wire';

/** How many decisions and how much of what chance brought are shown as turning points, and what counts as one at all. */
const MAX_MADE = 5;
const MAX_CAME = 3;
const LEAST = 0.02;

/** A moment after which the match stood otherwise: by a decision, or by chance. */
export type TurningPoint = {
  seq: number;
  size: number;
  seat: Seat;
  /** The decision, if it was one. */
  decision: ReviewedDecision | null;
};

/** What the bots make of a match. They take their time: parts come one after the other. */
export class Review {
  decisions: ReviewedDecision[] = $state.raw([]);
  luck: Swing[] = $state.raw([]);
  /** The first step that was not looked at yet; null once all were, or before it began. */
  next: number | null = $state(null);
  stage: 'new' | 'working' | 'done' = $state('new');
  error: unknown = $state.raw(null);
  private stopped = false;

  /** Chances to win before and after every decision, 0 to 100: one point for each step. */
  readonly chances = $derived.by(() => {
    const points = this.decisions.flatMap(({ seq, before, after }) => [
      { seq: seq - 1, values: before.map(percent) },
      { seq, values: after.map(percent) },
    ]);
    return points.filter(({ seq }, index) => seq !== points[index - 1]?.seq);
  });

  /** What chance gave or took from each seat in all, in parts of a hundred. */
  readonly fortunes: number[] = $derived.by(() => {
    const seats = this.decisions[0]?.before.length ?? this.luck[0]?.swings.length ?? 0;
    return Array.from({ length: seats }, (_, seat) => percent(this.luck.reduce((sum, { swings }) => sum + (swings[seat] ?? 0), 0)));
  });

  /**
   * Where the match turned: decisions first, since one can learn from them, those of `own` before those of others; then what
   * chance brought. The largest ones first.
   */
  turns(own: Seat | null): TurningPoint[] {
    const made = this.decisions.map((decision) => ({ seq: decision.seq, size: decision.loss, seat: decision.seat, decision }));
    const came = this.luck.map(({ seq, swings }) => {
      const size = Math.max(0, ...swings.map(Math.abs));
      return { seq, size, seat: swings.findIndex((swing) => Math.abs(swing) === size), decision: null };
    });
    const isOwn = ({ seat }: TurningPoint) => Number(seat === own);
    const largest = (turns: TurningPoint[], most: number) => {
      const counted = turns.filter(({ size, seat }) => size >= LEAST && seat >= 0);
      return counted.sort((a, b) => isOwn(b) - isOwn(a) || b.size - a.size).slice(0, most);
    };
    return [...largest(made, MAX_MADE), ...largest(came, MAX_CAME)];
  }

  constructor(readonly match: PlayedMatch) {}

  /** What chance did to the seat it changed most at this step, in parts of a hundred. */
  swing({ seq, seat }: TurningPoint): number {
    return percent(this.luck.find((swing) => swing.seq === seq)?.swings[seat] ?? 0);
  }

  async start(): Promise<void> {
    this.stage = 'working';
    this.error = null;
    try {
      for (let from: number | null = this.next ?? 0; from !== null && !this.stopped; ) {
        const part = await this.match.review(from);
        this.decisions = [...this.decisions, ...part.decisions];
        this.luck = [...this.luck, ...part.luck];
        from = part.next ?? null;
        this.next = from;
      }
      this.stage = 'done';
    } catch (error) {
      this.error = error;
      this.stage = 'new';
    }
  }

  stop(): void {
    this.stopped = true;
  }
}

export function percent(share: number): number {
  return Math.round(share * 100);
}

/** The decision of this seat after which its chance to win had grown most, if any did so. */
export function bestOf(decisions: readonly ReviewedDecision[], own: Seat): { seq: number; action: unknown; gain: number } | null {
  const grown = decisions
    .filter(({ seat }) => seat === own)
    .map(({ seq, action, before, after }) => ({ seq, action, gain: (after[own] ?? 0) - (before[own] ?? 0) }))
    .filter(({ gain }) => gain >= LEAST);
  return grown.reduce<(typeof grown)[number] | null>((best, next) => (best && best.gain >= next.gain ? best : next), null);
}

/** The step at which chance took most from this seat, if it took anything to speak of. */
export function worstLuckOf(luck: readonly Swing[], own: Seat): { seq: number; loss: number } | null {
  const taken = luck.map(({ seq, swings }) => ({ seq, loss: -(swings[own] ?? 0) })).filter(({ loss }) => loss >= LEAST);
  return taken.reduce<(typeof taken)[number] | null>((worst, next) => (worst && worst.loss >= next.loss ? worst : next), null);
}
