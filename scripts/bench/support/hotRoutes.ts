import { problemIdOf } from '#shared/content/lessonIds.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { routeNamed } from '#shared/contract/routes.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import type { HttpMethod } from '#shared/contract/route.ts';

export interface HotRequest {
  readonly method: HttpMethod;
  /** With its parameters filled in. */
  readonly path: string;
  readonly body?: object;
}

/** The n-th request of one child, from 0. Only a write differs from one to the next. */
export type HotRoute = (n: number) => HotRequest;

const problem = { problemId: problemIdOf(1, 0) };

/**
 * The most frequent calls of a child's browser: all that entering the world, opening a dialog and opening a lesson
 * fetch; and the one write that repeats by itself, the draft saved while typing.
 */
export const HOT_ROUTES = {
  'accounts.getMe': plain('accounts.getMe'),
  'characters.getOwn': plain('characters.getOwn'),
  'economy.getExperience': plain('economy.getExperience'),
  'economy.getPoints': plain('economy.getPoints'),
  'quests.list': plain('quests.list', { worldId: WORLD_ID }),
  'quests.listMain': plain('quests.listMain'),
  'quests.listSub': plain('quests.listSub'),
  'notifications.list': plain('notifications.list'),
  'avatar.getEquipped': plain('avatar.getEquipped'),
  'inventory.list': plain('inventory.list'),
  'shop.listProducts': plain('shop.listProducts'),
  'shop.listDiscounts': plain('shop.listDiscounts'),
  'skills.listCatalog': plain('skills.listCatalog'),
  'home.getOwn': plain('home.getOwn'),
  'friends.list': plain('friends.list'),
  'friends.listReceived': plain('friends.listReceived'),
  'collections.get': plain('collections.get', { worldId: WORLD_ID }),
  'titles.list': plain('titles.list'),
  'ranking.list': plain('ranking.list', { worldId: WORLD_ID }),
  'lessons.get': plain('lessons.get', { lessonId: 1 }),
  'problems.get': plain('problems.get', problem),
  'drafts.save': (n) => ({
    method: routeNamed('drafts.save').method,
    path: pathOf('drafts.save', problem),
    body: { language: 'JAVASCRIPT', source: `print(${n});\n`, baseVersion: n },
  }),
} as const satisfies Partial<Record<RouteName, HotRoute>>;

export type HotRouteName = keyof typeof HOT_ROUTES;
export const HOT_ROUTE_NAMES = Object.keys(HOT_ROUTES) as HotRouteName[];

/** The limit of SQL statements of a call of a hot route, the check of its caller included. */
export const STATEMENT_BUDGET = 6;

function plain(name: RouteName, params: Record<string, number> = {}): HotRoute {
  const request = { method: routeNamed(name).method, path: pathOf(name, params) };
  return () => request;
}

function pathOf(name: RouteName, params: Record<string, number>): string {
  return routeNamed(name).path.replaceAll(/:(\w+)/g, (_match, key: string) => String(params[key]));
}
