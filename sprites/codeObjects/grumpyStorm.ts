import { GRUMPY_STORM_JOINTS } from '#shared/content/foeJoints.ts';
import { light, shade } from '../core/color.ts';
import { ellipsePath, star } from '../core/shapes.ts';
import { at, blur, ellipse, fill, line, part, svg } from '../core/svg.ts';
import { place } from '../scenery/place.ts';

const DARK = '#6f7fae';
const FAIR = '#f4f8ff';
const GOLD = '#ffd34d';
const LID = '#23306e';
const RAINBOW = ['#ff7d7d', '#ffab5c', '#ffd84f', '#6fd08a', '#5fb4f2', '#c08ff0'] as const;
const PETALS = ['#ff9fb8', '#ffc75a', '#c9a0f0', '#ff8a8a', '#8fd0f2'] as const;

const CLOUD =
  'M-128 34C-160 30 -168 -12 -136 -28C-140 -70 -88 -92 -58 -70C-42 -108 30 -112 48 -72C84 -88 128 -62 120 -26C152 -12 146 32 112 34C100 54 60 56 44 40C24 60 -20 60 -38 40C-60 58 -112 56 -128 34Z';

/** The cloud without a face, dark or fair, its lights out; around its middle. */
export function stormCloud(isFair: boolean): string {
  const color = isFair ? FAIR : DARK;
  const [x, y] = GRUMPY_STORM_JOINTS.cloud;
  return (
    part(CLOUD, color, {
      outline: 2.6,
      ink: isFair ? '#7a9fc4' : '#2b3560',
      shadow: [-1, -8],
      shadowColor: isFair ? '#cfe0f6' : shade(DARK, 1.2),
      inside:
        ellipse(-70, -62, 34, 10, '#ffffff', 0.4, -12) +
        line('M-112 6Q-86 -10 -66 8M70 10Q92 -8 112 8', isFair ? '#cfe0f6' : shade(DARK, 1.5), 3, 0.6),
    }) +
    (isFair
      ? ''
      : GRUMPY_STORM_JOINTS.lamps
          .map(([lampX, lampY]) =>
            part(star(lampX - x, lampY - y, 11, 5.4), '#9aa4c4', {
              outline: 1.6,
              ink: '#3a4268',
              shadow: [-0.4, -1.2],
            }),
          )
          .join(''))
  );
}

export type StormMood = 'stern' | 'dizzy' | 'happy' | 'asleep';

/** Eyes, cheeks and mouth, around the middle between the eyes. */
export function stormFace(mood: StormMood): string {
  const cheeks = ellipse(-52, 18, 11, 6.4, '#ff7d98', 0.55) + ellipse(52, 18, 11, 6.4, '#ff7d98', 0.55);
  if (mood === 'happy')
    return (
      cheeks + line('M-40 4Q-28 -16 -16 4M16 4Q28 -16 40 4', LID, 4.4) + line('M-16 18Q0 32 16 18', LID, 4)
    );
  if (mood === 'asleep')
    return cheeks + line('M-40 0Q-28 10 -16 0M16 0Q28 10 40 0', LID, 4.4) + line('M-6 20H6', LID, 3.6);
  const eye = (x: number, side: 1 | -1) =>
    ellipse(x, 0, 13, 15, '#ffffff') +
    ellipse(x + (mood === 'dizzy' ? side * 4 : -3), 2, 7, 8.6, '#2a2148') +
    ellipse(x - 5, -2, 2.6, 3, '#ffffff') +
    (mood === 'stern' ? line(svg`M${x + side * 18} -22L${x - side * 12} -13`, LID, 5) : '');
  const mouth = mood === 'stern' ? 'M-14 28Q0 16 14 28' : 'M-12 26Q-6 19 0 25T12 24';
  return cheeks + eye(-28, -1) + eye(28, 1) + line(mouth, LID, 4);
}

/** One of its lights, lit, around its middle. */
export const stormLamp = (): string =>
  blur(5, ellipse(0, 0, 16, 16, GOLD, 0.6)) +
  part(star(0, 0, 11, 5.4), GOLD, { outline: 1.6, ink: '#9a5f14', shadow: [-0.4, -1.2] });

