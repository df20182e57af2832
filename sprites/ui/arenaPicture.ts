import type { View } from '../core/render.ts';
import { at } from '../core/svg.ts';
import { arenaSky } from '../scenery/arena.ts';
import { arenaTower, shipRib } from '../scenery/arenaParts.ts';
import { bubble } from '../scenery/bubble.ts';
import { fish } from '../scenery/fish.ts';
import { bunting } from '../scenery/furniture.ts';
import { galleon } from '../scenery/galleon.ts';
import { grandstand } from '../scenery/grandstand.ts';
import { hills } from '../scenery/hills.ts';
import { place } from '../scenery/place.ts';
import { TIER_COLORS } from '../scenery/shipWood.ts';

/** The foot is where the boards of the race begin; the sides and the top are cut off on narrow screens. */
export const ARENA_VIEW: View = { x: 0, y: 0, w: 1280, h: 440 };

const [, , GOLD, AQUA] = TIER_COLORS;
const FOOT = 464;

const SHIP = {
  hull: '#5b93c6',
  shade: '#4a7db6',
  trim: '#e9c9a4',
  sail: '#d5eef2',
  sailShade: '#a8d4e6',
} as const;

/** The background of all pages of battles: the stands in the bowl of the sunken ship, full of sea folk. */
export const arenaPicture = (): string => {
  const { w, h } = ARENA_VIEW;
  const stand = (x: number, width: number, color: string, seed: number) =>
    place(x, FOOT, grandstand({ w: width, tiers: 3, color, haze: 0.16, seed }), 1.12);
  const back = (x: number, width: number, color: string, seed: number) =>
    place(x, 336, grandstand({ w: width, tiers: 2, color, haze: 0.5, seed }), 0.78);
  const school = [0, 1, 2, 3].map((n) => place(842 + n * 34, 92 + ((n * 31) % 44), fish('#c6f0f2'), 0.7));
  return [
    at('scale(1 0.8)', arenaSky()),
    hills({
      width: w,
      crest: 210,
      foot: h,
      color: '#7cc8e2',
      depth: '#5a70bd',
      seed: 5,
      swing: 50,
      step: 150,
    }),
    place(640, 300, at('rotate(-4)', galleon(SHIP)), 0.74),
    ...school,
    hills({
      width: w,
      crest: 300,
      foot: h,
      color: '#66b1d8',
      depth: '#5468b6',
      seed: 12,
      swing: 34,
      step: 170,
    }),
    place(22, FOOT, shipRib(400)),
    place(150, FOOT, shipRib(330)),
    place(1258, FOOT, shipRib(400), 1, true),
    place(1130, FOOT, shipRib(330), 1, true),
    back(330, 620, '#ffb27a', 4),
    back(960, 620, '#ff9fb8', 9),
    place(424, FOOT, arenaTower(300, GOLD)),
    place(856, FOOT, arenaTower(300, AQUA)),
    stand(206, 388, '#f2836f', 3),
    stand(640, 352, '#8f7fe0', 11),
    stand(1074, 388, '#4fb3c8', 8),
    place(-20, 92, bunting(444, -14, 22)),
    place(424, 78, bunting(432, 0, 22)),
    place(856, 78, bunting(444, 14, 22)),
    ...[70, 520, 770, 1190].map((x, n) => bubble(x, 150 + n * 9, 7 + n)),
  ].join('');
};
