import type { Appearances } from './people/accounts/appearances.ts';
import { wornItemIdsOf, wornItems } from './world/avatar/wornItems.ts';
import { lastSeen } from './world/characters/lastSeen.ts';
import { wornTitleOf } from './world/titles/wornTitle.ts';

/** What the world answers where lists of people ask how users look. */
export const appearances: Appearances = {
  wornItemIds: wornItemIdsOf,
  wornItems,
  wornTitle: wornTitleOf,
  lastSeen,
};
