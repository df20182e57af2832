import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { PostgresError } from './PostgresError.ts';
import { processIdentity } from './processIdentity.ts';
import { runPostgresProgram } from './runPostgresProgram.ts';
import type { SystemUser } from './systemUser.ts';

export interface Cluster {
  folder: string;
  binaries: Binaries;
  user: SystemUser | undefined;
}

/**
 * Starts the cluster on the loopback interface and returns its port once it takes connections: the given one, or any
 * that is free.
 */
export async function startPostmaster(cluster: Cluster, givenPort?: number): Promise<number> {
  const logFile = join(cluster.folder, 'postgres.log');
  truncateLog(logFile);
  for (let attempt = 1; ; attempt += 1) {
    const port = givenPort ?? (await freePort());
    const earlierLog = sizeOf(logFile);
    try {
      await pgCtl(cluster, 'start', '-w', '-t', '60', '-l', logFile, '-o', serverOptions(port));
      return port;
    } catch (cause) {
      const said = sizeOf(logFile) > earlierLog ? readFileSync(logFile).subarray(earlierLog).toString() : '';
      // Another process may take the port between our check and Postgres' own.
      if (attempt < 3 && !givenPort && /Address already in use|could not bind/.test(said)) continue;
      const words = [cause instanceof Error ? cause.message : String(cause), said.slice(-2000)];
      throw new PostgresError(
        `The embedded Postgres did not start in ${cluster.folder}:\n${words.join('\n').trim()}`,
        { cause },
      );
    }
  }
}

/** Stops it after the running statements; a hanging one is stopped at once, which its next start repairs. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  try {
    await pgCtl(cluster, 'stop', '-w', '-t', '15', '-m', 'fast');
  } catch (error) {
    if (postmasterPid(cluster.folder) === undefined) return;
    await pgCtl(cluster, 'stop', '-w', '-t', '15', '-m', 'immediate').catch(() => Promise.reject(error));
  }
}

/**
 * The process of a Postgres that a killed server left behind in this folder. A `postmaster.pid` whose number belongs to
 * another process now (after a reboot or in a new container) is removed: Postgres itself would refuse to start.
 */
export function leftBehindPostmaster(folder: string): number | undefined {
  const pid = postmasterPid(folder);
  if (pid === undefined) return undefined;
  if (processIdentity(pid) !== undefined && worksIn(pid, folder)) return pid;
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  return undefined;
}

export function postmasterPid(folder: string): number | undefined {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/** Postgres makes its data folder its working folder, and its command line names it. */
function worksIn(pid: number, folder: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
    if (process.platform === 'win32') return true;
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(folder);
  } catch {
    return false;
  }
}

function pgCtl(
  { folder, binaries, user }: Cluster,
  action: 'start' | 'stop',
  ...args: string[]
): Promise<void> {
  return runPostgresProgram(binaries.pgCtl, [action, '-s', '-D', folder, ...args], user);
}

function serverOptions(port: number): string {
  const options = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // A process of the product needs some twenty connections: ten processes, as in tests, would exceed a hundred.
    max_connections: 200,
    shared_buffers: '64MB',
    fsync: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
  return Object.entries(options)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

function truncateLog(logFile: string): void {
  if (sizeOf(logFile) > 5_000_000) renameSync(logFile, `${logFile}.old`);
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
