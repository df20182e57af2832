import { TRACE_FRAME, type TraceLook } from '#shared/content/questTraces.ts';
import { ink, light, shade } from '../core/color.ts';
import { ellipsePath, roundedRect, star } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';
import { conch, scallop } from '../ui/shells.ts';

/* Traces of quests are small things of the place, drawn over the middle of their foot. */

const WOOD = '#c98d55';
const GOLD = '#ffd34d';
const SAND = '#f3d492';
const GOLD_INK = '#9a5f14';

const shadow = (width: number) => ellipse(0, -1, width, 5, '#123f5c', 0.2);
const post = (x: number, top: number, width = 8) =>
  part(roundedRect(x - width / 2, top, width, -top, 3), WOOD, { outline: 1.8, shadow: [-1, 0] });
const glow = (x: number, y: number, r: number) =>
  ellipse(x, y, r, r, '#ffe9a0', 0.26) + ellipse(x, y, r * 0.66, r * 0.66, '#fff3c0', 0.34);

/** A lamp that burns by day, too. */
const lantern = () =>
  shadow(20) +
  post(0, -78) +
  line('M0 -78C0 -96 24 -96 24 -84', ink(WOOD), 6) +
  line('M0 -78C0 -96 24 -96 24 -84', WOOD, 3) +
  glow(24, -64, 34) +
  part('M14 -82H34L30 -78H18Z', '#5a3722', { outline: 1.4, shadow: null }) +
  part(roundedRect(13, -78, 22, 28, 9), '#ffe48a', {
    outline: 2,
    ink: GOLD_INK,
    shadow: [-1, -2],
    inside: ellipse(24, -62, 6, 9, '#fffbe0', 0.9),
  });

/** A flag with a star. */
const flag = () =>
  shadow(16) +
  post(-18, -108, 7) +
  part(ellipsePath(-18, -110, 6, 6), GOLD, { outline: 1.6, ink: GOLD_INK, shadow: null }) +
  part('M-14 -104C4 -112 20 -94 40 -102L32 -82L42 -62C22 -54 6 -72 -14 -64Z', '#ff7f6b', {
    outline: 2,
    shadow: [-0.6, -3],
    inside: part(star(8, -84, 11, 5.4), GOLD, { outline: 1.4, ink: GOLD_INK, shadow: null }),
  });

/** A heap of shells. */
const shells = () =>
  shadow(42) +
  part('M-44 0C-38 -14 -18 -22 0 -22C20 -22 38 -14 44 0Z', SAND, { outline: 1.8, shadow: [0, -2.6] }) +
  at('translate(-24 -20) rotate(-18)', scallop()) +
  at('translate(22 -20) rotate(16)', scallop('#9fb8ff')) +
  at('translate(0 -38) scale(1.1)', scallop('#ffc75a')) +
  at('translate(-2 -14) scale(.8)', conch());

/** A nest with eggs, one of them awake. */
const nest = () =>
  shadow(38) +
  [-14, 14]
    .map((x, index) =>
      part(ellipsePath(x, -30, 13, 17), index ? '#dff3ff' : '#ffe9d6', {
        outline: 1.8,
        shadow: [-1, -2.4],
        inside: ellipse(x + 3, -36, 2, 2.4, '#8fb8e0', 0.7) + ellipse(x - 5, -28, 2.4, 2, '#8fb8e0', 0.6),
      }),
    )
    .join('') +
  part(ellipsePath(0, -36, 13, 18), '#fff6df', {
    outline: 1.8,
    shadow: [-1, -2.4],
    inside:
      ellipse(-4, -36, 1.9, 2.8, '#3a2b4a') +
      ellipse(5, -36, 1.9, 2.8, '#3a2b4a') +
      line('M-1.6 -30Q.6 -28 2.8 -30', '#6b2233', 1.6),
  }) +
  part('M-42 -24C-34 -16 34 -16 42 -24C44 -8 30 0 0 0C-30 0 -44 -8 -42 -24Z', '#a9793f', {
    outline: 2,
    shadow: [0, -3],
    inside: line('M-36 -14L-10 -6M-24 -20L8 -4M2 -18L32 -6M20 -20L-16 -4', shade('#a9793f', 1.2), 2, 0.7),
  });

