import { ink, light, shade } from '../../core/color.ts';
import { cord } from '../../core/ornaments.ts';
import { ellipsePath, roundedRect, star } from '../../core/shapes.ts';
import { at, ellipse, fill, line, part, svg } from '../../core/svg.ts';

/** Props of the sea folk in the small scenes. Each stands on the origin. */

const WOOD = '#d09a5c';
const WOOD_INK = '#5a3722';
const GOLD = '#ffd34d';
const GOLD_INK = '#9a5f14';

/** An open chest with only bubbles in it, 84 wide. */
export function emptyChest(): string {
  const bands = fill('M-30 -40H-22V4H-30ZM22 -40H30V4H22Z', '#f2c14e');
  return (
    part('M-42 -34C-44 -62 -34 -70 -26 -70H30C40 -70 46 -60 42 -34Z', shade(WOOD, 0.5), {
      outline: 2,
      ink: WOOD_INK,
      shadow: [0, -3],
      inside:
        fill('M-30 -74H-22V-30H-30ZM22 -74H30V-30H22Z', '#d9a63c') +
        fill('M-36 -44H38V-30H-36Z', '#5a3722', 0.5),
    }) +
    part(ellipsePath(0, -34, 40, 9), '#5f3b24', {
      outline: 2,
      ink: WOOD_INK,
      shadow: [0, 3],
      shadowColor: '#47290f',
      top: null,
    }) +
    part('M-42 -34C-30 -26 30 -26 42 -34V-2C42 2 38 4 34 4H-34C-38 4 -42 2 -42 -2Z', WOOD, {
      outline: 2,
      ink: WOOD_INK,
      shadow: [-1, -4],
      inside: line('M-44 -14Q0 -6 44 -14', shade(WOOD, 1.2), 1.6, 0.7) + bands,
    }) +
    part(roundedRect(-8, -29, 16, 16, 4), GOLD, { outline: 1.8, ink: GOLD_INK, shadow: [0, -2] }) +
    ellipse(0, -23, 2.6, 2.6, GOLD_INK) +
    fill('M-1.4 -23H1.4L2.2 -16.6H-2.2Z', GOLD_INK)
  );
}

/** A magnifier held up, its glass 26 wide. */
export const magnifier = () =>
  cord('M0 0L-9 20', '#c98d55', 6, 1.8) +
  part(ellipsePath(5, -14, 17, 17), '#ffb84d', { outline: 2, shadow: [0, -2] }) +
  part(ellipsePath(5, -14, 12, 12), '#c9f4fb', { outline: 1.4, ink: ink('#ffb84d'), shadow: null }) +
  line('M-2 -18Q1 -23 7 -23', '#ffffff', 2.6, 0.95);

/** A sign post that points everywhere, 120 high. */
export function crossedSigns(): string {
  const board = (y: number, turn: number, color: string, flip = false) =>
    at(
      svg`translate(0 ${y}) rotate(${turn})${flip ? ' scale(-1 1)' : ''}`,
      part('M-24 -9H22L34 0L22 9H-24C-27 9 -27 -9 -24 -9Z', color, {
        outline: 2,
        shadow: [0, -2.6],
        inside: line('M-18 -3H18M-18 3H10', shade(color, 1.2), 1.3, 0.5),
      }),
    );
  return (
    cord('M0 2V-108', '#b5773f', 7, 2) +
    board(-94, -8, '#ff9f6b') +
    board(-70, 6, '#6fc3e8', true) +
    board(-46, -3, '#ffd166') +
    part(star(0, -112, 8, 4), '#ff7f6b', { outline: 1.6, shadow: null })
  );
}

