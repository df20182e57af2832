import { ink } from '../core/color.ts';
import { ellipsePath } from '../core/shapes.ts';
import { ellipse, line, part, radial } from '../core/svg.ts';

/** The marks of a quest to take, to hand in, and in progress. Shapes differ, not only colours. */
export type QuestMarkKind = 'available' | 'complete' | 'progress';

const ORANGE = '#ff8a1f';
const GREEN = '#35b98a';
const GREY = '#8a94a8';
const HOOK = 'M-4.4 -11.6C-5 -18.4 5.4 -18.6 4.8 -12C4.4 -8.6 0 -8.6 0 -4.4';

const dot = (x: number, y: number, radius: number, color: string) =>
  part(ellipsePath(x, y, radius, radius), color, { outline: 1.1, shadow: null });

const SIGNS: Readonly<Record<QuestMarkKind, () => string>> = {
  available: () =>
    part('M-3.6 -16C-3.6 -19.6 3.6 -19.6 3.6 -16L2.2 -5.4C2 -3.6 -2 -3.6 -2.2 -5.4Z', ORANGE, {
      outline: 1.1,
      shadow: null,
    }) + dot(0, 0.6, 2.9, ORANGE),
  complete: () => line(HOOK, ink('#2fa074'), 5.6) + line(HOOK, GREEN, 3.4) + dot(0, 1.6, 2.6, GREEN),
  progress: () => [-7.6, 0, 7.6].map((x) => dot(x, -6.4, 2.5, GREY)).join(''),
};

/** A cream drop whose tip is at (0, 17), with a golden halo while there is something to do. */
export function questMark(kind: QuestMarkKind): string {
  const halo = radial([
    [0, '#fff3b0', 0.95],
    [1, '#ffd34d', 0],
  ]);
  return (
    (kind === 'progress' ? '' : halo.def + ellipse(0, 0, 30, 30, halo.url)) +
    part('M-17 -6C-17 -24 17 -24 17 -6C17 6 6 8 0 17C-6 8 -17 6 -17 -6Z', '#fff8e6', {
      outline: 2.2,
      ink: '#7a4a1d',
      shadow: [-1, -2],
      shadowColor: '#f4d79a',
    }) +
    SIGNS[kind]()
  );
}
