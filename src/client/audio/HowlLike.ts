import type { HowlOptions } from 'howler';

/** The part of a howl that the players use; tests bring their own. */
export interface HowlLike {
  play(spriteOrId: string | number): number;
  pause(id: number): unknown;
  fade(from: number, to: number, milliseconds: number, id: number): unknown;
  /** The volume of a sound by its id, or sets that of all when given a volume. */
  volume(volume: number): unknown;
  state(): 'unloaded' | 'loading' | 'loaded';
  unload(): unknown;
}

export type CreateHowl = (options: HowlOptions) => HowlLike;
