import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs of a cluster, by the Debian package that has them. */
const PACKAGES = { 'redis-server': 'redis-server', nginx: 'nginx', pgbouncer: 'pgbouncer' } as const;
type Program = keyof typeof PACKAGES;

/** The folders in which programs are looked for; only root may install missing ones. */
interface Machine {
  readonly folders: readonly string[];
  readonly isRoot: boolean;
}

/** Debian keeps an administrator's programs in folders that are not in everybody's PATH. */
const THIS_MACHINE: Machine = {
  folders: [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'],
  isRoot: process.getuid?.() === 0,
};

const find = ({ folders }: Machine, program: string): string | undefined =>
  folders.map((folder) => join(folder, program)).find((path) => existsSync(path));

/**
 * The paths of the programs; root has those that are missing installed by apt-get. Throws an error with a line for a
 * person where that is not possible.
 */
export function needPrograms<Name extends Program>(
  names: readonly Name[],
  machine: Machine = THIS_MACHINE,
): Record<Name, string> {
  const missing = names.filter((name) => find(machine, name) === undefined);
  if (missing.length > 0) install(missing, machine);
  return Object.fromEntries(names.map((name) => [name, find(machine, name)])) as Record<Name, string>;
}

function install(missing: readonly Program[], machine: Machine): void {
  const packages = missing.map((name) => PACKAGES[name]);
  const words = `apt-get install --no-install-recommends ${packages.join(' ')}`;
  const aptGet = find(machine, 'apt-get');
  if (!machine.isRoot || aptGet === undefined)
    throw new Error(
      `A cluster needs ${missing.join(', ')}: install them first, on Debian as root by ${words}.`,
    );
  process.stdout.write(`  ${words}\n`);
  const run = (...args: readonly string[]) =>
    spawnSync(aptGet, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      // A service that starts by itself would listen on the port of everybody.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    }).status === 0;
  const installs = () => run('install', '-y', '--no-install-recommends', ...packages);
  // A fresh machine has no lists of packages, or old ones.
  const isInstalled = installs() || (run('update') && installs());
  if (!isInstalled || missing.some((name) => find(machine, name) === undefined))
    throw new Error(`${words} has failed; its message stands above.`);
}
