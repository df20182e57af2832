import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { needPrograms } from '../../scripts/cluster/debianPrograms.ts';
import { eventually } from '../support/eventually.ts';
import { newScratchFolder } from '../support/scratchFolder.ts';

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('a program of the cluster ends with the script that started it, also when that is killed', async () => {
  const file = join(newScratchFolder('beside'), 'pid');
  const { 'redis-server': program } = needPrograms(['redis-server']);
  const beside = fileURLToPath(new URL('../../scripts/cluster/besideParent.ts', import.meta.url));
  const args = [program, '--port', '0', '--unixsocket', `${file}.sock`, '--pidfile', file, '--save', ''];
  const words = `import { fork } from 'node:child_process'; fork(...${JSON.stringify([beside, args, { execArgv: [] }])});`;
  const script = spawn(process.execPath, ['--input-type=module', '-e', words], { stdio: 'ignore' });
  const pid = await eventually(() => {
    const found = Number(readFileSync(file, 'utf8'));
    expect(found).toBeGreaterThan(0);
    return found;
  });
  expect(isAlive(pid)).toBe(true);
  script.kill('SIGKILL');
  await once(script, 'exit');
  await eventually(() => expect(isAlive(pid)).toBe(false));
});
