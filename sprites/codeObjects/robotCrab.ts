import { ROBOT_CRAB_JOINTS } from '#shared/content/foeJoints.ts';
import { ink, light, shade } from '../core/color.ts';
import { ellipsePath, roundedRect, star } from '../core/shapes.ts';
import { at, blur, clip, ellipse, fill, line, linear, part, svg } from '../core/svg.ts';
import { groundShell } from '../scenery/groundShell.ts';
import { place } from '../scenery/place.ts';

const SHELL = '#e0704a';
const LEG = '#5f76b4';
const BRASS = '#ffc64a';
const VISOR = '#1d2d5c';
const EYE = '#ffd34d';
const CREAM = '#ffe3c4';
const MINT = '#7fd6b4';
const LAMP = '#6fe0b0';
const INK = '#5a1f2a';
const BRASS_INK = '#8a4a12';

const DOME = 'M-116 -78C-120 -150 -70 -206 0 -206C70 -206 120 -150 116 -78C80 -60 -80 -60 -116 -78Z';
const BELLY = 'M-116 -80C-112 -48 -60 -34 0 -34C60 -34 112 -48 116 -80C80 -62 -80 -62 -116 -80Z';

/** Brass with a slot: a joint or a bolt. */
const joint = (x: number, y: number, r: number, turn = -30) =>
  part(ellipsePath(x, y, r, r), BRASS, { outline: 1.8, ink: BRASS_INK, shadow: [-0.8, -1.8] }) +
  at(
    svg`rotate(${turn} ${x} ${y})`,
    line(svg`M${x - r * 0.42} ${y}H${x + r * 0.42}`, BRASS_INK, Math.max(1.2, r * 0.2)),
  );

const tube = (d: string, width: number) =>
  line(d, ink(LEG), width + 4) +
  line(d, shade(LEG, 0.5), width) +
  at('translate(-1.6 -1)', line(d, light(LEG, 0.25), width * 0.42, 0.9));

function leg(side: 1 | -1, hip: readonly [number, number], foot: number): string {
  const [x, y] = [hip[0] * side, hip[1]];
  const end = foot * side;
  return (
    tube(svg`M${x} ${y}L${end} -16`, 14) +
    part(
      svg`M${end - 16} 0C${end - 17} -15 ${end - 9} -22 ${end} -22C${end + 9} -22 ${end + 17} -15 ${end + 16} 0Z`,
      '#46568f',
      { outline: 2, ink: '#1c2450', shadow: [-0.8, -2], gloss: ellipsePath(end - 5, -14, 4, 2.4) },
    ) +
    joint(x, y, 11)
  );
}