/** A fence with a new plank that is still bright. */
const plank = () => {
  const board = (y: number, color: string) =>
    part(roundedRect(-50, y, 100, 15, 4), color, {
      outline: 1.8,
      shadow: [0, -3],
      inside: line(svg`M-40 ${y + 6}H-12M6 ${y + 9}H34`, shade(color), 1.6, 0.7),
    });
  const nails = [-34, 34].map((x) => ellipse(x, -50, 2.4, 2.4, '#6b4230')).join('');
  return (
    shadow(50) +
    post(-34, -72, 11) +
    post(34, -72, 11) +
    board(-30, '#b27a48') +
    board(-58, '#f0c186') +
    nails
  );
};

/** A post box with a letter in it. */
const postbox = () =>
  shadow(22) +
  post(0, -46, 10) +
  part(roundedRect(-8, -104, 30, 26, 3), '#fffdf6', {
    outline: 1.6,
    shadow: null,
    inside: line('M-8 -104L7 -92L22 -104', '#c9a86a', 1.8),
  }) +
  part('M-32 -44V-70C-32 -86 -20 -94 0 -94C20 -94 32 -86 32 -70V-44Z', '#ee6258', {
    outline: 2.2,
    shadow: [-1, -3],
    inside: fill('M-32 -54H32V-48H-32Z', shade('#ee6258'), 0.7),
  }) +
  part(roundedRect(-18, -78, 36, 8, 4), '#7e2228', { outline: 0, shadow: null, top: null }) +
  at('translate(0 -61) scale(.4)', scallop('#ffd9a0'));

/** A pile of books, the upper one open. */
const books = () =>
  shadow(40) +
  (
    [
      [-36, -16, 72, '#4fa7e6'],
      [-30, -31, 62, '#ff9f43'],
      [-34, -46, 66, '#35b98a'],
    ] as const
  )
    .map(([x, y, width, color]) =>
      part(roundedRect(x, y, width, 15, 4), color, {
        outline: 1.8,
        shadow: [0, -2.6],
        inside: fill(svg`M${x + width - 12} ${y + 3}h12v9h-12Z`, '#fffdf6'),
      }),
    )
    .join('') +
  part(
    'M0 -50C-12 -60 -28 -60 -40 -54V-76C-28 -82 -12 -82 0 -72C12 -82 28 -82 40 -76V-54C28 -60 12 -60 0 -50Z',
    '#fffdf6',
    {
      outline: 2,
      ink: '#8a6a3a',
      shadow: [0, -2.4],
      inside: line('M0 -72V-50M-30 -70L-10 -68M-30 -63L-10 -61M10 -68L30 -70M10 -61L30 -63', '#c9a86a', 1.8),
    },
  );

/** Sea flowers in a ring of stones. */
const flowers = () => {
  const flower = (x: number, y: number, color: string) =>
    line(svg`M${x * 0.6} -8Q${x * 0.8} ${y / 2} ${x} ${y}`, '#1d5f5c', 5) +
    line(svg`M${x * 0.6} -8Q${x * 0.8} ${y / 2} ${x} ${y}`, '#4fd0a0', 2.6) +
    [0, 72, 144, 216, 288]
      .map((angle) =>
        at(
          svg`translate(${x} ${y}) rotate(${angle})`,
          part(ellipsePath(0, -8, 6, 8), color, { outline: 1.4, shadow: null }),
        ),
      )
      .join('') +
    part(ellipsePath(x, y, 5, 5), GOLD, { outline: 1.2, ink: GOLD_INK, shadow: null });
  return (
    shadow(42) +
    flower(-26, -44, '#ff86ac') +
    flower(24, -50, '#b98af0') +
    flower(0, -72, '#ff9f43') +
    [-34, -12, 12, 34]
      .map((x, index) =>
        part(ellipsePath(x, -8, 13, 9), index % 2 ? '#b8c6d8' : '#cfdbe8', {
          outline: 1.8,
          shadow: [-1, -2.2],
        }),
      )
      .join('')
  );
};

