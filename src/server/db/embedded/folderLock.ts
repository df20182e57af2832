import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomToken } from '#server/platform/ids.ts';
import { PostgresError } from './PostgresError.ts';
import { processIdentity } from './processIdentity.ts';

interface Owner {
  pid: number;
  identity: string;
  token: string;
}

export interface FolderLock {
  release(): void;
}

/**
 * Makes this process the only owner of a folder until it releases the lock or dies. A living owner is given
 * `patienceMs` to leave, for one that is just shutting down.
 * @throws PostgresError naming the folder and the owner's process
 */
export async function lockFolder(
  folder: string,
  { patienceMs = 5000, onWait }: { patienceMs?: number; onWait?: (pid: number) => void } = {},
): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'server.lock');
  const token = randomToken(9);
  const deadline = Date.now() + patienceMs;
  for (let waits = 0; ; waits += 1) {
    const owner = tryLock(file, token);
    if (!owner) return { release: () => releaseLock(file, token) };
    if (waits === 0) onWait?.(owner.pid);
    if (Date.now() >= deadline) {
      throw new PostgresError(
        `Another server (process ${owner.pid}) is using the data folder ${folder}. ` +
          `Stop it first, or give this one a folder of its own with DATA_DIR.`,
      );
    }
    await sleep(100);
  }
}

/** The process that holds the folder now, if it is alive. */
export function folderOwner(folder: string): number | undefined {
  const owner = readOwner(join(folder, 'server.lock'));
  return owner && isLiving(owner) ? owner.pid : undefined;
}

/** Returns the living owner that stands in the way, or undefined when the lock is ours. */
function tryLock(file: string, token: string): Owner | undefined {
  const own = `${file}.${token}`;
  const identity = processIdentity(process.pid) ?? 'unknown';
  writeFileSync(own, JSON.stringify({ pid: process.pid, identity, token } satisfies Owner));
  try {
    for (;;) {
      // A hard link appears atomically, so no process reads half a lock.
      if (tryLink(own, file)) return undefined;
      const owner = readOwner(file);
      if (owner && isLiving(owner)) return owner;
      moveAway(file, owner, own);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** Moves a dead owner's lock aside; if a living one took its place in between, it gets its lock back. */
function moveAway(file: string, dead: Owner | undefined, own: string): void {
  const aside = `${own}.stale`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readOwner(aside);
  if (moved && moved.token !== dead?.token) tryLink(aside, file);
  rmSync(aside, { force: true });
}

function releaseLock(file: string, token: string): void {
  if (readOwner(file)?.token === token) rmSync(file, { force: true });
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(file: string): Owner | undefined {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Partial<Owner>;
    const { pid, identity, token } = owner;
    return pid && identity && token ? { pid, identity, token } : undefined;
  } catch {
    return undefined;
  }
}

function isLiving(owner: Owner): boolean {
  return processIdentity(owner.pid) === owner.identity;
}
