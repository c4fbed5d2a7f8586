import type { Seat } from '$lib/wire';

/** The stack that was tapped on the table, for the moment at which that was: the hand offers what can be done about it. */
class Aim {
  private target: Seat | null = $state(null);
  private at = $state(-1);

  of(moment: { to: number }): Seat | null {
    return this.at === moment.to ? this.target : null;
  }

  toggle(moment: { to: number }, seat: Seat): void {
    this.target = this.of(moment) === seat ? null : seat;
    this.at = moment.to;
  }

  drop(): void {
    this.target = null;
  }
}

export const aim = new Aim();
