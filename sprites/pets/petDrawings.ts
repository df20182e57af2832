import { PET_FRAME, type PetKey } from '#shared/content/pets.ts';
import { COMPANION_DRAWINGS } from '../companion/companionDrawings.ts';
import { ink, light, shade } from '../core/color.ts';
import { ellipsePath } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, ring, svg } from '../core/svg.ts';
import { mascotEye } from '../npcs/mascotEye.ts';
import { mascotMouth } from '../npcs/mascotMouth.ts';

/** A small one at `beat`, -1 to 1 of its stroke, over the origin, looking right. */
type PetDrawing = (beat: number) => string;

const blush = (x: number, y: number) => ellipse(x, y, 3.6, 2.2, '#ff4f78', 0.42);

/** Round, with a bow of kelp and claws that greet. */
const crab: PetDrawing = (beat) => {
  const shell = '#ff7d5e';
  const leg = (x: number, s: number, lift: number) =>
    line(svg`M${x} -12Q${x + s * 7} ${-13 + lift} ${x + s * 9} -2`, ink(shell), 5.6) +
    line(svg`M${x} -12Q${x + s * 7} ${-13 + lift} ${x + s * 9} -2`, shade(shell, 0.5), 3);
  const claw = (s: number) =>
    at(
      svg`translate(${s * 22} ${-24 + beat * s * 1.5}) scale(${s} 1) rotate(${beat * 8})`,
      line('M-5 6Q1 5 3 -2', ink(shell), 7) +
        line('M-5 6Q1 5 3 -2', shade(shell, 0.3), 4) +
        part(
          'M0 -4C-6 -10 -6 -20 2 -25C3 -22 4 -19 7 -17C9 -20 12 -22 15 -22C18 -15 15 -6 8 -3C5 -2 2 -2 0 -4Z',
          shell,
          {
            outline: 1.6,
            shadow: [-0.6, -1.8],
          },
        ),
    );
  return (
    leg(-14, -1, beat * 3) +
    leg(14, 1, -beat * 3) +
    leg(-8, -1, 4 - beat * 3) +
    leg(8, 1, 4 + beat * 3) +
    claw(-1) +
    claw(1) +
    part(
      'M-24 -20C-25 -34 -12 -40 0 -40C13 -40 26 -34 24 -20C22 -9 12 -5 0 -5C-12 -5 -22 -9 -24 -20Z',
      shell,
      {
        outline: 1.8,
        shadow: [-1, -2.6],
        inside:
          fill('M-18 -8C-10 -15 12 -15 20 -8L10 -2H-10Z', '#ffe0c4', 0.9) +
          ellipse(-11, -34, 7, 2.4, '#ffffff', 0.45, -14),
      },
    ) +
    mascotEye(-8, -24, 4.6, 6.2, '#8a4a2a', 'default') +
    mascotEye(9, -24, 4.6, 6.2, '#8a4a2a', 'default') +
    blush(-15, -16) +
    blush(16, -16) +
    mascotMouth({ x: 1, y: -18, w: 4.6, h: 5, open: 0.5, ink: '#5a1f2a' }) +
    at(
      'translate(12 -39) rotate(16)',
      part('M0 0C-7 -8 -11 -5 -10 1C-9 6 -4 4 0 0Z', '#35b98a', { outline: 1.3, shadow: null }) +
        part('M0 0C7 -8 11 -5 10 1C9 6 4 4 0 0Z', '#35b98a', { outline: 1.3, shadow: null }) +
        part(ellipsePath(0, 0, 2.8, 2.8), '#ffcf3f', { outline: 1.2, shadow: null }),
    )
  );
};

