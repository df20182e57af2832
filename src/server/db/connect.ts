import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import type { Config } from '#server/platform/config.ts';
import { KEEP_ALIVE } from '#server/platform/keepAlive.ts';
import type { Logger } from '#server/platform/log.ts';
import { openEmbeddedPostgres } from './embedded/openEmbeddedPostgres.ts';
import { PostgresError } from './embedded/PostgresError.ts';
import { schema } from './schema.ts';
import { traceStatements } from './traceStatements.ts';

export type Database = NodePgDatabase<typeof schema>;
/** The argument of a transaction callback; a verb that takes `Database | Transaction` works in both. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  db: Database;
  pool: Pool;
  url: string;
  /** Leads to Postgres itself, also where `url` leads to a pooler: for LISTEN and for locks of a connection. */
  directUrl: string;
  /** Resolves when our own Postgres died and could not be started again. */
  lost: Promise<PostgresError>;
  /** Ends the connections and the embedded Postgres. */
  close(): Promise<void>;
}

const POOL_END_MS = 5000;

type DatabaseConfig = Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'DATA_DIR'> &
  Partial<Pick<Config, 'DATABASE_DIRECT_URL' | 'OTEL_EXPORTER_OTLP_ENDPOINT'>>;

/**
 * Connects to the Postgres of DATABASE_URL, or to our own in DATA_DIR, and proves that it answers. Runs no migration.
 * @throws PostgresError when our own cannot run or the given one does not answer
 */
export async function openDatabase(config: DatabaseConfig, log: Logger): Promise<OpenDatabase> {
  const embedded = config.DATABASE_URL ? undefined : await openEmbeddedPostgres(config.DATA_DIR, log);
  const url = config.DATABASE_URL ?? embedded?.url ?? '';
  const pool = new Pool({
    connectionString: url,
    max: config.DATABASE_POOL_SIZE,
    connectionTimeoutMillis: 10_000,
    application_name: 'dolphin-world',
    ...KEEP_ALIVE,
  });
  // The pool listens to idle connections alone; one that breaks while it is checked out would end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => pool.ending || log.error({ err: error }, 'A database connection broke')),
  );
  pool.on('error', () => {});
  if (config.DATABASE_DIRECT_URL) pool.on('connect', forgetNames);
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) traceStatements(pool);
  const close = async () => {
    // The pool waits for connections that are in use; a lost Postgres or a hanging statement gives none back.
    await Promise.race([pool.end(), sleep(POOL_END_MS, undefined, { ref: false })]);
    await embedded?.close();
  };
  try {
    await pool.query('SELECT 1');
  } catch (cause) {
    await close();
    const reason = cause instanceof Error ? cause.message || String(cause) : String(cause);
    throw new PostgresError(`The database${embedded ? '' : ' of DATABASE_URL'} does not answer: ${reason}`, {
      cause,
    });
  }
  const lost = embedded?.lost ?? new Promise<never>(() => {});
  const directUrl = config.DATABASE_DIRECT_URL ?? url;
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool, url, directUrl, lost, close };
}

/** A named statement is kept by a connection of Postgres; behind a pooler the next transaction has another one. */
function forgetNames(client: PoolClient): void {
  const { query } = client;
  Object.defineProperty(client, 'query', {
    configurable: true,
    value: (first: unknown, ...rest: unknown[]): unknown => {
      const isNamed = typeof first === 'object' && first !== null && 'name' in first && !('submit' in first);
      return Reflect.apply(query, client, [isNamed ? { ...first, name: undefined } : first, ...rest]);
    },
  });
}
