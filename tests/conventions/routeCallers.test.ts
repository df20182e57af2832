import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RouteSpec } from '#shared/contract/route.ts';
import { ROUTE_NAMES, routeNamed } from '#shared/contract/routes.ts';
import { projectRoot } from '#server/platform/projectRoot.ts';

const client = join(projectRoot, 'src/client');
const table = readFileSync(join(projectRoot, 'src/shared/contract/routes.ts'), 'utf8');
/** Maps a subject to the name under which its routes are imported: `accounts: accountRoutes`. */
const imported = new Map(
  [...table.matchAll(/^ {2}(\w+): (\w+Routes),$/gm)].map(([, subject = '', name = '']) => [subject, name]),
);
const texts = globSync('**/*.{ts,tsx}', { cwd: client })
  .filter((path) => !/\.test\.tsx?$|^testSupport\//.test(path))
  .map((path) => readFileSync(join(client, path), 'utf8'));

/** Calls through a client: `comments.create(…)`, or by a name that is chosen, `friends[answer](…)`. */
const callsBy = (text: string, name: string) => [
  ...[...text.matchAll(new RegExp(`(?<![\\w.'])${name}\\s*\\.\\s*(\\w+)`, 'g'))].map(([, route]) => route),
  ...(text.includes(`${name}[`) ? [...text.matchAll(/'(\w+)'/g)].map(([, word]) => word) : []),
];
const called = new Set(
  texts.flatMap((text) => [
    ...[...text.matchAll(/\b(\w+Routes)\s*\.\s*(\w+)/g)].map(([, routes, name]) => `${routes}.${name}`),
    ...[...text.matchAll(/^(export )?const (\w+) = client\((\w+Routes)\)/gm)].flatMap(
      ([, isExported, name = '', routes]) =>
        (isExported ? texts.filter((other) => new RegExp(`\\b${name}\\b.*from`, 's').test(other)) : [text])
          .concat(text)
          .flatMap((caller) => callsBy(caller, name))
          .map((route) => `${routes}.${route}`),
    ),
  ]),
);
const isCalled = (route: string) => {
  const [subject = '', name = ''] = route.split('.');
  return called.has(`${imported.get(subject)}.${name}`);
};
const reasonOf = (route: (typeof ROUTE_NAMES)[number]) => (routeNamed(route) as RouteSpec).withoutPage;

describe('each route of the contract', () => {
  it('is called by the client, or says why it is not', () => {
    const uncalled = ROUTE_NAMES.filter((route) => !isCalled(route) && reasonOf(route) === undefined);
    expect(uncalled, 'call each in src/client/net, or say in its `withoutPage` who does').toEqual([]);
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
