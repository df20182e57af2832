import type { EquipmentCategory, HatFit } from './avatarLayers.ts';

export interface ItemDefinition {
  /** Stored in the database and sent over the wire; never reused, never changed. */
  readonly id: number;
  /** Folder of its pictures below assets/avatar/@1x and @2x. */
  readonly key: string;
  readonly category: EquipmentCategory;
  readonly name: string;
  /** Offered for free when an outfit is chosen at sign-up. */
  readonly starter: boolean;
  /** Only for hats: the hair that they hide. A hat without it hides none. */
  readonly hatFit?: HatFit;
}
