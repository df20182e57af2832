import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { placeAt } from '#client/pages/channels/frame/framePlaces.ts';
import { frameTexts } from '#client/pages/channels/frame/texts.ts';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { LINK_MENUS } from '../personas/doors/menus.ts';

// The frame of a class opens a page to holders of its place's role, and a page without one to everybody who
// sees the class.

/** Pages of staff below a place of others: they refuse by themselves. */
const REFUSE_THEMSELVES = ['edit', 'courses/:courseClassId/edit'];

const source = readFileSync(join(projectRoot, 'src/client/pages/channels/StaffRoutes.tsx'), 'utf8');
const staffPaths = [...source.matchAll(/<Route path="([^"*]+)(?:\/\*)?"/g)].map(([, path = '']) => path);

it('keeps every page of staff to staff', () => {
  expect(staffPaths.length).toBeGreaterThan(15);
  const open = staffPaths.filter((path) => {
    const leastRole = placeAt(`/channels/a/${path}`, 'a')?.leastRole;
    return leastRole !== 'teacher' && leastRole !== 'manager' && !REFUSE_THEMSELVES.includes(path);
  });
  expect(
    open,
    'give each a place with its `leastRole` in src/client/pages/channels/frame/framePlaces.ts, or put its address below one',
  ).toEqual([]);
});

it('says of every place who finds it in the menu', () => {
  const entries = Object.keys(LINK_MENUS.find(({ name }) => name === frameTexts.navigation)?.entries ?? {});
  const left = Object.values(frameTexts.places).filter((label) => !entries.includes(label));
  expect(left, 'add each to LINK_MENUS of tests/personas/doors/menus.ts').toEqual([]);
});
