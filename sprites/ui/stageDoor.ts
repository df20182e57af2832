import { STAGE_DOOR_OPENING } from '#shared/content/stageDoors.ts';
import type { StageTheme } from '#shared/simulation/stage/level.ts';
import { light, shade } from '../core/color.ts';
import { leaf } from '../core/ornaments.ts';
import { ellipsePath, roundedRect } from '../core/shapes.ts';
import { at, blur, clip, ellipse, fill, line, linear, part, svg } from '../core/svg.ts';
import { castle } from '../scenery/castle.ts';
import { branchCoral } from '../scenery/corals.ts';
import { crystalCluster, hangingCrystals } from '../scenery/crystals.ts';
import { kelp } from '../scenery/kelp.ts';
import { lantern } from '../scenery/lantern.ts';
import { lighthouse } from '../scenery/lighthouse.ts';
import { place } from '../scenery/place.ts';

/** A hollow tree that leads into stages. All is drawn around the middle of its foot, in world px. */

const BARK = '#b98a52';
const BARK_INK = '#573522';
const HALF = STAGE_DOOR_OPENING.width / 2;
const TOP = -STAGE_DOOR_OPENING.height;
const SPRING = -101;

const OPENING = svg`M${-HALF} 2V${SPRING}C${-HALF} -151 -36 ${TOP} 0 ${TOP}C36 ${TOP} ${HALF} -151 ${HALF} ${SPRING}V2Z`;
/** The other way round, so that it is a hole in what it is part of. */
const HOLE = svg`M${HALF} 2V${SPRING}C${HALF} -151 36 ${TOP} 0 ${TOP}C-36 ${TOP} ${-HALF} -151 ${-HALF} ${SPRING}V2Z`;
const TRUNK =
  'M-100 4C-86 -5 -91 -40 -90 -101C-90 -171 -51 -205 0 -205C51 -205 90 -171 90 -101C91 -40 86 -5 100 4Z';
const MOSS =
  'M-81 -156C-65 -194 -27 -215 0 -215C27 -215 65 -194 81 -156C70 -153 65 -164 56 -169C52 -161 39 -167 34 -182C24 -173 9 -177 0 -188C-9 -177 -24 -173 -34 -182C-39 -167 -52 -161 -56 -169C-65 -164 -70 -153 -81 -156Z';

/** The tree around its opening, with moss and two lanterns; of gold where every star is had. */
export function doorFrame(isGold: boolean): string {
  const grain = [-80, -70, 70, 80]
    .map((x, index) =>
      line(
        svg`M${x} 4Q${x * 1.02} -94 ${x * 0.8} -160`,
        index % 2 ? light(BARK, 0.7) : shade(BARK, 1.5),
        3.4,
        0.6,
      ),
    )
    .join('');
  const moss = isGold ? '#ffd34d' : '#8ed352';
  const flowers = isGold
    ? [-58, -22, 20, 57]
        .map((x, index) => leaf(x, -176 - (index % 3) * 8, 20, index * 70, '#fff0a8'))
        .join('')
    : '';
  return (
    part(TRUNK + HOLE, BARK, { outline: 2.2, ink: BARK_INK, shadow: [-4, -3], inside: grain }) +
    `<path d="${OPENING}" fill="none" stroke="#ffe6a0" stroke-width="3.2"/>` +
    part(MOSS, moss, {
      outline: 2,
      ink: isGold ? '#8a5414' : '#2c5c2f',
      shadow: [0, -3],
      shadowColor: isGold ? '#eba531' : '#55ab46',
    }) +
    flowers +
    [-86, 86].map((x) => place(x, -146, lantern(14, isGold ? '#ffd34d' : '#ffb35a'), 0.72)).join('')
  );
}

interface Look {
  readonly sky: readonly [string, string, string];
  readonly hills: readonly [string, string];
  readonly soil: string;
  readonly moss: string;
  readonly landmark: () => string;
}

const LOOKS: Readonly<Record<StageTheme, Look>> = {
  PATH: {
    sky: ['#bff3ea', '#ffe9b8', '#ffb9ac'],
    hills: ['#ffc0c0', '#f79aa6'],
    soil: '#f0c07f',
    moss: '#7fd6a4',
    landmark: () =>
      place(16, -82, castle(44, '#ffd9c9', '#f7b6a6')) + place(-44, -48, branchCoral(34, '#ff8f7a', 12)),
  },
  PATTERN: {
    sky: ['#d9f7c4', '#bff0d0', '#7fd0b8'],
    hills: ['#7fd0b8', '#58b89a'],
    soil: '#b98a52',
    moss: '#8ed352',
    landmark: () =>
      place(-46, -30, kelp(120, '#6cc98f', 4, { width: 1, ink: '#4aa07e' })) +
      place(48, -30, kelp(104, '#7fd69a', 9, { width: 1, ink: '#4aa07e' })) +
      place(34, -30, kelp(66, '#6cc98f', 2, { width: 1, ink: '#4aa07e' })),
  },
  RIDDLE: {
    sky: ['#5a55a8', '#8d7be0', '#d3b8ff'],
    hills: ['#7a6ad0', '#5f52b4'],
    soil: '#8f86c4',
    moss: '#b6a8f4',
    landmark: () =>
      [-42, 0, 40]
        .map((x, index) => place(x, TOP, hangingCrystals(34 + (index % 2) * 16, '#b9a6ff', 3 + index, {})))
        .join('') + place(44, -44, crystalCluster(34, '#8fd8ff', 4)),
  },
  SPELL: {
    sky: ['#8fd6ff', '#ffe7a8', '#ffd08a'],
    hills: ['#f6d98f', '#e8bd6c'],
    soil: '#f3cf8a',
    moss: '#fff0c0',
    landmark: () => place(30, -54, lighthouse(84), 0.4),
  },
};

