import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { AUTHORING_KINDS } from '#shared/contract/learning/authoring/kinds.ts';
import { projectRoot } from '#server/platform/projectRoot.ts';

// Each content that staff writes is of one kind. A kind is a folder of the same name on the server and in
// the pages, and a row of the table of each side.

const SERVER = 'src/server/domain/learning/authoring';
const PAGES = 'src/client/pages/learning/authoring';

const foldersOf = (side: string) => readdirSync(join(projectRoot, side, 'kinds')).toSorted();
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

it('a kind has a folder on the server and one in the pages', () => {
  expect(foldersOf(SERVER), `${SERVER}/kinds has a folder for each of AUTHORING_KINDS`).toHaveLength(
    AUTHORING_KINDS.length,
  );
  expect(foldersOf(PAGES), `the folders of ${PAGES}/kinds`).toEqual(foldersOf(SERVER));
});

it.each(foldersOf(SERVER))('the folder %s is in both tables of kinds', (folder) => {
  const [kind, ...others] = globSync(`${SERVER}/kinds/${folder}/*.ts`, { cwd: projectRoot }).filter((path) =>
    /: AuthoringKind = /.test(read(path)),
  );
  expect(others).toEqual([]);
  expect(read(`${SERVER}/authoringKinds.ts`)).toContain(`./kinds/${folder}/${basename(kind ?? 'no kind')}`);
  const routes = read(`${PAGES}/AuthoringRoutes.tsx`) + read('src/client/pages/channels/ScreenRoutes.tsx');
  expect(routes).toContain(`/kinds/${folder}/`);
});

it.each(AUTHORING_KINDS)('%s is a row of the table of the server and of the pages', (kind) => {
  for (const side of [SERVER, PAGES]) expect(read(`${side}/authoringKinds.ts`)).toContain(`\n  ${kind}: `);
});

// A new kind is a row of `KIND_TRAITS`: no other list has to be found and extended.
const NAMES = AUTHORING_KINDS.join('|');
const LIST = new RegExp(`(?:'[A-Z_]+'\\s*[,|]\\s*)*'(?:${NAMES})'(?:\\s*[,|]\\s*'[A-Z_]+')+`, 'g');

const listsIn = (source: string): string[] =>
  [...source.matchAll(LIST)]
    .map(([list]) => list)
    .filter((list) => (list.match(new RegExp(`'(?:${NAMES})'`, 'g')) ?? []).length > 2);

it('no list of kinds is typed beside the table', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: projectRoot });
  expect(files.flatMap((path) => listsIn(read(path)).map((list) => `${path}: ${list}`))).toEqual([]);
  expect(listsIn("const all = ['DOCUMENT', 'PROBLEM', 'VIDEO'] as const;")).toHaveLength(1);
  expect(listsIn("type All = 'LESSON' | 'COURSE' | 'BLOCK' | 'STAGE';")).toHaveLength(1);
});
