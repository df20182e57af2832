import type { LessonContent } from '../courseContent.ts';

export const lesson10: LessonContent = {
  number: 10,
  title: '10장. 찾고, 줄 세우고, 흉내 내기',
  description: '줄 세우기와 찾기, 그리고 시뮬레이션까지!',
  document: {
    title: '찾고, 줄 세우고, 흉내 내기',
    content: `## 줄 세우기

\`sort\`는 배열을 줄 세워. 수는 \`(a, b) => a - b\`라고 알려 줘야 작은 것부터 서.

\`\`\`js run
const numbers = [«10, 9, 100, 1»];
numbers.sort((a, b) => a - b);
print(numbers.join(" "));
\`\`\`

\`\`\`scene
fish numbers
\`\`\`

---

## 같은 것은 하나로

\`Set\`은 같은 것을 하나만 담아. \`[...상자]\`로 다시 배열이 돼.

\`\`\`js run
const records = new Set([«5, 7, 5, 5»]);
print(records.size);
print([...records].join(" "));
\`\`\`

\`\`\`scene
drawers records
\`\`\`

---

## 절반씩 버리며 찾기

줄 서 있으면 **가운데**만 보고 절반을 버릴 수 있어. 백 장도 일곱 번이면 찾아!

\`\`\`js run
let first = 1;
let last = 100;
let count = 0;
while (first < last) {
  const middle = Math.floor((first + last) / 2);
  if (middle < «77») first = middle + 1;
  else last = middle;
  count = count + 1;
}
print("찾았다, " + first + "! " + count + "번 만에!");
\`\`\`

\`\`\`scene
halves
\`\`\`

---

## 바다를 흉내 내기

상자 몇 개와 되풀이로 **작은 세상**을 흉내 낼 수 있어. 이런 것을 시뮬레이션이라고 해.

\`\`\`js run
let x = 1;
for (const move of "«RRLR»") {
  if (move === "R") x = x + 1;
  if (move === "L") x = x - 1;
  print(move + " → " + x);
}
\`\`\`

\`\`\`scene
walk x
\`\`\`

---

## 골라 볼까?

\`\`\`choice
100장을 절반씩 버리며 찾으면 많아야 몇 번?
- [ ] 100번 | 하나씩 보면 그래. 절반씩 버리면 훨씬 빨라!
- [ ] 50번 | 한 번 보면 50장이 사라져. 다음에는 또 절반이야.
- [x] 7번 | 50, 25, 13, 7, 4, 2, 1. 일곱 번이면 돼!
\`\`\``,
  },
  problems: [
    {
      id: 1002,
      title: '작은 것부터',
      difficulty: 2,
      character: 'TURTLE',
      content: `거북 할아버지는 수를 **작은 것부터** 차례로 놓는 걸 좋아해.

### 들어오는 것
수들이 빈칸 하나씩 사이에 두고 한 줄로

### 나와야 하는 것
작은 것부터 빈칸 하나씩 사이에 두고 한 줄로`,
      hints: [
        '배열에는 줄 세우는 주문이 있어요. 자바스크립트는 sort, 파이썬은 sorted 예요.',
        '자바스크립트의 sort는 그냥 쓰면 글자로 견주어서 10이 9보다 앞에 와요.',
        '자바스크립트라면 numbers.sort((a, b) => a - b) 라고 써요. 파이썬이라면 먼저 int로 바꿔요.',
      ],
      cases: [
        { input: '3 1 2\n', expected: '1 2 3\n' },
        { input: '5\n', expected: '5\n' },
        { input: '10 9 1\n', expected: '1 9 10\n', hidden: true },
        { input: '100 20 3 4000\n', expected: '3 20 100 4000\n', hidden: true },
        { input: '-1 -10 0 5\n', expected: '-10 -1 0 5\n', hidden: true },
        { input: '7 7 1\n', expected: '1 7 7\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const numbers = input().split(" ").map(Number);\n`,
          solution: `const numbers = input().split(" ").map(Number);\nnumbers.sort((a, b) => a - b);\nprint(numbers.join(" "));`,
          wrongAnswers: [
            `const numbers = input().split(" ").map(Number);\nnumbers.sort();\nprint(numbers.join(" "));`,
            `const numbers = input().split(" ").map(Number);\nnumbers.sort((a, b) => b - a);\nprint(numbers.join(" "));`,
          ],
        },
        PYTHON: {
          starterCode: `numbers = [int(word) for word in input().split()]\n`,
          solution: `numbers = [int(word) for word in input().split()]\nprint(*sorted(numbers))`,
          wrongAnswers: [
            `print(*sorted(input().split()))`,
            `numbers = [int(word) for word in input().split()]\nprint(sorted(numbers))`,
          ],
        },
      },
    },
    {
      id: 1003,
      title: '은메달은 누구?',
      difficulty: 3,
      character: 'NEMO',
      content: `높이뛰기 기록이 있어. **두 번째로 높은** 기록을 찾아 줘. 같은 기록은 하나로 쳐.

### 들어오는 것
기록들이 빈칸 하나씩 사이에 두고 한 줄로

### 나와야 하는 것
두 번째로 높은 기록. 없으면 \`없어\``,
      hints: [
        '가장 높은 기록을 먼저 찾아요.',
        '가장 높은 기록과 **다른** 것들 가운데 가장 높은 것을 찾아요.',
        '중복을 없애고 줄을 세워도 돼요. 자바스크립트는 new Set, 파이썬은 set 을 써요. 하나만 남으면 「없어」예요.',
      ],
      cases: [
        { input: '3 9 4\n', expected: '4\n' },
        { input: '7\n', expected: '없어\n' },
        { input: '5 5 5\n', expected: '없어\n', hidden: true },
        { input: '10 10 9\n', expected: '9\n', hidden: true },
        { input: '1 2\n', expected: '1\n', hidden: true },
        { input: '100 20 3 20\n', expected: '20\n', hidden: true },
        { input: '-1 -2\n', expected: '-2\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const records = input().split(" ").map(Number);\n`,
          solution: `const records = [...new Set(input().split(" ").map(Number))];\nrecords.sort((a, b) => b - a);\nif (records.length < 2) print("없어");\nelse print(records[1]);`,
          wrongAnswers: [
            `const records = input().split(" ").map(Number);\nrecords.sort((a, b) => b - a);\nprint(records.length < 2 ? "없어" : records[1]);`,
            `const records = [...new Set(input().split(" "))];\nrecords.sort().reverse();\nprint(records.length < 2 ? "없어" : records[1]);`,
          ],
        },
        PYTHON: {
          starterCode: `records = [int(word) for word in input().split()]\n`,
          solution: `records = sorted(set(int(word) for word in input().split()))\nif len(records) < 2:\n    print("없어")\nelse:\n    print(records[-2])`,
          wrongAnswers: [
            `records = sorted(int(word) for word in input().split())\nprint(records[-2] if len(records) > 1 else "없어")`,
            `records = sorted(set(input().split()))\nprint(records[-2] if len(records) > 1 else "없어")`,
          ],
        },
      },
    },
    {
      id: 1004,
      title: '번호표 찾기',
      difficulty: 4,
      character: 'CRAB',
      content: `번호표가 **작은 것부터** 줄지어 있어. 가운데를 펼쳐 보고 절반씩 버리면 금방 찾아! 몇 번 펼쳐 보았는지 세어 줘.

### 들어오는 것
- 첫째 줄: 찾는 번호
- 둘째 줄: 번호들이 작은 것부터 빈칸 하나씩 사이에 두고 한 줄로

### 나와야 하는 것
찾으면 \`(자리)번째, (횟수)번 만에\`, 없으면 \`없어, (횟수)번\`. 자리는 1부터, 가운데는 (처음 + 끝)을 2로 나눈 몫(자리는 0부터 셀 때)이야.`,
      hints: [
        '처음과 끝 두 자리를 기억해요. 가운데를 펼쳐서 견주어 봐요.',
        '찾는 번호가 더 크면 처음을 가운데 다음으로, 더 작으면 끝을 가운데 앞으로 옮겨요.',
        '처음이 끝보다 커지면 없는 거예요. 가운데를 펼칠 때마다 횟수에 1을 더해요.',
      ],
      cases: [
        { input: '7\n1 3 5 7 9\n', expected: '4번째, 2번 만에\n' },
        { input: '4\n1 3 5\n', expected: '없어, 2번\n' },
        { input: '5\n5\n', expected: '1번째, 1번 만에\n', hidden: true },
        { input: '1\n1 2 3 4 5 6 7 8\n', expected: '1번째, 3번 만에\n', hidden: true },
        { input: '100\n1 2 3\n', expected: '없어, 2번\n', hidden: true },
        { input: '8\n1 2 3 4 5 6 7 8\n', expected: '8번째, 4번 만에\n', hidden: true },
        { input: '0\n1 2 3 4\n', expected: '없어, 2번\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const wanted = Number(input());\nconst cards = input().split(" ").map(Number);\nlet first = 0;\nlet last = cards.length - 1;\nlet count = 0;\n`,
          solution: `const wanted = Number(input());\nconst cards = input().split(" ").map(Number);\nlet first = 0;\nlet last = cards.length - 1;\nlet count = 0;\nlet at = -1;\nwhile (first <= last && at === -1) {\n  const middle = Math.floor((first + last) / 2);\n  count = count + 1;\n  if (cards[middle] === wanted) at = middle;\n  else if (cards[middle] < wanted) first = middle + 1;\n  else last = middle - 1;\n}\nif (at === -1) print("없어, " + count + "번");\nelse print(at + 1 + "번째, " + count + "번 만에");`,
          wrongAnswers: [
            `const wanted = Number(input());\nconst cards = input().split(" ").map(Number);\nconst at = cards.indexOf(wanted);\nif (at === -1) print("없어, " + cards.length + "번");\nelse print(at + 1 + "번째, " + (at + 1) + "번 만에");`,
            `const wanted = Number(input());\nconst cards = input().split(" ").map(Number);\nlet first = 0;\nlet last = cards.length - 1;\nlet count = 0;\nlet at = -1;\nwhile (first < last && at === -1) {\n  const middle = Math.floor((first + last) / 2);\n  count = count + 1;\n  if (cards[middle] === wanted) at = middle;\n  else if (cards[middle] < wanted) first = middle + 1;\n  else last = middle - 1;\n}\nif (at === -1) print("없어, " + count + "번");\nelse print(at + 1 + "번째, " + count + "번 만에");`,
          ],
        },
        PYTHON: {
          starterCode: `wanted = int(input())\ncards = [int(word) for word in input().split()]\nfirst = 0\nlast = len(cards) - 1\ncount = 0\n`,
          solution: `wanted = int(input())\ncards = [int(word) for word in input().split()]\nfirst = 0\nlast = len(cards) - 1\ncount = 0\nat = -1\nwhile first <= last and at == -1:\n    middle = (first + last) // 2\n    count = count + 1\n    if cards[middle] == wanted:\n        at = middle\n    elif cards[middle] < wanted:\n        first = middle + 1\n    else:\n        last = middle - 1\nif at == -1:\n    print(f"없어, {count}번")\nelse:\n    print(f"{at + 1}번째, {count}번 만에")`,
          wrongAnswers: [
            `wanted = int(input())\ncards = [int(word) for word in input().split()]\nif wanted in cards:\n    at = cards.index(wanted) + 1\n    print(f"{at}번째, {at}번 만에")\nelse:\n    print(f"없어, {len(cards)}번")`,
            `wanted = int(input())\ncards = [int(word) for word in input().split()]\nfirst = 0\nlast = len(cards) - 1\ncount = 0\nat = -1\nwhile first < last and at == -1:\n    middle = (first + last) // 2\n    count = count + 1\n    if cards[middle] == wanted:\n        at = middle\n    elif cards[middle] < wanted:\n        first = middle + 1\n    else:\n        last = middle - 1\nif at == -1:\n    print(f"없어, {count}번")\nelse:\n    print(f"{at + 1}번째, {count}번 만에")`,
          ],
        },
      },
    },
    {
      id: 1005,
      title: '해파리의 산책',
      difficulty: 4,
      character: 'DOLPHIN',
      content: `해파리가 네모난 수조 안을 산책해. 수조는 가로 5칸, 세로 5칸이고 해파리는 왼쪽 위 \`1 1\`에서 시작해. 벽에 부딪히면 **그 자리에 멈춰** 있어.

### 들어오는 것
움직임을 적은 글 한 줄. \`R\` 오른쪽, \`L\` 왼쪽, \`D\` 아래, \`U\` 위

### 나와야 하는 것
마지막 자리를 \`가로 세로\`로`,
      hints: [
        '가로와 세로, 두 개의 상자를 1에서 시작해요.',
        '글자를 하나씩 읽으며 if로 어느 상자를 바꿀지 골라요.',
        '움직이기 전에 벽인지 살펴봐요. 오른쪽은 x가 5보다 작을 때만 1을 더해요.',
      ],
      cases: [
        { input: 'RRD\n', expected: '3 2\n' },
        { input: 'L\n', expected: '1 1\n' },
        { input: 'RRRRRRR\n', expected: '5 1\n', hidden: true },
        { input: 'DDDDDUU\n', expected: '1 3\n', hidden: true },
        { input: 'RDRDRDRD\n', expected: '5 5\n', hidden: true },
        { input: 'UULLRD\n', expected: '2 2\n', hidden: true },
        { input: 'RRRRRLDDDDDU\n', expected: '4 4\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const moves = input();\nlet x = 1;\nlet y = 1;\n\nprint(x + " " + y);\n`,
          solution: `const moves = input();\nlet x = 1;\nlet y = 1;\nfor (const move of moves) {\n  if (move === "R" && x < 5) x = x + 1;\n  if (move === "L" && x > 1) x = x - 1;\n  if (move === "D" && y < 5) y = y + 1;\n  if (move === "U" && y > 1) y = y - 1;\n}\nprint(x + " " + y);`,
          wrongAnswers: [
            `const moves = input();\nlet x = 1;\nlet y = 1;\nfor (const move of moves) {\n  if (move === "R") x = x + 1;\n  if (move === "L") x = x - 1;\n  if (move === "D") y = y + 1;\n  if (move === "U") y = y - 1;\n}\nprint(x + " " + y);`,
            `const moves = input();\nlet x = 1;\nlet y = 1;\nfor (const move of moves) {\n  if (move === "R" && x < 5) x = x + 1;\n  if (move === "L" && x > 0) x = x - 1;\n  if (move === "D" && y < 5) y = y + 1;\n  if (move === "U" && y > 0) y = y - 1;\n}\nprint(x + " " + y);`,
          ],
        },
        PYTHON: {
          starterCode: `moves = input()\nx = 1\ny = 1\n\nprint(x, y)\n`,
          solution: `moves = input()\nx = 1\ny = 1\nfor move in moves:\n    if move == "R" and x < 5:\n        x = x + 1\n    if move == "L" and x > 1:\n        x = x - 1\n    if move == "D" and y < 5:\n        y = y + 1\n    if move == "U" and y > 1:\n        y = y - 1\nprint(x, y)`,
          wrongAnswers: [
            `moves = input()\nx = 1 + moves.count("R") - moves.count("L")\ny = 1 + moves.count("D") - moves.count("U")\nprint(x, y)`,
            `moves = input()\nx = 1 + moves.count("R") - moves.count("L")\ny = 1 + moves.count("D") - moves.count("U")\nprint(min(5, max(1, x)), min(5, max(1, y)))`,
          ],
        },
      },
    },
  ],
};
