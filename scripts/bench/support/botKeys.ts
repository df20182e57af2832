/** Pure. The keys of a player who plays as children do. */
import { createRandom } from '#shared/simulation/createRandom.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';

/** Ticks of 1/60 s. */
const SECOND = 60;

interface Doing {
  readonly keys: number;
  readonly ticks: number;
}

/** Endless keys for one tick after another: stands, walks, turns round, jumps on the spot and while walking. */
export function botKeys(seed: number): () => number {
  const random = createRandom(seed);
  const between = (from: number, to: number) => Math.round((from + random() * (to - from)) * SECOND);
  let side: number = random() < 0.5 ? INPUT.LEFT : INPUT.RIGHT;
  let doing: Doing = { keys: 0, ticks: between(0, 2) };
  let left = doing.ticks;

  const next = (): Doing => {
    const wish = random();
    if (wish < 0.3) return { keys: 0, ticks: between(0.5, 3) };
    if (wish < 0.4) return { keys: INPUT.JUMP, ticks: between(0.05, 0.4) };
    if (random() < 0.3) side = side === INPUT.LEFT ? INPUT.RIGHT : INPUT.LEFT;
    if (wish < 0.6) return { keys: side | INPUT.JUMP, ticks: between(0.1, 0.5) };
    return { keys: side, ticks: between(0.5, 3) };
  };

  return () => {
    if (left <= 0) {
      doing = next();
      left = doing.ticks;
    }
    left -= 1;
    return doing.keys;
  };
}
