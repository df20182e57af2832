import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { NODE_OPTIONS } from '../../scripts/support/nodeOptions.ts';
import { eventually } from '../support/eventually.ts';

const program = fileURLToPath(new URL('../support/judgeProcess.ts', import.meta.url));

/** The fields of a process after its name, or none when it has ended. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

function below(parent: number): number[] {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && Number(statOf(pid)[1]) === parent);
  return children.flatMap((pid) => [pid, ...below(pid)]);
}

const isAlive = (pid: number) => ![undefined, 'Z', 'X'].includes(statOf(pid)[0]);

it.skipIf(!existsSync('/usr/bin/setpriv'))('a worker at work ends with a judge that is killed', async () => {
  const judge = fork(program, { execArgv: [...NODE_OPTIONS] });
  await once(judge, 'message');
  const workers = below(judge.pid ?? 0);
  // Its clock runs: the program is under way.
  await eventually(() => expect(workers.some((pid) => Number(statOf(pid)[11]) > 50)).toBe(true), {
    timeout: 20_000,
  });
  judge.kill('SIGKILL');
  await once(judge, 'exit');
  await eventually(() => expect(workers.filter(isAlive)).toEqual([]));
  expect(workers.length).toBeGreaterThan(0);
});
