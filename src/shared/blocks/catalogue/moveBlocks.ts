import type { BlockDefinition } from '../blockDefinition.ts';
import { choice, colorHole, numberHole } from '../parts.ts';

/** The first block of a program, and the movements of the avatar in a stage. */
export const MOVE_BLOCKS: readonly BlockDefinition[] = [
  { type: 'start', category: 'move', shape: 'hat', text: '시작하면', parts: [] },
  ...[
    { type: 'walk', text: '앞으로 %1 칸 걷기', parts: [numberHole('N', 1)] },
    { type: 'turn', text: '뒤로 돌기', parts: [] },
    { type: 'jump', text: '점프하기', parts: [] },
    { type: 'dash', text: '대시하기', parts: [] },
    { type: 'climbUp', text: '위로 %1 칸 오르기', parts: [numberHole('N', 1)] },
    { type: 'climbDown', text: '아래로 %1 칸 내려가기', parts: [numberHole('N', 1)] },
    { type: 'take', text: '조개 줍기', parts: [] },
    { type: 'draw', text: '%1 칠하기', parts: [colorHole('COLOR', 'red')] },
  ].map((block): BlockDefinition => ({
    ...block,
    category: 'move',
    shape: 'statement',
    command: block.type,
    only: 'STAGE',
  })),
  {
    type: 'color',
    category: 'move',
    shape: 'value',
    text: '%1',
    parts: [
      choice(
        'COLOR',
        ['빨강', 'red'],
        ['주황', 'orange'],
        ['노랑', 'yellow'],
        ['초록', 'green'],
        ['파랑', 'blue'],
        ['보라', 'purple'],
        ['하양', 'white'],
      ),
    ],
    gives: 'String',
    only: 'STAGE',
  },
];
