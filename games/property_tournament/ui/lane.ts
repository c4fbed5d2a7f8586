/** Where tokens stand: in a lane inside the ring of spaces, so that they hide nothing that is printed on them. */
import { JAIL, spot } from './view';

/** How much longer a corner is than another space; where names are read from afar, there is more room for them. */
export const cornerShare = (far: boolean): number => (far ? 2.4 : 1.42);
/** How wide the lane is, in hundredths of the board. */
export const LANE_SHARE = 5.6;
/** How large a token is, in the same measure: as wide as most of the lane, and a third higher. */
export const TOKEN = { wide: LANE_SHARE * 0.78, high: (LANE_SHARE * 0.78 * 4) / 3 };

/** How far tokens that share a space stand apart at most, and how much room they have together. */
const [APART, TOGETHER] = [3.4, 7.5];
/** How far apart tokens around a corner stand. */
const AROUND = 3;

/** The middle of a row or column of the ring. */
function along(place: number, corner: number): number {
  const from = place === 0 ? 0 : corner + place - 1;
  return ((from + (place % 10 === 0 ? corner : 1) / 2) / (9 + 2 * corner)) * 100;
}

/** Where the token `index` of `count` on a space stands, in hundredths of the board. Prisoners are inside the jail. */
export function stand(space: number, locked: boolean, index: number, count: number, far = false): { left: number; top: number } {
  const place = spot(space);
  const corner = cornerShare(far);
  const depth = (corner / (9 + 2 * corner)) * 100;
  // The middle of the lane, from the edge of the board.
  const middle = depth + LANE_SHARE / 2;
  if (space % 10 !== 0) {
    const apart = (index - (count - 1) / 2) * Math.min(APART, TOGETHER / count);
    const across = place.side === 0 || place.side === 3 ? 100 - middle : middle;
    return place.side % 2 === 0 ? { left: along(place.column, corner) + apart, top: across } : { left: across, top: along(place.row, corner) + apart };
  }
  const inward = (at: number, from: number) => (at === 0 ? from : 100 - from);
  if (locked && space === JAIL) {
    // The name of the jail stands below its bars.
    const apart = (index - (count - 1) / 2) * Math.min(APART, TOGETHER / count);
    return { left: inward(place.column, depth / 2) + apart, top: inward(place.row, depth * 0.62) };
  }
  // Around a corner tokens stand in both lanes by turns.
  const steps = Math.ceil(index / 2) * AROUND;
  const [x, y] = index % 2 === 1 ? [middle + steps, middle] : [middle, middle + steps];
  return { left: inward(place.column, x), top: inward(place.row, y) };
}
