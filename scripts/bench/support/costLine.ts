/** Pure. The cost of processes as a line: so much for each process and so much for each of its players. */

/** The use of one second by a number of players. */
export interface Point {
  readonly players: number;
  readonly used: number;
}

export interface CostLine {
  /** The use of one process without players, per second. */
  readonly fixed: number;
  /** The use of one player, per second. */
  readonly perPlayer: number;
}

/** The line through two points of the same number of processes. */
export function costLine(processes: number, few: Point, many: Point): CostLine {
  const perPlayer = (many.used - few.used) / (many.players - few.players);
  return { fixed: (few.used - perPlayer * few.players) / processes, perPlayer };
}

/** The cost of one player among so many of one process. */
export const costAmong = ({ fixed, perPlayer }: CostLine, players: number): number =>
  perPlayer + fixed / players;

/** The players that fill a process up to `used` per second. */
export const playersUpTo = ({ fixed, perPlayer }: CostLine, used: number): number =>
  Math.floor((used - fixed) / perPlayer);
