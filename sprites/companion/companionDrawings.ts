import { COMPANION_FRAME, type CompanionKey } from '#shared/content/companion.ts';
import { ink, light, shade } from '../core/color.ts';
import { ellipsePath, star } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';
import { mascotEye } from '../npcs/mascotEye.ts';
import { mascotMouth } from '../npcs/mascotMouth.ts';

/* The star whale in its five forms, over the origin, looking right. */

const SKIN = '#6680e2';
const BABY = '#7d97ee';
const BELLY = '#fff6e4';
const GOLD = '#ffd34d';
const WATER = '#7fd6f2';
const PALE = '#dfe2f8';
const CORAL = '#ff9db4';
const IRIS = '#2b3f9c';
const MOUTH = '#23306e';

const shadow = (x: number, width: number) => ellipse(x, -1, width, 5.5, '#123f5c', 0.2);
const blush = (x: number, y: number, r = 6) => ellipse(x, y, r, r * 0.6, '#ff6f8a', 0.5);
const goldStar = (x: number, y: number, r: number, turn = -82) =>
  part(star(x, y, r, r * 0.5, 5, turn), GOLD, { outline: 1.6, ink: '#9a5f14', shadow: [-0.4, -1.1] });
const face = (x: number, y: number, size: number) =>
  mascotEye(x - 13 * size, y, 6.2 * size, 8.4 * size, IRIS, 'default') +
  mascotEye(x + 13 * size, y, 5.8 * size, 8.2 * size, IRIS, 'default') +
  blush(x - 22 * size, y + 12 * size, 6 * size) +
  blush(x + 22 * size, y + 12 * size, 5.6 * size) +
  mascotMouth({ x, y: y + 9 * size, w: 7 * size, h: 7.5 * size, open: 0.55, ink: MOUTH });

/** Two curls of water. */
const spout = (x: number, y: number, size: number) => {
  const curls = [
    svg`M${x - 1.5 * size} ${y}C${x - 2 * size} ${y - 9 * size} ${x - 7 * size} ${y - 14 * size} ${x - 15 * size} ${y - 10 * size}`,
    svg`M${x + 1.5 * size} ${y}C${x + 2 * size} ${y - 9 * size} ${x + 7 * size} ${y - 14 * size} ${x + 15 * size} ${y - 10 * size}`,
  ];
  return (
    curls.map((d) => line(d, ink(WATER), 8.4 * size)).join('') +
    curls.map((d) => line(d, WATER, 5.2 * size)).join('') +
    curls.map((d) => line(d, '#ffffff', 1.3 * size, 0.7)).join('')
  );
};

/** An egg in a pink shell that lies open. */
function egg(): string {
  const whole = 'M0 -86C22 -86 32 -56 32 -39C32 -19 18 -8 0 -8C-18 -8 -32 -19 -32 -39C-32 -56 -22 -86 0 -86Z';
  const dish =
    'M-50 -24C-46 -10 -30 -2 0 -2C30 -2 46 -10 50 -24C40 -28 28 -16 0 -16C-28 -16 -40 -28 -50 -24Z';
  return (
    shadow(0, 46) +
    part('M-44 -24C-30 -34 30 -34 44 -24C30 -14 -30 -14 -44 -24Z', shade(CORAL, 0.5), {
      outline: 2,
      shadow: null,
    }) +
    part(whole, PALE, {
      outline: 2,
      ink: '#4a4f86',
      shadow: [-2, -3.4],
      inside:
        ellipse(-18, -60, 6, 7, '#b9bfee', 0.8) +
        ellipse(17, -68, 4, 4.6, '#b9bfee', 0.8) +
        ellipse(20, -34, 6.5, 6, '#b9bfee', 0.8) +
        ellipse(-22, -28, 5, 5, '#b9bfee', 0.8) +
        ellipse(-13, -72, 6, 3.4, '#ffffff', 0.85, -38),
    }) +
    goldStar(0, -48, 13) +
    part(dish, CORAL, {
      outline: 2,
      shadow: [-0.6, -2],
      inside: line(
        'M-34 -20L-26 -2M-18 -15L-14 0M0 -14V0M18 -15L14 0M34 -20L26 -2',
        shade(CORAL, 1.1),
        2,
        0.7,
      ),
    })
  );
}