/** The body with its legs, its visor without a face, and its lamps unlit; standing on the origin. */
export function crabBody(): string {
  const glass = linear([
    [0, '#2c4180'],
    [1, VISOR],
  ]);
  const visor = roundedRect(-76, -182, 152, 72, 35);
  const bolts = [-92, -62, -31, 31, 62, 92]
    .map((x) => joint(x, -66 + Math.abs(x) * 0.02 - (Math.abs(x) > 80 ? 4 : 0), 4.4))
    .join('');
  const antenna = (side: 1 | -1) =>
    tube(svg`M${side * 72} -184Q${side * 86} -212 ${side * 102} -222`, 9) +
    blur(5, ellipse(side * 104, -230, 17, 17, '#ff5f66', 0.35)) +
    part(ellipsePath(side * 104, -230, 11, 11), '#f0525a', {
      outline: 2,
      shadow: [-0.8, -2],
      gloss: ellipsePath(side * 104 - 4, -234, 3.6, 2.6),
    });
  const legs = (side: 1 | -1) =>
    leg(side, [146, -102], 160) + leg(side, [117, -70], 122) + leg(side, [80, -40], 84);
  return (
    ellipse(0, 2, 176, 9, '#123f5c', 0.24) +
    antenna(-1) +
    antenna(1) +
    tube('M-100 -118Q-128 -112 -132 -140', 17) +
    tube('M100 -108Q122 -98 132 -116', 17) +
    legs(-1) +
    legs(1) +
    joint(-110, -106, 13) +
    joint(110, -104, 12) +
    part(BELLY, CREAM, { outline: 2.4, ink: INK, shadow: [0, -4] }) +
    part(DOME, SHELL, {
      outline: 2.6,
      ink: INK,
      shadow: [-2, -5],
      inside:
        fill('M52 -202C86 -190 108 -160 116 -124L92 -112C86 -146 72 -170 46 -182Z', MINT) +
        line('M46 -182C72 -170 86 -146 92 -112', shade(MINT, 0.9), 2, 0.7) +
        ellipse(-66, -178, 30, 11, '#ffffff', 0.42, -34),
    }) +
    line('M-115 -79C-80 -60 80 -60 115 -79', BRASS_INK, 11) +
    line('M-115 -79C-80 -60 80 -60 115 -79', BRASS, 7.4) +
    line('M-112 -80C-78 -63 78 -63 112 -80', light(BRASS, 0.7), 1.8, 0.8) +
    bolts +
    part(roundedRect(-83, -189, 166, 86, 42), BRASS, { outline: 2.2, ink: BRASS_INK, shadow: [0, -2.6] }) +
    part(visor, VISOR, { outline: 1.6, ink: '#0e1738', shadow: null, top: null }) +
    glass.def +
    clip(
      visor,
      fill(visor, glass.url) +
        [-172, -160, -148, -136, -124, -112]
          .map((y) => line(svg`M-82 ${y}H82`, '#4a66b8', 1, 0.22))
          .join('') +
        fill('M-60 -184L-32 -184L-56 -132L-78 -132Z', '#ffffff', 0.16),
    ) +
    at(
      'rotate(-18 -74 -56)',
      part(roundedRect(-90, -63, 32, 14, 7), '#ff9fb4', { outline: 1.5, shadow: [0, -1.4] }) +
        line('M-80 -60V-52M-74 -60V-52M-68 -60V-52', '#d8617f', 1.2, 0.7),
    ) +
    part(ellipsePath(0, -68, 31, 31), BRASS, { outline: 2, ink: BRASS_INK, shadow: [0, -2] }) +
    part(ellipsePath(0, -68, 25, 25), VISOR, { outline: 1.2, ink: '#0e1738', shadow: null, top: '#2c4180' }) +
    ROBOT_CRAB_JOINTS.lamps
      .map(([x, y]) =>
        part(ellipsePath(x, y, 6.2, 6.2), '#9aa4c4', { outline: 1.6, ink: '#3a4268', shadow: [-0.4, -1.2] }),
      )
      .join('')
  );
}

/** One of its lamps, lit, around its middle. */
export const crabLamp = (): string =>
  blur(4, ellipse(0, 0, 11, 11, LAMP, 0.6)) +
  part(ellipsePath(0, 0, 6.2, 6.2), LAMP, {
    outline: 1.6,
    ink: '#1d5f5c',
    shadow: [-0.4, -1.2],
    gloss: ellipsePath(-2, -2.4, 2, 1.4),
  });

export type CrabMood = 'stern' | 'dizzy' | 'happy' | 'asleep';