/** A curled tail, a soft fin, and a crown of three points. */
const seahorse: PetDrawing = (beat) => {
  const skin = '#8fb8ff';
  const belly = '#e6f0ff';
  const fin = '#ffd166';
  return (
    line(svg`M-2 -16C-6 -8 ${2 + beat} -2 7 -5C11 -8 7 -13 3.6 -10.4`, ink(skin), 8.4) +
    line(svg`M-2 -16C-6 -8 ${2 + beat} -2 7 -5C11 -8 7 -13 3.6 -10.4`, skin, 5) +
    part(svg`M-9 -32C${-21 - beat * 2} -35 ${-23 - beat * 2} -21 -9 -21Z`, fin, {
      outline: 1.5,
      shadow: [-0.4, -1.4],
    }) +
    part('M-11 -40C-14 -24 -9 -13 0 -12C9 -12 12 -22 9 -32C8 -38 -8 -46 -11 -40Z', skin, {
      outline: 1.7,
      shadow: [-1, -2.2],
      inside:
        fill('M2 -36C10 -32 9 -16 2 -13C-1 -20 -1 -30 2 -36Z', belly, 0.95) +
        line('M1 -29H8M1 -24H8.4M1 -19H7', shade(belly, 0.8), 1.3, 0.8),
    }) +
    part('M-9 -56l2 -7l4 5l3 -8l4 8l4 -5l1 8Z', fin, { outline: 1.5, shadow: null }) +
    part(
      'M-13 -46C-13 -56 -5 -60 2 -60C10 -60 15 -55 15 -50C19 -50 26 -50 27 -46.5C28 -42 20 -42 15 -41C11 -37 4 -35 -2 -36C-9 -37 -13 -40 -13 -46Z',
      skin,
      {
        outline: 1.8,
        shadow: [-0.8, -2.4],
        inside: ellipse(-4, -55, 5.4, 2, '#ffffff', 0.5, -16) + ellipse(22, -45, 4, 2.4, belly, 0.8),
      },
    ) +
    mascotEye(5, -47.6, 4.8, 6.4, '#3a5fc8', 'default') +
    blush(3, -40)
  );
};

/** A bell that breathes, with a light in it. */
const jellyfish: PetDrawing = (beat) => {
  const skin = '#c9a6ff';
  const hang = (x: number, length: number, s: number) => {
    const d = svg`M${x} -22C${x + s * 4} ${-18 + length * 0.3} ${x - s * 4} ${-18 + length * 0.6} ${x + s * beat * 3} ${-20 + length}`;
    return line(d, ink(skin), 6) + line(d, s > 0 ? light(skin, 0.5) : '#ffb3d6', 3.2);
  };
  return (
    hang(-12, 15, 1) +
    hang(12, 15, -1) +
    hang(-4, 18, -1) +
    hang(4, 17, 1) +
    at(
      svg`translate(0 -24) scale(${1 + beat * 0.04} ${1 - beat * 0.05}) translate(0 24)`,
      part(
        'M-24 -26C-25 -46 -13 -57 0 -57C14 -57 25 -46 24 -26C24 -20 19 -19 16 -23C13 -18 7 -18 5 -22C2 -18 -3 -18 -5 -22C-8 -18 -13 -18 -16 -23C-19 -19 -24 -20 -24 -26Z',
        skin,
        {
          outline: 1.8,
          shadow: [-1, -2.6],
          inside:
            ellipse(0, -30, 19, 13, '#fff6c8', 0.4) +
            ellipse(-12, -46, 3.4, 7, '#ffffff', 0.55, 24) +
            ring(12, -48, 3, 2.4, light(skin, 0.7), 1.8, 0.9),
        },
      ) +
        mascotEye(-7, -34, 4.4, 6, '#7a4fc8', 'default') +
        mascotEye(8, -34, 4.4, 6, '#7a4fc8', 'default') +
        blush(-14, -27) +
        blush(15, -27) +
        mascotMouth({ x: 0.6, y: -28.6, w: 4, h: 4.4, open: 0.4, ink: '#4c2a80' }),
    )
  );
};

