import { light } from '../core/color.ts';
import { ellipsePath, roundedRect, star } from '../core/shapes.ts';
import { ellipse, line, part, svg } from '../core/svg.ts';

const WOOD = '#c98d55';
const INK = '#6b4230';

/** The board that shows a cheer as numbers, 246 wide and 214 high: a big window, five pearls, a small window. */
export function cheerBoard(): string {
  const post = (x: number) =>
    part(roundedRect(x - 9, -150, 18, 154, 5), WOOD, {
      outline: 2.2,
      ink: INK,
      shadow: [-4, 0],
      inside: line(svg`M${x - 2} -140V0`, light(WOOD, 0.9), 2, 0.6),
    });
  const window = (x: number, y: number, w: number, h: number) =>
    part(roundedRect(x, y, w, h, 10), '#17324f', {
      outline: 2.2,
      ink: '#0d2038',
      shadow: [0, 4],
      shadowColor: '#0d2038',
      top: '#234a72',
    }) + line(svg`M${x + 10} ${y + 8}H${x + w * 0.4}`, '#ffffff', 3, 0.16);
  return (
    ellipse(0, 3, 104, 6, '#123f5c', 0.22) +
    post(-92) +
    post(92) +
    part(
      'M-118 -182C-96 -214 -62 -204 -44 -214C-24 -228 24 -228 44 -214C62 -204 96 -214 118 -182V-60C118 -48 108 -42 96 -42H-96C-108 -42 -118 -48 -118 -60Z',
      '#ff8f7a',
      {
        outline: 2.5,
        shadow: [-2, -5],
        inside: line(
          'M0 -150V-222M-30 -160L-44 -214M30 -160L44 -214M-70 -170L-96 -206M70 -170L96 -206',
          '#e2604f',
          2.6,
          0.45,
        ),
        gloss: 'M-108 -176C-96 -194 -82 -200 -68 -201L-68 -194C-80 -192 -92 -186 -100 -172Z',
      },
    ) +
    part(roundedRect(-104, -178, 208, 128, 14), '#fff6dc', {
      outline: 2.2,
      ink: '#8a4a3a',
      shadow: [0, -3],
      shadowColor: '#f0d8a6',
    }) +
    window(-94, -168, 188, 72) +
    window(34, -88, 60, 30) +
    [-92, 92]
      .map((x) =>
        part(star(x, -196, 11, 5.4), '#ffd34d', { outline: 1.8, ink: '#9a5f14', shadow: [-0.8, -1.8] }),
      )
      .join('') +
    [-92, 92]
      .map((x) =>
        part(roundedRect(x - 16, -9, 32, 15, 5), '#f0dcae', { outline: 2, ink: '#7a5a3a', shadow: [0, -3] }),
      )
      .join('')
  );
}

/** A pearl for a round, around its middle: still dark, or counted. */
export const roundPearl = (isLit: boolean) =>
  (isLit ? ellipse(0, 0, 13, 13, '#fff3b0', 0.55) : '') +
  part(ellipsePath(0, 0, 8, 8), isLit ? '#ffd34d' : '#d9c9b0', {
    outline: 1.8,
    ink: isLit ? '#9a5f14' : '#8a7a66',
    shadow: [-1, -1.8],
  }) +
  ellipse(-2.4, -2.8, 2.2, 1.6, '#ffffff', isLit ? 1 : 0.6, -30);

/** A little fish that cheers beside the board, its foot at the origin. */
export function cheeringFish(isUp: boolean): string {
  const lift = isUp ? -9 : 0;
  return (
    ellipse(0, 2, 15, 3, '#123f5c', 0.2) +
    line(
      svg`M-12 ${-14 + lift}L-20 ${isUp ? -34 + lift : -8}M12 ${-14 + lift}L20 ${isUp ? -34 + lift : -8}`,
      '#8a5a14',
      7,
    ) +
    line(
      svg`M-12 ${-14 + lift}L-20 ${isUp ? -34 + lift : -8}M12 ${-14 + lift}L20 ${isUp ? -34 + lift : -8}`,
      '#ffc75a',
      3.8,
    ) +
    part(
      svg`M0 ${-36 + lift}C14 ${-36 + lift} 18 ${-22 + lift} 15 ${-10 + lift}C12 ${1 + lift} 6 ${lift} 0 ${lift}C-6 ${lift} -12 ${1 + lift} -15 ${-10 + lift}C-18 ${-22 + lift} -14 ${-36 + lift} 0 ${-36 + lift}Z`,
      '#ffc75a',
      { outline: 2, shadow: [-0.8, -2.6] },
    ) +
    (isUp
      ? line(svg`M-8 ${-22 + lift}q3 -4 6 0M2 ${-22 + lift}q3 -4 6 0`, '#2a2148', 2)
      : ellipse(-5, -22, 2.4, 3.2, '#2a2148') +
        ellipse(5, -22, 2.4, 3.2, '#2a2148') +
        ellipse(-5.8, -23.4, 0.9, 1, '#ffffff') +
        ellipse(4.2, -23.4, 0.9, 1, '#ffffff')) +
    part(
      svg`M-4 ${-15 + lift}C-1 ${-14 + lift} 1 ${-14 + lift} 4 ${-15 + lift}C4 ${(isUp ? -7 : -11) + lift} -4 ${(isUp ? -7 : -11) + lift} -4 ${-15 + lift}Z`,
      '#ff7f8f',
      { outline: 1.2, ink: '#8a3a20', shadow: null },
    )
  );
}
