import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Config } from '#server/platform/config.ts';
import type { Logger } from '#server/platform/log.ts';
import { openEmbeddedPostgres } from './embedded/openEmbeddedPostgres.ts';
import { PostgresError } from './embedded/PostgresError.ts';
import { schema } from './schema.ts';

export type Database = NodePgDatabase<typeof schema>;
/** What a transaction callback receives; a verb that takes `Database | Transaction` works in both. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  db: Database;
  pool: Pool;
  url: string;
  /** Ends the connections and, if it is ours, Postgres. */
  close(): Promise<void>;
}

type DatabaseConfig = Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'DATA_DIR'>;

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
  });
  // An idle connection that breaks must not end the process; the next query gets a new one or its own error.
  pool.on('error', (error) => log.error({ err: error }, 'An idle database connection broke'));
  const close = async () => {
    await pool.end();
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
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool, url, close };
}
