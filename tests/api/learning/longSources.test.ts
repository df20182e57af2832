import { beforeAll, expect, it } from 'vitest';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { LONGEST_TURN_MS, longestTurnOf } from '../../support/loopMonitor.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

const NAMES = problemIdOf(1, 1);
let child: Child;

beforeAll(async () => {
  child = await signUpDressedChild(test.server);
});

const SOURCES: readonly (readonly [what: string, language: Language, source: string])[] = [
  ['heads without a block', 'PYTHON', 'if x:\n '.repeat(8_000)],
  ['misspelled heads', 'PYTHON', 'whlie True\n'.repeat(1_800)],
  ['words of loops on one line', 'PYTHON', 'for '.repeat(4_900)],
  ['open brackets', 'JAVASCRIPT', '('.repeat(60_000)],
  ['misspelled members', 'JAVASCRIPT', `${'a.puhs1;'.repeat(2_400)} b(`],
  ['blocks inside of nothing', 'BLOCKS', '{"a":'.repeat(13_000)],
  ['digits without an end', 'JAVASCRIPT', 'print("1".repeat(60000) + "x")'],
];

it.each(SOURCES)('%s hold nobody up', async (_what, language, source) => {
  const body = { problemId: NAMES, language, source, input: '' };
  const longest = await longestTurnOf(async () => {
    const { body: result } = await api.call('problems.runCode', { body }, child);
    expect(result.verdict).not.toBe('SYSTEM');
  });
  expect(longest).toBeLessThan(LONGEST_TURN_MS);
});
