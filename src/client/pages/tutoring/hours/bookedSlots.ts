/** Who has booked a slot. */
export interface BookedSlot {
  readonly nickname: string;
  /** What the pupil wears, for a portrait. */
  readonly itemIdList: readonly number[];
}
/** By the name of the slot. */
export type BookedSlots = ReadonlyMap<string, BookedSlot>;

export const NOTHING_BOOKED: BookedSlots = new Map();
