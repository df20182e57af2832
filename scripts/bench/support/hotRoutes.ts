import { problemIdOf } from '#shared/content/lessonIds.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { ROUTES } from '#shared/contract/routes.ts';
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
 * What a child's browser asks for most: everything that entering the world, opening a dialog and opening a lesson
 * fetch; and the one write that repeats by itself, the draft saved while typing.
 */
export const HOT_ROUTES = {
  getMe: plain('getMe'),
  getCharacter: plain('getCharacter'),
  getExperience: plain('getExperience'),
  getPoints: plain('getPoints'),
  listQuests: plain('listQuests', { worldId: WORLD_ID }),
  getEquipped: plain('getEquipped'),
  getInventory: plain('getInventory'),
  listProducts: plain('listProducts'),
  getLesson: plain('getLesson', { lessonId: 1 }),
  getProblem: plain('getProblem', problem),
  saveDraft: (n) => ({
    method: ROUTES.saveDraft.method,
    path: pathOf('saveDraft', problem),
    body: { language: 'JAVASCRIPT', source: `print(${n});\n`, baseVersion: n },
  }),
} as const satisfies Partial<Record<RouteName, HotRoute>>;

export type HotRouteName = keyof typeof HOT_ROUTES;
export const HOT_ROUTE_NAMES = Object.keys(HOT_ROUTES) as HotRouteName[];

/** Most SQL statements that a call of a hot route may send, the check of its caller included. */
export const STATEMENT_BUDGET = 6;

function plain(name: RouteName, params: Record<string, number> = {}): HotRoute {
  const request = { method: ROUTES[name].method, path: pathOf(name, params) };
  return () => request;
}

function pathOf(name: RouteName, params: Record<string, number>): string {
  return ROUTES[name].path.replaceAll(/:(\w+)/g, (_match, key: string) => String(params[key]));
}
