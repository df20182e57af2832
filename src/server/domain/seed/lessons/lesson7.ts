import type { LessonContent } from '../courseContent.ts';
import { spellBlocks } from './blocks/spellBlocks.ts';

export const lesson7: LessonContent = {
  number: 7,
  title: '7장. 나만의 주문',
  description: '이름을 붙여 두고 부르는 함수를 만들어요.',
  document: {
    title: '나만의 주문, 함수',
    content: `## 주문에 이름 붙이기

여러 줄을 묶어 이름을 붙이면 **함수**가 돼. 부르고 싶을 때 이름 뒤에 \`( )\`를 붙여.

\`\`\`js run
function wave() {
  print("출렁");
  print("«철썩»");
}
wave();
wave();
\`\`\`

\`\`\`scene
machine
\`\`\`

---

## 재료를 받는 주문

괄호 안에 적은 이름으로 재료를 받아. 부를 때마다 다른 재료를 넣을 수 있어!

\`\`\`js run
function greet(name) {
  print("안녕, " + name + "!");
}
greet("니모");
greet("«도리»");
\`\`\`

\`\`\`scene
machine
\`\`\`

---

## 돌려주는 주문

\`return\`은 답을 **돌려줘**. 돌려받은 답은 담거나 보여 줄 수 있어.

\`\`\`js run
function double(n) {
  return n * 2;
}
const answer = double(«21»);
print(answer);
\`\`\`

\`\`\`scene
machine
\`\`\`

---

## 주문 안에 주문

돌려받은 답을 다른 주문의 재료로 쓸 수 있어. 작은 주문이 모여 큰 일을 해!

\`\`\`js run
function bigger(a, b) {
  if (a > b) return a;
  return b;
}
print(bigger(bigger(«3, 8»), 5));
\`\`\`

\`\`\`scene
machine
\`\`\`

---

## 골라 볼까?

\`\`\`choice
답을 다른 주문에 다시 쓰려면 안에 무엇이 있어야 할까?
- [x] \`return\` | \`return\`이 답을 돌려줘야 다시 쓸 수 있어.
- [ ] \`print\` | \`print\`는 보여 주기만 해. 돌려주는 것은 따로 있어.
- [ ] \`input\` | \`input\`은 듣는 귀야. 답을 내보내는 것을 찾아볼까?
\`\`\``,
  },
  problems: [
    {
      id: 702,
      title: '두 배 주문',
      difficulty: 1,
      character: 'DOLPHIN',
      content: `수를 두 배로 만드는 주문을 만들자. 한 번 만들어 두면 몇 번이든 부를 수 있어!

### 들어오는 것
- 첫째 줄: 수의 개수
- 그다음 줄부터: 수가 한 줄에 하나씩

### 나와야 하는 것
두 배가 된 수를 한 줄에 하나씩`,
      hints: [
        '함수는 값을 받아서 return으로 돌려줘요.',
        '되풀이하면서 수를 하나 읽고, 함수에 넣은 결과를 보여 줘요.',
        '함수 안은 return n * 2 한 줄이면 돼요. print( double(수) ) 처럼 불러요.',
      ],
      cases: [
        { input: '2\n3\n10\n', expected: '6\n20\n' },
        { input: '1\n0\n', expected: '0\n' },
        { input: '3\n-1\n-2\n-3\n', expected: '-2\n-4\n-6\n', hidden: true },
        { input: '1\n1000000\n', expected: '2000000\n', hidden: true },
        { input: '4\n1\n2\n3\n4\n', expected: '2\n4\n6\n8\n', hidden: true },
        { input: '2\n7\n7\n', expected: '14\n14\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `function double(n) {\n  return n;\n}\n\nconst count = Number(input());\n`,
          solution: `function double(n) {\n  return n * 2;\n}\n\nconst count = Number(input());\nfor (let i = 0; i < count; i++) {\n  print(double(Number(input())));\n}`,
          wrongAnswers: [
            `function double(n) {\n  n * 2;\n}\n\nconst count = Number(input());\nfor (let i = 0; i < count; i++) {\n  print(double(Number(input())));\n}`,
            `function double(n) {\n  return n + n;\n}\n\nconst count = Number(input());\nfor (let i = 0; i < count; i++) {\n  print(double(input()));\n}`,
          ],
        },
        PYTHON: {
          starterCode: `def double(n):\n    return n\n\ncount = int(input())\n`,
          solution: `def double(n):\n    return n * 2\n\ncount = int(input())\nfor i in range(count):\n    print(double(int(input())))`,
          wrongAnswers: [
            `def double(n):\n    n * 2\n\ncount = int(input())\nfor i in range(count):\n    print(double(int(input())))`,
            `def double(n):\n    return n * 2\n\ncount = int(input())\nfor i in range(count):\n    print(double(input()))`,
          ],
        },
        BLOCKS: spellBlocks[702],
      },
    },
    {
      id: 703,
      title: '셋 중에 가장 큰 것',
      difficulty: 2,
      character: 'TURTLE',
      content: `둘 중에 큰 것을 고르는 주문이 있으면, 그 주문을 **두 번** 써서 셋 중에 가장 큰 것도 고를 수 있어.

### 들어오는 것
수 세 개가 한 줄에 하나씩

### 나와야 하는 것
가장 큰 수`,
      hints: [
        '먼저 bigger(a, b) 라는 주문을 만들어요. 더 큰 쪽을 return 해요.',
        '주문의 결과를 다시 주문에 넣을 수 있어요.',
        'bigger(bigger(a, b), c) 처럼요.',
      ],
      cases: [
        { input: '3\n8\n5\n', expected: '8\n' },
        { input: '1\n1\n1\n', expected: '1\n' },
        { input: '10\n9\n8\n', expected: '10\n', hidden: true },
        { input: '-5\n-2\n-9\n', expected: '-2\n', hidden: true },
        { input: '2\n10\n9\n', expected: '10\n', hidden: true },
        { input: '0\n0\n7\n', expected: '7\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `function bigger(a, b) {\n  return a;\n}\n\nconst a = Number(input());\nconst b = Number(input());\nconst c = Number(input());\n`,
          solution: `function bigger(a, b) {\n  if (a > b) return a;\n  return b;\n}\n\nconst a = Number(input());\nconst b = Number(input());\nconst c = Number(input());\nprint(bigger(bigger(a, b), c));`,
          wrongAnswers: [
            `function bigger(a, b) {\n  if (a > b) return a;\n  return b;\n}\n\nconst a = Number(input());\nconst b = Number(input());\nconst c = Number(input());\nprint(bigger(a, b));`,
            `function bigger(a, b) {\n  if (a > b) return a;\n  return b;\n}\n\nprint(bigger(bigger(input(), input()), input()));`,
          ],
        },
        PYTHON: {
          starterCode: `def bigger(a, b):\n    return a\n\na = int(input())\nb = int(input())\nc = int(input())\n`,
          solution: `def bigger(a, b):\n    if a > b:\n        return a\n    return b\n\na = int(input())\nb = int(input())\nc = int(input())\nprint(bigger(bigger(a, b), c))`,
          wrongAnswers: [
            `def bigger(a, b):\n    if a > b:\n        return a\n    return b\n\na = int(input())\nb = int(input())\nc = int(input())\nprint(bigger(b, c))`,
            `def bigger(a, b):\n    if a > b:\n        return a\n    return b\n\nprint(bigger(bigger(input(), input()), input()))`,
          ],
        },
        BLOCKS: spellBlocks[703],
      },
    },
    {
      id: 704,
      title: '조개 선반',
      difficulty: 2,
      character: 'CRAB',
      content: `크랩의 선반에는 위에서부터 조개가 한 개, 두 개, 세 개… 놓여 있어. 조개 \`n\`개를 한 줄로 만드는 주문 \`shelf(n)\`을 만들고, 그 주문으로 선반을 그려 줘.

### 들어오는 것
선반의 층 수

### 나와야 하는 것
첫째 줄에는 \`@\` 하나, 둘째 줄에는 \`@@\`… 층마다 한 줄`,
      hints: [
        'shelf(n) 은 "@" 을 n번 이어 붙인 글자를 돌려줘요.',
        '빈 글자에서 시작해 n번 되풀이하며 "@" 을 붙여요.',
        '밖에서는 1층부터 마지막 층까지 되풀이하며 print(shelf(i)) 를 해요.',
      ],
      cases: [
        { input: '3\n', expected: '@\n@@\n@@@\n' },
        { input: '1\n', expected: '@\n' },
        { input: '5\n', expected: '@\n@@\n@@@\n@@@@\n@@@@@\n', hidden: true },
        { input: '2\n', expected: '@\n@@\n', hidden: true },
        {
          input: '10\n',
          expected: '@\n@@\n@@@\n@@@@\n@@@@@\n@@@@@@\n@@@@@@@\n@@@@@@@@\n@@@@@@@@@\n@@@@@@@@@@\n',
          hidden: true,
        },
        { input: '7\n', expected: '@\n@@\n@@@\n@@@@\n@@@@@\n@@@@@@\n@@@@@@@\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `function shelf(n) {\n  let line = "";\n\n  return line;\n}\n\nconst floors = Number(input());\n`,
          solution: `function shelf(n) {\n  let line = "";\n  for (let i = 0; i < n; i++) line = line + "@";\n  return line;\n}\n\nconst floors = Number(input());\nfor (let i = 1; i <= floors; i++) {\n  print(shelf(i));\n}`,
          wrongAnswers: [
            `function shelf(n) {\n  let line = "";\n  for (let i = 0; i < n; i++) line = line + "@";\n  return line;\n}\n\nconst floors = Number(input());\nfor (let i = 0; i < floors; i++) {\n  print(shelf(i));\n}`,
            `function shelf(n) {\n  let line = "";\n  for (let i = 0; i < n; i++) {\n    line = line + "@";\n    return line;\n  }\n}\n\nconst floors = Number(input());\nfor (let i = 1; i <= floors; i++) {\n  print(shelf(i));\n}`,
          ],
        },
        PYTHON: {
          starterCode: `def shelf(n):\n    line = ""\n\n    return line\n\nfloors = int(input())\n`,
          solution: `def shelf(n):\n    line = ""\n    for i in range(n):\n        line = line + "@"\n    return line\n\nfloors = int(input())\nfor i in range(1, floors + 1):\n    print(shelf(i))`,
          wrongAnswers: [
            `def shelf(n):\n    return "@" * n\n\nfloors = int(input())\nfor i in range(floors):\n    print(shelf(i))`,
            `def shelf(n):\n    line = ""\n    for i in range(n):\n        line = line + "@"\n        return line\n\nfloors = int(input())\nfor i in range(1, floors + 1):\n    print(shelf(i))`,
          ],
        },
        BLOCKS: spellBlocks[704],
      },
    },
    {
      id: 705,
      title: '외로운 진주',
      difficulty: 4,
      character: 'SHARK',
      content: `1과 자기 자신으로만 나누어떨어지는 수를 **외로운 진주**라고 해. 2, 3, 5, 7… 이야. 1은 아니야.

### 들어오는 것
수 하나 (1에서 1000까지)

### 나와야 하는 것
1부터 그 수까지 외로운 진주의 **개수**`,
      hints: [
        '먼저 한 수가 외로운지 알려 주는 주문 isLonely(n) 을 만들어요.',
        '2부터 n보다 1 작은 수까지 하나씩 나누어 봐요. 나누어떨어지는 것이 있으면 외롭지 않아요.',
        '1은 따로 생각해요. 그다음 1부터 끝까지 되풀이하며 외로운 수만 세요.',
      ],
      cases: [
        { input: '10\n', expected: '4\n' },
        { input: '1\n', expected: '0\n' },
        { input: '2\n', expected: '1\n', hidden: true },
        { input: '100\n', expected: '25\n', hidden: true },
        { input: '1000\n', expected: '168\n', hidden: true },
        { input: '9\n', expected: '4\n', hidden: true },
        { input: '4\n', expected: '2\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `function isLonely(n) {\n  return true;\n}\n\nconst last = Number(input());\nlet count = 0;\n\nprint(count);\n`,
          solution: `function isLonely(n) {\n  if (n < 2) return false;\n  for (let i = 2; i < n; i++) {\n    if (n % i === 0) return false;\n  }\n  return true;\n}\n\nconst last = Number(input());\nlet count = 0;\nfor (let n = 1; n <= last; n++) {\n  if (isLonely(n)) count = count + 1;\n}\nprint(count);`,
          wrongAnswers: [
            `function isLonely(n) {\n  for (let i = 2; i < n; i++) {\n    if (n % i === 0) return false;\n  }\n  return true;\n}\n\nconst last = Number(input());\nlet count = 0;\nfor (let n = 1; n <= last; n++) {\n  if (isLonely(n)) count = count + 1;\n}\nprint(count);`,
            `function isLonely(n) {\n  return n === 2 || n % 2 === 1;\n}\n\nconst last = Number(input());\nlet count = 0;\nfor (let n = 2; n <= last; n++) {\n  if (isLonely(n)) count = count + 1;\n}\nprint(count);`,
          ],
        },
        PYTHON: {
          starterCode: `def is_lonely(n):\n    return True\n\nlast = int(input())\ncount = 0\n\nprint(count)\n`,
          solution: `def is_lonely(n):\n    if n < 2:\n        return False\n    for i in range(2, n):\n        if n % i == 0:\n            return False\n    return True\n\nlast = int(input())\ncount = 0\nfor n in range(1, last + 1):\n    if is_lonely(n):\n        count = count + 1\nprint(count)`,
          wrongAnswers: [
            `def is_lonely(n):\n    for i in range(2, n):\n        if n % i == 0:\n            return False\n    return True\n\nlast = int(input())\ncount = 0\nfor n in range(1, last + 1):\n    if is_lonely(n):\n        count = count + 1\nprint(count)`,
            `last = int(input())\ncount = 0\nfor n in range(2, last + 1):\n    if n == 2 or n % 2 == 1:\n        count = count + 1\nprint(count)`,
          ],
        },
      },
    },
  ],
};