/** A shell like a button, and flippers that row. */
const turtle: PetDrawing = (beat) => {
  const skin = '#9adf8f';
  const shell = '#38b08a';
  const flipper = (x: number, y: number, turn: number) =>
    at(
      svg`translate(${x} ${y}) rotate(${turn + beat * 16})`,
      part('M0 -3C-5 2 -12 8 -17 8C-19 5 -13 -3 -5 -7Z', skin, { outline: 1.5, shadow: [-0.4, -1.4] }),
    );
  return (
    flipper(-14, -14, -14) +
    flipper(10, -13, -24) +
    part('M-25 -16C-31 -18 -34 -14 -31 -12C-28 -10 -26 -11 -22 -12Z', skin, { outline: 1.4, shadow: null }) +
    part('M-24 -18C-24 -34 -12 -42 -1 -41C11 -40 18 -31 16 -18C14 -11 -20 -10 -24 -18Z', shell, {
      outline: 1.8,
      shadow: [-1, -2.8],
      inside:
        line('M-13 -36L-9 -26L-16 -15M-9 -26H4L10 -16M4 -26L8 -36', shade(shell, 1.1), 1.9, 0.75) +
        ellipse(-10, -37, 6.4, 2.2, '#ffffff', 0.45, -18),
    }) +
    part('M-25 -17C-18 -11 11 -10 17 -17C18 -12 14 -8 -3 -8C-19 -8 -26 -12 -25 -17Z', '#f6e3a8', {
      outline: 1.5,
      shadow: null,
    }) +
    part(
      'M10 -27C9 -38 17 -42 23 -41C31 -40 34 -33 32 -27C30 -21 24 -19 18 -20C13 -21 10.4 -23 10 -27Z',
      skin,
      {
        outline: 1.8,
        shadow: [-0.8, -2.2],
        inside: ellipse(17, -38, 4.4, 1.8, '#ffffff', 0.5, -20),
      },
    ) +
    mascotEye(23, -31, 4.2, 5.8, '#2f7a4a', 'default') +
    blush(18.6, -25) +
    mascotMouth({ x: 26, y: -25.4, w: 3.4, h: 3.6, open: 0.3, ink: '#1d4a34' })
  );
};

/** A form of the star whale, which nods as it swims. */
const whale =
  (draw: () => string, size: number): PetDrawing =>
  (beat) =>
    at(svg`translate(0 ${-7 + beat}) rotate(${beat * 2.5}) scale(${size})`, draw());

/** Each in the size in which it fits its frame; the turtle rows above the ground. */
const DRAWINGS: Readonly<Record<PetKey, PetDrawing>> = {
  crab: (beat) => at('scale(.82)', crab(beat)),
  seahorse,
  jellyfish,
  turtle: (beat) => at('translate(0 -10) scale(.94)', turtle(beat)),
  baby: whale(COMPANION_DRAWINGS.baby, 0.56),
  small: whale(COMPANION_DRAWINGS.small, 0.36),
  blue: whale(COMPANION_DRAWINGS.blue, 0.355),
  starlight: whale(COMPANION_DRAWINGS.starlight, 0.36),
};

/** The seahorse at the middle of its stroke, for other pictures. */
export const petSeahorse = (): string => seahorse(0);

/** Both frames of every companion side by side, around the foot of the first. */
export const PET_DRAWINGS: Readonly<Record<PetKey, () => string>> = {
  crab: () => strip('crab'),
  seahorse: () => strip('seahorse'),
  jellyfish: () => strip('jellyfish'),
  turtle: () => strip('turtle'),
  baby: () => strip('baby'),
  small: () => strip('small'),
  blue: () => strip('blue'),
  starlight: () => strip('starlight'),
};

const strip = (key: PetKey) => DRAWINGS[key](-1) + at(svg`translate(${PET_FRAME.width} 0)`, DRAWINGS[key](1));

/** The frames of the strip. */
export const PET_VIEW = {
  x: -PET_FRAME.width / 2,
  y: 4 - PET_FRAME.height,
  w: PET_FRAME.width * PET_FRAME.frames,
  h: PET_FRAME.height,
} as const;
