import { expect, it } from 'vitest';
import { numberedTitle } from './exportMatrix.ts';

it.each([
  ['1장. 말하고 듣는 컴퓨터', '1장. 말하고 듣는 컴퓨터'],
  ['2. 조개 더하기', '2. 조개 더하기'],
  ['제3과 되풀이', '제3과 되풀이'],
  ['조개 더하기', '4. 조개 더하기'],
])('%s is numbered once', (title, shown) => expect(numberedTitle(title, 4)).toBe(shown));
