import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { PostgresError } from './PostgresError.ts';

/** The account of Postgres for a root process, which Postgres refuses to run as. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** The `postgres` account; root creates a missing one. */
export function postgresUser(): SystemUser {
  const found = findUser('postgres') ?? createUser('postgres');
  if (found) return found;
  throw new PostgresError(
    'Postgres does not run as root, and no account "postgres" could be made for it. ' +
      'Start the server as an ordinary user, or add that account (useradd --system postgres).',
  );
}

function findUser(name: string): SystemUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** Debian has useradd, Alpine has adduser. */
function createUser(name: string): SystemUser | undefined {
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', name]],
    ['adduser', ['-S', '-D', '-H', '-s', '/bin/false', name]],
  ];
  ways.some(([program, args]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0);
  return findUser(name);
}

/** Whether that account can walk to the folder and read it. It tries, because modes and ACLs are hard to foresee. */
export function canEnter(folder: string, user: SystemUser): boolean {
  const result = spawnSync('/bin/sh', ['-c', 'cd "$1" && ls . >/dev/null', 'sh', folder], {
    ...user,
    cwd: '/',
    stdio: 'ignore',
  });
  return result.status === 0;
}

/** Makes a folder that only this account (or, without one, we ourselves) may enter. */
export function makePrivateFolder(folder: string, user: SystemUser | undefined): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
}
