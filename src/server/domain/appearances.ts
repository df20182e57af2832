import type { Appearances } from './people/accounts/appearances.ts';
import { wornItemIdsOf, wornItems } from './world/avatar/wornItems.ts';
import { lastSeen } from './world/characters/lastSeen.ts';
import { wornTitleOf } from './world/titles/wornTitle.ts';

/** The world's answer to lists of people that ask how users look. */
export const appearances: Appearances = {
  wornItemIds: wornItemIdsOf,
  wornItems,
  wornTitle: wornTitleOf,
  lastSeen,
};
