import { expect, it } from 'vitest';
import { mentionAt } from './mentionAt.ts';

it.each([
  ['@별', '별'],
  ['안녕 @별이', '별이'],
  ['(@a_b-1', 'a_b-1'],
  ['안녕 @', null],
  ['me@example', null],
  ['@별 ', null],
  ['별이', null],
  ['', null],
])('in %j the name %j is typed', (words, name) => expect(mentionAt(words)).toBe(name));
