import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as runJobMigrations } from 'graphile-worker';
import type { Pool } from 'pg';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Id of an advisory lock used by nothing else: two servers starting on one database migrate it in turn. */
const migrationLock = 4_217_003;

/** Brings the database to the newest checked-in migration, and the schema of the jobs to the one of graphile-worker. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await runMigrations(drizzle(client), { migrationsFolder });
    // With the pool at hand: one that graphile-worker makes ends its connections without waiting for them.
    await runJobMigrations({ pgPool: pool });
  } finally {
    // Destroying the connection frees the lock even if the migration broke it.
    client.release(true);
  }
}
