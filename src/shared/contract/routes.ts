import { accountRoutes } from './accounts.ts';
import { channelRoutes } from './channels.ts';
import { learningRoutes } from './learning.ts';
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
  ...channelRoutes,
  ...learningRoutes,
};

export type Routes = typeof ROUTES;
export type RouteName = keyof Routes;
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];
