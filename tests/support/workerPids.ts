import { spawnSync } from 'node:child_process';

/** Worker processes of a server's judge, found by the folder they were started from. */
export function workerPids(owner = process.pid): number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((line) => line.includes(`dolphin-judge-${owner}-`))
    .map((line) => Number.parseInt(line, 10));
}
