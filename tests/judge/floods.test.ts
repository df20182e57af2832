import { afterAll, beforeAll, expect, it } from 'vitest';
import { startJudge } from '#server/judge/startJudge.ts';
import type { Judge } from '#server/judge/judge.ts';
import { recordingLog, runOf } from './support.ts';

const FLOODS = [
  'import sys\nfor i in range(20000): sys.stderr.write("x" * 60000)',
  'import os\nfor i in range(20000): os.write(2, b"x" * 60000)',
  'import os\nwhile True: os.write(2, b"x" * 10_000_000)',
  'import os\nwhile True: os.write(1, b"x" * 60000)',
];

const log = recordingLog();
let judge: Judge;
beforeAll(async () => {
  judge = startJudge({ workers: 2, log });
  await judge.ready();
  await judge.run({ ...runOf(''), language: 'PYTHON' });
});
afterAll(() => judge.close());

it('four children who flood the error output keep nobody waiting and cost no worker', async () => {
  const ended: string[] = [];
  const note = async (who: string, source: string) => {
    const { verdict } = await judge.run({ ...runOf(source), language: 'PYTHON' });
    ended.push(`${who} ${verdict}`);
  };
  await Promise.all([
    ...FLOODS.map((source) => note('flood', source)),
    note('right', 'print(1)'),
    ...FLOODS.map((source) => note('later flood', source)),
  ]);
  expect(ended.toSorted()).toEqual([
    ...FLOODS.map(() => 'flood OLE'),
    ...FLOODS.map(() => 'later flood OLE'),
    'right AC',
  ]);
  // Two workers: beside those before it, at most one that came later may end sooner.
  expect(ended.indexOf('right AC')).toBeLessThanOrEqual(FLOODS.length + 1);
  expect(judge.stats().replaced).toBe(0);
  expect(log.lines.filter(({ level }) => level !== 'info')).toEqual([]);
});
