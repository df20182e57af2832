import type { RouteSpec } from './route.ts';
import { describe, expect, it } from 'vitest';
import { refuseSharedPaths, ROUTE_NAMES, routeNamed, ROUTES } from './routes.ts';

describe('routes', () => {
  it('are found by subject and name', () => {
    expect(routeNamed('quests.accept')).toBe(ROUTES.quests.accept);
  });

  it('of one method and path do not start, with any names of parameters', () => {
    const { get } = ROUTES.profiles;
    const other = { ...get, path: '/game/v1/users/:userId/profiles' } as const;
    const start = () =>
      refuseSharedPaths([
        ['profiles.get', get],
        ['profiles.show', other],
      ]);
    expect(start).toThrow(
      'routes profiles.get and profiles.show both answer GET /game/v1/users/:userId/profiles',
    );
  });

  it('that take their channel from the path name one of its parameters', () => {
    const taken = ROUTE_NAMES.flatMap((name) => {
      const { access, path }: RouteSpec = routeNamed(name);
      return typeof access === 'object' && access.channelFrom !== undefined
        ? [{ name, isThere: path.split('/').includes(`:${access.channelFrom}`) }]
        : [];
    });
    expect(taken).toContainEqual({ name: 'channels.saveProfile', isThere: true });
    expect(taken.filter(({ isThere }) => !isThere)).toEqual([]);
  });

  it('that anyone may read say how many reads of one address, which a school may share, they stand', () => {
    const reads = ROUTE_NAMES.filter((name) => {
      const { access, method, developmentOnly = false }: RouteSpec = routeNamed(name);
      return access === 'anyone' && method === 'GET' && !developmentOnly;
    });
    expect(reads.length).toBeGreaterThan(10);
    const perMinute = (name: (typeof reads)[number]) => (routeNamed(name) as RouteSpec).perMinute;
    expect(reads.filter((name) => perMinute(name) === undefined)).toEqual([]);
    const atNineOClock = [
      'terms.get',
      'boards.listNotices',
      'boards.getNotice',
      'products.listForSale',
    ] as const;
    expect(atNineOClock.filter((name) => (perMinute(name) ?? 0) < 300 * 5)).toEqual([]);
  });

  it('of one path and two methods are two routes', () => {
    const { get } = ROUTES.profiles;
    const start = () =>
      refuseSharedPaths([
        ['profiles.get', get],
        ['profiles.replace', { ...get, method: 'PUT' }],
      ]);
    expect(start).not.toThrow();
  });
});