/** Falling rain, its upper edge at the origin. */
export function stormRain(): string {
  const drops = Array.from({ length: 22 }, (_, n) => [((n * 83) % 191) - 95, ((n * 47) % 131) + 8] as const);
  return drops
    .map(
      ([x, y]) =>
        line(svg`M${x} ${y}l-6 20`, '#1d4f86', 5.4, 0.5) + line(svg`M${x} ${y}l-6 20`, '#bfe6f8', 3),
    )
    .join('');
}

/** A gust to the left, around its middle. */
export const stormGust = (): string =>
  [
    'M90 -34H-40C-74 -34 -74 -70 -46 -66C-30 -62 -34 -46 -46 -48',
    'M110 0H-70C-108 0 -108 36 -78 34C-60 30 -64 14 -76 16',
    'M84 34H-16C-44 34 -44 62 -20 60C-8 56 -10 46 -20 48',
  ]
    .map((d) => line(d, '#5f86b8', 8, 0.55) + line(d, '#ffffff', 4.6, 0.95))
    .join('');

/** Round thunder that rolls down with a smile, around its middle. */
export const stormThunder = (): string =>
  part('M-12 -54L26 -60L10 -18H34L-16 52L-6 2H-32Z', GOLD, {
    outline: 2.4,
    ink: '#9a5f14',
    shadow: [-1, -3],
    gloss: ellipsePath(-2, -40, 5, 9),
  }) + line('M-8 -14q4 -5 8 0M8 -18q4 -5 8 0M-2 -4q5 6 10 -1', '#7a4410', 2.4);

/** An umbrella over a head at the origin. */
export const stormUmbrella = (): string =>
  line('M0 -30V34', '#5a3722', 6.4) +
  line('M0 -30V34', '#e0b07a', 3.6) +
  part(
    'M-58 -20C-52 -62 52 -62 58 -20C48 -30 32 -30 22 -20C14 -30 -14 -30 -22 -20C-32 -30 -48 -30 -58 -20Z',
    '#ee6258',
    {
      outline: 2.2,
      shadow: [-1, -3],
      inside: fill('M-22 -18C-22 -40 -10 -54 0 -56C10 -54 22 -40 22 -18Z', '#fff6e6', 0.9),
      gloss: ellipsePath(-36, -38, 8, 4),
    },
  );

/** The post to hold on to, standing on the origin. */
export const stormPost = (): string =>
  part('M-7 2V-84C-7 -92 7 -92 7 -84V2Z', '#c98d55', { outline: 2.2, shadow: [-1, -2] }) +
  line('M-9 -52H9M-9 -45H9M-9 -38H9', '#5a3d1e', 7) +
  line('M-9 -52H9M-9 -45H9M-9 -38H9', '#f0d8a0', 4);

/** The rainbow after the storm, around the middle of its foot. */
export const stormRainbow = (): string =>
  RAINBOW.map((color, index) =>
    line(
      svg`M${-150 + index * 11} 0A${150 - index * 11} ${150 - index * 11} 0 0 1 ${150 - index * 11} 0`,
      color,
      11.4,
      0.62,
    ),
  ).join('');

/** The garden that the rain has watered, standing on the origin. */
export function stormGarden(): string {
  const flower = (x: number, height: number, index: number) => {
    const color = PETALS[index % PETALS.length] ?? PETALS[0];
    const stem = svg`M${x} 2Q${x - 4} ${-height / 2} ${x} ${-height}`;
    return (
      line(stem, '#2d6b3a', 5.6) +
      line(stem, '#6fbf5a', 3.2) +
      place(
        x + 5,
        -height / 2,
        at(
          'rotate(40)',
          part('M0 0C-6 -4 -6 -12 0 -17C6 -12 6 -4 0 0Z', '#6fbf5a', { outline: 1.4, shadow: null }),
        ),
      ) +
      place(
        x,
        -height,
        [0, 72, 144, 216, 288]
          .map((turn) =>
            at(svg`rotate(${turn})`, part(ellipsePath(0, -9, 6.4, 8), color, { outline: 1.5, shadow: null })),
          )
          .join('') + part(ellipsePath(0, 0, 5, 5), light(GOLD, 0.4), { outline: 1.4, shadow: null }),
      )
    );
  };
  return [-70, -46, -20, 6, 32, 58].map((x, index) => flower(x, 30 + ((index * 17) % 26), index)).join('');
}
