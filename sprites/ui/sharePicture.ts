import type { ItemKey } from '#shared/content/items.ts';
import type { View } from '../core/render.ts';
import { at, ellipse, svg } from '../core/svg.ts';
import { dressed } from '../dressed.ts';
import { crab } from '../npcs/crab.ts';
import { dolphin } from '../npcs/dolphin.ts';
import { seaVillage } from './seaVillage.ts';
import { wordmark } from './wordmark.ts';

export const SHARE_VIEW: View = { x: 0, y: 0, w: 1200, h: 630 };
const FLOOR = 530;

const SAILOR: readonly ItemKey[] = [
  'skin.tan',
  'face.amber',
  'hair.bob.plum',
  'top.sailor',
  'bottom.skirt',
  'shoes.sneakers',
];
const CAPTAIN: readonly ItemKey[] = [
  'skin.peach',
  'face.bright',
  'hair.short',
  'top.tee',
  'bottom.shorts',
  'shoes.sneakers',
  'cape.sea',
];
const SHARK: readonly ItemKey[] = [
  'skin.peach',
  'face.twinkle',
  'hair.bob',
  'onepiece.overalls',
  'shoes.boots',
  'hat.shark',
];

/** The preview of a shared link: the name over the village, its children and its guide. 1200 × 630. */
export function sharePicture(): string {
  const stand = (x: number, scale: number, drawing: string, flip = false) =>
    ellipse(x, FLOOR + 4, 26 * scale, 5 * scale, '#123f5c', 0.28) +
    at(svg`translate(${x} ${FLOOR + 2}) scale(${flip ? -scale : scale} ${scale})`, drawing);
  return (
    seaVillage({ width: SHARE_VIEW.w, height: SHARE_VIEW.h, floor: FLOOR }) +
    at(svg`translate(${SHARE_VIEW.w / 2} 148) scale(1.32)`, wordmark()) +
    stand(596, 1.74, dolphin(0.1, 'happy')) +
    stand(414, 1.72, dressed(CAPTAIN, 'wave', 1, 'happy')) +
    stand(800, 1.72, dressed(SAILOR, 'stand', 0, 'happy'), true) +
    stand(936, 1.72, dressed(SHARK, 'walk', 0, 'happy'), true) +
    stand(272, 1.2, crab(0.1, 'default'))
  );
}
