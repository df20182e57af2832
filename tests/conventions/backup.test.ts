import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase, type OpenDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { NODE_OPTIONS } from '../../scripts/support/nodeOptions.ts';
import { newScratchFolder } from '../support/scratchFolder.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder: string;

beforeEach(() => {
  folder = newScratchFolder('backup');
});

afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const dataDir = () => join(folder, 'data');
const backup = () => join(folder, 'kept');
const open = () =>
  openDatabase(
    { DATABASE_URL: undefined, DATABASE_POOL_SIZE: 4, DATA_DIR: dataDir() },
    pino({ level: 'silent' }),
  );

const run = (script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [...NODE_OPTIONS, `scripts/${script}.ts`, ...args], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', DATA_DIR: dataDir() },
  });

/** Rows until it is stopped, each in a transaction of its own: what a backup of a running server has to bear. */
function writeOn(database: OpenDatabase): { stop(): Promise<void> } {
  let stopping = false;
  const writing = (async () => {
    while (!stopping) await database.pool.query(`INSERT INTO written (words) VALUES (repeat('x', 2000))`);
  })();
  return {
    stop: () => {
      stopping = true;
      return writing;
    },
  };
}

it('brings back everything that was confirmed before a backup of a running server', async () => {
  const database = await open();
  await migrate(database.pool);
  await database.pool.query(
    'CREATE TABLE written (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, words text)',
  );
  await database.pool.query(`INSERT INTO written (words) SELECT 'before' FROM generate_series(1, 5000)`);
  writeFileSync(join(dataDir(), 'picture.webp'), 'a file of a child');
  const writer = writeOn(database);
  await run('backupDatabase', backup());
  await writer.stop();
  await database.pool.query('DROP TABLE written');
  await database.close();
  rmSync(join(dataDir(), 'picture.webp'));

  const { stdout } = await run('restoreDatabase', backup());
  expect(stdout).toContain('Restored, and it answers: 0 accounts.');
  const restored = await open();
  try {
    const { rows } = await restored.pool.query(
      `SELECT count(*) FILTER (WHERE words = 'before')::int AS before, max(id) - count(*)::int AS gaps FROM written`,
    );
    expect(rows).toEqual([{ before: 5000, gaps: 0 }]);
  } finally {
    await restored.close();
  }
  expect(readFileSync(join(dataDir(), 'picture.webp'), 'utf8')).toBe('a file of a child');
});

it('backs up a server that stands still, and refuses to restore under one that runs', async () => {
  const database = await open();
  await migrate(database.pool);
  await database.close();
  await run('backupDatabase', backup());
  await expect(run('backupDatabase', backup())).rejects.toMatchObject({ code: 1 });

  const running = await open();
  try {
    await expect(run('restoreDatabase', backup())).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`process ${process.pid}`) as unknown,
    });
    const client = new Client({ connectionString: running.url });
    await client.connect();
    await expect(client.query('SELECT 1')).resolves.toMatchObject({ rowCount: 1 });
    await client.end();
  } finally {
    await running.close();
  }
  expect(existsSync(`${backup()}.unfinished`)).toBe(false);
});
