import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { Client } from 'pg';
import { embeddedCluster, openCluster } from './support/embeddedCluster.ts';

// `npm run db:backup -- <folder>`: a restorable copy of DATA_DIR, made with a running or stopped server. The packages
// bring no pg_dump and no pg_basebackup; this does what the latter does, over SQL (Postgres manual, 25.3.3).

/** Files of a running Postgres; a copy must not have them, or creates them itself. */
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|postgres\.log.*|pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.+)$|pgsql_tmp|pg_internal\.init/;
/** It is copied last, because it says where recovery begins. */
const CONTROL = 'global/pg_control';

const [target = ''] = process.argv.slice(2);
if (target === '') fail('Say where to: npm run db:backup -- <folder>');
const folder = resolve(target);
if (existsSync(folder)) fail(`${folder} is there already: a backup never overwrites another one.`);
const { dataDir, home } = embeddedCluster();
if (folder.startsWith(`${dataDir}${sep}`))
  fail(`${folder} lies in DATA_DIR itself: choose another disk or folder.`);
const unfinished = `${folder}.unfinished`;
rmSync(unfinished, { recursive: true, force: true });
mkdirSync(unfinished, { recursive: true });
// It holds the passwords and names of children.
chmodSync(unfinished, 0o700);

const postgres = await openCluster(dataDir, home);
const client = new Client({ connectionString: postgres.url });
try {
  await client.connect();
  await backUpCluster(join(home, 'cluster'), join(unfinished, 'cluster'));
  cpSync(join(home, 'password'), join(unfinished, 'password'));
  // Secrets and uploaded files are copied after the rows, so that every copied row has its file.
  cpSync(dataDir, join(unfinished, 'data'), {
    recursive: true,
    filter: (path) => path !== join(dataDir, 'postgres'),
  });
  renameSync(unfinished, folder);
  console.log(`The backup is in ${folder}.`);
} finally {
  await client.end();
  await postgres.close();
  rmSync(unfinished, { recursive: true, force: true });
}

async function backUpCluster(from: string, to: string): Promise<void> {
  // The slot keeps the log of all changes during the copy; it ends with this connection.
  await client.query(`SELECT pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`);
  await client.query(`SELECT pg_backup_start('dolphin-world', true)`);
  await copyTree(from, to, (path) => !LEFT_OUT.test(path) && path !== CONTROL);
  await copyFile(join(from, CONTROL), join(to, CONTROL));
  const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
  writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  await copyTree(join(from, 'pg_wal'), join(to, 'pg_wal'), () => true);
}

/** Copies the wanted paths below `from`; a file that Postgres has removed in between is skipped. */
async function copyTree(
  from: string,
  to: string,
  wanted: (path: string) => boolean,
  below = '',
): Promise<void> {
  await mkdir(join(to, below), { recursive: true, mode: 0o700 });
  for (const entry of await readdir(join(from, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (!wanted(path)) continue;
    if (entry.isDirectory()) await copyTree(from, to, wanted, path);
    else if (entry.isFile()) {
      await copyFile(join(from, path), join(to, path)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
    }
  }
}

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}
