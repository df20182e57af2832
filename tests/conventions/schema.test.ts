import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { migrationsFolder } from '#server/db/migrate.ts';
import { schema } from '#server/db/schema.ts';
import { projectRoot } from '#server/platform/projectRoot.ts';

const tablesFolder = join(projectRoot, 'src/server/db/tables');

it('schema.ts has every table of every file in tables/', async () => {
  const files = globSync('**/*.ts', { cwd: tablesFolder, exclude: ['**/*.test.ts'] });
  const modules = await Promise.all(files.map((name) => import(join(tablesFolder, name)) as Promise<object>));
  const tables = modules.flatMap((one) => Object.keys(one));
  const left = tables.filter((name) => !Object.hasOwn(schema, name));
  expect(left, 'import and spread the file of each in src/server/db/schema.ts').toEqual([]);
  expect(Object.keys(schema).toSorted()).toEqual(tables.toSorted());
});

it('the checked-in migrations lead to the tables as they are (npm run db:generate writes the next one)', () => {
  const copy = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    cpSync(migrationsFolder, copy, { recursive: true });
    const options = [
      '--dialect=postgresql',
      '--casing=snake_case',
      '--schema=./src/server/db/tables/**/*.ts',
    ];
    // drizzle-kit takes the folder from where it stands.
    const out = `--out=${relative(projectRoot, copy)}`;
    const program = join(projectRoot, 'node_modules/drizzle-kit/bin.cjs');
    execFileSync(process.execPath, [program, 'generate', ...options, out], {
      cwd: projectRoot,
      stdio: 'pipe',
    });
    const written = readdirSync(migrationsFolder);
    const missing = readdirSync(copy).filter((name) => !written.includes(name));
    expect(missing, 'tables have changed: npm run db:generate -- --name what_it_is').toEqual([]);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}, 60_000);
