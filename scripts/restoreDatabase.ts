import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { lockFolder } from '#server/db/embedded/folderLock.ts';
import { leftBehindPostmaster } from '#server/db/embedded/postmaster.ts';
import { PostgresError } from '#server/db/embedded/PostgresError.ts';
import { makePrivateFolder } from '#server/db/embedded/systemUser.ts';
import { embeddedCluster, openCluster } from './support/embeddedCluster.ts';

// `npm run db:restore -- <folder>`: replaces the database under DATA_DIR by a backup and starts it once. The replaced
// one stays beside it under a name with the time.

const [source = ''] = process.argv.slice(2);
if (!existsSync(join(source, 'cluster/PG_VERSION'))) {
  fail(`${source || 'Nothing'} is no backup: npm run db:restore -- <folder of db:backup>`);
}
const backup = resolve(source);
const { dataDir, home, user } = embeddedCluster();
const cluster = join(home, 'cluster');
const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');

try {
  const lock = await lockFolder(home);
  try {
    if (leftBehindPostmaster(cluster) !== undefined) {
      throw new PostgresError(
        `A Postgres that a killed server left behind works in ${cluster}: start and stop the server once.`,
      );
    }
    putAside(cluster);
    putAside(join(home, 'password'));
    cpSync(join(backup, 'cluster'), cluster, { recursive: true });
    makePrivateFolder(cluster, user);
    cpSync(join(backup, 'password'), join(home, 'password'));
    mkdirSync(dataDir, { recursive: true });
    cpSync(join(backup, 'data'), dataDir, { recursive: true });
  } finally {
    lock.release();
  }
  const postgres = await openCluster(dataDir, home);
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM users');
  await client.end();
  await postgres.close();
  console.log(
    `Restored, and it answers: ${rows[0]?.count} accounts. What was there is kept with ".${stamp}".`,
  );
} catch (error) {
  if (!(error instanceof PostgresError)) throw error;
  fail(error.message);
}

function putAside(path: string): void {
  if (existsSync(path)) renameSync(path, `${path}.${stamp}`);
}

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}
