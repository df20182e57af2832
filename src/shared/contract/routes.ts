import { accountRoutes } from './accounts.ts';
import { channelRoutes } from './channels.ts';
import { chatRoutes } from './chat.ts';
import { friendRoutes } from './friends.ts';
import { learningRoutes } from './learning.ts';
import { moderationRoutes } from './moderation.ts';
import { placeRoutes } from './places.ts';
import { questRoutes } from './quests.ts';
import { skillRoutes } from './skills.ts';
import { shopRoutes } from './shop.ts';
import { worldRoutes } from './world.ts';

/** Every route of the product, by name. */
export const ROUTES = {
  ...accountRoutes,
  ...worldRoutes,
  ...shopRoutes,
  ...skillRoutes,
  ...questRoutes,
  ...placeRoutes,
  ...channelRoutes,
  ...learningRoutes,
  ...chatRoutes,
  ...friendRoutes,
  ...moderationRoutes,
};

export type Routes = typeof ROUTES;
export type RouteName = keyof Routes;
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];
