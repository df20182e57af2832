import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as runJobMigrations } from 'graphile-worker';
import { Pool, type PoolClient } from 'pg';
import { PostgresError } from './embedded/PostgresError.ts';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Id of an advisory lock used by nothing else: two servers starting on one database migrate it in turn. */
const migrationLock = 4_217_003;

/** Migrates over connections of its own, past a pooler. @throws what `migrate` throws */
export async function migrateDirectly(directUrl: string): Promise<void> {
  const pool = new Pool({ connectionString: directUrl, max: 3, application_name: 'dolphin-world-start' });
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  try {
    await migrate(pool);
  } finally {
    await pool.end();
  }
}

/**
 * Migrates the database to the newest checked-in migration, and the schema of the jobs to the one of graphile-worker.
 * @throws PostgresError when the database is older than the first checked-in migration
 */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await assertMigratable(client);
    await runMigrations(drizzle(client), { migrationsFolder });
    // graphile-worker must use this pool: a pool of its own ends its connections without waiting for them.
    await runJobMigrations({ pgPool: pool });
  } finally {
    // Destroying the connection frees the lock even if the migration broke it.
    client.release(true);
  }
}

/**
 * The migrations before the first release were squashed into one, dated as the last of them. A database that has applied
 * only some of them cannot be brought forward.
 */
async function assertMigratable(client: PoolClient): Promise<void> {
  const { rows: found } = await client.query<{ table: string | null }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') AS table",
  );
  if (!found[0]?.table) return;
  const { rows } = await client.query<{ last: string | null }>(
    'SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations',
  );
  const last = rows[0]?.last;
  const first = readMigrationFiles({ migrationsFolder })[0]?.folderMillis ?? 0;
  if (last && Number(last) < first) {
    throw new PostgresError(
      'The database is older than the first release and cannot be migrated: start with an empty DATA_DIR or DATABASE_URL.',
    );
  }
}
