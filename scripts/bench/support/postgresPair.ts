import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { findBinaries } from '#server/db/embedded/binaries.ts';
import { clusterHome, walkableFolder } from '#server/db/embedded/clusterHome.ts';
import { clusterUser } from '#server/db/embedded/makeCluster.ts';
import { openEmbeddedPostgres } from '#server/db/embedded/openEmbeddedPostgres.ts';
import {
  postmasterPid,
  startPostmaster,
  stopPostmaster,
  type Cluster,
} from '#server/db/embedded/postmaster.ts';
import { createLog } from '#server/platform/log.ts';

export interface PostgresPair {
  /** The address by a port, of either of them or of what stands before them. */
  url(port: number): string;
  readonly firstPort: number;
  readonly secondPort: number;
  /** Ends the first one without a warning. */
  killFirst(): void;
  /** The second one takes writes from now on. */
  promoteSecond(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Two Postgres of the packages below a folder: the second one follows the first, which acknowledges nothing that the
 * second does not have.
 */
export async function startPostgresPair(folder: string): Promise<PostgresPair> {
  chmodSync(folder, 0o755);
  const homes = ['first', 'second'].map((name) => join(folder, name));
  for (const home of homes) {
    mkdirSync(home, { recursive: true });
    chmodSync(home, 0o755);
  }
  const [first, second] = homes.map((home): Cluster & { readonly home: string } => {
    const { home: inside, user } = clusterHome(home);
    return {
      home: inside,
      folder: join(inside, 'cluster'),
      binaries: findBinaries(user, walkableFolder),
      user,
    };
  });
  if (!first || !second) throw new Error('There are no two folders.');
  const made = await openEmbeddedPostgres(
    join(folder, 'first'),
    createLog({ LOG_LEVEL: 'error', NODE_ENV: 'test' }),
  );
  await made.close();
  const password = readFileSync(join(first.home, 'password'), 'utf8').trim();
  execFileSync('cp', ['-a', first.folder, second.folder]);
  const url = (port: number, database = 'dolphin') =>
    `postgres://${clusterUser}:${password}@127.0.0.1:${port}/${database}`;
  const firstPort = await startPostmaster(first);
  writeFileSync(join(second.folder, 'standby.signal'), '');
  appendFileSync(
    join(second.folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${firstPort} user=${clusterUser} password=${password}'\n`,
  );
  const secondPort = await startPostmaster(second);
  await ask(url(firstPort), `ALTER SYSTEM SET synchronous_standby_names = '*'`);
  await ask(url(firstPort), 'SELECT pg_reload_conf()');
  while ((await ask(url(firstPort), `SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`)) === 0)
    await pause(50);
  return {
    url,
    firstPort,
    secondPort,
    // It closes nothing in order.
    killFirst: () => process.kill(postmasterPid(first.folder) ?? 0, 'SIGQUIT'),
    promoteSecond: async () => {
      // Without a follower of its own it would wait at its first commit.
      await ask(url(secondPort), 'SELECT pg_promote()');
      await ask(url(secondPort), `ALTER SYSTEM SET synchronous_standby_names = ''`);
      await ask(url(secondPort), 'SELECT pg_reload_conf()');
    },
    close: async () => {
      await stopPostmaster(second);
      await stopPostmaster(first).catch(() => undefined);
    },
  };
}

/** The number of rows. */
async function ask(url: string, statement: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
