import { describe, expect, it } from 'vitest';
import { SANDBOX_ANSWERS } from '#server/gateways/aiDraft/sandboxAnswers.ts';
import { faultsOfProblem } from '#shared/authoring/problemFaults.ts';
import { readAiAnswer } from './readAiAnswer.ts';

const WISH = { topic: '조개', level: 2, language: 'PYTHON', caseCount: 3 } as const;
const right = SANDBOX_ANSWERS.PYTHON;
const read = (answer: unknown) => readAiAnswer(JSON.stringify(answer), WISH);

describe('readAnswer', () => {
  it('makes a draft of an answer, with as many cases as were wished for', () => {
    const content = read(right);
    expect(content).toMatchObject({ title: '조개 나누어 담기', difficulty: 2 });
    expect(content.caseList).toHaveLength(3);
    expect(Object.keys(content.programs)).toEqual(['PYTHON']);
    expect(faultsOfProblem(content)).toEqual([]);
  });

  it('takes an answer out of a fence', () => {
    expect(readAiAnswer(`\`\`\`json\n${JSON.stringify(right)}\n\`\`\``, WISH).title).toBe('조개 나누어 담기');
  });

  it('leaves comparisons of numbers in the words', () => {
    expect(read({ ...right, statement: 'a < b 이고 b > c 예요.' }).content).toContain('a < b');
  });

  it.each([
    ['HTML', { ...right, statement: '<img src=x onerror=alert(1)>' }],
    ['a comment of HTML', { ...right, title: '조개 <!-- x' }],
    ['HTML in a hint', { ...right, hints: ['하나', '<b>둘</b>', '셋'] }],
    ['a link', { ...right, statement: '[여기](javascript:alert(1))' }],
    ['an address', { ...right, hints: ['https://example.com', '둘', '셋'] }],
    ['no case', { ...right, cases: [] }],
    ['a hint too few', { ...right, hints: ['하나', '둘'] }],
    ['no solution', { ...right, solution: '' }],
    ['a wrong one that is right', { ...right, wrong: [{ source: 'x', verdict: 'AC' }] }],
    ['a title of lines', { ...right, title: '조개\n나누기' }],
    ['far too long words', { ...right, statement: '가'.repeat(9000) }],
    ['NUL in a case', { ...right, cases: [{ input: '\0', expected: '1', hidden: false }] }],
    ['a list', [right]],
  ])('refuses %s', (_what, answer) => {
    expect(() => read(answer)).toThrowError(expect.objectContaining({ reason: 'UNREADABLE' }));
  });

  it('refuses what is no JSON', () => {
    expect(() => readAiAnswer('네, 문제를 만들어 드릴게요!', WISH)).toThrowError(/something else/);
  });
});
