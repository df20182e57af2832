import { join } from 'node:path';
import { Client } from 'pg';
import type { Logger } from '#server/platform/log.ts';
import { persistedSecret } from '#server/platform/persistedSecret.ts';
import { findBinaries } from './binaries.ts';
import { clusterHome, walkableFolder } from './clusterHome.ts';
import { lockFolder } from './folderLock.ts';
import { clusterUser, makeCluster } from './makeCluster.ts';
import { leftBehindPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts';
import type { Cluster } from './postmaster.ts';
import { PostgresError } from './PostgresError.ts';
import { supervisePostmaster } from './supervisePostmaster.ts';

export interface EmbeddedPostgres {
  /** A connection address with the password, good on this machine alone. */
  url: string;
  /** Resolves when Postgres died and could not be started again. */
  lost: Promise<PostgresError>;
  /** Stops Postgres and releases the folder. */
  close(): Promise<void>;
}

const databaseName = 'dolphin';

/**
 * Starts the Postgres of the packages, with its data under `dataDir`, which it creates the first time. The folder
 * belongs to this process until `close()`. @throws PostgresError when another server uses the folder or Postgres cannot
 * run here
 */
export async function openEmbeddedPostgres(dataDir: string, log: Logger): Promise<EmbeddedPostgres> {
  const { home, user } = clusterHome(dataDir);
  if (home !== join(dataDir, 'postgres')) {
    log.warn(`The account postgres cannot walk to ${dataDir}; the database is kept in ${home} instead`);
  }
  const onWait = (pid: number) => log.warn(`Process ${pid} still uses ${home}; giving it a moment to leave`);
  const lock = await lockFolder(home, { onWait }).catch((error: unknown) =>
    Promise.reject(explain(error, home)),
  );
  try {
    const cluster: Cluster = {
      folder: join(home, 'cluster'),
      binaries: findBinaries(user, walkableFolder),
      user,
    };
    const password = persistedSecret(home, 'password');
    await makeCluster(cluster.folder, password, cluster.binaries, user);
    const leftBehind = leftBehindPostmaster(cluster.folder);
    if (leftBehind) {
      log.warn(`Stopping the Postgres (process ${leftBehind}) that a killed server left behind in ${home}`);
      await stopPostmaster(cluster);
    }
    const port = await startPostmaster(cluster);
    const address = (database: string) =>
      `postgres://${clusterUser}:${password}@127.0.0.1:${port}/${database}`;
    await makeDatabase(address('postgres'));
    const supervisor = supervisePostmaster(cluster, port, log);
    return {
      url: address(databaseName),
      lost: supervisor.lost,
      close: async () => {
        await supervisor.stop();
        await stopPostmaster(cluster);
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw explain(error, home);
  }
}

/** Turns a permission error into a message about the folder; returns every other error unchanged. */
function explain(error: unknown, home: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'EACCES' && code !== 'EPERM') return error;
  return new PostgresError(
    `The database in ${home} belongs to another account, perhaps because the server once ran as root. ` +
      'Start it as that account, change the owner, or choose another folder with DATA_DIR.',
    { cause: error },
  );
}

async function makeDatabase(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  // The statement that was running rejects by itself.
  client.on('error', () => {});
  await client.connect();
  try {
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [databaseName]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`);
  } finally {
    await client.end();
  }
}
