import { ink, light, shade } from '../core/color.ts';
import { ellipsePath, roundedRect, star } from '../core/shapes.ts';
import { at, ellipse, line, part, ring } from '../core/svg.ts';

/** Badges of skills: a square of 54 with round corners around the origin, and one sign that is clear at 32 px. */

const PAPER = '#fffdf4';

/** The pen that draws a sign on a badge of one colour. */
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

/** A ladder with an arrow over it. */
const ladderClimb = ({ stroke }: Pen) =>
  stroke('M-15 18V-18M1 18V-18M-15 -10H1M-15 0H1M-15 10H1', 4, '#ffd9a0') +
  stroke('M13 14V-10M7 -3L13 -10L19 -3', 4.4);

/** A horseshoe magnet and the shell that it attracts. */
const shellMagnet = ({ shape, stroke, color }: Pen) =>
  shape('M-20 -4A13 13 0 0 1 6 -4V10H-2V-4A5 5 0 0 0 -12 -4V10H-20Z', '#ff7f6b') +
  shape(roundedRect(-20.4, 8, 8.8, 8, 2)) +
  shape(roundedRect(-2.4, 8, 8.8, 8, 2)) +
  shape('M15 18L8.4 10.6C7 6.6 11 3.4 15 3.4C19 3.4 23 6.6 21.6 10.6Z', '#ffd3dd') +
  line('M15 16V6.4M15 15.6L11.4 8M15 15.6L18.6 8', ink(color), 1.2) +
  stroke('M13 -14L16 -9M19 -11L20 -6', 2.2, '#fff3c4');

/** A leap that begins beyond the edge of a board. */
const edgeJump = ({ shape, stroke }: Pen) =>
  shape(roundedRect(-22, 5, 22, 12, 4), '#8fd6a0') +
  stroke('M2 9H4M8 11H10', 3, '#d8ffe0') +
  stroke('M-8 -2C-4 -2 -1 -1 3 -1C10 -1 11 -8 11 -16M4.4 -10L11 -17L17.6 -10', 4.8);

/** A laughing pearl with two small ones. */
const emoteWheel = ({ shape, color }: Pen) =>
  shape(ellipsePath(-2, 3, 15.4, 14.6), GOLD) +
  line('M-9.4 1.6Q-6.8 -2.6 -4.2 1.6M.4 1.6Q3 -2.6 5.6 1.6', ink(color), 2.4) +
  shape('M-8 6Q-2 8.4 4 6Q3.4 14 -2 14Q-7.4 14 -8 6Z', '#e05a55') +
  shape(ellipsePath(15.6, -13, 6, 5.8), '#9be8ff') +
  shape(ellipsePath(-17, -15, 4.4, 4.2), '#ffb3c4');

/** A jellyfish that sinks softly. */
const glide = ({ shape, stroke, color }: Pen) =>
  stroke('M-9 1C-12 6 -6 9 -9 15M0 1C-3 7 3 10 0 18M9 1C12 6 6 9 9 15', 3, '#ffd3f0') +
  shape(
    'M-18 1C-19 -12 -9 -19 0 -19C9 -19 19 -12 18 1C14 5 11 0 8.6 2C6 5 3 0 0 2C-3 5 -6 0 -8.6 2C-11 5 -14 5 -18 1Z',
  ) +
  ellipse(-6, -6, 2, 2.6, ink(color)) +
  ellipse(6, -6, 2, 2.6, ink(color)) +
  line('M-2.6 -2.6Q0 -.4 2.6 -2.6', ink(color), 1.8);

/** A fish against the stream. */
const swim = ({ shape, stroke, color }: Pen) =>
  stroke('M21 -14C15 -18 12 -10 6 -14S-4 -10 -9 -14M21 16C15 12 12 20 6 16S-4 20 -9 16', 3.2, '#c9f2ff') +
  shape('M-8 1L-20 -8V10Z', '#ffb46b') +
  shape('M-11 1C-6 -10 10 -11 19 1C10 13 -6 12 -11 1Z', '#ff9a4d') +
  ellipse(10.4, -1.6, 2.6, 3, PAPER) +
  ellipse(11, -1.4, 1.5, 1.9, ink(color));

