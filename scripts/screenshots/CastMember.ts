import type { EmoteName } from '#shared/content/emotes.ts';
import type { ItemKey } from '#shared/content/items.ts';

/** A character in a screenshot. */
export interface CastMember {
  readonly nickname: string;
  /** Worn on top of, or instead of, the first starter item of each category. */
  readonly wears: readonly ItemKey[];
  /** The feet, world px: on a floor. */
  readonly x: number;
  readonly y: number;
  readonly facing?: 1 | -1;
  /** The line that is said when the picture is taken. */
  readonly says?: string;
  readonly emote?: EmoteName;
}
