import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder that Linux keeps in memory. */
const IN_MEMORY = '/dev/shm';
/** Bytes: all databases of a run with their logs take less than a quarter of it. */
const PLENTY = 4 * 1024 ** 3;

/**
 * The folder for the databases of tests: in memory when there is plenty of it. One is three hundred files,
 * and to make them took a disk half a second, forty times in a run. Files of a killed process stay there as
 * on a disk.
 */
export function scratchFolder(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= PLENTY ? IN_MEMORY : tmpdir();
}

/** A new folder there. mkdtemp hides it from everyone else, the account Postgres may run as included. */
export function newScratchFolder(name: string): string {
  const folder = mkdtempSync(join(scratchFolder(), `${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
