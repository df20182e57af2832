import { expect, it } from 'vitest';
import { MOST_OWN_CASES } from '#shared/contract/learning/ownCases.ts';
import { isAsExpected, mergeOwnCases, parseOwnCases, trialCasesOf } from './trialCases.ts';

const sample = { caseNumber: 1, input: '3\n', expected: '9\n' };

it('has the examples first, then what the child wrote', () => {
  const cases = trialCasesOf({ sampleCaseList: [sample] }, [{ input: '4', expected: '' }]);
  expect(cases.map(({ id, isOwn, number }) => [id, isOwn, number])).toEqual([
    ['sample 1', false, 1],
    ['own 1', true, 1],
  ]);
});

const ran = (output: string, verdict: 'AC' | 'RE' = 'AC') => ({
  ...{ verdict, output, truncated: false, timeMs: 1, errorMessage: null, errorLine: null },
  ...{ errorBlockId: null, explanation: null },
});

it('compares as the judge does, and says nothing where nothing is expected', () => {
  expect(isAsExpected(sample, ran('9'))).toBe(true);
  expect(isAsExpected(sample, ran('9 \n\n'))).toBe(true);
  expect(isAsExpected(sample, ran('8'))).toBe(false);
  expect(isAsExpected(sample, ran('9\n', 'RE'))).toBe(false);
  expect(isAsExpected({ input: '', expected: ' \n' }, ran('1'))).toBeNull();
});

it('takes whatever lies in the storage', () => {
  expect(parseOwnCases(null)).toEqual([]);
  expect(parseOwnCases('{')).toEqual([]);
  expect(parseOwnCases('{"input":"1"}')).toEqual([]);
  const many = Array.from({ length: 9 }, () => ({ input: '1', expected: '2' }));
  expect(parseOwnCases(JSON.stringify([null, { input: 1, expected: '' }, ...many]))).toHaveLength(
    MOST_OWN_CASES,
  );
});

it('keeps the cases of two devices, the own ones first, each once', () => {
  const [a, b, c] = ['1', '2', '3'].map((input) => ({ input, expected: '' }));
  if (!a || !b || !c) throw new Error('There are three cases.');
  expect(mergeOwnCases([a, b], [b, c])).toEqual([a, b, c]);
  const many = Array.from({ length: MOST_OWN_CASES }, (_, n) => ({ input: `${n}`, expected: 'x' }));
  expect(mergeOwnCases(many, [a])).toEqual(many);
});
