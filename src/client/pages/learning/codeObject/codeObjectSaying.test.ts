import { describe, expect, it } from 'vitest';
import { codeObjectSaying, type SayingSituation } from './codeObjectSaying.ts';
import { codeObjectTexts } from './texts.ts';

/** A program of text has no loose blocks. */
const program = { source: '', language: 'JAVASCRIPT' } as const;
const act = { at: 0, ms: 0, part: 'light', value: 1, line: 1 };
const outcome = { kind: 'object', acts: [act], durationMs: 500, commandAts: [0], met: false } as const;
const start: SayingSituation = {
  objectName: '꼬마 등대',
  task: '**짧게, 짧게, 길게** 깜빡여요.\n\n더 긴 설명.',
  run: null,
  isAtEnd: false,
  submission: null,
  note: null,
  hint: null,
};
const wordsOf = (change: Partial<SayingSituation>) => codeObjectSaying({ ...start, ...change }).words;

describe('the dolphin beside a code object', () => {
  it('tells the task first, then an open hint', () => {
    expect(wordsOf({})).toBe('짧게, 짧게, 길게 깜빡여요.');
    expect(wordsOf({ hint: '먼저 불을 켜요.' })).toBe('먼저 불을 켜요.');
  });

  it('waits with what went wrong until it was seen', () => {
    const run = { ...program, fault: null, outcome: { ...outcome, hint: '마지막에는 불을 꺼요.' } };
    expect(wordsOf({ run })).toBe('짧게, 짧게, 길게 깜빡여요.');
    expect(wordsOf({ run, isAtEnd: true })).toBe('마지막에는 불을 꺼요.');
  });

  it('names a block that hangs nowhere before anything else', () => {
    const blocks = [{ type: 'jump', id: 'j' }];
    const source = JSON.stringify({ blocks: { blocks }, variables: [] });
    const run = { source, language: 'BLOCKS', fault: null, outcome: { ...outcome, hint: '' } } as const;
    expect(wordsOf({ run, isAtEnd: true })).toMatch(/^「점프하기」 블록이 아직 어디에도 안 붙었어요/u);
  });

  it('names the line of an error', () => {
    const fault = { line: 3, message: '괄호를 닫아요.', blockId: null };
    expect(wordsOf({ run: { ...program, fault, outcome: null }, isAtEnd: true })).toBe(
      '3번째 줄: 괄호를 닫아요.',
    );
  });

  it('says that nothing has moved, with the right particle', () => {
    const run = { ...program, fault: null, outcome: { ...outcome, acts: [], hint: '깜깜해요.' } };
    expect(wordsOf({ run, isAtEnd: true })).toMatch(/^꼬마 등대가 아직 그대로예요/u);
  });

  it('says what the judge has found', () => {
    const hidden = { total: 2, passed: 1, explanation: '다른 손님일 때도 살펴봐요.' };
    const submission = { caseList: [], hidden, verdict: 'WA' as const };
    expect(wordsOf({ submission })).toBe('다른 손님일 때도 살펴봐요.');
    expect(wordsOf({ submission: { ...submission, verdict: 'AC' } })).toBe(
      codeObjectTexts.nowYours('꼬마 등대'),
    );
  });

  it('answers a press before anything else', () => {
    expect(wordsOf({ note: codeObjectTexts.runFirst, hint: '힌트' })).toBe(codeObjectTexts.runFirst);
  });
});