/** Hatched to the middle, with its hat still on. */
function baby(): string {
  const body =
    'M-34 -40C-36 -66 -16 -74 3 -74C26 -74 42 -60 42 -36C42 -14 26 -4 4 -4C-18 -4 -33 -14 -34 -40Z';
  const hat =
    'M-33 -52C-34 -82 -14 -100 5 -100C26 -100 42 -80 40 -52L32 -58L25 -49L17 -58L9 -49L1 -58L-7 -49L-15 -58L-24 -49Z';
  return (
    shadow(2, 38) +
    part('M-28 -24C-40 -22 -50 -30 -50 -44C-42 -46 -34 -40 -28 -34Z', BABY, {
      outline: 1.8,
      shadow: [-0.4, -1.4],
    }) +
    part(body, BABY, {
      outline: 2,
      shadow: [-1.4, -3],
      inside:
        fill('M-2 -2C-2 -22 20 -28 44 -26V0Z', BELLY) +
        line('M6 -12H40M14 -19H42', shade(BELLY, 0.8), 1.4, 0.7),
    }) +
    part('M-14 -28C-26 -24 -30 -12 -26 -5C-16 -6 -6 -14 -4 -24Z', BABY, {
      outline: 1.8,
      shadow: [-0.5, -1.6],
    }) +
    face(15, -38, 0.82) +
    part(hat, PALE, {
      outline: 2,
      ink: '#4a4f86',
      shadow: [-1.4, -3],
      inside:
        ellipse(-18, -70, 5, 6, '#b9bfee', 0.8) +
        ellipse(27, -80, 4.6, 4.6, '#b9bfee', 0.8) +
        ellipse(-8, -90, 6, 3, '#ffffff', 0.85, -34),
    }) +
    goldStar(6, -76, 10.5)
  );
}

const BODY =
  'M-58 -46C-60 -86 -26 -104 14 -104C58 -104 84 -78 84 -46C84 -15 58 -3 14 -3C-32 -3 -56 -14 -58 -46Z';

interface WhaleLook {
  readonly behind?: string;
  /** Clipped to its body. */
  readonly marks?: string;
  readonly over?: string;
}

function whale({ behind = '', marks = '', over = '' }: WhaleLook): string {
  const flukes =
    'M-70 -70C-82 -68 -96 -76 -98 -92C-87 -93 -79 -89 -75 -83C-76 -93 -70 -103 -59 -106C-55 -93 -59 -79 -64 -70Z';
  const stem = 'M-40 -22C-62 -32 -74 -52 -76 -74L-60 -78C-56 -66 -48 -60 -38 -58Z';
  return (
    shadow(10, 74) +
    behind +
    part(stem, SKIN, { outline: 2, shadow: [-1, -2] }) +
    part(flukes, SKIN, { outline: 2, shadow: [-0.6, -2] }) +
    spout(12, -102, 1) +
    part(BODY, SKIN, {
      outline: 2.2,
      shadow: [-2, -4],
      inside:
        fill('M-8 0C-6 -30 34 -40 88 -36V4H-8Z', BELLY) +
        line('M6 -12H76M14 -20H82M26 -28H84', shade(BELLY, 0.9), 1.6, 0.65) +
        ellipse(-22, -86, 16, 5, '#ffffff', 0.42, -24) +
        ellipse(-42, -34, 3.4, 3.4, light(SKIN, 0.5), 0.7) +
        ellipse(-34, -22, 2.4, 2.4, light(SKIN, 0.5), 0.7) +
        marks,
    }) +
    part('M-12 -44C-30 -42 -40 -24 -36 -4C-20 -6 -2 -18 4 -36C0 -44 -6 -46 -12 -44Z', SKIN, {
      outline: 2,
      shadow: [-0.8, -2.4],
      inside: ellipse(-20, -32, 3, 8, '#ffffff', 0.3, 28),
    }) +
    face(50, -58, 1) +
    over
  );
}

