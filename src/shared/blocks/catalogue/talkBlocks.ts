import type { BlockDefinition } from '../blockDefinition.ts';
import { textHole } from '../parts.ts';

/** What is said, asked and heard. */
export const TALK_BLOCKS: readonly BlockDefinition[] = [
  {
    ...{ type: 'say', category: 'talk', shape: 'statement', only: 'STAGE', command: 'say' },
    ...{ text: '%1 말하기', parts: [textHole('TEXT', '안녕!')] },
  },
  {
    ...{ type: 'talk', category: 'talk', shape: 'statement', only: 'STAGE', command: 'talk' },
    ...{ text: '친구에게 말 걸기', parts: [] },
  },
  {
    ...{
      type: 'talkAnswer',
      category: 'talk',
      shape: 'value',
      gives: 'String',
      only: 'STAGE',
      command: 'talk',
    },
    ...{ text: '말 걸어 들은 대답', parts: [] },
  },
  {
    ...{ type: 'readSign', category: 'talk', shape: 'value', only: 'STAGE', command: 'readSign' },
    ...{ text: '표지판 읽기', parts: [] },
  },
  {
    ...{
      type: 'colorHere',
      category: 'talk',
      shape: 'value',
      gives: 'String',
      only: 'STAGE',
      command: 'colorHere',
    },
    ...{ text: '여기 색', parts: [] },
  },
  {
    ...{
      type: 'stepsLeft',
      category: 'talk',
      shape: 'value',
      gives: 'Number',
      only: 'STAGE',
      command: 'stepsLeft',
    },
    ...{ text: '남은 걸음', parts: [] },
  },
  {
    ...{ type: 'print', category: 'talk', shape: 'statement', only: 'CODE' },
    ...{ text: '%1 말하기', parts: [textHole('TEXT', '안녕!')] },
  },
  {
    ...{ type: 'ask', category: 'talk', shape: 'value', gives: 'String', only: 'CODE' },
    ...{ text: '묻고 들은 대답', parts: [] },
  },
];
