import { ink, light, shade } from '../core/color.ts';
import { ellipsePath, roundedRect, star } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, ring, svg } from '../core/svg.ts';

/** Badges of skills: a square of 54 with round corners around the origin, and one sign that is clear at 32 px. */

const PAPER = '#fffdf4';

/** What a sign is drawn with on a badge of one colour. */
interface Pen {
  readonly color: string;
  /** An outlined shape in paper white, or another colour. */
  readonly shape: (d: string, fillColor?: string) => string;
  /** An outlined line in paper white, or another colour. */
  readonly stroke: (d: string, width?: number, color?: string) => string;
}

function penOn(color: string): Pen {
  const outline = ink(color);
  return {
    color,
    shape: (d, fillColor = PAPER) =>
      part(d, fillColor, {
        outline: 2,
        ink: outline,
        shadow: [0, -1.8],
        shadowColor: fillColor === PAPER ? light(color, 1.5) : shade(fillColor),
      }),
    stroke: (d, width = 5, strokeColor = PAPER) => line(d, outline, width + 4) + line(d, strokeColor, width),
  };
}

function badge(color: string, sign: (pen: Pen) => string): string {
  return (
    part(roundedRect(-27, -27, 54, 54, 16), color, {
      outline: 2.6,
      shadow: [0, -4],
      top: light(color, 0.55),
      inside: ellipse(-9, -30, 34, 15, '#ffffff', 0.22),
    }) +
    `<path d="${roundedRect(-24.6, -24.6, 49.2, 46, 13.6)}" fill="none" stroke="#ffffff" stroke-width="1.8" opacity=".42"/>` +
    at('translate(0 -1.6)', sign(penOn(color)))
  );
}

const GOLD = '#ffd34d';

const dash = ({ stroke }: Pen) =>
  stroke('M-19 -9H-9M-21 0H-13M-19 9H-9', 3.4, '#d9f4ff') + stroke('M-5 -12L7 0L-5 12M7 -12L19 0L7 12', 5.4);

const doubleJump = ({ stroke, shape }: Pen) =>
  stroke('M-13 6L0 -6L13 6', 5.4, '#c9f2dc') +
  stroke('M-13 -6L0 -18L13 -6', 5.4) +
  shape(ellipsePath(0, 16, 13, 4.4));

const speedBoost = ({ shape, stroke }: Pen) =>
  shape(
    'M-14 -16H-2L0 -4C3 0 9 1 14 3C18 5 18 12 16 14H-14C-17 14 -17 10 -16 6C-15 0 -15 -8 -14 -16Z',
    '#ff7f6b',
  ) +
  shape(roundedRect(-17, 11, 35, 6, 3)) +
  stroke('M2 2L5 -2M7 4L10 0', 1.8) +
  shape(
    'M-10 -2C-18 -4 -23 -11 -22 -18C-16 -17 -13 -16 -11 -13C-11 -16 -11 -18 -10 -20C-5 -15 -4 -8 -10 -2Z',
  );

const wallClimb = ({ shape, stroke }: Pen) =>
  [
    [-20, -19, 12],
    [-20, -7, 19],
    [-20, 5, 12],
    [-7, -19, 6],
    [-7, 5, 6],
  ]
    .map(([x = 0, y = 0, w = 0]) => shape(roundedRect(x, y, w, 10.4, 2.4), '#cdb6f0'))
    .join('') + stroke('M11 15V-12M3 -5L11 -14L19 -5', 5);

/** Three dice, one after the other. */
const order = ({ shape, stroke, color }: Pen) => {
  const pip = (x: number, y: number) => ellipse(x, y, 1.7, 1.7, ink(color));
  return (
    stroke('M-13 12L13 -12', 3) +
    shape(roundedRect(-20.4, 5, 14, 14, 3.6), '#ffe08a') +
    shape(roundedRect(-7, -7.4, 14, 14, 3.6), '#ffb98a') +
    shape(roundedRect(6.4, -19.8, 14, 14, 3.6)) +
    pip(-13.4, 11.6) +
    pip(-2.8, -0.8) +
    pip(2.8, -0.8) +
    pip(13.4, -16.4) +
    pip(10, -10.4) +
    pip(16.8, -10.4)
  );
};

const loop = ({ stroke, shape }: Pen) =>
  stroke('M-14 3A14 14 0 0 1 8 -11M14 -3A14 14 0 0 1 -8 11', 5) +
  shape('M4 -19L17 -12L5 -3Z') +
  shape('M-4 19L-17 12L-5 3Z');

const condition = ({ stroke, shape, color }: Pen) =>
  stroke('M0 17V6C0 -2 -12 0 -12 -9M0 6C0 -2 12 0 12 -9', 4.6) +
  shape(ellipsePath(-12, -12, 7.2, 7.2), '#9be8b4') +
  shape(ellipsePath(12, -12, 7.2, 7.2), '#ff9d92') +
  line('M-15 -12L-12.6 -9.6L-9 -14.4', ink(color), 2.4) +
  line('M9.6 -14.4L14.4 -9.6M14.4 -14.4L9.6 -9.6', ink(color), 2.4);

const variable = ({ shape }: Pen) =>
  shape('M-15 -2H15L13 17H-13Z', '#e8b070') +
  shape('M-15 -2L-21 -9L-9 -11L-4 -2ZM15 -2L21 -9L9 -11L4 -2Z', '#f4cd94') +
  at('translate(0 -9)', shape(star(0, 0, 9.4, 4.8), GOLD)) +
  fill('M-13.6 0H13.6L13 7H-13Z', '#c98b4e', 0.5);

