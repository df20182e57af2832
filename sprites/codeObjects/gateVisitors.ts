import { shade } from '../core/color.ts';
import { ellipse, fill, line, part } from '../core/svg.ts';

export const VISITOR_KINDS = [0, 1, 2, 3, 4] as const;
export type VisitorKind = (typeof VISITOR_KINDS)[number];

const COLORS = ['#ff9f43', '#6fc3f2', '#ff86ac', '#8f9fc0', '#8fd67c'] as const;
const PATTERNS: Readonly<Record<VisitorKind, string>> = {
  0: fill('M-8 -20H-1V20H-8ZM12 -20H17V20H12Z', '#fff6e6'),
  1: fill('M-26 6C-10 14 14 14 28 6V24H-26Z', '#dff6ff'),
  2:
    ellipse(-6, 6, 3, 3, '#ffd3e2') +
    ellipse(2, 11, 2.4, 2.4, '#ffd3e2') +
    ellipse(-12, 0, 2.2, 2.2, '#ffd3e2'),
  3: fill('M-26 5C-10 12 14 12 28 6V24H-26Z', '#eef3f8'),
  4: line('M-14 -16Q-8 0 -14 16M-2 -20Q4 0 -2 19', '#4fa86a', 3),
};

/** A fish that comes to the gate, 70 wide, looking to the right, around its middle. */
export function gateVisitor(kind: VisitorKind): string {
  const color = COLORS[kind];
  const isShark = kind === 3;
  return (
    part(
      'M-22 0C-30 -4 -38 -15 -42 -13C-45 -6 -41 -3 -40 0C-41 3 -45 6 -42 13C-38 15 -30 4 -22 0Z',
      shade(color, 0.2),
      { outline: 2, shadow: [-0.6, -2] },
    ) +
    part(isShark ? 'M-6 -14L-2 -34L14 -13Z' : 'M-10 -14C-6 -25 8 -26 14 -14Z', shade(color, 0.3), {
      outline: 2,
      shadow: null,
    }) +
    part('M-26 0C-24 -16 -8 -20 4 -20C18 -20 30 -12 30 0C30 11 18 18 4 18C-8 18 -24 15 -26 0Z', color, {
      outline: 2.2,
      shadow: [-1, -3.4],
      inside: PATTERNS[kind] + ellipse(2, -14, 10, 3, '#ffffff', 0.45, -6),
    }) +
    part('M-4 6C-10 8 -13 14 -10 17C-4 17 2 13 3 8Z', shade(color, 0.4), { outline: 1.8, shadow: null }) +
    ellipse(17, -5, 6.4, 7, '#ffffff') +
    ellipse(18.6, -4.4, 3.8, 4.8, '#2a2148') +
    ellipse(17.4, -6.4, 1.6, 1.8, '#ffffff') +
    ellipse(21, 5, 3.4, 2, '#ff5f7a', 0.45) +
    line(isShark ? 'M14 9L18 7L21 9L24 7L27 8' : 'M18 8Q22 11 26 7', '#5a1f2a', 1.9)
  );
}
