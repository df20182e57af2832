import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { WHERE_CHAT_RULES_COUNT } from '../personas/doors/chatRules.ts';
import { DIALOG_DOORS } from '../personas/doors/dialogs.ts';
import type { DialogDoor, PageDoor } from '../personas/doors/doorTypes.ts';
import { WORLD_MENU } from '../personas/doors/menus.ts';
import { PAGE_DOORS } from '../personas/doors/pages.ts';
import { routerPatterns } from '../personas/doors/routerPatterns.ts';
import { EACH_KIND, LIKE_ANOTHER, TALKERS, type Persona } from '../personas/personas.ts';

const DOORS: Readonly<Record<string, PageDoor | DialogDoor>> = { ...PAGE_DOORS, ...DIALOG_DOORS };

it('has a row for every page of the router, and for no other', () => {
  const patterns = routerPatterns();
  expect(patterns.length).toBeGreaterThan(90);
  const doors = Object.keys(PAGE_DOORS);
  const without = patterns.filter((pattern) => !doors.includes(pattern));
  expect(without, 'add a row for each to tests/personas/doors/pages.ts').toEqual([]);
  const gone = doors.filter((pattern) => !patterns.includes(pattern));
  expect(gone, 'take these rows out of tests/personas/doors/pages.ts: no route has them').toEqual([]);
});

it('has a row for every entry of the menu of the world', () => {
  const source = readFileSync(join(projectRoot, 'src/client/overlay/world/hud/menuEntries.tsx'), 'utf8');
  const entries = [...source.matchAll(/label: hudTexts\.(\w+)/g)].map(([, key = '']) => key);
  expect(entries.length).toBeGreaterThan(10);
  expect(Object.keys(WORLD_MENU), 'WORLD_MENU of tests/personas/doors/menus.ts, in the same order').toEqual(
    entries,
  );
});

it('opens every door for somebody, or says what opens it instead', () => {
  const shut = Object.entries(DOORS).filter(
    ([, door]) =>
      door.opens.length + (door.refused ?? []).length === 0 && !('unopened' in door && door.unopened),
  );
  expect(shut.map(([name]) => name)).toEqual([]);
});

it('opens for each persona all doors, or says whom it is like and in what it differs', () => {
  const likes = Object.values(LIKE_ANOTHER);
  expect(
    likes.filter(({ as, but }) => but === '' || !(EACH_KIND as readonly Persona[]).includes(as)),
  ).toEqual([]);
});

it('opens what reads the rules of talk for everybody who talks by rules of its own', () => {
  const client = join(projectRoot, 'src/client');
  const readers = globSync('**/*.tsx', { cwd: client }).filter((path) => {
    const text = readFileSync(join(client, path), 'utf8');
    return text.includes('chatStore') && /\brules\b/.test(text);
  });
  expect(Object.keys(WHERE_CHAT_RULES_COUNT)).toEqual(readers.toSorted());
  const left = Object.values(WHERE_CHAT_RULES_COUNT)
    .flat()
    .filter((name) => !TALKERS.every((persona) => DOORS[name]?.opens.includes(persona)));
  expect(left).toEqual([]);
});
