import type { BlockDefinition } from '../blockDefinition.ts';
import { numberHole, textHole, variable } from '../parts.ts';

/** Variables and lists; items of a list are numbered from 1. */
export const MEMORY_BLOCKS: readonly BlockDefinition[] = [
  {
    type: 'variable',
    category: 'memory',
    shape: 'value',
    text: '%1',
    parts: [variable('VAR', '점수')],
  },
  {
    type: 'setVariable',
    category: 'memory',
    shape: 'statement',
    text: '%1 에 %2 담기',
    parts: [variable('VAR', '점수'), textHole('VALUE', '0')],
  },
  {
    type: 'changeVariable',
    category: 'memory',
    shape: 'statement',
    text: '%1 에 %2 더하기',
    parts: [variable('VAR', '점수'), numberHole('BY', 1)],
  },
  {
    type: 'listNew',
    category: 'memory',
    shape: 'statement',
    text: '빈 %1 만들기',
    parts: [variable('LIST', '목록')],
  },
  {
    type: 'listSplit',
    category: 'memory',
    shape: 'statement',
    text: '%1 에 %2 의 낱말을 나눠 담기',
    parts: [variable('LIST', '목록'), textHole('TEXT', '니모 거북')],
  },
  {
    type: 'listAdd',
    category: 'memory',
    shape: 'statement',
    text: '%1 에 %2 넣기',
    parts: [variable('LIST', '목록'), textHole('ITEM', '니모')],
  },
  {
    type: 'listSet',
    category: 'memory',
    shape: 'statement',
    text: '%1 의 %2 번째 자리에 %3 담기',
    parts: [variable('LIST', '목록'), numberHole('AT', 1), textHole('ITEM', '거북')],
  },
  {
    type: 'listRemove',
    category: 'memory',
    shape: 'statement',
    text: '%1 의 %2 번째 꺼내 버리기',
    parts: [variable('LIST', '목록'), numberHole('AT', 1)],
  },
  {
    type: 'listGet',
    category: 'memory',
    shape: 'value',
    text: '%1 의 %2 번째',
    parts: [variable('LIST', '목록'), numberHole('AT', 1)],
  },
  {
    type: 'listLength',
    category: 'memory',
    shape: 'value',
    gives: 'Number',
    text: '%1 의 길이',
    parts: [variable('LIST', '목록')],
  },
  {
    type: 'listJoined',
    category: 'memory',
    shape: 'value',
    gives: 'String',
    text: '%1 의 것을 사이에 %2 넣어 이은 글',
    parts: [variable('LIST', '목록'), textHole('BETWEEN', ' ')],
  },
];
