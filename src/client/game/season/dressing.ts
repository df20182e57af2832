/** Pure. The decoration of the plaza at a time of the year. */
import type { GarlandFrame, SeasonFrame } from '#shared/content/sprites.gen.ts';
import type { Festival, Season, TimeOfYear } from '#shared/content/seasons.ts';

/** A picture with its foot at (x, y), world px. */
export interface Standing {
  readonly frame: SeasonFrame | GarlandFrame;
  readonly x: number;
  readonly y: number;
}

export interface Falling {
  readonly frames: readonly SeasonFrame[];
  readonly count: number;
  /** px/s */
  readonly speed: number;
}

export interface Dressing {
  readonly standing: readonly Standing[];
  /** The middle of the moon; null without one. */
  readonly moon: { readonly x: number; readonly y: number } | null;
  readonly falling: Falling | null;
}

/** Lawn and stage of the plaza: clear of its friends, its doors and its flags. */
const LAWN_Y = 944;
const STAGE_Y = 816;
const GARLANDS = [
  { x: 540, y: LAWN_Y },
  { x: 1632, y: STAGE_Y },
  { x: 2250, y: LAWN_Y },
] as const;
const SPOTS = [270, 940, 1030, 1210, 2010, 2380, 2640, 2930] as const;

interface Look {
  readonly garland: GarlandFrame;
  /** In turn on the spots. */
  readonly things: readonly SeasonFrame[];
  readonly falling: Falling | null;
}

const PETALS: Falling = { frames: ['season/petal'], count: 22, speed: 26 };
const LEAVES: Falling = { frames: ['season/leaf-red', 'season/leaf-gold'], count: 16, speed: 34 };
const SNOW: Falling = { frames: ['season/snow'], count: 30, speed: 30 };
const CONFETTI: Falling = { frames: ['season/confetti-pink', 'season/confetti-gold'], count: 16, speed: 40 };

const BY_SEASON: Readonly<Record<Season, Look>> = {
  spring: { garland: 'season/garland-spring', things: ['season/tree-spring'], falling: PETALS },
  summer: { garland: 'season/garland-summer', things: ['season/beach-spot'], falling: null },
  autumn: {
    garland: 'season/garland-autumn',
    things: ['season/tree-autumn', 'season/leaf-heap'],
    falling: LEAVES,
  },
  winter: {
    garland: 'season/garland-winter',
    things: ['season/snowman', 'season/tree-winter'],
    falling: SNOW,
  },
};

const BY_FESTIVAL: Readonly<Record<Festival, Look>> = {
  seollal: {
    garland: 'season/garland-seollal',
    things: ['season/pouch', 'season/tree-winter'],
    falling: SNOW,
  },
  childrensDay: {
    garland: 'season/garland-children',
    things: ['season/balloons', 'season/pinwheel'],
    falling: CONFETTI,
  },
  chuseok: {
    garland: 'season/garland-chuseok',
    things: ['season/songpyeon', 'season/tree-autumn'],
    falling: LEAVES,
  },
  hangeul: {
    garland: 'season/garland-hangeul',
    things: ['season/letter-book', 'season/tree-autumn'],
    falling: LEAVES,
  },
};

export function dressingOf({ season, festival }: TimeOfYear): Dressing {
  const { garland, things, falling } = festival === null ? BY_SEASON[season] : BY_FESTIVAL[festival];
  const turns = SPOTS.flatMap((x, index) => {
    const frame = things[index % things.length];
    return frame === undefined ? [] : [{ frame, x, y: LAWN_Y }];
  });
  return {
    standing: [...GARLANDS.map((spot) => ({ frame: garland, ...spot })), ...turns],
    moon: festival === 'chuseok' ? { x: 940, y: 300 } : null,
    falling,
  };
}