/** Crystals that have begun to shine. */
const crystal = () => {
  const gem = (x: number, top: number, width: number, color: string) =>
    part(
      svg`M${x - width / 2} 0L${x - width / 2} ${top + width * 0.7}L${x} ${top}L${x + width / 2} ${top + width * 0.7}L${x + width / 2} 0Z`,
      color,
      {
        outline: 2,
        shadow: [-2, -2],
        inside:
          line(svg`M${x} ${top}V0`, light(color, 0.8), 2, 0.7) +
          fill(svg`M${x - width / 2} 0V${top + width * 0.7}L${x} ${top}V0Z`, '#ffffff', 0.2),
      },
    );
  return (
    shadow(40) +
    glow(0, -44, 46) +
    gem(-24, -52, 22, '#8fb8ff') +
    gem(26, -44, 20, '#ff9fd0') +
    gem(0, -84, 28, '#b9a0ff') +
    fill(star(16, -92, 8, 2.4, 4), '#fff3c0')
  );
};

/** A kite on a peg, in the wind of the sky. */
const kite = () =>
  shadow(14) +
  part('M-38 0L-30 -22L-22 0Z', WOOD, { outline: 1.8, shadow: [-1, -1] }) +
  line('M-30 -18C-18 -38 -6 -46 12 -58', '#8a6a3a', 2) +
  part('M14 -116L44 -88L18 -44L-10 -84Z', '#6fa4f5', {
    outline: 2.2,
    shadow: [-1, -3],
    inside:
      fill('M14 -116L44 -88L17 -82Z', '#ffcf57') +
      fill('M17 -82L18 -44L-10 -84Z', '#ff86ac') +
      line('M14 -116L18 -44M-10 -84L44 -88', '#1f3a5f', 1.8, 0.7),
  }) +
  line('M18 -44C30 -36 20 -26 34 -20', '#8a6a3a', 2) +
  part('M22 -36l-8 -4v10Zl9 -5v10Z', '#ff7f6b', { outline: 1.2, shadow: null });

/** A small bell under a bow of wood. */
const bell = () =>
  shadow(30) +
  post(-28, -84, 9) +
  post(28, -84, 9) +
  part(roundedRect(-38, -96, 76, 14, 6), WOOD, { outline: 2, shadow: [0, -3] }) +
  ellipse(0, -28, 6, 6, GOLD_INK) +
  part('M-24 -34C-16 -42 -18 -74 0 -76C18 -74 16 -42 24 -34C14 -30 -14 -30 -24 -34Z', GOLD, {
    outline: 2.2,
    ink: GOLD_INK,
    shadow: [-1.4, -2.6],
    inside: ellipse(-8, -58, 3, 10, '#ffffff', 0.7, 8),
  });

/** A castle of sand with a shell over its gate. */
const castle = () => {
  const tower = (x: number, top: number, width: number) => {
    const [left, right] = [x - width / 2, x + width / 2];
    const third = width / 5;
    return part(svg`M${left} 0V${top}h${third}v6h${third}v-6h${third}v6h${third}v-6H${right}V0Z`, SAND, {
      outline: 2,
      shadow: [-1.6, -2.4],
      inside: line(svg`M${left + 4} ${top + 24}h8M${x} ${top + 34}h9`, shade(SAND), 2, 0.7),
    });
  };
  return (
    shadow(50) +
    tower(-32, -56, 34) +
    tower(32, -56, 34) +
    tower(0, -78, 44) +
    part('M-11 0V-18C-11 -32 11 -32 11 -18V0Z', '#8a5a3a', { outline: 1.6, shadow: null }) +
    at('translate(0 -48) scale(.62)', scallop()) +
    line('M0 -78V-108', '#5a3722', 3) +
    part('M1 -108L24 -100L1 -92Z', '#35b98a', { outline: 1.6, shadow: null })
  );
};

export const TRACE_DRAWINGS: Readonly<Record<TraceLook, () => string>> = {
  lantern,
  flag,
  shells,
  nest,
  plank,
  postbox,
  books,
  flowers,
  crystal,
  kite,
  bell,
  castle,
};

export const TRACE_VIEW = {
  x: -TRACE_FRAME.width / 2,
  y: 5 - TRACE_FRAME.height,
  w: TRACE_FRAME.width,
  h: TRACE_FRAME.height,
} as const;
