import { afterAll, beforeAll, expect, it } from 'vitest';
import { pino } from 'pino';
import { ENCOUNTERS } from '#server/domain/learning/encounters/contents/encounterContents.ts';
import { startJudge } from '#server/judge/startJudge.ts';
import type { Judge } from '#server/judge/judge.ts';

let judge: Judge;
beforeAll(async () => {
  judge = startJudge({ workers: 1, log: pino({ level: 'silent' }) });
  await judge.ready();
});
afterAll(() => judge.close());

it('the answer of every small event is what its program prints', async () => {
  const faults: string[] = [];
  for (const { key, pieces, answer, proofs } of ENCOUNTERS)
    for (const { language, source } of proofs) {
      const { cases } = await judge.judge({
        ...{ userId: 1, language, source },
        cases: [{ input: '', expected: '' }],
        limits: { timeMs: 2000, memoryBytes: 64 * 1024 * 1024, outputBytes: 64 * 1024 },
        checker: { kind: 'trimmed' },
        priority: 'lesson',
      });
      const printed = cases[0]?.output.trim().split(/\s+/u).join(' ');
      const promised = answer.map((index) => pieces[index]).join(' ');
      if (printed !== promised) faults.push(`${key} in ${language}: «${printed}» for «${promised}»`);
    }
  expect(faults).toEqual([]);
}, 120_000);
