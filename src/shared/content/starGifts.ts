import type { FurnitureKey } from './furniture.ts';

/** The gift of a number of stars on the road of stages, given once: points, experience, and a piece or a title. */
export interface StarGift {
  /** Stars of all themes together; unique, and never changed, because the ledger names it. */
  readonly stars: number;
  readonly point: number;
  readonly exp: number;
  readonly furnitureKey: FurnitureKey | null;
  /** 0 without one. */
  readonly titleId: number;
}

/** Rising. */
export const STAR_GIFTS = [
  { stars: 6, point: 10, exp: 10, furnitureKey: 'lamp.star', titleId: 0 },
  { stars: 15, point: 15, exp: 15, furnitureKey: null, titleId: 25 },
  { stars: 30, point: 20, exp: 20, furnitureKey: 'rug.star', titleId: 0 },
  { stars: 50, point: 25, exp: 25, furnitureKey: null, titleId: 26 },
  { stars: 75, point: 30, exp: 30, furnitureKey: 'door.vine', titleId: 0 },
  { stars: 108, point: 50, exp: 50, furnitureKey: null, titleId: 27 },
] as const satisfies readonly StarGift[];

/** In the ledger. */
export const starGiftReason = (stars: number): string => `stars:${stars}`;
export const STAR_GIFT_REASONS = STAR_GIFTS.map(({ stars }) => starGiftReason(stars));
