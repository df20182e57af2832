/** Phases of foes: a pattern to read, a pattern to repeat, and one that only a question answers. */
import { piece } from '#shared/blocks/writeBlocks.ts';
import { choose, repeat } from './objectPieces.ts';
import type { ObjectContent } from './objectProblem.ts';

const [jump, duck, isHigh] = [piece('bodyJump'), piece('bodyDuck'), piece('ballIsHigh')];
const COMMANDS = [
  ['jump()', '낮은 공을 점프로 넘어요'],
  ['duck()', '높은 공을 숙여서 피해요'],
] as const;
const BODY = ['bodyDuck', 'bodyJump', 'repeat'] as const;

export const ROBOT_CRAB_PHASES: readonly ObjectContent[] = [
  {
    kind: 'robotCrab',
    problemId: 9518,
    title: '또또 크랩: 무늬 읽기',
    mission: '또또 크랩이 물공 네 개를 던져요. 높은 공은 숙이고, 낮은 공은 점프해요.',
    difficulty: 1,
    character: 'CRAB',
    seeds: [1],
    commands: COMMANDS,
    hints: [
      '위에 걸린 그림을 왼쪽부터 차례로 읽어요.',
      '첫 공은 높으니까 숙여요. 다음 공은 낮으니까 점프해요.',
      '숙이기, 점프하기, 숙이기, 점프하기 차례예요.',
    ],
    toolbox: BODY,
    solution: { main: [duck, jump, duck, jump] },
    wrong: [{ main: [jump, duck, jump, duck] }, { main: [duck, jump, duck] }],
  },
  {
    kind: 'robotCrab',
    problemId: 9519,
    title: '또또 크랩: 반복으로 답하기',
    mission: '물공이 아홉 개예요. 되풀이되는 묶음을 찾아 블록 네 개로 답해요.',
    difficulty: 2,
    character: 'CRAB',
    seeds: [2],
    commands: COMMANDS,
    hints: [
      '높게, 낮게, 낮게가 한 묶음이에요.',
      '같은 묶음이 세 번 나와요.',
      '「3번 반복하기」 안에 숙이기, 점프하기, 점프하기를 넣어요.',
    ],
    toolbox: BODY,
    solution: { main: [repeat(3, duck, jump, jump)] },
    wrong: [{ main: [repeat(3, duck, jump)] }, { main: [repeat(2, duck, jump, jump)] }],
  },
  {
    kind: 'robotCrab',
    problemId: 9520,
    title: '또또 크랩: 멈춤 단추',
    mission: '이제 무늬가 때마다 달라요. 공이 높게 오는지 물어보고 아홉 번 답해요.',
    difficulty: 3,
    character: 'CRAB',
    seeds: [3, 4, 5, 6],
    commands: [...COMMANDS, ['isHigh()', '다음 공이 높게 오면 참이에요']],
    hints: [
      '정해 둔 차례로는 한 번밖에 못 피해요. 공마다 물어봐요.',
      '만약 공이 높게 오면 숙이고, 아니면 점프해요.',
      '「만약, 아니면」을 아홉 번 반복해요.',
    ],
    toolbox: ['bodyDuck', 'bodyJump', 'ballIsHigh', 'repeat', 'if', 'ifElse', 'not'],
    solution: { main: [repeat(9, choose(isHigh, [duck], [jump]))] },
    wrong: [
      { main: [jump, duck, duck, jump, duck, jump, jump, jump, duck] },
      { main: [repeat(9, choose(isHigh, [jump], [duck]))] },
    ],
  },
];
