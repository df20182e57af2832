import type { SkillType } from '#shared/content/skillTypes.ts';
import { light } from '../core/color.ts';
import { ellipsePath, smooth } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';

/** A shining orb that a sign is put into; 60 wide around the origin. */
function orb(color: string, sign: string): string {
  return (
    part(ellipsePath(0, 0, 29, 29), color, {
      outline: 2.4,
      shadow: [-1.4, -4],
      top: light(color, 0.7),
      inside: ellipse(0, 22, 20, 10, '#ffffff', 0.16) + sign,
    }) + ellipse(-12, -18, 7.6, 3.6, '#ffffff', 0.8, -38)
  );
}

const WHITE = '#ffffff';
const speed = [-9, 0, 9]
  .map((y, i) => line(svg`M${-20 + i * 3} ${y}H${-8 + (i % 2) * 3}`, WHITE, 3.2, 0.85))
  .join('');
const chevron = (x: number, y: number, turn: number, color = WHITE) =>
  at(
    svg`translate(${x} ${y}) rotate(${turn})`,
    part('M-11 4L0 -7L11 4V10L0 0L-11 10Z', color, { outline: 1.8, ink: '#2b5f8c', shadow: null }),
  );

/** A flipper shoe, running. */
const boot = part(
  smooth(
    [
      [-9, -14],
      [2, -15],
      [4, -2],
      [16, 4],
      [18, 12],
      [6, 14],
      [-11, 13],
      [-12, 0],
    ],
    true,
    0.7,
  ),
  '#ff8f6b',
  { outline: 2, shadow: [-0.8, -2.4], inside: fill('M-14 9H22V16H-14Z', WHITE, 0.9) },
);

const vines =
  fill('M6 -34H34V34H6Z', '#3f9a78') +
  fill('M6 -34H9V34H6Z', '#2f7a68') +
  [-20, -4, 12, 26]
    .map((y, i) => ellipse(16 + (i % 2) * 5, y, 6, 3.4, '#7fe8b4', 0.95, i % 2 ? -28 : 24))
    .join('');

/** What each skill is known by. */
export const SKILL_ICONS: Readonly<Record<SkillType, () => string>> = {
  DASH: () => orb('#4ab4f2', speed + chevron(-1, 0, 90, '#ffe38a') + chevron(12, 0, 90)),
  DOUBLE_JUMP: () => orb('#a98af5', chevron(0, -8, 0) + chevron(0, 8, 0, '#ffe38a')),
  SPEED_BOOST: () => orb('#ffc94a', at('translate(-3 0)', speed) + at('translate(2 0) scale(.95)', boot)),
  WALL_CLIMB: () => orb('#58cfa2', vines + chevron(-8, -6, 0) + chevron(-8, 9, 0, '#ffe38a')),
};