/** An unrolled map in two hands, 52 wide, around the origin. */
export const chart = () =>
  part(
    'M-26 -15C-18 -20 -10 -10 0 -14C10 -18 18 -10 26 -15V14C18 19 10 10 0 14C-10 18 -18 10 -26 15Z',
    '#fff3d0',
    {
      outline: 1.9,
      ink: '#7a4a1d',
      shadow: [0, -2.4],
      shadowColor: '#eccf95',
      inside:
        fill('M-30 -2C-20 -8 -14 4 -4 0L-8 18H-30Z', '#a8dff0') +
        line('M-18 8Q-10 -2 -2 4T12 -4', '#ee6258', 2) +
        line('M12 -9L18 -3M18 -9L12 -3', '#ee6258', 2.4),
    },
  );

/** An hourglass, 64 high. */
export function hourglass(): string {
  const glass =
    'M-15 -54H15C16 -42 4 -36 4 -30C4 -24 16 -18 15 -6H-15C-16 -18 -4 -24 -4 -30C-4 -36 -16 -42 -15 -54Z';
  return (
    part(glass, '#dff6fb', {
      outline: 1.8,
      ink: '#2b6a86',
      shadow: [0, -2],
      inside:
        fill('M-12 -42C-10 -38 -4 -35 -1 -31H1C4 -35 10 -38 12 -42Z', '#ffcf6b') +
        fill('M-15 -5C-13 -14 -5 -17 0 -18C5 -17 13 -14 15 -5Z', '#ffcf6b') +
        line('M0 -31V-17', '#ffcf6b', 2),
    }) +
    line('M-9 -49C-9 -44 -6 -41 -4 -38', '#ffffff', 2.6, 0.9) +
    part(roundedRect(-20, -62, 40, 9, 4), WOOD, { outline: 1.9, ink: WOOD_INK, shadow: [0, -2] }) +
    part(roundedRect(-20, -7, 40, 9, 4), WOOD, { outline: 1.9, ink: WOOD_INK, shadow: [0, -2] })
  );
}

/** A plug and a socket that have lost each other, the gap around the origin. */
export function pulledPlug(): string {
  const spark = (d: string) => line(d, GOLD_INK, 5.4) + line(d, GOLD, 2.8);
  return (
    cord('M-108 -6C-84 14 -70 -22 -46 -8C-40 -4 -38 -4 -34 -4', '#4fa7e6', 6, 1.9) +
    part(
      'M-36 -15H-20C-12 -15 -8 -10 -8 -4C-8 2 -12 7 -20 7H-36C-39 7 -40 5 -40 2V-10C-40 -13 -39 -15 -36 -15Z',
      '#4fa7e6',
      { outline: 2, shadow: [0, -3] },
    ) +
    cord('M-8 -9H1M-8 1H1', '#d5dde8', 3.4, 1.5) +
    cord('M110 -2C92 -20 82 14 62 2C56 -2 54 -4 48 -4', '#ff8f7d', 6, 1.9) +
    part(
      'M50 -17H36C28 -17 24 -11 24 -4C24 3 28 9 36 9H50C53 9 54 7 54 4V-12C54 -15 53 -17 50 -17Z',
      '#ff8f7d',
      { outline: 2, shadow: [0, -3] },
    ) +
    ellipse(31, -9, 2.4, 2.4, ink('#ff8f7d')) +
    ellipse(31, 1, 2.4, 2.4, ink('#ff8f7d')) +
    spark('M12 -22V-32M4 -19L-2 -27M20 -19L26 -27')
  );
}

/** A wrench lying over a cog, 46 wide. */
export function repair(): string {
  const cog = star(0, -22, 24, 18.4, 9);
  return (
    part(cog, '#9fb4cc', { outline: 4.4, ink: ink('#9fb4cc'), shadow: null }) +
    part(cog, '#9fb4cc', { outline: 2.2, ink: '#9fb4cc', shadow: [0, -3] }) +
    part(ellipsePath(0, -22, 8, 8), '#7fd0e6', { outline: 2, ink: ink('#9fb4cc'), shadow: null })
  );
}

/** A cone that says «careful», 34 wide. */
export const cone = () =>
  part('M-6 -40C-5 -43 5 -43 6 -40L14 -2H-14Z', '#ff8a34', {
    outline: 2,
    shadow: [-1, -2],
    inside: fill('M-20 -16H20V-8H-20ZM-20 -32H20V-25H-20Z', '#fff6e6'),
  }) + part(roundedRect(-20, -5, 40, 8, 3), '#ff8a34', { outline: 2, shadow: [0, -2] });