/** A lantern of the sea. */
const lamp = ({ shape, stroke }: Pen) =>
  stroke('M-20 -3H-16.4M20 -3H16.4M-15 -16L-12.6 -13.6M15 -16L12.6 -13.6', 2.8, '#fff3c4') +
  stroke('M-5 -15C-5 -21 5 -21 5 -15', 3) +
  shape(roundedRect(-9, -15, 18, 5.4, 2.4), '#e8b070') +
  shape('M-8 -9.6H8C13 -3 13 5 8 11H-8C-13 5 -13 -3 -8 -9.6Z', '#fff0a8') +
  shape('M0 -6C5 -1 5.4 6 0 8C-5.4 6 -5 -1 0 -6Z', '#ff9a4d') +
  shape(roundedRect(-9, 11, 18, 5.6, 2.4), '#e8b070');

/** A magnifier with an eye that looks again. */
const secondLook = ({ stroke, shape, color }: Pen) =>
  stroke('M8 8L18 18', 6.4, '#ffc46b') +
  shape(ellipsePath(-3, -3, 15.6, 15.6)) +
  ellipse(-3, -3, 11, 11, '#a8ecf7') +
  ring(-3, -3, 11, 11, ink(color), 1.6) +
  shape('M-12 -3C-8 -10 2 -10 6 -3C2 4 -8 4 -12 -3Z') +
  ellipse(-3, -3, 3.6, 3.8, ink(color)) +
  ellipse(-4.2, -4.4, 1.3, 1.4, '#ffffff');

/** A spring under an arrow. */
const highJump = ({ stroke }: Pen) =>
  stroke('M-10 18H10M-8 14L8 10M8 10L-8 6M-8 6L8 2', 3.4, '#d9f4ff') +
  stroke('M0 -2V-17M-9 -10L0 -19L9 -10', 5.4);

/** A way that turns in the air. */
const airControl = ({ stroke, shape }: Pen) =>
  stroke('M-16 14C2 16 17 8 15 -3C13 -13 -2 -12 -4 -3', 4.8) +
  shape('M-12 -6L-3.6 6L4 -6.4Z') +
  shape(ellipsePath(-14, -14, 4.6, 3.6), '#d9f4ff') +
  shape(ellipsePath(16, 16, 4, 3.2), '#d9f4ff');

/** Bubbles that follow each other. */
const bubbleTrail = ({ shape }: Pen) =>
  [
    [11, 4, 11],
    [-7, -6, 7],
    [-8, 11, 5],
    [-19, 3, 4],
    [4, -16, 4.4],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        shape(ellipsePath(x, y, r, r), '#c9f4ff') +
        ellipse(x - r * 0.34, y - r * 0.4, r * 0.3, r * 0.22, '#ffffff', 0.95, -38),
    )
    .join('');

/** A name tag with a star. */
const nameGlint = ({ shape, stroke, color }: Pen) =>
  shape(roundedRect(-21, -4, 42, 18, 8)) +
  line('M-13 5H3', ink(color), 3) +
  at('translate(12 -6)', shape(star(0, 0, 10.4, 5), GOLD)) +
  stroke('M-16 -14L-13 -11M-6 -17V-13', 2.6, '#fff3c4');

/** Icons by the key of the skill. The four that everybody has learned come first. */
export const SKILL_ICONS = {
  'skill.dash': () => badge('#3f9be6', dash),
  'skill.doubleJump': () => badge('#35b98a', doubleJump),
  'skill.speedBoost': () => badge('#f5a623', speedBoost),
  'skill.wallClimb': () => badge('#8a63d2', wallClimb),
  'skill.ladderClimb': () => badge('#c07a3a', ladderClimb),
  'skill.shellMagnet': () => badge('#2fa5b8', shellMagnet),
  'skill.edgeJump': () => badge('#5fb85a', edgeJump),
  'skill.emoteWheel': () => badge('#b05fc4', emoteWheel),
  'skill.glide': () => badge('#d966a8', glide),
  'skill.swim': () => badge('#2873b3', swim),
  'skill.lamp': () => badge('#4468b0', lamp),
  'skill.secondLook': () => badge('#15819a', secondLook),
  'skill.highJump': () => badge('#ee6258', highJump),
  'skill.airControl': () => badge('#6a6fd8', airControl),
  'skill.bubbleTrail': () => badge('#39a9d6', bubbleTrail),
  'skill.nameGlint': () => badge('#e07b2f', nameGlint),
} as const satisfies Record<string, () => string>;
