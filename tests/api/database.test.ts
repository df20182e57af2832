import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pino } from 'pino';
import { openDatabase } from '#server/db/connect.ts';
import type { OpenDatabase } from '#server/db/connect.ts';
import { migrate, migrationsFolder } from '#server/db/migrate.ts';
import { createTestDatabase } from '../support/testDatabase.ts';
import type { TestDatabase } from '../support/testDatabase.ts';

let database: TestDatabase;
let open: OpenDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const config = { DATABASE_URL: database.url, DATABASE_POOL_SIZE: 4, DATA_DIR: 'unused' };
  open = await openDatabase(config, pino({ level: 'silent' }));
});

afterAll(async () => {
  await open.close();
  await database.drop();
});

it('arrives with every checked-in migration applied', async () => {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  const applied = await open.pool.query('SELECT * FROM drizzle.__drizzle_migrations');
  expect(applied.rowCount).toBe(files.length);
});

it('can be migrated by two servers at once, and again', async () => {
  await expect(Promise.all([migrate(open.pool), migrate(open.pool)])).resolves.toHaveLength(2);
});

it('belongs to this file alone', async () => {
  const other = await createTestDatabase();
  try {
    expect(other.url).not.toBe(database.url);
  } finally {
    await other.drop();
  }
});

it('says that an address does not answer', async () => {
  const config = {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    DATABASE_POOL_SIZE: 2,
    DATA_DIR: 'unused',
  };
  await expect(openDatabase(config, pino({ level: 'silent' }))).rejects.toThrow(
    /^The database of DATABASE_URL does not answer: .*ECONNREFUSED/,
  );
});