const hill = (y: number, rise: number, color: string, alpha: number) =>
  fill(svg`M-70 ${y}Q-34 ${y - rise} 6 ${y - rise * 0.2}T70 ${y - rise * 0.35}V4H-70Z`, color, alpha);

/** The place behind the door, without what the next stage puts there. */
export function doorInside(theme: StageTheme): string {
  const { sky, hills, landmark } = LOOKS[theme];
  const air = linear([
    [0, sky[0]],
    [0.5, sky[1]],
    [1, sky[2]],
  ]);
  const edges = linear(
    [
      [0, '#7a3f08', 0.35],
      [0.14, '#7a3f08', 0],
      [0.86, '#7a3f08', 0],
      [1, '#7a3f08', 0.35],
    ],
    0,
    0,
    1,
    0,
  );
  return clip(
    OPENING,
    air.def +
      fill(OPENING, air.url) +
      ellipse(24, -132, 22, 22, '#ffffff', 0.6) +
      hill(-58, 34, hills[0], 0.8) +
      landmark() +
      hill(-36, 22, hills[1], 0.9) +
      edges.def +
      fill(OPENING, edges.url),
  );
}

/** A cell of ground of the small level, 21 wide, from its walking line down. */
export function doorGround(theme: StageTheme): string {
  const { soil, moss } = LOOKS[theme];
  return part(svg`M-10.6 0H10.6V22H-10.6Z`, soil, {
    outline: 0,
    shadow: null,
    inside:
      fill('M-11 0H11V5Q5.500 9 0 5.500T-11 5Z', moss) +
      ellipse(-4, 14, 2.4, 1.4, shade(soil), 0.5) +
      ellipse(5, 18, 1.8, 1.2, shade(soil), 0.5),
  });
}

/** A leaf of wood in the opening of a door that nobody has been behind; light comes through its cracks. */
export function doorLeaf(): string {
  const glow = '#fff3b0';
  const cracks = 'M-37 2V-140M-12 2V-171M14 2V-170M38 2V-138';
  return clip(
    OPENING,
    fill(OPENING, '#a86f3a') +
      [-50, -24, 1, 26, 50]
        .map((x) => line(svg`M${x} 0Q${x + 3} -80 ${x} -160`, shade('#a86f3a', 0.8), 2, 0.5))
        .join('') +
      blur(4, line(cracks, '#ffd34d', 8, 0.9)) +
      line(cracks, glow, 3) +
      part(roundedRect(-66, -118, 132, 12, 4), '#7a5a8a', { outline: 1.6, ink: '#3f2a50', shadow: null }) +
      part(roundedRect(-66, -44, 132, 12, 4), '#7a5a8a', { outline: 1.6, ink: '#3f2a50', shadow: null }) +
      part(ellipsePath(40, -78, 7, 7), '#ffd34d', { outline: 1.8, ink: '#8a5414' }),
  );
}

/** Warm light alone: nothing is known yet. */
export function doorWarm(): string {
  const warm = linear([
    [0, '#fff6d0'],
    [1, '#ffcf7a'],
  ]);
  return clip(OPENING, warm.def + fill(OPENING, warm.url) + blur(9, ellipse(0, -66, 36, 62, '#fffbe6', 0.8)));
}

/** Mist in the opening of a door that is not open yet. */
export function doorMist(): string {
  const puffs = [
    [-40, -20, 40],
    [10, -12, 46],
    [44, -34, 36],
    [-26, -62, 44],
    [26, -82, 42],
    [-34, -112, 36],
    [12, -138, 36],
  ] as const;
  return clip(
    OPENING,
    fill(OPENING, '#9fb4d0', 0.72) +
      blur(5, puffs.map(([x, y, r]) => ellipse(x, y, r, r * 0.62, '#eaf3fb', 0.85)).join('')),
  );
}

/** The empty board over the door, 186 wide, with the plate of its stars. Around the middle of the board. */
export function doorBoard(): string {
  return (
    part(roundedRect(-93, -22, 186, 44, 13), '#e0a25c', {
      outline: 2.2,
      ink: '#5a3722',
      shadow: [0, -3],
      inside: line('M-88 -15H88M-88 14H88', '#b5773f', 1.3, 0.7),
    }) +
    [-82, 82]
      .map((x) =>
        part(ellipsePath(x, 0, 3.4, 3.4), '#ffe08a', { outline: 1.2, ink: '#8a4d12', shadow: null }),
      )
      .join('') +
    part(roundedRect(-48, 15, 96, 27, 13.5), '#fffdf6', { outline: 2.2, ink: '#8a5208', shadow: null })
  );
}

/** The lock before the price of a closed door, 18 high. */
export const doorLock = (): string =>
  line('M-5 -1V-5A5 5 0 0 1 5 -5V-1', '#4d6078', 2.6) +
  part(roundedRect(-8, -2, 16, 12, 3), '#4d6078', { outline: 0, shadow: null });

/** A petal of the pattern over the middle of the flower, drawn or still to be drawn. */
export const doorPetal = (color: string | null): string => {
  const d = 'M0 0C-16 -12 -15 -38 0 -40C15 -38 16 -12 0 0Z';
  return color === null
    ? `<path d="${d}" fill="none" stroke="#ffffff" stroke-width="2.4" stroke-dasharray="1.5 5.500" stroke-linecap="round" opacity=".95"/>`
    : line(d, '#ffffff', 6, 0.9) + line(d, color, 3.4);
};

/** A small arch of vine with a picture of a star road, for a room. */
export function vineDoor(): string {
  return at('scale(.68)', doorInside('PATTERN') + doorFrame(false));
}
