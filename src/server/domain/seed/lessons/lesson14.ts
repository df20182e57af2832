import type { LessonContent } from '../courseContent.ts';
import { whileBlocks } from './blocks/whileBlocks.ts';

export const lesson14: LessonContent = {
  number: 14,
  title: '파이썬 4장. 그만둘 때까지',
  description: 'while로 끝날 때까지 되풀이해요.',
  document: {
    title: '그만둘 때까지, while',
    content: `## 동안 되풀이

\`while\`은 참인 동안 되풀이해. 안에서 바뀌는 것이 꼭 있어야 해.

\`\`\`python run
fuel = «3»
while fuel > 0:
    print(fuel)
    fuel = fuel - 1
print("출발!")
\`\`\`

\`\`\`scene
wheel
\`\`\`

---

## 나올 때까지 읽기

먼저 하나 읽고, 되풀이 **끝에서** 다음 것을 읽어. 여기서는 리스트에서 꺼내 볼게.

\`\`\`python run
numbers = [«3, 4», 0]
n = numbers.pop(0)
total = 0
while n != 0:
    total = total + n
    n = numbers.pop(0)
print(total)
\`\`\`

\`\`\`scene
shells numbers
\`\`\`

---

## break로 나가기

\`while True\`는 끝없이 돌지만 **\`break\`**를 만나면 바로 나가.

\`\`\`python run
n = 1
while True:
    if n * n > «50»:
        break
    n = n + 1
print(n)
\`\`\`

\`\`\`scene
box n
\`\`\`

---

## 골라 볼까?

\`\`\`choice
되풀이에서 바로 나가는 말은?
- [ ] \`while\` | \`while\`은 되풀이를 시작하는 말이야.
- [x] \`break\` | \`break\`를 만나면 바로 나가.
- [ ] \`print\` | \`print\`는 말하기야. 나가는 문을 찾아볼까?
\`\`\``,
  },
  problems: [
    {
      id: 1402,
      title: '0이 나오면 그만',
      difficulty: 1,
      character: 'TURTLE',
      content: `거북이 **0**을 말할 때까지 수를 모두 더해 줘.

### 들어오는 것
수가 한 줄에 하나씩. 마지막은 0이야.

### 나와야 하는 것
모두 더한 값`,
      hints: [
        '먼저 하나를 읽고, 0이 아닌 동안 되풀이해요.',
        '더한 다음에는 꼭 다음 수를 읽어야 해요.',
        'while n != 0: 안에 두 줄, total에 더하기와 다시 읽기가 있어요.',
      ],
      cases: [
        { input: '3\n4\n0\n', expected: '7\n' },
        { input: '0\n', expected: '0\n' },
        { input: '10\n-10\n5\n0\n', expected: '5\n', hidden: true },
        { input: '1\n1\n1\n1\n0\n', expected: '4\n', hidden: true },
        { input: '100\n0\n', expected: '100\n', hidden: true },
        { input: '7\n0\n9\n', expected: '7\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `total = 0\nn = int(input())\n\nprint(total)\n`,
          solution: `total = 0\nn = int(input())\nwhile n != 0:\n    total = total + n\n    n = int(input())\nprint(total)`,
          wrongAnswers: [
            `total = 0\nn = int(input())\nwhile n > 0:\n    total = total + n\n    n = int(input())\nprint(total)`,
            `total = 0\nn = int(input())\nif n != 0:\n    total = total + n\nprint(total)`,
          ],
        },
        BLOCKS: whileBlocks[1402],
      },
    },
    {
      id: 1403,
      title: '배를 사려면',
      difficulty: 2,
      character: 'CRAB',
      content: `크랩이 배를 사려고 날마다 조개를 모아. 첫날 모은 것에서 시작해 **날마다 하나씩 더 많이** 모아. 며칠 만에 살 수 있을까?

### 들어오는 것
- 첫째 줄: 배의 값
- 둘째 줄: 첫날 모으는 조개의 수

### 나와야 하는 것
살 수 있을 때까지 걸리는 날의 수`,
      hints: [
        '모은 것이 배의 값보다 적은 동안 되풀이해요.',
        '하루에 할 일은 세 가지예요. 모으기, 내일 모을 수에 1 더하기, 날 세기.',
        'while saved < price: 안에서 saved, shells, days를 차례로 바꿔요.',
      ],
      cases: [
        { input: '10\n3\n', expected: '3\n' },
        { input: '5\n5\n', expected: '1\n' },
        { input: '0\n1\n', expected: '0\n', hidden: true },
        { input: '100\n1\n', expected: '14\n', hidden: true },
        { input: '6\n1\n', expected: '3\n', hidden: true },
        { input: '7\n1\n', expected: '4\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `price = int(input())\nshells = int(input())\nsaved = 0\ndays = 0\n\nprint(days)\n`,
          solution: `price = int(input())\nshells = int(input())\nsaved = 0\ndays = 0\nwhile saved < price:\n    saved = saved + shells\n    shells = shells + 1\n    days = days + 1\nprint(days)`,
          wrongAnswers: [
            `price = int(input())\nshells = int(input())\nsaved = 0\ndays = 0\nwhile saved <= price:\n    saved = saved + shells\n    shells = shells + 1\n    days = days + 1\nprint(days)`,
            `price = int(input())\nshells = int(input())\nsaved = 0\ndays = 0\nwhile saved < price:\n    saved = saved + shells\n    days = days + 1\nprint(days)`,
          ],
        },
        BLOCKS: whileBlocks[1403],
      },
    },
    {
      id: 1404,
      title: '함께 나누는 수',
      difficulty: 3,
      character: 'SEAHORSE',
      content: `두 수를 **모두 나누어떨어지게 하는 가장 큰 수**를 찾아 줘. 큰 수에서 작은 수를 자꾸 빼다 보면 둘이 같아지는데, 그 수가 답이야!

### 들어오는 것
두 수가 한 줄에 하나씩 (1 이상)

### 나와야 하는 것
가장 큰 함께 나누는 수`,
      hints: [
        '두 수가 다른 동안 되풀이해요.',
        'a가 더 크면 a에서 b를 빼고, 아니면 b에서 a를 빼요.',
        '12와 8이라면 12-8=4, 8-4=4. 둘 다 4가 되었으니 답은 4예요.',
      ],
      cases: [
        { input: '12\n8\n', expected: '4\n' },
        { input: '5\n5\n', expected: '5\n' },
        { input: '7\n3\n', expected: '1\n', hidden: true },
        { input: '100\n75\n', expected: '25\n', hidden: true },
        { input: '1\n9\n', expected: '1\n', hidden: true },
        { input: '36\n48\n', expected: '12\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `a = int(input())\nb = int(input())\n`,
          solution: `a = int(input())\nb = int(input())\nwhile a != b:\n    if a > b:\n        a = a - b\n    else:\n        b = b - a\nprint(a)`,
          wrongAnswers: [
            `a = int(input())\nb = int(input())\nprint(min(a, b))`,
            `a = int(input())\nb = int(input())\nif a > b:\n    print(a - b)\nelif b > a:\n    print(b - a)\nelse:\n    print(a)`,
          ],
        },
        BLOCKS: whileBlocks[1404],
      },
    },
    {
      id: 1405,
      title: '동전 바꾸기',
      difficulty: 3,
      character: 'SHARK',
      content: `포인트를 **가장 적은 수의 동전**으로 바꿔 줘. 동전은 500, 100, 50, 10이 있어.

### 들어오는 것
포인트 (10으로 나누어떨어져)

### 나와야 하는 것
동전의 수`,
      hints: [
        '큰 동전부터 쓸 수 있는 만큼 써요.',
        '동전을 리스트 [500, 100, 50, 10] 에 넣고 차례로 꺼내요.',
        '남은 것을 동전으로 나눈 몫을 세고, 나머지로 다음 동전을 살펴봐요.',
      ],
      cases: [
        { input: '660\n', expected: '4\n' },
        { input: '500\n', expected: '1\n' },
        { input: '0\n', expected: '0\n', hidden: true },
        { input: '990\n', expected: '10\n', hidden: true },
        { input: '40\n', expected: '4\n', hidden: true },
        { input: '1230\n', expected: '7\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `point = int(input())\ncount = 0\n\nprint(count)\n`,
          solution: `point = int(input())\ncount = 0\nfor coin in [500, 100, 50, 10]:\n    while point >= coin:\n        point = point - coin\n        count = count + 1\nprint(count)`,
          wrongAnswers: [
            `point = int(input())\nprint(point // 10)`,
            `point = int(input())\ncount = 0\nfor coin in [500, 100, 50, 10]:\n    if point >= coin:\n        point = point - coin\n        count = count + 1\nprint(count)`,
          ],
        },
      },
    },
  ],
};
