import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client, Pool } from 'pg';
import { pino } from 'pino';
import { openDatabase } from '#server/db/connect.ts';
import type { OpenDatabase } from '#server/db/connect.ts';
import { migrate, migrateDirectly, migrationsFolder } from '#server/db/migrate.ts';
import { seedWorld } from '#server/domain/seed/seedWorld.ts';
import { startFailure } from '#server/startFailure.ts';
import { createApiClient } from '../support/apiClient.ts';
import { eventually } from '../support/eventually.ts';
import { createTestDatabase } from '../support/testDatabase.ts';
import { runAsAdmin, withDatabase } from '../support/testDatabaseServer.ts';
import { startTestServer } from '../support/testServer.ts';
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

it('that is empty is migrated and seeded once by two processes that start together', async () => {
  const name = `empty_${randomUUID()}`;
  await runAsAdmin(database.url, `CREATE DATABASE "${name}"`);
  const url = withDatabase(database.url, name);
  onTestFinished(() => runAsAdmin(database.url, `DROP DATABASE "${name}" WITH (FORCE)`));
  const counts = async ({ db }: OpenDatabase) => {
    const { rows } = await db.execute(sql`
      select (select count(*) from problems) as problems, (select count(*) from lesson_contents) as contents,
        (select count(*) from shop_offers) as offers, (select count(*) from drizzle.__drizzle_migrations) as steps`);
    return rows;
  };
  const start = async () => {
    const config = { DATABASE_URL: url, DATABASE_POOL_SIZE: 2, DATA_DIR: 'unused' };
    const opened = await openDatabase(config, pino({ level: 'silent' }));
    onTestFinished(() => opened.close());
    await migrateDirectly(url);
    await seedWorld(opened.db);
    return opened;
  };
  const [one, other] = await Promise.all([start(), start()]);
  // One process alone has made the template.
  expect(await counts(one)).toEqual(await counts(open));
  expect(await counts(other)).toEqual(await counts(open));
}, 60_000);

it('is refused where it is older than the first release, and taken where it stands at its last migration', async () => {
  const older = await createTestDatabase();
  const pool = new Pool({ connectionString: older.url, max: 2 });
  const applied = () => pool.query('SELECT hash, created_at FROM drizzle.__drizzle_migrations ORDER BY id');
  try {
    await pool.query("UPDATE drizzle.__drizzle_migrations SET hash = 'one of many'");
    const before = (await applied()).rows;
    await migrate(pool);
    expect((await applied()).rows).toEqual(before);
    await pool.query('UPDATE drizzle.__drizzle_migrations SET created_at = 1');
    const refusal = await migrate(pool).catch((error: unknown) => error);
    expect(startFailure(refusal)).toMatch(/^The database is older than the first release .*\.$/);
    expect((await applied()).rowCount).toBe(before.length);
  } finally {
    await pool.end();
    await older.drop();
  }
});

it('carries the drafts of problems and stages into the table of all drafts', async () => {
  const older = await createTestDatabase();
  const client = new Client({ connectionString: older.url });
  await client.connect();
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await client.query(statement);
  };
  try {
    const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
    const at = files.toSorted().findIndex((name) => name.endsWith('one_table_of_drafts.sql'));
    const migrations = readMigrationFiles({ migrationsFolder }).map(({ sql }) => sql);
    // Rows without their channels: only the drafts matter here.
    await run([
      'SET session_replication_role = replica',
      'DROP SCHEMA public CASCADE',
      'CREATE SCHEMA public',
    ]);
    await run(migrations.slice(0, at).flat());
    const check = (state: string) => `'{"checkId":"a","state":"${state}"}'`;
    await run([
      `INSERT INTO problem_drafts (channel_id, content, version, problem_id, published_version, publish_check)
       VALUES (7, '{"title":"하나"}', 3, 11, 2, ${check('PASSED')}), (7, '{"title":"둘"}', 1, NULL, NULL, ${check('RUNNING')})`,
      'DELETE FROM problem_drafts WHERE version = 3',
      `INSERT INTO stage_drafts (channel_id, content, version, problem_id, published_version, updated_at)
       VALUES (7, '{"title":"바닷길"}', 4, 12, 4, now())`,
      `INSERT INTO problem_ai_requests (channel_id, user_id, topic, level, language, case_count, draft_id)
       VALUES (7, 1, '반복', 1, 'PYTHON', 3, 2)`,
    ]);
    await run(migrations.slice(at).flat());
    const columns =
      "id, kind, content ->> 'title' AS title, version, problem_id, published_version, publish_check";
    const { rows } = await client.query(`SELECT ${columns} FROM authoring_drafts ORDER BY id`);
    const nothing = { publish_check: null };
    expect(rows).toEqual([
      {
        id: 2,
        kind: 'PROBLEM',
        title: '둘',
        version: 1,
        problem_id: null,
        published_version: null,
        ...nothing,
      },
      { id: 3, kind: 'STAGE', title: '바닷길', version: 4, problem_id: 12, published_version: 4, ...nothing },
    ]);
  } finally {
    await client.end();
    await older.drop();
  }
}, 60_000);

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

const CUT_ALL = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'dolphin-world'`;

it('survives connections that break while they are checked out', async () => {
  const client = await open.pool.connect();
  await client.query('BEGIN');
  await runAsAdmin(database.url, CUT_ALL);
  await expect(client.query('SELECT 1')).rejects.toThrow(/terminat|connection error/);
  client.release();
  // The pool learns of each broken idle connection a moment later.
  const { rows } = await eventually(() => open.pool.query('SELECT 1 AS one'));
  expect(rows).toEqual([{ one: 1 }]);
});

it('answers SERVICE_BUSY to a transaction whose connection broke, and does the next one', async () => {
  const server = await startTestServer({ databaseUrl: database.url });
  try {
    const api = createApiClient(server.url);
    const signUp = (index: number) =>
      api.call('accounts.signUp', {
        body: {
          loginName: `broken_${index}`,
          password: 'coral-reef-77',
          nickname: `끊긴물결${index}`,
          birthDate: '2010-04-05',
        },
      });
    const attempts = Array.from({ length: 20 }, (_, index) => signUp(index));
    const all = Promise.all(attempts);
    let done = false;
    const finished = all.finally(() => (done = true));
    while (!done) await runAsAdmin(database.url, CUT_ALL);
    const replies = await finished;
    const broken = replies.filter(({ status }) => status >= 400);
    expect(broken.length).toBeGreaterThan(0);
    expect(new Set(broken.map(({ error }) => error.errorCode))).toEqual(new Set(['SERVICE_BUSY']));
    expect((await signUp(99)).status).toBeLessThan(300);
  } finally {
    await server.close();
  }
});
