import type { View } from '../core/render.ts';
import {
  blossomCharm,
  bulbCharm,
  garland,
  heartCharm,
  lanternCharm,
  leafCharm,
  letterCharm,
  pennantCharm,
  starCharm,
} from '../scenery/seasonGarland.ts';
import {
  balloonBunch,
  beachSpot,
  confetti,
  fallingLeaf,
  fullMoon,
  leafHeap,
  letterBook,
  luckyPouch,
  petal,
  pinwheel,
  seasonTree,
  snowflake,
  snowman,
  songpyeonTable,
} from '../scenery/seasonThings.ts';
import { place } from '../scenery/place.ts';

/** The distance from the foot of a thing to the middle of its canvas. */
export const SEASON_FOOT = 112;

const standing = (w: number): View => ({ x: -w / 2, y: -140, w, h: 280 });
const small: View = { x: -16, y: -16, w: 32, h: 32 };
const onFoot = (drawing: string) => place(0, SEASON_FOOT, drawing);

const thing = (draw: () => string, w = 200) => ({ view: standing(w), draw: () => onFoot(draw()) });
const string = (draw: () => string) => thing(draw, 460);

type Drawings = Record<string, { readonly view: View; readonly draw: () => string }>;

/**
 * The seasonal dress of the plaza, on sheets of its own that are fetched after the start. The garlands are so wide that
 * all of it would not fit onto one page at 2x.
 */
export const GARLAND_FRAMES = {
  'season/garland-spring': string(() => garland(blossomCharm, ['#ffc2d6', '#fff1f5', '#ffa6c4'])),
  'season/garland-summer': string(() => garland(pennantCharm, ['#ff7d6b', '#ffd34d', '#54c4ef', '#7ed08a'])),
  'season/garland-autumn': string(() => garland(leafCharm, ['#e8743b', '#f2a33a', '#d8503f', '#f6c452'])),
  'season/garland-winter': string(() => garland(bulbCharm, ['#ff7d6b', '#ffd34d', '#7ed08a', '#54c4ef'])),
  'season/garland-seollal': string(() => garland(lanternCharm, ['#e8504f', '#2f86ad', '#e8504f', '#3f9f6e'])),
  'season/garland-children': string(() => garland(heartCharm, ['#ff86ac', '#ffd34d', '#54c4ef', '#7ed08a'])),
  'season/garland-hangeul': string(() => garland(letterCharm, ['#ff7d6b', '#54c4ef', '#7ed08a'])),
  'season/garland-chuseok': string(() => garland(starCharm, ['#ffd34d', '#fff3b0', '#f2a33a'])),
} as const satisfies Drawings;

export const SEASON_FRAMES = {
  'season/tree-spring': thing(() => seasonTree('#ffb3cc', '#fff1f5'), 280),
  'season/tree-autumn': thing(() => seasonTree('#ee8340', '#f9cf57'), 280),
  'season/tree-winter': thing(() => seasonTree('#e9f4fb', '#b9d9ee'), 280),
  'season/beach-spot': thing(beachSpot, 260),
  'season/leaf-heap': thing(leafHeap),
  'season/snowman': thing(snowman),
  'season/songpyeon': thing(songpyeonTable),
  'season/pouch': thing(luckyPouch),
  'season/pinwheel': thing(pinwheel),
  'season/balloons': thing(balloonBunch),
  'season/letter-book': thing(letterBook),
  'season/moon': { view: { x: -130, y: -130, w: 260, h: 260 }, draw: fullMoon },
  'season/petal': { view: small, draw: petal },
  'season/leaf-red': { view: small, draw: () => fallingLeaf('#e8743b') },
  'season/leaf-gold': { view: small, draw: () => fallingLeaf('#f2b93a') },
  'season/snow': { view: small, draw: snowflake },
  'season/confetti-pink': { view: small, draw: () => confetti('#ff86ac') },
  'season/confetti-gold': { view: small, draw: () => confetti('#ffd34d') },
} as const satisfies Drawings;
