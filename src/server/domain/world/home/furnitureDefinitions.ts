import type { FurnitureKey } from '#shared/content/furniture.ts';
import type { PlacedPiece } from '#shared/content/homePlacement.ts';

/** The condition of a piece that is not for sale. */
export type FurnitureAchievement =
  | { readonly kind: 'LEVEL'; readonly level: number }
  | { readonly kind: 'QUEST'; readonly questId: number }
  /** So many quests. */
  | { readonly kind: 'QUEST_COUNT'; readonly count: number }
  /** A number of shells of any days. */
  | { readonly kind: 'SHELLS'; readonly count: number }
  | { readonly kind: 'SECRETS'; readonly count: number }
  /** The gift of so many stars of stages. */
  | { readonly kind: 'STARS'; readonly count: number }
  /** Any course, completed once. */
  | { readonly kind: 'TIME_TRIAL' };

export type FurnitureDefinition =
  | { readonly price: number; readonly most: number; readonly given?: number }
  | { readonly achievement: FurnitureAchievement };

/** The price of every piece, or how it is earned. Earned pieces are one of a kind. */
export const FURNITURE_DEFINITIONS: Readonly<Record<FurnitureKey, FurnitureDefinition>> = {
  'bed.wave': { price: 300, most: 3, given: 1 },
  'sofa.shell': { price: 380, most: 3 },
  'sofa.mint': { price: 360, most: 3 },
  'stool.coral': { price: 60, most: 6 },
  'cushion.heart': { price: 70, most: 6 },
  'desk.shell': { price: 420, most: 3 },
  'bookcase.reef': { price: 280, most: 4 },
  'lamp.fan': { price: 140, most: 6 },
  'lamp.jelly': { price: 320, most: 6 },
  'window.porthole': { price: 350, most: 4 },
  'clock.star': { price: 150, most: 3 },
  'frame.whale': { price: 110, most: 4 },
  'frame.friends': { price: 100, most: 4 },
  'bunting.flags': { price: 120, most: 6 },
  'plant.kelp': { price: 90, most: 8 },
  'coral.tree': { price: 110, most: 8 },
  'tank.small': { price: 260, most: 4 },
  'rug.round': { price: 180, most: 3, given: 1 },
  'rug.heart': { price: 130, most: 4 },
  'ball.beach': { price: 50, most: 6 },
  'frame.dolphin': { achievement: { kind: 'QUEST', questId: 11 } },
  'shelf.trophies': { achievement: { kind: 'QUEST_COUNT', count: 3 } },
  'trophy.race': { achievement: { kind: 'TIME_TRIAL' } },
  'stand.pearl': { achievement: { kind: 'SHELLS', count: 30 } },
  'chest.treasure': { achievement: { kind: 'SECRETS', count: 3 } },
  'wheel.ship': { achievement: { kind: 'LEVEL', level: 5 } },
  'sofa.gold': { achievement: { kind: 'LEVEL', level: 15 } },
  'lamp.star': { achievement: { kind: 'STARS', count: 6 } },
  'rug.star': { achievement: { kind: 'STARS', count: 30 } },
  'door.vine': { achievement: { kind: 'STARS', count: 75 } },
};

/** A home before its owner has arranged it. */
export const FIRST_ARRANGEMENT: readonly PlacedPiece[] = [
  { furnitureKey: 'bed.wave', x: 1, y: 0, turned: false },
  { furnitureKey: 'rug.round', x: 8, y: 0, turned: false },
];