const callable = ({ stroke, shape }: Pen) =>
  stroke('M-10 -16C-18 -16 -11 -2 -19 0C-11 2 -18 16 -10 16M10 -16C18 -16 11 -2 19 0C11 2 18 16 10 16', 4.4) +
  shape('M-5 -8.4L8 0L-5 8.4Z', GOLD);

const list = ({ shape, stroke }: Pen) =>
  [-12, 0, 12]
    .map(
      (y, i) =>
        shape(ellipsePath(-14, y, 4, 4), ['#ffe08a', '#ffb98a', '#9be8b4'][i]) +
        stroke(svg`M-4 ${y}H17`, 4.6),
    )
    .join('');

const debug = ({ shape, stroke, color }: Pen) =>
  stroke(
    'M-9 -4L-18 -10M-10 4H-20M-8 11L-16 17M9 -4L18 -10M10 4H20M8 11L16 17M-4 -12L-9 -20M4 -12L9 -20',
    2.6,
  ) +
  shape(ellipsePath(0, 4, 11.6, 13.4), '#ff6f61') +
  shape('M-8.6 -6C-8 -15 8 -15 8.6 -6C4 -3.6 -4 -3.6 -8.6 -6Z') +
  line('M0 -4V17', ink(color), 2) +
  ellipse(-5.4, 2, 2.2, 2.4, ink('#ff6f61')) +
  ellipse(5.4, 2, 2.2, 2.4, ink('#ff6f61')) +
  ellipse(-4.6, 10, 1.9, 2, ink('#ff6f61')) +
  ellipse(4.6, 10, 1.9, 2, ink('#ff6f61')) +
  ellipse(-3.2, -8.6, 1.5, 1.9, ink(color)) +
  ellipse(3.2, -8.6, 1.5, 1.9, ink(color));

const search = ({ stroke, shape, color }: Pen) =>
  stroke('M7 7L17 17', 6.4, '#ffc46b') +
  shape(ellipsePath(-4, -4, 14, 14)) +
  ellipse(-4, -4, 9.6, 9.6, '#a8ecf7') +
  ring(-4, -4, 9.6, 9.6, ink(color), 1.6) +
  ellipse(-7.6, -7.8, 3.4, 2.2, '#ffffff', 0.95, -40);

const sort = ({ shape, stroke }: Pen) =>
  shape(roundedRect(-20, 6, 8, 11, 2.4), '#ffe08a') +
  shape(roundedRect(-9, -2, 8, 19, 2.4), '#ffb98a') +
  shape(roundedRect(2, -10, 8, 27, 2.4), '#ff8f8f') +
  shape(roundedRect(13, -18, 8, 35, 2.4)) +
  stroke('M-19 -4L-4 -16M-4 -16H-11M-4 -16V-9', 2.8);

/** A shell whose whorl is the shell again. */
const recursion = ({ shape, color }: Pen) =>
  shape(
    'M-19 8C-22 -8 -10 -20 4 -18C16 -16 21 -4 17 6C13 16 2 18 -4 16L-17 17C-19 15 -19 12 -19 8Z',
    '#ffd9b8',
  ) +
  line(
    'M-4 15.4C10 16 17 5 13 -4C9 -13 -4 -14 -9 -5C-13 3 -5 11 2 8C8 5 7 -3 1 -3C-2 -3 -3.4 0 -1.8 2',
    ink(color),
    3,
  );

const performance = ({ shape, color }: Pen) =>
  shape('M-19 9A19.4 19.4 0 1 1 19 9C17 14 -17 14 -19 9Z') +
  [-66, -22, 22, 66]
    .map((turn, i) =>
      at(
        svg`rotate(${turn} 0 3)`,
        line('M-2 -12.6H2', ['#35b98a', '#9bd65a', '#ffb52e', '#ee6258'][i] ?? GOLD, 5),
      ),
    )
    .join('') +
  line('M0 3L10 -8', ink(color), 4) +
  ellipse(0, 3, 4, 4, ink(color));

const focus = ({ shape, stroke }: Pen) =>
  shape(ellipsePath(-2, 2, 17, 17)) +
  ring(-2, 2, 11.4, 11.4, '#ee6258', 4.4) +
  ellipse(-2, 2, 4.4, 4.4, '#ee6258') +
  stroke('M-2 2L13 -13', 3, GOLD) +
  shape('M10 -10L12 -18L18 -22L18.6 -18.6L22 -18L18 -12Z', '#ffe08a');

/** By the key of the skill. The four that move the avatar come first. */
export const SKILL_ICONS = {
  'skill.dash': () => badge('#3f9be6', dash),
  'skill.doubleJump': () => badge('#35b98a', doubleJump),
  'skill.speedBoost': () => badge('#f5a623', speedBoost),
  'skill.wallClimb': () => badge('#8a63d2', wallClimb),
  'skill.order': () => badge('#2fa5b8', order),
  'skill.loop': () => badge('#ee6258', loop),
  'skill.condition': () => badge('#4468b0', condition),
  'skill.variable': () => badge('#5fb85a', variable),
  'skill.function': () => badge('#b05fc4', callable),
  'skill.list': () => badge('#3d74c6', list),
  'skill.debug': () => badge('#8cbf3f', debug),
  'skill.search': () => badge('#15819a', search),
  'skill.sort': () => badge('#6a6fd8', sort),
  'skill.recursion': () => badge('#e0708f', recursion),
  'skill.performance': () => badge('#e07b2f', performance),
  'skill.focus': () => badge('#2873b3', focus),
} as const satisfies Record<string, () => string>;
