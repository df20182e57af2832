import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/platform/projectRoot.ts';

const read = (name: string) => readFileSync(join(projectRoot, name), 'utf8');
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...globSync('docs/**/*.md', { cwd: projectRoot }),
];

/** Folders that a document may leave out at the front of a path. */
const FRONTS = [
  '',
  'src/',
  'src/shared/',
  'src/client/',
  'src/server/',
  'src/server/domain/',
  ...['people', 'channels', 'world', 'learning', 'battle', 'tutoring', 'commerce', 'service'].map(
    (area) => `src/server/domain/${area}/`,
  ),
  'src/client/pages/',
  'src/client/overlay/',
];

const files = new Set(
  globSync('{src,tests,scripts,sprites,sound,docs}/**', {
    cwd: projectRoot,
    exclude: ['src/server/db/migrations/**', 'docs/pictures/**'],
  }).flatMap((path) => [path, path.replace(/\.tsx?$/, ''), path.replace(/\.test\.ts$/, '')]),
);

/** Names in code quotes that read as a path: with a slash, and nothing in them to be filled in. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`/g)].flatMap(([, path = '']) => path.replace(/\/$/, ''));

/** Names with a slash that are no paths of the repository. */
const ELSEWHERE = /^(?:game|channel|node_modules|sounds|cluster|test-results|DATA_DIR|\d+)\//;

it('documents name files and folders that are there', () => {
  const missing = documents.flatMap((name) =>
    pathsIn(read(name))
      .filter((path) => !ELSEWHERE.test(path) && !FRONTS.some((front) => files.has(front + path)))
      .map((path) => `${name}: ${path}`),
  );
  expect(missing, 'paths in code quotes that lead nowhere').toEqual([]);
});

it('links of documents lead to files', () => {
  // The index of pictures is written by the program that takes them.
  const written = documents.filter((name) => name !== 'docs/dialogs.md');
  const broken = written.flatMap((name) =>
    [...read(name).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].flatMap(([, link = '']) => {
      const path = join(name, '..', link);
      return statSync(join(projectRoot, path), { throwIfNoEntry: false }) ? [] : [`${name}: ${link}`];
    }),
  );
  expect(broken).toEqual([]);
});

it('the architecture fits into 15 kB and lists every subject of every area', () => {
  const text = read('ARCHITECTURE.md');
  expect(Buffer.byteLength(text), 'bytes of ARCHITECTURE.md: shorten something').toBeLessThanOrEqual(15_000);
  const listed = [
    ...text.matchAll(/^\| (people|channels|world|learning|battle|tutoring|commerce|service) \| (.+) \|$/gm),
  ].flatMap(([, area = '', subjects = '']) =>
    subjects
      .replaceAll(/ \([^)]*\)/g, '')
      .split(', ')
      .map((subject) => `${area}/${subject}`),
  );
  const folders = globSync(
    'src/server/domain/{people,channels,world,learning,battle,tutoring,commerce,service}/*',
    {
      cwd: projectRoot,
    },
  ).map((path) => path.replace('src/server/domain/', ''));
  const unlisted = folders.filter((subject) => !listed.includes(subject));
  expect(unlisted, 'add each to the row of its area under «Areas» of ARCHITECTURE.md').toEqual([]);
  const gone = listed.filter((subject) => !folders.includes(subject));
  expect(gone, 'ARCHITECTURE.md lists subjects without a folder in src/server/domain').toEqual([]);
});
