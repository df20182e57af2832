import * as accounts from './tables/accounts.ts';
import * as channels from './tables/channels.ts';
import * as chat from './tables/chat.ts';
import * as friends from './tables/friends.ts';
import * as gateways from './tables/gateways.ts';
import * as learning from './tables/learning.ts';
import * as ledger from './tables/ledger.ts';
import * as moderation from './tables/moderation.ts';
import * as places from './tables/places.ts';
import * as quests from './tables/quests.ts';
import * as skills from './tables/skills.ts';
import * as world from './tables/world.ts';

/** Every table, for `db.query`. A new file in tables/ has a line here; a test compares the two. */
export const schema = {
  ...accounts,
  ...channels,
  ...chat,
  ...friends,
  ...gateways,
  ...learning,
  ...ledger,
  ...moderation,
  ...places,
  ...quests,
  ...skills,
  ...world,
};
