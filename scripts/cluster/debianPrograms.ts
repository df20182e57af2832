import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs of a cluster, by the Debian package that has them. */
const PACKAGES = { 'redis-server': 'redis-server', nginx: 'nginx', pgbouncer: 'pgbouncer' } as const;
type Program = keyof typeof PACKAGES;

/** Debian keeps an administrator's programs in folders that are not in everybody's PATH. */
const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

export const findProgram = (program: Program): string | undefined =>
  FOLDERS.map((folder) => join(folder, program)).find((path) => existsSync(path));

/**
 * The paths of the programs; root has those that are missing installed by apt-get. Throws an error with a line for a
 * person where that is not possible.
 */
export function needPrograms<Name extends Program>(names: readonly Name[]): Record<Name, string> {
  const missing = names.filter((name) => findProgram(name) === undefined);
  if (missing.length > 0) install(missing);
  return Object.fromEntries(names.map((name) => [name, findProgram(name)])) as Record<Name, string>;
}

function install(missing: readonly Program[]): void {
  const packages = missing.map((name) => PACKAGES[name]);
  const words = `apt-get install --no-install-recommends ${packages.join(' ')}`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(
      `A cluster needs ${missing.join(', ')}: install them first, on Debian as root by ${words}.`,
    );
  process.stdout.write(`  ${words}\n`);
  const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // A service that starts by itself would listen on the port of everybody.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  if (status !== 0 || missing.some((name) => findProgram(name) === undefined))
    throw new Error(`${words} has failed; its message stands above.`);
}
