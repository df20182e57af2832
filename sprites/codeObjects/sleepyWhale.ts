import { SLEEPY_WHALE_JOINTS } from '#shared/content/foeJoints.ts';
import { ink, light, shade } from '../core/color.ts';
import { ellipsePath, star } from '../core/shapes.ts';
import { at, blur, clip, ellipse, fill, line, part, ring, svg } from '../core/svg.ts';
import { lantern } from '../scenery/lantern.ts';
import { place } from '../scenery/place.ts';

const SKIN = '#6f93dc';
const BELLY = '#fff4e0';
const WATER = '#8fd6f2';
const WATER_INK = '#2a6aa8';
const LID = '#23306e';
const GOLD = '#ffd34d';
const FEATHER = '#ffb3cb';

const BODY =
  'M-186 -58C-190 -108 -132 -148 -52 -148C48 -148 122 -118 166 -76C180 -62 184 -50 176 -38C150 -8 70 0 -30 0C-122 0 -182 -12 -186 -58Z';

/** The body without face, tail and fin, its stars unlit; lying on the origin, its head to the left. */
export function whaleBody(): string {
  const [footX, footY] = SLEEPY_WHALE_JOINTS.body;
  const spots = [
    [-20, -118, 7],
    [4, -128, 4],
    [120, -70, 6],
    [104, -56, 4],
  ] as const;
  return (
    ellipse(-4, 1, 184, 9, '#123f5c', 0.24) +
    part(BODY, SKIN, {
      outline: 2.6,
      shadow: [-1, -5],
      inside:
        fill('M-196 -50C-150 -26 -70 -40 -10 -30C60 -18 110 -14 160 -26V8H-196Z', BELLY) +
        line(
          'M-184 -36C-140 -16 -70 -28 -14 -19M-176 -24C-130 -8 -70 -16 -20 -10M-160 -12C-120 -2 -80 -6 -40 -3',
          shade(BELLY, 0.9),
          2,
          0.65,
        ) +
        spots.map(([x, y, r]) => ellipse(x, y, r, r * 0.9, light(SKIN, 0.6), 0.75)).join('') +
        ellipse(-96, -134, 44, 9, '#ffffff', 0.42, -10),
    }) +
    line('M-52 -146Q-44 -140 -36 -146', shade(SKIN, 1.6), 3.4) +
    SLEEPY_WHALE_JOINTS.lamps
      .map(([x, y]) =>
        part(star(x - footX, y - footY, 12, 6), '#9aa9cf', {
          outline: 1.6,
          ink: '#3a4a80',
          shadow: [-0.4, -1.2],
        }),
      )
      .join('')
  );
}

/** Tail with its flukes, around the end of the back. */
export const whaleTail = (): string =>
  part('M-22 -26C4 -18 26 -30 34 -52L56 -46C54 -8 24 22 -22 24Z', SKIN, { outline: 2.4, shadow: [-1, -3] }) +
  part('M46 -44C24 -46 8 -62 6 -84C26 -86 40 -78 47 -64C54 -82 70 -92 92 -90C92 -66 74 -46 46 -44Z', SKIN, {
    outline: 2.4,
    shadow: [-1, -3],
    inside: line('M46 -48L24 -72M46 -48L72 -76', shade(SKIN, 1), 1.8, 0.6),
  });

/** The near fin, around its shoulder. */
export const whaleFin = (): string =>
  part('M-16 -18C14 -22 34 -6 44 26C18 30 -14 20 -26 -2Z', SKIN, {
    outline: 2.2,
    shadow: [-1, -3],
    inside: ellipse(6, -4, 4, 12, '#ffffff', 0.3, -50),
  });

export type WhaleMood = 'asleep' | 'drowsy' | 'happy';

/** Both eyes with their cheeks, around the middle between them. */
export function whaleFace(mood: WhaleMood): string {
  const cheeks = ellipse(-52, 20, 10, 6, '#ff7d98', 0.5) + ellipse(46, 22, 11, 6.4, '#ff7d98', 0.5);
  const eye = (x: number, size: number) => {
    if (mood === 'happy') return line(svg`M${x - 13 * size} 6Q${x} ${-16 * size} ${x + 13 * size} 6`, LID, 4);
    if (mood === 'asleep')
      return (
        line(svg`M${x - 13 * size} 0Q${x} ${12 * size} ${x + 13 * size} 0`, LID, 4) +
        line(svg`M${x - 8} ${7 * size}l-3 5M${x} ${9 * size}v6M${x + 8} ${7 * size}l3 5`, LID, 2.2)
      );
    return (
      clip(
        svg`M${x - 18} 2Q${x} -10 ${x + 18} 2V22H${x - 18}Z`,
        ellipse(x, 2, 11 * size, 14 * size, '#1d1530') +
          ellipse(x - 3, -1, 4.4 * size, 4 * size, '#ffffff') +
          ellipse(x + 3.6, 7, 2.2, 2.4, '#ffffff', 0.9),
      ) + line(svg`M${x - 14 * size} 1Q${x} ${-9 * size} ${x + 14 * size} 1`, LID, 4)
    );
  };
  return cheeks + eye(-30, 0.92) + eye(24, 1);
}

/** The closed mouth, around its middle. */
export const whaleMouth = (): string => line('M-18 -2Q0 8 20 -4', LID, 3.6);

/** A wide yawn, around its upper lip. */
export function whaleYawn(): string {
  const bowl = 'M-24 0Q0 -10 26 -2C30 26 14 40 0 40C-16 40 -28 24 -24 0Z';
  return (
    part(bowl, '#a83a48', { outline: 2.2, ink: LID, shadow: null }) +
    clip(bowl, ellipse(1, 32, 17, 13, '#ff9a94') + fill('M-26 -10H28V2Q0 -6 -24 4Z', '#7c2738', 0.5))
  );
}

