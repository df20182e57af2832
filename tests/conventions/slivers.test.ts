import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/platform/projectRoot.ts';

// A file of at most 25 lines that only its neighbour imports is folded into that neighbour. Boundaries on purpose are
// catalogues of texts, routes and the verbs they call, modules with a test of their own, and what is fetched lazily.

const LINES = 25;

/** Small files that stay, and why. */
const KEPT: Readonly<Record<string, string>> = {
  'src/server/judge/worker/inspectWalls.ts': 'what no program may do is read by itself',
};
/** Folders that are not folded yet. The list only gets shorter. */
const NOT_FOLDED = ['/learning/authoring/'];

const isTest = (path: string) => path.includes('.test.') || path.startsWith('tests/');

function slivers(files: ReadonlyMap<string, string>): string[] {
  const importers = new Map<string, Set<string>>();
  const lazy = new Set<string>();
  for (const [path, source] of files)
    for (const [, called, target = ''] of source.matchAll(/(?:\bfrom|\bimport)\s*(\()?\s*'([^']+)'/g)) {
      const file = target.startsWith('#')
        ? target.replace(/^#(\w+)\//, 'src/$1/')
        : join(dirname(path), target).replaceAll('\\', '/');
      importers.set(file, (importers.get(file) ?? new Set()).add(path));
      if (called) lazy.add(file);
    }
  return [...files].flatMap(([path, source]) => {
    const [only, ...others] = importers.get(path) ?? [];
    const isKept = isTest(path) || /^(texts|routes)\.ts$/.test(basename(path)) || lazy.has(path);
    if (isKept || only === undefined || others.length > 0 || source.split('\n').length - 1 > LINES) return [];
    return dirname(only) === dirname(path) && !isTest(only) && basename(only) !== 'routes.ts' ? [path] : [];
  });
}

it('a small file with one importer beside it is part of that importer', () => {
  const files = new Map(
    globSync('{src,tests,scripts}/**/*.{ts,tsx}', { cwd: projectRoot }).map((path) => [
      path.replaceAll('\\', '/'),
      readFileSync(join(projectRoot, path), 'utf8'),
    ]),
  );
  expect(files.size).toBeGreaterThan(2000);
  const found = slivers(files).filter(
    (path) => path.startsWith('src/') && !NOT_FOLDED.some((folder) => path.includes(folder)),
  );
  expect(found.toSorted()).toEqual(Object.keys(KEPT).toSorted());
});

it('finds a planted sliver, and none that another file or a test imports, too', () => {
  const importing = "import { small } from './small.ts';\n";
  const sliversWith = (...others: readonly (readonly [string, string])[]) =>
    slivers(new Map([['src/a/small.ts', 'export const small = 1;\n'], ...others]));
  expect(sliversWith(['src/a/big.ts', importing])).toEqual(['src/a/small.ts']);
  expect(sliversWith(['src/a/big.ts', importing], ['src/a/small.test.ts', importing])).toEqual([]);
  expect(
    sliversWith(['src/a/big.ts', importing], ['src/b/c.ts', "import { small } from '../a/small.ts';\n"]),
  ).toEqual([]);
  expect(sliversWith(['src/a/big.ts', "const load = () => import('./small.ts');\n"])).toEqual([]);
});
