import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RouteSpec } from '#shared/contract/route.ts';
import { ROUTE_NAMES, routeNamed } from '#shared/contract/routes.ts';
import { projectRoot } from '#server/platform/projectRoot.ts';

const client = join(projectRoot, 'src/client');
const table = readFileSync(join(projectRoot, 'src/shared/contract/routes.ts'), 'utf8');
/** By subject the name under which its routes are imported: `accounts: accountRoutes`. */
const imported = new Map(
  [...table.matchAll(/^ {2}(\w+): (\w+Routes),$/gm)].map(([, subject = '', name = '']) => [subject, name]),
);
const called = new Set(
  globSync('**/*.{ts,tsx}', { cwd: client })
    .filter((path) => !/\.test\.tsx?$|^testSupport\//.test(path))
    .map((path) => readFileSync(join(client, path), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\b(\w+Routes)\s*\.\s*(\w+)/g)])
    .map(([, routes, name]) => `${routes}.${name}`),
);
const isCalled = (route: string) => {
  const [subject = '', name = ''] = route.split('.');
  return called.has(`${imported.get(subject)}.${name}`);
};
const reasonOf = (route: (typeof ROUTE_NAMES)[number]) => (routeNamed(route) as RouteSpec).withoutPage;

describe('each route of the contract', () => {
  it('is called by the client, or says why it is not', () => {
    expect(ROUTE_NAMES.filter((route) => !isCalled(route) && reasonOf(route) === undefined)).toEqual([]);
  });

  it('gives no reason where the client calls it', () => {
    expect(ROUTE_NAMES.filter((route) => isCalled(route) && reasonOf(route) !== undefined)).toEqual([]);
    expect(ROUTE_NAMES.filter(isCalled).length).toBeGreaterThan(350);
  });

  it('names routes that there are, where its reason names one', () => {
    const named = ROUTE_NAMES.flatMap((route) =>
      [...(reasonOf(route) ?? '').matchAll(/`(\w+\.\w+)`/g)].map(([, name = '']) => name),
    );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !(ROUTE_NAMES as readonly string[]).includes(name))).toEqual([]);
    expect(named.filter((name) => !isCalled(name))).toEqual([]);
  });
});
