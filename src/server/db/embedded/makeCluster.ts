import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { runPostgresProgram } from './runPostgresProgram.ts';
import { makePrivateFolder } from './systemUser.ts';
import type { SystemUser } from './systemUser.ts';

export const clusterUser = 'dolphin';

/** Makes the cluster in `folder` unless a complete one exists. An interrupted attempt is removed. */
export async function makeCluster(
  folder: string,
  password: string,
  binaries: Binaries,
  user: SystemUser | undefined,
) {
  // Throws without access, so that a cluster of another account is not taken for a missing one.
  if (statSync(join(folder, 'PG_VERSION'), { throwIfNoEntry: false })) return;
  const unfinished = `${folder}.unfinished`;
  const passwordFolder = `${folder}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  try {
    makePrivateFolder(unfinished, undefined);
    makePrivateFolder(passwordFolder, undefined);
    writeFileSync(join(passwordFolder, 'password'), `${password}\n`, { mode: 0o600 });
    makePrivateFolder(unfinished, user);
    makePrivateFolder(passwordFolder, user);
    await runPostgresProgram(
      binaries.initdb,
      initArguments(unfinished, join(passwordFolder, 'password')),
      user,
    );
    renameSync(unfinished, folder);
  } finally {
    rmSync(passwordFolder, { recursive: true, force: true });
  }
}

function initArguments(folder: string, passwordFile: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${clusterUser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Built into Postgres, so texts sort the same on every machine and after every system upgrade.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ];
}
