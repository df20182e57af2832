import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileErrorLine, explainRun } from '#server/judge/explain.ts';
import type { Judge } from '#server/judge/judge.ts';
import { startJudge } from '#server/judge/startJudge.ts';
import { PYTHON_STOPS, UNREADABLE_PYTHON } from '../support/wrongPython.ts';
import { recordingLog, runOf } from './support.ts';

// Programs as children write them, run for real: CPython says what its texts were written for.
let judge: Judge;
beforeAll(async () => {
  judge = startJudge({ workers: 1, log: recordingLog() });
  await judge.ready();
});
afterAll(() => judge.close());

const said = (error: { readonly name: string; readonly message: string } | undefined) =>
  [error?.name, error?.message].join(': ');

describe('a program in Python that stops', () => {
  it.each(PYTHON_STOPS)('%s', async (source, name, message, says) => {
    const needsInput = source.includes('input() ');
    const result = await judge.run({
      ...runOf(source, { input: needsInput ? '5\n' : '' }),
      language: 'PYTHON',
    });
    expect([result.verdict, said(result.error)]).toEqual(['RE', said({ name, message })]);
    const line = result.error?.line;
    expect(line).toBeGreaterThan(0);
    const text = explainRun(result, { language: 'PYTHON', source }) ?? '';
    expect(text).toContain(says);
    expect(text).toContain(line === 1 ? '첫 번째 줄' : `${line}번째 줄`);
  });
});

describe('a program in Python that cannot be read', () => {
  it.each(UNREADABLE_PYTHON)('%s', async (source, name, message, _, says, mended) => {
    const program = { language: 'PYTHON', source } as const;
    const result = await judge.run(runOf(source, { language: 'PYTHON' }));
    expect([result.verdict, said(result.error)]).toEqual(['CE', said({ name, message })]);
    expect(explainRun(result, program)).toContain(says);
    expect(compileErrorLine(result.error, program)).toBe(mended);
  });
});
