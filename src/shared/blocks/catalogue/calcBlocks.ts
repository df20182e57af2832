import type { BlockDefinition } from '../blockDefinition.ts';
import { choice, numberHole, textHole } from '../parts.ts';

/** Numbers and texts. */
export const CALC_BLOCKS: readonly BlockDefinition[] = [
  {
    type: 'number',
    category: 'calc',
    shape: 'value',
    gives: 'Number',
    text: '%1',
    parts: [{ kind: 'number', name: 'NUM', value: 1 }],
  },
  {
    type: 'text',
    category: 'calc',
    shape: 'value',
    gives: 'String',
    text: '%1',
    parts: [{ kind: 'text', name: 'TEXT', value: '안녕', maxLength: 500 }],
  },
  {
    type: 'calculate',
    category: 'calc',
    shape: 'value',
    gives: 'Number',
    text: '%1 %2 %3',
    parts: [
      numberHole('A', 1),
      choice('OP', ['+', 'ADD'], ['-', 'SUBTRACT'], ['×', 'MULTIPLY'], ['÷', 'DIVIDE']),
      numberHole('B', 1),
    ],
  },
  {
    type: 'divide',
    category: 'calc',
    shape: 'value',
    gives: 'Number',
    text: '%1 ÷ %2 의 %3',
    parts: [
      numberHole('A', 10),
      numberHole('B', 3),
      choice('OP', ['나머지', 'REMAINDER'], ['몫', 'QUOTIENT']),
    ],
  },
  {
    type: 'toNumber',
    category: 'calc',
    shape: 'value',
    gives: 'Number',
    text: '숫자로 바꾼 %1',
    parts: [textHole('TEXT', '10')],
  },
  {
    type: 'join',
    category: 'calc',
    shape: 'value',
    gives: 'String',
    text: '%1 뒤에 %2 잇기',
    parts: [textHole('A', '안녕, '), textHole('B', '바다')],
  },
  {
    type: 'textLength',
    category: 'calc',
    shape: 'value',
    gives: 'Number',
    text: '%1 의 글자 수',
    parts: [textHole('TEXT', '바다')],
  },
  {
    type: 'letterAt',
    category: 'calc',
    shape: 'value',
    gives: 'String',
    text: '%1 의 %2 번째 글자',
    parts: [textHole('TEXT', '바다'), numberHole('AT', 1)],
  },
];
