import { light, shade } from '../core/color.ts';
import { ellipsePath, roundedRect, scallops, around } from '../core/shapes.ts';
import { ellipse, fill, line, part, radial, ring, svg } from '../core/svg.ts';
import { place } from './place.ts';
import { umbrella } from './umbrella.ts';

/** Things of the seasons, each standing on the origin. */

const ground = (rx: number) => ellipse(0, 0, rx, rx * 0.16, '#123f5c', 0.24);

/** A tree whose crown has the colour of its season, with specks on it and a few below. */
export function seasonTree(crown: string, speck: string): string {
  const blob = (x: number, y: number, rx: number, ry: number, color: string) =>
    part(scallops(around(x, y, rx, ry, 9)), color, { outline: 2.1, shadow: [-2.4, -5] });
  const specks = Array.from({ length: 22 }, (_, index) => {
    const [angle, far] = [index * 2.4, 16 + ((index * 37) % 44)];
    return ellipse(
      Math.cos(angle) * far * 1.35,
      -142 + Math.sin(angle) * far * 0.9,
      4.4,
      3.6,
      speck,
      0.95,
      index * 31,
    );
  });
  const fallen = [-46, -30, -18, 20, 36, 52].map((x, index) =>
    ellipse(x, 1 + (index % 2), 4.6, 2, index % 2 === 0 ? speck : crown, 0.95),
  );
  return (
    ground(60) +
    part(
      'M-12 2C-8 -36 -12 -66 -30 -92L-18 -98C-8 -84 -3 -76 0 -74C4 -80 12 -92 24 -104L34 -96C14 -70 8 -40 13 2Z',
      '#9a6840',
      {
        outline: 2,
        shadow: [-2.4, 0],
        inside: line('M-3 -6C-1 -26 -3 -42 -7 -56M5 -10C4 -30 5 -40 9 -56', '#6d4527', 2, 0.6),
      },
    ) +
    blob(-46, -118, 44, 34, crown) +
    blob(48, -122, 42, 33, crown) +
    blob(0, -158, 58, 42, light(crown, 0.25)) +
    specks.join('') +
    fallen.join('')
  );
}

/** A parasol with a rubber ring and a ball beside it. */
export function beachSpot(): string {
  const panels = ['#ff7d6b', '#ffd34d', '#54c4ef'].map((color, index) =>
    fill(
      svg`M48 -22Q${26 + index * 14} -34 ${30 + index * 12} 0H${42 + index * 12}Q${40 + index * 12} -30 48 -22Z`,
      color,
    ),
  );
  return (
    ground(78) +
    place(-26, 0, umbrella('#ff8d7c'), 1.25) +
    part(ellipsePath(48, -17, 18, 18), '#fffdf6', {
      outline: 2,
      shadow: [-1.4, -3],
      inside: panels.join(''),
    }) +
    part(ellipsePath(-4, -13, 31, 13), '#54c4ef', {
      outline: 2,
      shadow: [-1, -3],
      inside: line('M-28 -20L-18 -10M22 -20L14 -9M-4 -26V-16', '#ffffff', 7, 0.95),
      over: ellipse(-4, -16, 13, 4.6, '#2f86ad') + ring(-4, -16, 13, 4.6, '#205f80', 1.6),
    })
  );
}

/** A heap of leaves with chestnuts. */
export function leafHeap(): string {
  const colors = ['#e8743b', '#f2a33a', '#d8503f', '#f6c452'];
  const leaves = Array.from({ length: 17 }, (_, index) => {
    const x = -54 + ((index * 41) % 108);
    const y = -6 - ((index * 23) % 26) * (1 - Math.abs(x) / 74);
    const leaf = part('M0 -13C9 -9 9 4 0 13C-9 4 -9 -9 0 -13Z', colors[index % 4] ?? '#e8743b', {
      outline: 1.6,
      shadow: [-0.6, -1.8],
      inside: line('M0 -10V10', shade(colors[index % 4] ?? '#e8743b', 1.4), 1.3, 0.7),
    });
    return svg`<g transform="translate(${x} ${y}) rotate(${index * 47})">` + leaf + '</g>';
  });
  const chestnut = (x: number) =>
    part(
      svg`M${x - 11} -3Q${x - 11} -19 ${x} -22Q${x + 11} -19 ${x + 11} -3Q${x} 2 ${x - 11} -3Z`,
      '#8a4a26',
      {
        outline: 1.7,
        shadow: [-1, -2.4],
        gloss: ellipsePath(x - 4, -14, 2.4, 3.6),
        inside: ellipse(x, -2, 10, 4, '#e0b07a'),
      },
    );
  return ground(66) + leaves.join('') + chestnut(46) + chestnut(62);
}