const small = () => whale({ over: goldStar(46, -84, 10) });

const trail = [
  [-44, -54, 3.6],
  [-36, -70, 4.6],
  [-20, -84, 5.4],
  [4, -93, 5.2],
] as const;
const starsOnBack = () => trail.map(([x, y, r]) => fill(star(x, y, r, r * 0.48), '#ffe48a')).join('');

/** A fan of coral on the head. */
const fan = (x: number, y: number) => {
  const twigs =
    'M0 0V-20M0 -4C-7 -8 -10 -13 -10 -19M0 -4C7 -8 10 -13 10 -19M0 -9C-3 -13 -5 -18 -5 -23M0 -9C3 -13 5 -18 5 -23M-8 -13L-15 -15M8 -13L15 -15';
  return at(
    svg`translate(${x} ${y})`,
    line(twigs, ink(CORAL), 7.6) + line(twigs, CORAL, 4.4) + line(twigs, light(CORAL, 0.6), 1.2, 0.8),
  );
};

const blue = () => whale({ marks: starsOnBack(), over: fan(32, -101) + goldStar(50, -85, 11) });

/** A wing of water behind, a crown, and stars around it. */
function starlight(): string {
  const wing =
    'M-60 -150C-51 -143 -47 -135 -48 -127C-38 -127 -31 -121 -30 -112C-19 -113 -12 -106 -12 -96L6 -86C22 -92 26 -106 17 -120C4 -139 -26 -151 -60 -150Z';
  const crown = 'M26 -101L20 -122L33 -114L42 -131L51 -114L65 -121L62 -97C50 -93 38 -94 26 -101Z';
  const joined = 'M-44 -54L-36 -70L-20 -84L4 -93';
  const wingSkin = '#97a8f2';
  return whale({
    behind:
      ellipse(10, -58, 92, 62, '#ffe48a', 0.2) +
      at(
        'translate(-26 2)',
        part(wing, wingSkin, {
          outline: 2,
          shadow: [-1, -2.4],
          inside: line(
            'M-52 -146C-30 -136 -6 -118 6 -92M-46 -128C-28 -124 -6 -112 4 -92M-28 -112C-16 -110 -4 -102 2 -92',
            shade(wingSkin, 1),
            1.6,
            0.7,
          ),
        }),
      ),
    marks: line(joined, '#ffe48a', 1.5, 0.9) + starsOnBack(),
    over:
      part(crown, GOLD, {
        outline: 2,
        ink: '#9a5f14',
        shadow: [-0.8, -2],
        inside: fill('M24 -105C38 -99 52 -98 64 -103V-90H24Z', shade(GOLD, 0.7), 0.6),
      }) +
      part(ellipsePath(43, -106, 4, 4), '#ff6f8a', { outline: 1.4, shadow: null }) +
      goldStar(52, -85, 10) +
      goldStar(6, -128, 6.6) +
      goldStar(42, -143, 7, -90) +
      goldStar(78, -126, 6.4, -70) +
      [
        [86, -96, 4],
        [-70, -40, 3.4],
        [88, -20, 3],
      ]
        .map(([x = 0, y = 0, r = 3]) => fill(star(x, y, r, r * 0.32, 4), '#fff3c0'))
        .join(''),
  });
}

export const COMPANION_DRAWINGS: Readonly<Record<CompanionKey, () => string>> = {
  egg: () => at('scale(1.12)', egg()),
  baby: () => at('scale(1.12)', baby()),
  small: () => at('translate(6 0) scale(.98)', small()),
  blue: () => at('translate(6 0) scale(1.04)', blue()),
  starlight: () => at('translate(6 0) scale(1.02)', starlight()),
};

export const COMPANION_VIEW = {
  x: -COMPANION_FRAME.width / 2,
  y: 6 - COMPANION_FRAME.height,
  w: COMPANION_FRAME.width,
  h: COMPANION_FRAME.height,
} as const;
