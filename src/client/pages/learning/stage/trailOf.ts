/** Pure: the dots behind the avatar. */
import type { Film } from './film.ts';

/** Ticks between two dots, and how many are shown. */
const EVERY = 14;
const MOST = 22;
/** Dots nearer to each other than this would run together, px. */
const APART = 20;

export function trailOf({ states }: Film, tick: number): { readonly x: number; readonly y: number }[] {
  const dots: { x: number; y: number }[] = [];
  for (let at = 0; at < tick - EVERY / 2; at += EVERY) {
    const player = states[at]?.player;
    const last = dots.at(-1);
    if (player === undefined) continue;
    if (last && Math.hypot(player.x - last.x, player.y - last.y) < APART) continue;
    dots.push({ x: player.x, y: player.y });
  }
  return dots.slice(-MOST);
}