/** The outline of a friend who is not there yet, 72 long, looking right. */
export const absentFriend = (color: string) =>
  `<g fill="#ffffff" fill-opacity=".5" stroke="${color}" stroke-width="2.6" stroke-dasharray="6 5.4" stroke-linecap="round" stroke-linejoin="round"><path d="M-20 -34C-8 -56 30 -54 36 -32C30 -10 -8 -8 -20 -28L-36 -16V-46Z"/></g>` +
  line('M21 -38V-33', color, 3.6) +
  line('M21 -24Q26 -23 29 -26', color, 2.6);

/** A parcel opened and looked through: only a star's glimmer is left. 56 wide. */
export function openGift(): string {
  const box = '#5cb6ec';
  const ribbon = '#ff7f9f';
  return (
    part('M-26 -32L-36 -44L-10 -48L-4 -34Z', light(box, 0.35), {
      outline: 2,
      ink: ink(box),
      shadow: [0, -2],
    }) +
    part('M26 -32L38 -42L12 -48L4 -34Z', light(box, 0.35), { outline: 2, ink: ink(box), shadow: [0, -2] }) +
    part(ellipsePath(0, -32, 26, 6), '#2c6ea6', { outline: 2, ink: ink(box), shadow: null, top: null }) +
    part('M-26 -32C-14 -26 14 -26 26 -32V-1C26 2 24 3 22 3H-22C-24 3 -26 2 -26 -1Z', box, {
      outline: 2,
      shadow: [-1, -3.4],
      inside: fill('M-6 -34H6V8H-6Z', ribbon) + fill('M6 -34H8V8H6Z', shade(box, 1.4), 0.5),
    }) +
    cord('M-6 2C-14 10 -24 6 -34 10M6 2C14 12 26 6 32 12', ribbon, 4, 1.4)
  );
}

/** A bottle with an empty slip of paper in it, lying down, 62 long. */
export const emptyBottle = () =>
  part('M-26 -15H10C16 -15 18 -11 24 -11H32V-3H24C18 -3 16 1 10 1H-26C-32 1 -32 -15 -26 -15Z', '#b8ece0', {
    outline: 2,
    ink: '#1d6a66',
    shadow: [0, -2.6],
    inside: ellipse(-8, -7, 13, 5, '#ffffff', 0.35),
  }) +
  part(roundedRect(31, -11.6, 8, 9.4, 2.4), '#c98d55', { outline: 1.7, shadow: null }) +
  line('M-22 -11H4', '#ffffff', 2.6, 0.9);

/** Books in a pile, 48 wide and 40 high. */
export const bookPile = () =>
  [
    { w: 48, color: '#ee6258', x: 0 },
    { w: 42, color: '#4fa7e6', x: 3 },
    { w: 44, color: '#ffcf3f', x: -2 },
    { w: 34, color: '#35b98a', x: 2 },
  ]
    .map(({ w, color, x }, i) =>
      part(roundedRect(x - w / 2, 2 - 10 * (i + 1), w, 10, 2.4), color, {
        outline: 1.8,
        shadow: [0, -2],
        inside: fill(svg`M${x + w / 2 - 9} ${-6 - 10 * i}h14v5.6h-14Z`, '#fff6e0'),
      }),
    )
    .join('');

/** Marks of a question in the water. */
export const question = (x: number, y: number, scale: number, color: string) => {
  const hook = 'M-5 -8C-6 -16 6 -16 5.4 -8.6C5 -4.6 0 -4.4 0 1';
  return at(
    svg`translate(${x} ${y}) scale(${scale})`,
    line(hook, ink(color), 6.6) +
      line(hook, color, 3.6) +
      part(ellipsePath(0, 7.4, 2.4, 2.4), color, { outline: 1.5, shadow: null }),
  );
};
