import { expect, test } from 'vitest';
import { pageName } from '#client/net/tracking/pageName.ts';
import { paths } from '#client/ui/routing/paths.ts';

const TOLD = 'Zq9';
const NUMBER = 471_147;

/** Every address of ours, made with ids and names that must not be told. */
const addresses = Object.values(paths).map((path) => {
  if (typeof path === 'string') return path;
  const make = path as (...parts: readonly (string | number)[]) => string;
  return make(TOLD, NUMBER, NUMBER);
});

test.each(addresses)('%s is told without an id, a name or a query', (address) => {
  const told = pageName(new URL(address, 'https://dolphin.example').pathname);
  expect(told).not.toContain(TOLD);
  expect(told).not.toMatch(/\d/);
});