/** A snowman with a shell for a button. */
export function snowman(): string {
  const ball = (y: number, r: number) =>
    part(ellipsePath(0, y, r, r * 0.95), '#f4fbff', {
      outline: 2,
      ink: '#5b86a5',
      shadow: [-3, -5],
      shadowColor: '#c9e2f2',
    });
  return (
    ground(50) +
    line('M-34 -56L-58 -78M-50 -71l-12 1M34 -56L58 -76M50 -69l11 2', '#7a4f2c', 5) +
    ball(-34, 38) +
    ball(-88, 28) +
    part('M-27 -72Q0 -58 27 -72L29 -62Q0 -47 -29 -62Z', '#ff7d6b', { outline: 1.8, shadow: [0, -2] }) +
    part('M12 -62L24 -58L22 -34L10 -36Z', '#ff7d6b', { outline: 1.8, shadow: [-1, -1] }) +
    ellipse(-9, -94, 3.4, 4.4, '#1d3a52') +
    ellipse(11, -94, 3.4, 4.4, '#1d3a52') +
    ellipse(-15, -84, 4.6, 2.8, '#ff9aa5', 0.8) +
    ellipse(17, -84, 4.6, 2.8, '#ff9aa5', 0.8) +
    part('M0 -89L22 -83L0 -79Z', '#ff9f43', { outline: 1.6, shadow: [0, -1] }) +
    part('M-24 -108Q0 -120 24 -108L20 -132Q0 -140 -20 -132Z', '#35a7d6', { outline: 2, shadow: [-1.6, -3] }) +
    part(ellipsePath(0, -138, 8, 8), '#fffdf6', { outline: 1.8, shadow: [-0.8, -2] }) +
    part(ellipsePath(0, -40, 4.6, 4.6), '#ffb35c', { outline: 1.4, shadow: null }) +
    part(ellipsePath(0, -22, 4.6, 4.6), '#ffb35c', { outline: 1.4, shadow: null })
  );
}

/** The full moon of Chuseok with a rabbit's shadow, around its middle. */
export function fullMoon(): string {
  const glow = radial([
    [0, '#fff3b0', 0.9],
    [0.46, '#ffe88a', 0.5],
    [1, '#ffe88a', 0],
  ]);
  return (
    glow.def +
    ellipse(0, 0, 118, 118, glow.url) +
    part(ellipsePath(0, 0, 66, 66), '#ffe27a', {
      outline: 2,
      ink: '#d9a93a',
      shadow: [-4, -7],
      shadowColor: '#f6c95a',
    }) +
    fill(
      'M-16 34C-32 30 -32 6 -14 2C-20 -16 -20 -34 -12 -38C-6 -30 -6 -18 -6 -6C0 -8 4 -8 8 -6C12 -22 20 -34 26 -34C28 -22 22 -8 16 0C26 6 26 20 16 24C22 34 10 40 -16 34Z',
      '#eebb4e',
      0.75,
    ) +
    ellipse(-38, -20, 8, 6, '#f2c659', 0.7) +
    ellipse(42, 18, 6, 8, '#f2c659', 0.7)
  );
}

/** A plate of songpyeon on a little table. */
export function songpyeonTable(): string {
  const cake = (x: number, y: number, color: string) =>
    part(svg`M${x - 15} ${y}Q${x} ${y - 20} ${x + 15} ${y}Q${x} ${y + 9} ${x - 15} ${y}Z`, color, {
      outline: 1.7,
      shadow: [-0.8, -2.2],
      inside: line(svg`M${x - 10} ${y - 2}Q${x} ${y + 2} ${x + 10} ${y - 2}`, shade(color, 1.3), 1.4, 0.8),
    });
  const wood = { outline: 1.9, shadow: [-1.2, -2.4] as const };
  return (
    ground(60) +
    part('M-46 0L-40 -34H-28L-32 0Z', '#a9693a', wood) +
    part('M46 0L40 -34H28L32 0Z', '#a9693a', wood) +
    part(roundedRect(-58, -44, 116, 13, 6), '#c98b52', wood) +
    part('M-42 -44Q0 -30 42 -44L36 -54H-36Z', '#e8f4fa', {
      outline: 1.8,
      ink: '#5b86a5',
      shadow: [0, -2.4],
    }) +
    cake(-22, -56, '#fff8ea') +
    cake(8, -55, '#bfe3a0') +
    cake(28, -57, '#ffc9d6') +
    cake(-8, -69, '#bfe3a0') +
    cake(16, -70, '#fff8ea') +
    cake(4, -82, '#ffc9d6')
  );
}

