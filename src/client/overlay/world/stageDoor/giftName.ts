import { furnitureByKey } from '#shared/content/furniture.ts';
import type { StarGift } from '#shared/content/starGifts.ts';
import { titleById } from '#shared/content/titles.ts';
import { doorTexts } from './texts.ts';

/** The piece or the title that a number of stars gives. */
export function giftName({ furnitureKey, titleId }: Pick<StarGift, 'furnitureKey' | 'titleId'>): string {
  if (furnitureKey !== null) return furnitureByKey(furnitureKey)?.name ?? '';
  return doorTexts.title(titleById(titleId)?.name ?? '');
}
