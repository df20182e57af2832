import { describe, expect, it } from 'vitest';
import { diagnose } from './diagnose.ts';

describe('diagnose', () => {
  it.each([
    ['nothing', '', '8', '\n'],
    ['notANumber', 'x', '8', 'NaN'],
    ['undefinedValue', '3', '6', 'undefined'],
    ['joinedNumbers', '3 5', '8', '35'],
    ['joinedNumbers', '2\n10\n', 'sum: 12', 'sum: 210'],
    ['missingLineBreak', '', '1\n2\n3', '1 2 3'],
    ['extraLineBreak', '', '1 2 3', '1\n2\n3'],
    ['spaces', '', 'a b', 'a  b'],
    ['letterCase', '', 'Hello', 'hello'],
    ['punctuation', '', '안녕, 돌핀!', '안녕 돌핀'],
    ['wholeList', '', '1 2 3', '[ 1, 2, 3 ]'],
    ['tooManyLines', '', '8', 'a = 3\n8'],
    ['tooFewLines', '', '1\n2\n3', '1\n2'],
    ['order', '', '1\n2\n3', '3\n2\n1'],
    ['order', '', '1 2 3', '3 2 1'],
    ['extraWords', '3 5', '8', '답은 8 입니다'],
    ['offByOne', '5', '15', '16'],
    ['sign', '3 5', '-2', '2'],
    ['rounding', '', '3.14', '3.1415'],
    ['rounding', '', '3', '3.4'],
    ['other', '', '8', '13'],
    ['other', '', '짝수', '홀수'],
  ])('%s: input %j, expected %j, got %j', (kind, input, expected, actual) => {
    expect(diagnose({ input, expected, actual }).kind).toBe(kind);
  });

  it('says what is known about the amount', () => {
    expect(diagnose({ input: '', expected: '1\n2\n3', actual: '1' })).toEqual({
      kind: 'tooFewLines',
      want: 3,
      got: 1,
    });
    expect(diagnose({ input: '', expected: '1', actual: 'a\nb\n1' })).toEqual({
      kind: 'tooManyLines',
      extra: 2,
    });
  });
});

it.each([
  ['2', '2.0', 'decimalPoint'],
  ['2 3', '2.0 3', 'decimalPoint'],
  ['2', '2\u200b', 'invisibleSign'],
  ['가', '\u3164가', 'invisibleSign'],
  ['2', '２', 'fullWidth'],
  ['0', '-0', 'minusZero'],
  ['0.0', '-0.0', 'minusZero'],
  ['2', '2.5', 'rounding'],
])('%j that became %j: %s', (expected, actual, kind) => {
  expect(diagnose({ input: '', expected, actual }).kind).toBe(kind);
});
