import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Any number that nobody else locks: two servers starting on one database migrate it one after the other. */
const migrationLock = 4_217_003;

/** Brings the database to the newest checked-in migration. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await runMigrations(drizzle(client), { migrationsFolder });
  } finally {
    // Destroying the connection frees the lock even if the migration broke it.
    client.release(true);
  }
}
