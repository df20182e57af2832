import type { AiLanguage } from '#shared/contract/learning/problemAi.ts';

const words = {
  title: '조개 나누어 담기',
  statement:
    '돌고래가 조개를 바구니에 똑같이 나누어 담아요.\n\n첫째 줄에 조개의 수, 둘째 줄에 바구니의 수가 주어져요. 바구니마다 담는 조개의 수와 남는 조개의 수를 한 줄에 하나씩 써요.',
  cases: [
    { input: '7\n2\n', expected: '3\n1\n', hidden: false },
    { input: '10\n5\n', expected: '2\n0\n', hidden: false },
    { input: '3\n4\n', expected: '0\n3\n', hidden: true },
    { input: '100\n7\n', expected: '14\n2\n', hidden: true },
  ],
  hints: [
    '작은 수로 먼저 손으로 나누어 봐요.',
    '나눈 몫과 나머지를 따로 구해요.',
    '몫은 소수점 아래를 버린 수예요.',
  ],
};

/** Answers of the sandbox, like those of a model. */
export const SANDBOX_ANSWERS: Readonly<Record<AiLanguage, object>> = {
  JAVASCRIPT: {
    ...words,
    starter: 'const shells = Number(input());\nconst baskets = Number(input());\n',
    solution:
      'const shells = Number(input());\nconst baskets = Number(input());\nprint(Math.floor(shells / baskets));\nprint(shells % baskets);\n',
    wrong: [
      {
        source:
          'const shells = Number(input());\nconst baskets = Number(input());\nprint(shells / baskets);\nprint(shells % baskets);\n',
        verdict: 'WA',
      },
    ],
  },
  PYTHON: {
    ...words,
    starter: 'shells = int(input())\nbaskets = int(input())\n',
    solution:
      'shells = int(input())\nbaskets = int(input())\nprint(shells // baskets)\nprint(shells % baskets)\n',
    wrong: [
      {
        source:
          'shells = int(input())\nbaskets = int(input())\nprint(shells / baskets)\nprint(shells % baskets)\n',
        verdict: 'WA',
      },
    ],
  },
};