/** The bubble of a snore, growing to the left from its nose at the origin. */
export const snoreBubble = (): string =>
  line('M0 0Q-6 -4 -10 -4', '#e8fbff', 5, 0.9) +
  ellipse(-38, -14, 30, 30, '#a8e2f8', 0.5) +
  ring(-38, -14, 30, 30, '#f2fdff', 3.2, 0.95) +
  ring(-38, -14, 27.5, 27.5, '#49a8d8', 1.6, 0.6) +
  ellipse(-50, -27, 8, 5, '#ffffff', 0.85, -36) +
  ellipse(-26, 0, 4, 2.6, '#ffffff', 0.6, -36);

/** The water that a bad dream blows, rising from the origin. */
export function whaleSpout(): string {
  const curls = [
    'M-5 0C-8 -34 -16 -58 -46 -64C-58 -64 -62 -52 -54 -46',
    'M5 0C8 -34 16 -58 46 -64C58 -64 62 -52 54 -46',
    'M0 0C0 -30 -4 -54 2 -84',
  ];
  const drops = [
    [-62, -30, 6],
    [62, -30, 6],
    [-30, -84, 5],
    [30, -86, 5],
    [2, -98, 7],
  ] as const;
  return (
    curls.map((d) => line(d, WATER_INK, 17)).join('') +
    curls.map((d) => line(d, WATER, 12.6)).join('') +
    curls.map((d) => line(d, '#ffffff', 3, 0.75)).join('') +
    drops
      .map(([x, y, r]) =>
        part(ellipsePath(x, y, r, r * 1.2), WATER, {
          outline: 1.5,
          ink: WATER_INK,
          shadow: [-0.6, -1.6],
          top: '#d4f2fc',
        }),
      )
      .join('')
  );
}

/** One of the stars on its back, lit, around its middle. */
export const whaleLamp = (): string =>
  blur(5, ellipse(0, 0, 17, 17, GOLD, 0.6)) +
  part(star(0, 0, 12, 6), GOLD, { outline: 1.6, ink: '#9a5f14', shadow: [-0.4, -1.2] });

/** A feather that tickles, around its middle, its tip to the right. */
export const tickleFeather = (): string =>
  part('M-34 12C-30 -10 -4 -22 34 -14C30 8 0 22 -26 14Z', FEATHER, {
    outline: 2,
    shadow: [-0.8, -2.4],
    inside: line('M-16 10L-22 -4M-2 8L-8 -10M12 4L6 -14', shade(FEATHER, 1), 1.8, 0.7),
  }) + line('M-46 18C-24 8 4 -4 30 -12', ink(FEATHER), 3.4);

const AWNINGS = ['#ee6258', '#2fa98c'] as const;

/** A boat of the market with its awning, floating on the origin, 130 wide. */
function marketBoat(color: string, wares: string): string {
  const stripes = [0, 1, 2, 3, 4]
    .map((n) =>
      fill(svg`M${-50 + n * 20} -96H${-40 + n * 20}L${-42 + n * 21} -66H${-54 + n * 21}Z`, '#fff6e6'),
    )
    .join('');
  const roof =
    'M-48 -98H48L58 -68C50 -58 42 -58 36 -66C28 -56 18 -56 12 -66C6 -56 -6 -56 -12 -66C-18 -56 -28 -56 -36 -66C-42 -58 -50 -58 -58 -68Z';
  return (
    line('M-44 -10V-70M44 -10V-70', '#5a3722', 8) +
    line('M-44 -10V-70M44 -10V-70', '#d09a62', 4.6) +
    wares +
    part('M-66 -26C-30 -18 30 -18 66 -28C62 -4 46 8 22 8H-24C-48 8 -62 -2 -66 -26Z', '#c98d55', {
      outline: 2.2,
      shadow: [-1, -4],
      inside: fill('M-70 -32C-30 -20 30 -20 70 -34V-22C30 -10 -30 -10 -70 -20Z', '#fff1dc'),
    }) +
    part(roof, color, { outline: 2.2, shadow: [-0.6, -2.6], inside: stripes }) +
    line('M-78 10q10 -5 20 0t20 0t20 0t20 0t20 0t20 0t20 0', '#ffffff', 3, 0.7)
  );
}

/** The boats that trade where the channel is open, floating on the origin, 280 wide. */
export function channelMarket(): string {
  const fruits = [
    ['#ffab5c', -22],
    ['#ff8fb8', -4],
    ['#ffd84f', 14],
    ['#6fd08a', 30],
  ] as const;
  const bowls = fruits
    .map(([color, x]) => part(ellipsePath(x - 4, -34, 10, 10), color, { outline: 1.8, shadow: [-0.6, -2] }))
    .join('');
  const shells = [-24, 0, 24]
    .map((x) =>
      part(
        svg`M${x} -24C${x - 18} -30 ${x - 14} -48 ${x} -48C${x + 14} -48 ${x + 18} -30 ${x} -24Z`,
        '#ffc2d2',
        {
          outline: 1.8,
          shadow: [-0.6, -2],
          inside: line(
            svg`M${x} -26V-46M${x - 4} -28L${x - 8} -44M${x + 4} -28L${x + 8} -44`,
            '#d8617f',
            1.4,
            0.7,
          ),
        },
      ),
    )
    .join('');
  return (
    line('M-120 -86Q0 -52 124 -92', '#4a3326', 3.4) +
    place(-2, -72, lantern(2, '#ffc75a'), 0.6) +
    place(-72, 0, marketBoat(AWNINGS[0], bowls)) +
    at('translate(72 6)', marketBoat(AWNINGS[1], shells))
  );
}
