import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { cyclesIn } from '../../scripts/support/cyclesIn.ts';

// Law 3: a subject's tables are imported inside that subject alone, and subjects know each other in one direction.
// The subject of a file is `domain/<area>/<subject>/`; that of a table is its file, `db/tables/<area>/<subject>.ts`.

type Sources = ReadonlyMap<string, string>;

const sources: Sources = new Map(
  globSync('src/server/**/*.ts', { cwd: projectRoot, exclude: ['**/*.test.ts'] }).map((path) => [
    path,
    readFileSync(join(projectRoot, path), 'utf8'),
  ]),
);

/** `<area>/<subject>`; `access` is of no area. */
const subjectOf = (path: string) => dirname(path).split('/').slice(3, 5).join('/');
const subjectOfTable = (path: string) => path.split('/').slice(4).join('/').replace('.ts', '');

/** These bring subjects together and belong to none. */
const knowsSubjects = (path: string) => /^src\/server\/domain\/([^/]+$|seed\/)/.test(path);
/** Seeding is a verb of each subject, too; what development and production do to demo accounts is not. */
const knowsTables = (path: string) =>
  /^src\/server\/(db\/|domain\/[^/]+$|domain\/seed\/demoAccounts\.ts$)/.test(path);

/** Imports of `src/server` in a file, as paths from the root. */
function importsOf(path: string, source: string): string[] {
  return [...source.matchAll(/\bfrom '([^']+)'|\bimport\s*\(?\s*'([^']+)'/g)].flatMap((match) => {
    const target = match[1] ?? match[2] ?? '';
    if (target.startsWith('#server/')) return target.replace('#server/', 'src/server/');
    return target.startsWith('.') ? relative('.', join(dirname(path), target)) : [];
  });
}

function foreignTables(files: Sources): string[] {
  return [...files].flatMap(([path, source]) => {
    if (knowsTables(path)) return [];
    const subject = path.startsWith('src/server/gateways/') ? 'gateways' : subjectOf(path);
    return importsOf(path, source)
      .filter(
        (target) =>
          /^src\/server\/db\/(tables\/|schema\.ts)/.test(target) &&
          ![subject, ...tablesOfKind(path)].includes(subjectOfTable(target)),
      )
      .map((target) => `${path} imports ${basename(target)}, which is not of ${subject}`);
  });
}

/** A kind of authoring writes what the subject of the same thing reads. */
const TABLES_OF_KIND: Readonly<Record<string, readonly string[]>> = {
  blocks: ['learning/blocks'],
  course: ['learning/courses'],
  document: ['learning/documents'],
  problem: ['learning/problems'],
  stage: ['learning/problems'],
  video: ['learning/videos'],
  worksheet: ['learning/worksheets'],
};
const KIND = /^src\/server\/domain\/learning\/authoring\/kinds\/([^/]+)\//;
const tablesOfKind = (path: string) => TABLES_OF_KIND[KIND.exec(path)?.[1] ?? ''] ?? [];

const isOfSubject = (path: string) => path.startsWith('src/server/domain/') && !knowsSubjects(path);

/** Circles of subjects, each as the path from a subject back to itself. */
function circles(files: Sources): string[] {
  const known = new Map<string, Set<string>>();
  for (const [path, source] of files) {
    const from = subjectOf(path);
    if (!isOfSubject(path)) continue;
    for (const target of importsOf(path, source)) {
      const to = subjectOf(target);
      if (!isOfSubject(target) || to === from) continue;
      known.set(from, (known.get(from) ?? new Set()).add(to));
    }
  }
  return cyclesIn(known).map((cycle) => cycle.join(' → '));
}

/** Areas from the lowest to the highest: each may know those before it, and what is above it only by events and ports. */
const AREAS = ['people', 'channels', 'world', 'learning', 'battle', 'tutoring', 'commerce', 'service'];

/** All areas are built on the ledger, which knows no other subject. */
const FOUNDATION = 'world/economy';

/** Imports against the order of the areas, as `subject → subject of a higher area`. */
function upwardImports(files: Sources): string[] {
  const rank = (path: string) => AREAS.indexOf(subjectOf(path).split('/')[0] ?? '');
  const found = [...files].flatMap(([path, source]) =>
    importsOf(path, source)
      .filter((target) => isOfSubject(path) && isOfSubject(target) && rank(path) >= 0)
      .filter((target) => subjectOf(target) !== FOUNDATION && rank(target) > rank(path))
      .map((target) => `${subjectOf(path)} → ${subjectOf(target)}`),
  );
  return [...new Set(found)].toSorted();
}

const planted = (path: string, ...targets: string[]) =>
  new Map([...sources, [path, targets.map((target) => `import { x } from '${target}';`).join('\n')]]);

it('a table is imported inside its subject alone', () => {
  expect(sources.size).toBeGreaterThan(200);
  expect(foreignTables(sources)).toEqual([]);
});

it('a subject knows those it is built on, never the other way', () => {
  expect(circles(sources)).toEqual([]);
});

it('an area knows those below it alone', () => {
  expect(upwardImports(sources)).toEqual([]);
});

it('a planted import of a higher area is found', () => {
  const upward = planted(
    'src/server/domain/people/friends/a.ts',
    '#server/domain/commerce/payments/books.ts',
  );
  expect(upwardImports(upward)).toContain('people/friends → commerce/payments');
  const ledger = planted('src/server/domain/people/friends/a.ts', '../../world/economy/lockWallet.ts');
  expect(upwardImports(ledger)).toEqual([]);
  expect(
    circles(planted('src/server/domain/world/economy/a.ts', '../../people/accounts/users.ts')).join(),
  ).toMatch(/world\/economy → people\/accounts/);
});

it('a planted table of another subject is found', () => {
  expect(
    foreignTables(planted('src/server/domain/world/shop/a.ts', '#server/db/tables/world/economy.ts')),
  ).toEqual(['src/server/domain/world/shop/a.ts imports economy.ts, which is not of world/shop']);
  expect(
    foreignTables(planted('src/server/domain/world/shop/a.ts', '../../../db/tables/people/accounts.ts')),
  ).toHaveLength(1);
  expect(foreignTables(planted('src/server/http/a.ts', '#server/db/tables/world/economy.ts'))).toHaveLength(
    1,
  );
  expect(
    foreignTables(planted('src/server/domain/seed/a.ts', '#server/db/tables/learning/courses.ts')),
  ).toHaveLength(1);
  // Not by the list of all tables either.
  expect(foreignTables(planted('src/server/domain/world/shop/a.ts', '#server/db/schema.ts'))).toHaveLength(1);
});

it('a planted circle is found, also one over a third subject', () => {
  const direct = planted('src/server/domain/world/quests/a.ts', '../titles/loadMetrics.ts');
  expect(circles(direct).join()).toMatch(
    /world\/quests → world\/titles → world\/quests|world\/titles → world\/quests → world\/titles/,
  );
  const underAccess = planted('src/server/domain/people/sessions/a.ts', '#server/domain/access/authorise.ts');
  expect(circles(underAccess).join()).toMatch(/people\/sessions → access → ([\w/]+ → )*people\/sessions/);
  const viaAvatar = planted('src/server/domain/world/economy/a.ts', '../avatar/wornItems.ts');
  expect(circles(viaAvatar).join()).toMatch(/world\/economy → world\/avatar → ([\w/]+ → )*world\/economy/);
});
