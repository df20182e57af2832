import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { WORLD_MENU } from '../personas/doors/menus.ts';
import { PAGE_DOORS } from '../personas/doors/pages.ts';
import { routerPatterns } from '../personas/doors/routerPatterns.ts';

it('has a row for every page of the router, and for no other', () => {
  expect(routerPatterns().length).toBeGreaterThan(90);
  expect(Object.keys(PAGE_DOORS).toSorted()).toEqual([...routerPatterns()].toSorted());
});

it('has a row for every entry of the menu of the world', () => {
  const source = readFileSync(join(projectRoot, 'src/client/overlay/world/hud/menuEntries.tsx'), 'utf8');
  const entries = [...source.matchAll(/label: hudTexts\.(\w+)/g)].map(([, key = '']) => key);
  expect(entries.length).toBeGreaterThan(10);
  expect(Object.keys(WORLD_MENU)).toEqual(entries);
});