/** A lucky pouch of New Year, as tall as a child. */
export function luckyPouch(): string {
  return (
    ground(46) +
    part('M-14 -70C-52 -52 -54 -4 -30 0H30C54 -4 52 -52 14 -70Z', '#e8504f', {
      outline: 2,
      shadow: [-2.4, -4],
      inside:
        fill('M-54 -20H54V-12H-54Z', '#ffd34d', 0.9) +
        ellipse(0, -38, 15, 13, '#ffd34d', 0.95) +
        line('M-7 -38H7M0 -45V-31', '#e8504f', 3.4),
    }) +
    part('M-26 -92Q-14 -82 -14 -70H14Q14 -82 26 -92Q0 -82 -26 -92Z', '#f36d63', {
      outline: 2,
      shadow: [-1, -2],
    }) +
    part(roundedRect(-18, -75, 36, 9, 4.5), '#ffd34d', { outline: 1.8, shadow: [0, -1.6] }) +
    line('M16 -70C34 -66 36 -52 32 -44M16 -70C28 -72 42 -64 44 -54', '#ffd34d', 4)
  );
}

/** A pinwheel with its turning cloth in four colours. */
export function pinwheel(): string {
  const sail = 'M0 0L0 -46Q30 -44 34 -18Z';
  const sails = ['#ff7d6b', '#ffd34d', '#54c4ef', '#7ed08a'].map(
    (color, index) =>
      svg`<g transform="translate(0 -124) rotate(${index * 90})">` +
      part(sail, color, { outline: 1.9, shadow: [-1, -2] }) +
      '</g>',
  );
  return (
    ground(26) +
    part(roundedRect(-3.4, -124, 6.8, 124, 3), '#e0b07a', { outline: 1.8, shadow: [-1.2, 0] }) +
    sails.join('') +
    part(ellipsePath(0, -124, 7, 7), '#fffdf6', { outline: 1.8, shadow: [-0.8, -1.6] })
  );
}

/** A bunch of balloons that a stone holds. */
export function balloonBunch(): string {
  const balloon = (x: number, y: number, color: string) =>
    line(svg`M0 -16Q${x * 0.2} ${y * 0.4} ${x} ${y + 26}`, '#5b86a5', 1.6) +
    part(
      svg`M${x} ${y + 27}C${x - 24} ${y + 12} ${x - 24} ${y - 26} ${x} ${y - 26}C${x + 24} ${y - 26} ${x + 24} ${y + 12} ${x} ${y + 27}Z`,
      color,
      {
        outline: 1.9,
        shadow: [-1.6, -3.4],
        gloss: ellipsePath(x - 8, y - 10, 4, 7),
      },
    );
  return (
    ground(30) +
    balloon(-30, -108, '#54c4ef') +
    balloon(30, -112, '#ff86ac') +
    balloon(0, -136, '#ffd34d') +
    part('M-22 0Q-24 -18 -4 -20Q22 -20 22 0Z', '#b9c9d6', { outline: 1.9, shadow: [-1.4, -3] })
  );
}

/** A stone with the first letters, as a book that stands open. */
export function letterBook(): string {
  const page = (flip: number) =>
    part(svg`M0 -78Q${flip * 30} -94 ${flip * 62} -80V-14Q${flip * 30} -28 0 -12Z`, '#fff8ea', {
      outline: 2,
      ink: '#7a5632',
      shadow: [-1, -3],
    });
  return (
    ground(66) +
    part('M-70 -4Q-36 -24 0 -4Q36 -24 70 -4V2H-70Z', '#2f86ad', { outline: 2, shadow: [0, -2.4] }) +
    page(-1) +
    page(1) +
    line('M-48 -70Q-34 -76 -18 -71V-42M18 -71V-46Q32 -51 50 -46', '#2c5f8a', 7) +
    line('M0 -78V-12', '#c9a979', 2.4)
  );
}

export const petal = (): string =>
  part('M0 -9C7 -7 8 3 0 9C-8 3 -7 -7 0 -9Z', '#ffc2d6', {
    outline: 1.1,
    ink: '#d6789b',
    shadow: [-0.5, -1.4],
  });

export const fallingLeaf = (color: string): string =>
  part('M0 -12C9 -8 9 4 0 12C-9 4 -9 -8 0 -12Z', color, {
    outline: 1.4,
    shadow: [-0.6, -1.8],
    inside: line('M0 -9V10', shade(color, 1.4), 1.3, 0.7),
  });

export const snowflake = (): string =>
  line('M0 -8V8M-7 -4L7 4M-7 4L7 -4', '#7fb2d6', 4.2, 0.9) +
  line('M0 -8V8M-7 -4L7 4M-7 4L7 -4', '#ffffff', 2.4);

export const confetti = (color: string): string =>
  part(roundedRect(-5, -7, 10, 14, 3), color, { outline: 1.2, shadow: [-0.5, -1.4] });
