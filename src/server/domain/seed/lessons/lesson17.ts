import type { LessonContent } from '../courseContent.ts';
import { spellBlocks } from './blocks/spellBlocks.ts';

export const lesson17: LessonContent = {
  number: 17,
  title: '파이썬 7장. 주문 만들기',
  description: 'def로 나만의 함수를 만들어요.',
  document: {
    title: '주문 만들기, def',
    content: `## 주문에 이름을

\`def 이름():\` 아래에 들여 쓴 줄들이 주문이야.

\`\`\`python run
def wave():
    print("«철썩»")

wave()
wave()
\`\`\`

\`\`\`scene
machine
\`\`\`

---

## 받고 돌려주기

괄호로 재료를 받고 \`return\`으로 답을 돌려줘.

\`\`\`python run
def area(width, height):
    return width * height

print(area(«3, 4»))
print(area(2, 2) + area(1, 5))
\`\`\`

\`\`\`scene
machine
\`\`\`

---

## return과 print는 달라

\`print\`는 **보여 주기만** 해. 답을 다시 쓰려면 \`return\`이 있어야 해.

\`\`\`python run
def double(n):
    return n * 2

print(double(double(«5»)))
\`\`\`

\`\`\`scene
machine
\`\`\`

---

## 자기를 부르는 주문

주문이 자기를 다시 부르면 **재귀**야. 멈추는 말이 꼭 있어야 해!

\`\`\`python run
def countdown(n):
    if n == 0:
        print("출발!")
        return
    print(n)
    countdown(n - 1)

countdown(«3»)
\`\`\`

\`\`\`scene
nest
\`\`\`

---

## 골라 볼까?

\`\`\`choice
자기를 부르는 주문에 꼭 있어야 하는 것은?
- [x] 멈추는 말 | 멈추는 말이 없으면 끝없이 들어가!
- [ ] 긴 이름 | 이름은 짧아도 돼. 끝없이 부르지 않으려면?
- [ ] 되풀이 | 자기를 부르는 것이 벌써 되풀이야.
\`\`\``,
  },
  problems: [
    {
      id: 1702,
      title: '수조의 넓이 주문',
      difficulty: 1,
      character: 'DOLPHIN',
      content: `가로와 세로를 받아 넓이를 돌려주는 주문 \`area\`를 만들고, 두 수조의 넓이를 **더해** 줘.

### 들어오는 것
가로와 세로가 빈칸을 두고 한 줄에, 두 줄

### 나와야 하는 것
두 넓이를 더한 값`,
      hints: [
        'def area(width, height): 아래에 return을 써요.',
        '한 줄에서 두 수를 읽으려면 a, b = map(int, input().split()) 이에요.',
        'area를 두 번 불러 더해요. print는 함수 밖에서 해요.',
      ],
      cases: [
        { input: '2 3\n4 5\n', expected: '26\n' },
        { input: '1 1\n1 1\n', expected: '2\n' },
        { input: '10 10\n1 2\n', expected: '102\n', hidden: true },
        { input: '0 5\n5 5\n', expected: '25\n', hidden: true },
        { input: '100 100\n100 100\n', expected: '20000\n', hidden: true },
        { input: '7 1\n1 7\n', expected: '14\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `def area(width, height):\n    return 0\n\na, b = map(int, input().split())\nc, d = map(int, input().split())\n`,
          solution: `def area(width, height):\n    return width * height\n\na, b = map(int, input().split())\nc, d = map(int, input().split())\nprint(area(a, b) + area(c, d))`,
          wrongAnswers: [
            `def area(width, height):\n    return width + height\n\na, b = map(int, input().split())\nc, d = map(int, input().split())\nprint(area(a, b) + area(c, d))`,
            `def area(width, height):\n    print(width * height)\n\na, b = map(int, input().split())\nc, d = map(int, input().split())\narea(a, b)\narea(c, d)`,
          ],
        },
      },
    },
    {
      id: 1703,
      title: '절댓값 주문',
      difficulty: 2,
      character: 'TURTLE',
      content: `0에서 얼마나 떨어져 있는지 알려 주는 주문 \`distance\`를 만들자. -3도 3도 3만큼 떨어져 있어.

### 들어오는 것
수들이 빈칸 하나씩 사이에 두고 한 줄로

### 나와야 하는 것
0에서 **가장 멀리** 떨어진 거리`,
      hints: [
        'n이 0보다 작으면 -n 을, 아니면 n 을 돌려줘요.',
        '가장 먼 거리를 기억하는 상자를 0에서 시작해요.',
        '하나씩 distance를 불러 보고, 더 멀면 바꿔요.',
      ],
      cases: [
        { input: '3 -7 5\n', expected: '7\n' },
        { input: '-1\n', expected: '1\n' },
        { input: '0\n', expected: '0\n', hidden: true },
        { input: '10 9 -9\n', expected: '10\n', hidden: true },
        { input: '-100 100\n', expected: '100\n', hidden: true },
        { input: '1 -2 3 -4\n', expected: '4\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `def distance(n):\n    return n\n\nnumbers = [int(word) for word in input().split()]\n`,
          solution: `def distance(n):\n    if n < 0:\n        return -n\n    return n\n\nnumbers = [int(word) for word in input().split()]\nfarthest = 0\nfor n in numbers:\n    if distance(n) > farthest:\n        farthest = distance(n)\nprint(farthest)`,
          wrongAnswers: [
            `numbers = [int(word) for word in input().split()]\nprint(max(numbers))`,
            `def distance(n):\n    if n < 0:\n        return -n\n\nnumbers = [int(word) for word in input().split()]\nprint(max(distance(n) or 0 for n in numbers))`,
          ],
        },
      },
    },
    {
      id: 1704,
      title: '줄어드는 계단 곱',
      difficulty: 3,
      character: 'SEAHORSE',
      content: `5부터 1까지 모두 곱하면 5 × 4 × 3 × 2 × 1 = 120이야. 자기보다 하나 작은 것을 부르는 **재귀** 주문으로 만들어 봐!

### 들어오는 것
수 하나 (0에서 15까지). 0이면 1이야.

### 나와야 하는 것
모두 곱한 값`,
      hints: [
        'n이 0이면 1을 돌려주고 멈춰요. 멈추는 말이 없으면 끝나지 않아요.',
        '아니면 n에 「하나 작은 수의 답」을 곱해요.',
        'return n * stairs(n - 1)',
      ],
      cases: [
        { input: '5\n', expected: '120\n' },
        { input: '0\n', expected: '1\n' },
        { input: '1\n', expected: '1\n', hidden: true },
        { input: '10\n', expected: '3628800\n', hidden: true },
        { input: '15\n', expected: '1307674368000\n', hidden: true },
        { input: '3\n', expected: '6\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `def stairs(n):\n    return n\n\nprint(stairs(int(input())))\n`,
          solution: `def stairs(n):\n    if n == 0:\n        return 1\n    return n * stairs(n - 1)\n\nprint(stairs(int(input())))`,
          wrongAnswers: [
            `def stairs(n):\n    if n == 0:\n        return 0\n    return n * stairs(n - 1)\n\nprint(stairs(int(input())))`,
          ],
          crashes: [`def stairs(n):\n    return n * stairs(n - 1)\n\nprint(stairs(int(input())))`],
        },
        BLOCKS: spellBlocks[1704],
      },
    },
    {
      id: 1705,
      title: '토끼고둥의 수',
      difficulty: 4,
      character: 'NEMO',
      content: `토끼고둥은 첫째 달에 1마리, 둘째 달에 1마리야. 그다음부터는 **앞의 두 달을 더한 수**만큼 있어. 1, 1, 2, 3, 5, 8…

### 들어오는 것
몇째 달인지 (1에서 80까지)

### 나와야 하는 것
그달의 토끼고둥 수`,
      hints: [
        '앞의 두 달을 a, b 두 상자에 담아요.',
        '한 달이 지나면 a, b = b, a + b 로 함께 바꿔요.',
        '재귀로 풀면 수가 커질 때 아주 오래 걸려요. 되풀이로 풀어 봐요.',
      ],
      cases: [
        { input: '6\n', expected: '8\n' },
        { input: '1\n', expected: '1\n' },
        { input: '2\n', expected: '1\n', hidden: true },
        { input: '3\n', expected: '2\n', hidden: true },
        { input: '40\n', expected: '102334155\n', hidden: true },
        { input: '80\n', expected: '23416728348467685\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `def snails(month):\n    a = 1\n    b = 1\n\n    return a\n\nprint(snails(int(input())))\n`,
          solution: `def snails(month):\n    a = 1\n    b = 1\n    for i in range(month - 1):\n        a, b = b, a + b\n    return a\n\nprint(snails(int(input())))`,
          wrongAnswers: [
            `def snails(month):\n    a = 1\n    b = 1\n    for i in range(month):\n        a, b = b, a + b\n    return a\n\nprint(snails(int(input())))`,
            `def snails(month):\n    a = 1\n    b = 1\n    for i in range(month - 1):\n        a = b\n        b = a + b\n    return a\n\nprint(snails(int(input())))`,
          ],
        },
      },
    },
  ],
};
