import type { EquipmentCategory, HatFit } from './avatarLayers.ts';

export type ItemRarity = 'COMMON' | 'RARE' | 'EPIC';

export interface ItemDefinition {
  /** Stored in the database and sent over the wire; never reused, never changed. */
  readonly id: number;
  /** Folder of its pictures below assets/avatar/@1x and @2x. */
  readonly key: string;
  readonly category: EquipmentCategory;
  readonly name: string;
  readonly description: string;
  /** Points the shop asks; 0 is never sold. */
  readonly price: number;
  readonly rarity: ItemRarity;
  /** Offered for free when a look is chosen at sign-up. A starter with a price can be bought later by others. */
  readonly starter: boolean;
  /** Only hats: what becomes of the hair below. A hat without it leaves all of it to be seen. */
  readonly hatFit?: HatFit;
}
