import type { BlockDefinition, BlockPart } from '../blockDefinition.ts';
import { choice, hole, mouth, numberHole, textHole, variable, yesNoHole } from '../parts.ts';

/** What stands before or below the avatar; the value is the command, the word carries its particle. */
const SIGHT: BlockPart = choice(
  'SIGHT',
  ['앞에 틈이', 'gapAhead'],
  ['앞에 벽이', 'wallAhead'],
  ['앞에 조개가', 'shellAhead'],
  ['여기 조개가', 'shellHere'],
  ['앞에 친구가', 'friendAhead'],
);

/** Repetitions and decisions. */
export const FLOW_BLOCKS: readonly BlockDefinition[] = [
  {
    ...{ type: 'repeat', category: 'repeat', shape: 'statement' },
    ...{ text: '%1 번 반복하기 %2', parts: [numberHole('TIMES', 3), mouth('DO')] },
  },
  {
    ...{ type: 'repeatUntil', category: 'repeat', shape: 'statement' },
    ...{ text: '%1 이 될 때까지 반복하기 %2', parts: [yesNoHole('UNTIL'), mouth('DO')] },
  },
  {
    ...{ type: 'repeatWhile', category: 'repeat', shape: 'statement' },
    ...{ text: '%1 인 동안 반복하기 %2', parts: [yesNoHole('WHILE'), mouth('DO')] },
  },
  {
    ...{ type: 'forever', category: 'repeat', shape: 'end' },
    ...{ text: '계속 반복하기 %1', parts: [mouth('DO')] },
  },
  { type: 'stopRepeat', category: 'repeat', shape: 'end', text: '반복 멈추기', parts: [] },
  {
    ...{ type: 'count', category: 'repeat', shape: 'statement' },
    text: '%1 부터 %2 까지 %3 에 담아 반복하기 %4',
    parts: [numberHole('FROM', 1), numberHole('TO', 10), variable('VAR', '순서'), mouth('DO')],
  },
  {
    ...{ type: 'forEach', category: 'repeat', shape: 'statement' },
    text: '%1 의 것을 하나씩 %2 에 담아 반복하기 %3',
    parts: [variable('LIST', '목록'), variable('VAR', '하나'), mouth('DO')],
  },
  {
    ...{ type: 'forEachLetter', category: 'repeat', shape: 'statement' },
    text: '%1 의 글자를 하나씩 %2 에 담아 반복하기 %3',
    parts: [textHole('TEXT', '바다'), variable('VAR', '글자'), mouth('DO')],
  },
  {
    ...{ type: 'ifSight', category: 'if', shape: 'statement', only: 'STAGE' },
    ...{ text: '만약 %1 있으면 %2', parts: [SIGHT, mouth('DO')] },
  },
  {
    ...{ type: 'ifSightElse', category: 'if', shape: 'statement', only: 'STAGE' },
    ...{ text: '만약 %1 있으면 %2 아니면 %3', parts: [SIGHT, mouth('DO'), mouth('ELSE')] },
  },
  {
    ...{ type: 'if', category: 'if', shape: 'statement' },
    ...{ text: '만약 %1 이라면 %2', parts: [yesNoHole('IF'), mouth('DO')] },
  },
  {
    ...{ type: 'ifElse', category: 'if', shape: 'statement' },
    text: '만약 %1 이라면 %2 아니면 %3',
    parts: [yesNoHole('IF'), mouth('DO'), mouth('ELSE')],
  },
  {
    ...{ type: 'sight', category: 'if', shape: 'value', gives: 'Boolean', only: 'STAGE' },
    ...{ text: '%1 있다', parts: [SIGHT] },
  },
  {
    ...{ type: 'atFlag', category: 'if', shape: 'value', gives: 'Boolean', only: 'STAGE' },
    ...{ text: '깃발에 닿았다', parts: [], command: 'atFlag' },
  },
  {
    ...{ type: 'compare', category: 'if', shape: 'value', gives: 'Boolean' },
    text: '%1 %2 %3',
    parts: [
      textHole('A', '10'),
      choice('OP', ['=', 'EQ'], ['≠', 'NEQ'], ['<', 'LT'], ['≤', 'LTE'], ['>', 'GT'], ['≥', 'GTE']),
      textHole('B', '10'),
    ],
  },
  {
    ...{ type: 'logic', category: 'if', shape: 'value', gives: 'Boolean' },
    text: '%1 %2 %3',
    parts: [yesNoHole('A'), choice('OP', ['그리고', 'AND'], ['또는', 'OR']), yesNoHole('B')],
  },
  {
    ...{ type: 'not', category: 'if', shape: 'value', gives: 'Boolean' },
    ...{ text: '%1 가 아니다', parts: [yesNoHole('A')] },
  },
  {
    ...{ type: 'yesNo', category: 'if', shape: 'value', gives: 'Boolean' },
    ...{ text: '%1', parts: [choice('YES', ['참', 'TRUE'], ['거짓', 'FALSE'])] },
  },
  {
    ...{ type: 'listHas', category: 'if', shape: 'value', gives: 'Boolean' },
    ...{
      text: '%1 에 %2 들어 있다',
      parts: [variable('LIST', '목록'), hole('ITEM', undefined, { type: 'text', value: '니모' })],
    },
  },
  {
    ...{ type: 'textHas', category: 'if', shape: 'value', gives: 'Boolean' },
    ...{ text: '%1 속에 %2 들어 있다', parts: [textHole('TEXT', '바다'), textHole('PART', '바')] },
  },
];
