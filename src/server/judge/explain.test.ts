import { describe, expect, it } from 'vitest';
import { verdictSchema } from '#shared/contract/learning/verdicts.ts';
import { explainCompileError } from '#shared/code/endingText.ts';
import { explainFailure, explainRun } from './explain.ts';
import type { CaseResult } from './job.ts';

const result = (part: Partial<CaseResult>): CaseResult => ({
  verdict: 'WA',
  timeMs: 1,
  output: '',
  errorOutput: '',
  truncated: false,
  ...part,
});

const explain = (input: string, expected: string, part: Partial<CaseResult>): string[] =>
  explainFailure({ case: { input, expected }, result: result(part), visible: true }).split('\n');

describe('explainFailure', () => {
  it('tells what came in, what was expected, what came out and what that usually means', () => {
    expect(explain('3 5\n', '8\n', { output: '35\n' })).toEqual([
      '입력: ‘3 5’',
      '‘8’이 나와야 하는데 ‘35’가 나왔어요.',
      '숫자 3과 5를 더하지 않고 글자처럼 이어 붙인 것 같아요. input( )은 글자를 주니까 Number( )로 바꾸어 보세요.',
    ]);
  });

  it('points at the first line that differs', () => {
    expect(explain('', '1\n2\n3', { output: '1\n5\n3' }).slice(0, 2)).toEqual([
      '이 채점에는 입력이 없어요.',
      '2번째 줄에 ‘2’가 나와야 하는데 ‘5’가 나왔어요.',
    ]);
    expect(explain('', '1\n2', { output: '1' })[1]).toBe(
      '2번째 줄에 ‘2’가 나와야 하는데 출력이 거기까지 오지 않았어요.',
    );
    expect(explain('', '1', { output: '1\n9' })[1]).toBe(
      '2번째 줄에는 아무것도 없어야 하는데 ‘9’가 나왔어요.',
    );
    expect(explain('', 'a\nb', { output: 'x\nb' })[1]).toBe(
      '첫 번째 줄에 ‘a’가 나와야 하는데 ‘x’가 나왔어요.',
    );
  });

  it('speaks of no input where there is none', () => {
    const [withInput, without] = ['3', ''].map(
      (input) => explain(input, '안녕, 바다야!', { output: '잘 가' })[2],
    );
    expect(withInput).toContain('이 입력을 적고');
    expect(without).toBe('코드를 위에서부터 한 줄씩 따라가면서, 화면에 무엇이 나올지 종이에 적어 보세요.');
  });

  it('cuts what is long and shows line breaks within one line', () => {
    const [input] = explain('1\n2\n'.repeat(100), 'x', { output: 'y' });
    expect(input).toMatch(/^입력: ‘1↵2↵.*…’$/);
    expect(input?.length).toBeLessThan(80);
  });

  it('tells where and why a program stopped', () => {
    const error = { name: 'ReferenceError', message: "'total' is not defined", line: 3 };
    expect(explain('1', '1', { verdict: 'RE', error })).toEqual([
      '입력: ‘1’',
      '3번째 줄에서 멈췄어요.',
      'total이 무엇인지 찾지 못했어요. 이름을 바르게 썼는지, let이나 const로 먼저 만들었는지 살펴보세요.',
    ]);
    expect(explain('1', '1', { verdict: 'TLE' })[1]).toContain('정해진 시간');
  });

  it.each(verdictSchema.options)('reveals nothing of a hidden case with %s', (verdict) => {
    const secret = { input: 'SECRET-IN 987', expected: 'SECRET-WANT 654' };
    const error = { name: 'SECRET-NAME', message: 'SECRET-MESSAGE', line: 987 };
    const leaky = result({
      verdict,
      output: 'SECRET-OUT 321',
      errorOutput: 'SECRET-ERR',
      timeMs: 777,
      error,
    });
    const text = explainFailure({
      case: secret,
      result: verdict === 'CE' ? result({ verdict }) : leaky,
      visible: false,
    });
    expect(text).not.toMatch(/SECRET|987|654|321|777/);
    if (verdict !== 'AC') expect(text).toMatch(/요\.$/);
  });

  it('says the same about a hidden case for any data', () => {
    const about = (input: string, expected: string, output: string) =>
      explainFailure({ case: { input, expected }, result: result({ output }), visible: false });
    expect(about('3 5', '8', '35')).toBe(about('', 'x\ny', ''));
  });
});

describe('explainRun', () => {
  it('has nothing to say when the program ended well', () => {
    expect(explainRun(result({ verdict: 'AC', output: 'hi' }))).toBeNull();
  });

  it('explains a stop and an unreadable source', () => {
    const error = { name: 'RangeError', message: 'Maximum call stack size exceeded' };
    expect(explainRun(result({ verdict: 'RE', error }))).toContain('너무 깊이 불렀어요');
    const unreadable = { name: 'SyntaxError', message: "expecting ')'", line: 2 };
    expect(explainRun(result({ verdict: 'CE', error: unreadable }))).toBe(explainCompileError(unreadable));
    expect(explainCompileError(unreadable)).toContain('2번째 줄');
  });
});
