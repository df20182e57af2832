import type { BlockDefinition, BlockPart } from '../blockDefinition.ts';
import { mouth, textHole, variable } from '../parts.ts';

/** Longest name of a spell, in UTF-16 units. */
const NAME_LENGTH = 20;
const NAME: BlockPart = { kind: 'text', name: 'NAME', value: '별 주문', maxLength: NAME_LENGTH };
const PARAMETERS = [variable('A', '재료'), variable('B', '재료2')];
const ARGUMENTS = [textHole('A', '1'), textHole('B', '1')];

/** Own functions with none, one or two parameters; a cast names the spell it calls. */
export const SPELL_BLOCKS: readonly BlockDefinition[] = [
  {
    type: 'spell',
    category: 'spells',
    shape: 'hat',
    text: '내 주문 %1 %2',
    parts: [NAME, mouth('DO')],
  },
  {
    type: 'spellWith1',
    category: 'spells',
    shape: 'hat',
    text: '내 주문 %1 받는 것 %2 %3',
    parts: [NAME, ...PARAMETERS.slice(0, 1), mouth('DO')],
  },
  {
    type: 'spellWith2',
    category: 'spells',
    shape: 'hat',
    text: '내 주문 %1 받는 것 %2 %3 %4',
    parts: [NAME, ...PARAMETERS, mouth('DO')],
  },
  {
    type: 'cast',
    category: 'spells',
    shape: 'statement',
    text: '%1 부르기',
    parts: [NAME],
  },
  {
    type: 'castWith1',
    category: 'spells',
    shape: 'statement',
    text: '%1 부르기 %2',
    parts: [NAME, ...ARGUMENTS.slice(0, 1)],
  },
  {
    type: 'castWith2',
    category: 'spells',
    shape: 'statement',
    text: '%1 부르기 %2 %3',
    parts: [NAME, ...ARGUMENTS],
  },
  {
    type: 'castValue',
    category: 'spells',
    shape: 'value',
    text: '%1 의 답',
    parts: [NAME],
  },
  {
    type: 'castValueWith1',
    category: 'spells',
    shape: 'value',
    text: '%1 의 답 %2',
    parts: [NAME, ...ARGUMENTS.slice(0, 1)],
  },
  {
    type: 'castValueWith2',
    category: 'spells',
    shape: 'value',
    text: '%1 의 답 %2 %3',
    parts: [NAME, ...ARGUMENTS],
  },
  {
    type: 'giveBack',
    category: 'spells',
    shape: 'end',
    text: '%1 돌려주기',
    parts: [textHole('VALUE', '1')],
  },
];