/** The face on its visor, around its middle. */
export function crabFace(mood: CrabMood): string {
  if (mood === 'happy')
    return (
      ellipse(-58, 17, 9, 5.4, '#ff8fa8', 0.85) +
      ellipse(58, 17, 9, 5.4, '#ff8fa8', 0.85) +
      smileEye(-34) +
      smileEye(34) +
      line('M-15 18Q0 32 15 18', '#8ff0e6', 4.4)
    );
  if (mood === 'asleep')
    return (
      line('M-52 -2Q-35 10 -18 -2', EYE, 5, 0.75) +
      line('M18 -2Q35 10 52 -2', EYE, 5, 0.75) +
      line('M-6 20H6', '#8ff0e6', 4, 0.7)
    );
  return (
    roundEye(-35, mood === 'stern' ? 20 : 22) +
    roundEye(35, mood === 'stern' ? 20 : 22) +
    (mood === 'stern'
      ? brow(-1, 8) + brow(1, 8) + line('M-27 28L-19 23L-10 28L-1 23L8 28L17 23L25 28', '#8ff0e6', 3.6)
      : brow(-1, -4) + brow(1, 6) + line('M-13 28Q-7 21 0 27T13 26', '#8ff0e6', 3.8))
  );
}

const smileEye = (x: number) =>
  line(svg`M${x - 16} 6Q${x} -22 ${x + 16} 6`, '#b0741a', 9.4) +
  line(svg`M${x - 16} 6Q${x} -22 ${x + 16} 6`, EYE, 6.2);

function roundEye(x: number, r: number): string {
  return (
    blur(4, ellipse(x, 2, r + 5, r + 5, EYE, 0.28)) +
    part(ellipsePath(x, 3, r, r + 2), '#ffb42e', {
      outline: 1.8,
      ink: '#7a4410',
      shadow: [0, -3],
      shadowColor: '#f08a1e',
      top: '#ffe27a',
    }) +
    ellipse(x + (x < 0 ? 3 : -3), 5, 8.4, 10.4, '#5a2b12') +
    ellipse(x + (x < 0 ? 0 : -6), 0, 3.4, 4, '#ffffff') +
    ellipse(x + (x < 0 ? 6 : 0), 9, 1.8, 2, '#ffffff', 0.85)
  );
}

/** `drop` lowers its inner end. */
const brow = (side: 1 | -1, drop: number) =>
  line(svg`M${side * 62} ${-24}L${side * 14} ${-25 + drop}`, '#0e1738', 9) +
  line(svg`M${side * 61} ${-25}L${side * 15} ${-26 + drop}`, '#5f82dc', 5);

/** The sign on its belly, around its middle: it repeats, or it is done. */
export function crabEmblem(isDone: boolean): string {
  const mint = '#7ff0d2';
  if (isDone)
    return (
      part(ellipsePath(0, 0, 16, 16), '#2fa98c', { outline: 1.6, ink: mint, shadow: null }) +
      line('M-7 0L-2 6L8 -6', '#ffffff', 4)
    );
  const arrow = (turn: number) =>
    at(`rotate(${turn})`, line('M-13 2A13 13 0 0 1 9 -9.6', mint, 4.4) + fill('M4 -16L15 -11L6 -3Z', mint));
  return arrow(0) + arrow(180);
}

/** A claw around its joint: two fingers with pearls, open upwards; `side` 1 leans to the right. */
export function crabClaw(side: 1 | -1): string {
  const pearl = (x: number, y: number, r: number) =>
    part(ellipsePath(x, y, r, r), '#fff2dc', { outline: 1.3, ink: INK, shadow: [-0.4, -1] });
  const big =
    part('M-14 -12C-46 -30 -56 -66 -46 -86C-32 -72 -16 -58 -9 -34C-2 -28 2 -16 2 -8Z', SHELL, {
      outline: 2.4,
      ink: INK,
      shadow: [-1.4, -3],
      gloss: ellipsePath(-38, -54, 4, 12),
    }) +
    part('M4 -10C4 -34 14 -58 36 -80C48 -60 44 -30 20 -8Z', shade(SHELL, 0.2), {
      outline: 2.4,
      ink: INK,
      shadow: [-1.4, -3],
    }) +
    pearl(-19, -52, 4.6) +
    pearl(-11, -40, 4.6) +
    pearl(-6, -28, 4.2) +
    pearl(18, -58, 4.6) +
    pearl(12, -46, 4.2);
  return at(side === 1 ? 'rotate(16) scale(-1 1)' : 'rotate(-6)', big) + joint(0, 0, 19);
}

