import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { clusterHome, type ClusterHome } from '#server/db/embedded/clusterHome.ts';
import { clusterUser } from '#server/db/embedded/makeCluster.ts';
import { openEmbeddedPostgres } from '#server/db/embedded/openEmbeddedPostgres.ts';
import { leftBehindPostmaster } from '#server/db/embedded/postmaster.ts';
import { loadConfig } from '#server/platform/config.ts';

/** The embedded Postgres under DATA_DIR; ends the process with advice when DATABASE_URL names another one. */
export function embeddedCluster(): ClusterHome & { dataDir: string } {
  const { DATA_DIR, DATABASE_URL } = loadConfig();
  if (DATABASE_URL) {
    console.error(
      'DATABASE_URL names a Postgres of its own: use its pg_dump and pg_restore (docs/operating.md).',
    );
    process.exit(1);
  }
  return { ...clusterHome(DATA_DIR), dataDir: DATA_DIR };
}

/** The address of the Postgres that a running server has started, or of one started for the moment. */
export async function openCluster(
  dataDir: string,
  home: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const folder = join(home, 'cluster');
  if (leftBehindPostmaster(folder) === undefined) {
    return openEmbeddedPostgres(dataDir, pino({ level: 'warn' }));
  }
  const port = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(home, 'password'), 'utf8');
  return {
    url: `postgres://${clusterUser}:${password}@127.0.0.1:${port}/dolphin`,
    close: () => Promise.resolve(),
  };
}
