import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { cachedCheck } from './cachedCheck.ts';

/** A check with a unique name, and the number of its runs. */
function counted(name: string, answers: readonly boolean[]) {
  onTestFinished(() =>
    rmSync(join(projectRoot, `node_modules/.cache/dolphin-world/${name}.sha256`), { force: true }),
  );
  const calls: (readonly string[])[] = [];
  const run = (args: readonly string[]) => {
    calls.push(args);
    return Promise.resolve(answers[calls.length - 1] ?? true);
  };
  const check = cachedCheck({ name, run }, ['package.json']);
  return { check, calls };
}

it('a check that passed is not run again on the same sources', async () => {
  const { check, calls } = counted('test-passes', [true]);
  expect([await check.run([]), await check.run([])]).toEqual([true, true]);
  expect(calls).toEqual([[]]);
});

it('a check that failed fails until it passes', async () => {
  const { check, calls } = counted('test-fails', [false, false, true]);
  expect([await check.run([]), await check.run([]), await check.run([])]).toEqual([false, false, true]);
  expect(calls).toHaveLength(3);
});

it('a check of some files is always run, and says nothing of the others', async () => {
  const { check, calls } = counted('test-files', [true, true, true]);
  for (const args of [['a.ts'], ['a.ts'], []]) expect(await check.run(args)).toBe(true);
  expect(calls).toEqual([['a.ts'], ['a.ts'], []]);
});
