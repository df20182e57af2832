import type { StageTheme } from '#shared/simulation/stage/level.ts';
import { light, shade } from '../core/color.ts';
import { anemone, branchCoral, fanCoral, tubeSponge } from '../scenery/corals.ts';
import { crystalCluster } from '../scenery/crystals.ts';
import { conchTower } from '../scenery/conchTower.ts';
import { groundShell } from '../scenery/groundShell.ts';
import { kelp } from '../scenery/kelp.ts';
import { palm } from '../scenery/palm.ts';
import { place } from '../scenery/place.ts';
import { sandCastle } from '../scenery/sandCastle.ts';
import { scallopHouse } from '../scenery/scallopHouse.ts';
import { snailHouse } from '../scenery/snailHouse.ts';
import { HUMUS, SAND, SLATE, type Soil } from '../scenery/soils.ts';
import { glowCap, stumpHouse } from '../scenery/stumpHouse.ts';
import { umbrella } from '../scenery/umbrella.ts';

/** The drawing style of the levels of a theme. */
export interface StageLook {
  readonly soil: Soil;
  /** Hills from the farthest to the nearest. */
  readonly hills: readonly [string, string];
  /** Water of a gap, from above to its foot. */
  readonly deep: readonly [string, string, string];
  /** Large things behind the ground, each standing on the origin. */
  readonly behind: readonly (() => string)[];
  /** Small things on the ground. */
  readonly small: readonly (() => string)[];
  /** The plants at the foot of a gap. */
  readonly below: readonly (() => string)[];
}

const weed = (h: number, color: string, seed: number, ink = '#2a7a86') =>
  kelp(h, color, seed, { width: 1.8, ink });

const DRY_SAND: Soil = {
  ...SAND,
  moss: {
    base: '#f6d98f',
    top: '#fff0c0',
    shade: '#e0b767',
    ink: '#8a5a3a',
    blade: '#fff2cc',
    crest: '#fffbe8',
  },
};

const below = [
  () => weed(210, '#3fa9a8', 14, '#2a6f96'),
  () => branchCoral(56, '#ff8f7a', 12),
  () => anemone(24, '#ff9fd0'),
  () => fanCoral(44, '#c79bf0'),
];

export const STAGE_LOOKS: Readonly<Record<StageTheme, StageLook>> = {
  PATH: {
    soil: SAND,
    hills: ['#6cc9ea', '#5abbe4'],
    deep: ['#2f7fc8', '#1f4f9a', '#173a7a'],
    behind: [
      () => conchTower(92, '#ff8f7d', 0.3),
      () => snailHouse(72, '#b98af0', 0.34),
      () => scallopHouse(86, '#6fa4f5', 0.4),
      () => snailHouse(76, '#ff86ac', 0.36),
      () => weed(190, '#46c79a', 11),
    ],
    small: [
      () => tubeSponge(44, '#c79bf0'),
      () => fanCoral(38, '#ffb04f'),
      () => branchCoral(56, '#ff9fb8', 77),
      () => anemone(16, '#ffb27a'),
      () => groundShell(11, '#ffd0dc'),
    ],
    below,
  },
  PATTERN: {
    soil: HUMUS,
    hills: ['#7fd0c0', '#5cb89a'],
    deep: ['#2c8a86', '#1c5f6c', '#144656'],
    behind: [
      () => weed(300, '#5fc46a', 6, '#2a6a4a'),
      () => weed(260, '#46b76a', 9, '#2a6a4a'),
      () => place(0, 0, stumpHouse(), 0.6),
      () => weed(330, '#6fcf74', 15, '#2a6a4a'),
      () => weed(220, '#3fa96a', 21, '#2a6a4a'),
    ],
    small: [
      () => glowCap(34, '#ffb35a'),
      () => glowCap(26, '#ff8f7a'),
      () => fanCoral(36, '#8fd85a'),
      () => glowCap(22, '#b98af0'),
      () => groundShell(10, '#fff0c8'),
    ],
    below,
  },
  RIDDLE: {
    soil: SLATE,
    hills: ['#8b8fd8', '#6f6cbe'],
    deep: ['#4a4aa8', '#333582', '#262762'],
    behind: [
      () => crystalCluster(96, '#b98af0', 3, {}),
      () => crystalCluster(78, '#6ff0e0', 5, {}),
      () => crystalCluster(88, '#ff9fd8', 7, {}),
      () => crystalCluster(70, '#8fd4ff', 4, {}),
      () => weed(190, '#6f8fd8', 11, '#3a4a96'),
    ],
    small: [
      () => crystalCluster(34, '#8fd4ff', 4, {}),
      () => crystalCluster(30, '#ff9fd8', 2, {}),
      () => tubeSponge(40, '#c79bf0'),
      () => anemone(16, '#8ff0e4'),
      () => groundShell(11, '#bfe3ff'),
    ],
    below: [
      ...below.slice(2),
      () => crystalCluster(60, '#8f7ff0', 8, {}),
      () => weed(200, '#5a78c8', 14, '#33408a'),
    ],
  },
  SPELL: {
    soil: DRY_SAND,
    hills: ['#8fe0e6', '#74cfe6'],
    deep: ['#2fa0c8', '#1f74a8', '#175a8a'],
    behind: [
      () => palm(150),
      () => umbrella('#ff8f7d'),
      () => sandCastle(),
      () => palm(120),
      () => umbrella('#6fa4f5'),
    ],
    small: [
      () => branchCoral(48, '#ffb070', 5),
      () => groundShell(12, '#ffd0dc'),
      () => fanCoral(34, '#ff9fb8'),
      () => groundShell(11, '#bfe3ff'),
      () => anemone(15, '#ffb27a'),
    ],
    below,
  },
};

/** A pale stone in the moss: one per cell, so that cells can be counted. */
export const STONE = { pale: light('#c8f5dc', 0.5), shadow: shade('#2fa98c', 1.4) } as const;
