import type { ItemDefinition } from './itemTypes.ts';

export interface ItemPictures {
  readonly thumbnail: string;
  /** Sheet of all frames; its `sheet.json` is beside it. */
  readonly sprite: string;
  /** The first standing frame, for showing the item alone. */
  readonly spriteStand1: string;
}

/** Addresses of an item's pictures, from the root of the site. */
export function itemPictures({ key }: Pick<ItemDefinition, 'key'>): ItemPictures {
  const folder = `/avatar/@1x/${key}`;
  return {
    thumbnail: `${folder}/thumb.webp`,
    sprite: `${folder}/sheet.webp`,
    spriteStand1: `${folder}/stand1.webp`,
  };
}