/** The key on its back, around its foot. */
export function crabKey(): string {
  const wing = (side: 1 | -1) =>
    part(ellipsePath(side * 20, -34, 22, 15), BRASS, {
      outline: 2.2,
      ink: BRASS_INK,
      shadow: [-0.8, -2.4],
      gloss: ellipsePath(side * 20 - 6, -41, 6, 2.6),
    }) + part(ellipsePath(side * 21, -34, 10, 6), '#b8741c', { outline: 1.4, ink: BRASS_INK, shadow: null });
  return (
    part(roundedRect(-6, -30, 12, 34, 4), BRASS, { outline: 2, ink: BRASS_INK, shadow: [-1, 0] }) +
    wing(-1) +
    wing(1) +
    part(ellipsePath(0, -32, 7, 7), light(BRASS, 0.4), { outline: 1.8, ink: BRASS_INK, shadow: null })
  );
}

/** A water ball with a smile, around its middle. */
export function waterBall(): string {
  return (
    part(ellipsePath(0, 0, 21, 21), '#7fc8ee', {
      outline: 2,
      ink: '#2a6aa8',
      shadow: [-1, -3],
      shadowColor: '#4f9fd8',
      top: '#c4ecfb',
      inside: ellipse(-8, -9, 6, 4, '#ffffff', 0.85, -30) + ellipse(10, 10, 3, 2, '#ffffff', 0.5),
    }) +
    line('M-10 -1Q-6.500 -6 -3 -1M3 -1Q6.500 -6 10 -1', '#1d4f86', 2.2) +
    line('M-4.500 5Q0 9 4.500 5', '#1d4f86', 2)
  );
}

/** The sandcastle that it builds in its sleep, standing on the origin. */
export function crabCastle(): string {
  const sand = '#eec583';
  const options = { outline: 2.2, ink: '#6b4230', shadow: [-1.4, -3], shadowColor: '#c48a5c' } as const;
  const tower = (x: number, w: number, h: number) => {
    const [left, top, tooth] = [x - w / 2, -h, w / 5];
    const teeth = [0, 2, 4]
      .map((n) => svg`V${top - 9}h${tooth}V${top}${n < 4 ? svg`h${tooth}` : ''}`)
      .join('');
    return part(svg`M${left - 3} 0L${left} ${top}${teeth}L${left + w + 3} 0Z`, sand, options);
  };
  const flag = (x: number, y: number, color: string) =>
    line(svg`M${x} ${y}V${y - 26}`, '#8a5638', 2.6) +
    part(svg`M${x + 1} ${y - 26}L${x + 20} ${y - 19}L${x + 1} ${y - 12}Z`, color, {
      outline: 1.6,
      shadow: null,
    });
  const window = (x: number, y: number) => fill(ellipsePath(x, y, 4.6, 6.4), '#8a5638', 0.75);
  return (
    ellipse(0, 2, 76, 6, '#123f5c', 0.2) +
    flag(0, -104, '#ee6258') +
    flag(-46, -66, '#4fa7e6') +
    tower(0, 46, 104) +
    tower(-46, 38, 66) +
    tower(46, 38, 58) +
    part('M-66 0C-60 -26 60 -26 66 0Z', sand, options) +
    part('M-12 0V-20A12 13 0 0 1 12 -20V0Z', '#8a5638', { outline: 1.6, ink: '#5a3324', shadow: null }) +
    window(0, -74) +
    window(-46, -42) +
    window(46, -38) +
    place(-34, -2, at('rotate(-16)', groundShell(9, '#ff9fb8'))) +
    place(38, -2, at('rotate(14)', groundShell(8, '#bfe3ff'))) +
    part(star(0, -46, 9, 4.4), '#ffd34d', { outline: 1.6, ink: '#9a5f14', shadow: null })
  );
}
