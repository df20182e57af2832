import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { pino } from 'pino';
import { folderOwner } from '#server/db/embedded/folderLock.ts';
import { openEmbeddedPostgres } from '#server/db/embedded/openEmbeddedPostgres.ts';
import { leftBehindPostmaster } from '#server/db/embedded/postmaster.ts';
import { migrate } from '#server/db/migrate.ts';
import { schema } from '#server/db/schema.ts';
import { seedWorld } from '#server/domain/seed/seedWorld.ts';
import { newId } from '#server/platform/ids.ts';

export interface TestDatabaseServer {
  stop(): Promise<void>;
}

/** Variables that tell the workers of this run where the server and the template are. */
export const testDatabaseVariables = {
  url: 'TEST_DATABASE_URL',
  template: 'TEST_DATABASE_TEMPLATE',
  /** Set where the whole server goes when the run ends, and its databases with it. */
  passing: 'TEST_DATABASE_PASSING',
} as const;

/** Safety against a loss of power costs time, and such a loss ends the tests, too. */
const NOT_NEEDED = ['synchronous_commit', 'full_page_writes'];

/**
 * Starts a Postgres for this run below `folder` and makes the template that every test file copies: migrated and
 * seeded, so that a server finds nothing left to write when it starts.
 * With TEST_DATABASE_URL the template is made in that Postgres instead (its user must be allowed to).
 */
export async function startTestDatabases(folder = tmpdir()): Promise<TestDatabaseServer> {
  const given = process.env[testDatabaseVariables.url];
  const server = given ? { url: given, stop: () => Promise.resolve() } : await startTemporaryPostgres(folder);
  try {
    for (const name of given ? [] : NOT_NEEDED)
      await runAsAdmin(server.url, `ALTER SYSTEM SET ${name} = off`);
    if (!given) await runAsAdmin(server.url, 'SELECT pg_reload_conf()');
    const template = await makeTemplate(server.url);
    process.env[testDatabaseVariables.url] = server.url;
    process.env[testDatabaseVariables.template] = template;
    if (!given) process.env[testDatabaseVariables.passing] = 'yes';
    return {
      stop: async () => {
        if (given) await runAsAdmin(server.url, `DROP DATABASE IF EXISTS "${template}" WITH (FORCE)`);
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

export async function runAsAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function makeTemplate(url: string): Promise<string> {
  const template = `template_${newId().replaceAll('-', '')}`;
  await runAsAdmin(url, `CREATE DATABASE "${template}"`);
  const pool = new Pool({ connectionString: withDatabase(url, template) });
  const warn = (error: Error) => process.emitWarning(error);
  pool.on('error', warn).on('connect', (client) => client.on('error', warn));
  try {
    await migrate(pool);
    await seedWorld(drizzle(pool, { schema, casing: 'snake_case' }));
  } finally {
    await pool.end();
  }
  return template;
}

export function withDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

async function startTemporaryPostgres(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const base = join(folder, `dolphin-world-tests-${userInfo().username}`);
  mkdirSync(base, { recursive: true });
  sweepDeadRuns(base);
  const dataDir = mkdtempSync(join(base, 'run-'));
  // mkdtemp hides the folder from everyone else, the account Postgres may run as included.
  chmodSync(dataDir, 0o755);
  const postgres = await openEmbeddedPostgres(join(dataDir, 'data'), pino({ level: 'silent' }));
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A killed run leaves its Postgres and its folder behind; the next run clears them away. */
function sweepDeadRuns(base: string): void {
  const aMinuteAgo = Date.now() - 60_000;
  for (const name of readdirSync(base)) {
    const run = join(base, name);
    const home = join(run, 'data/postgres');
    if (statSync(run).mtimeMs > aMinuteAgo || folderOwner(home) !== undefined) continue;
    const pid = leftBehindPostmaster(join(home, 'cluster'));
    if (pid !== undefined) process.kill(pid, 'SIGQUIT');
    rmSync(run, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
