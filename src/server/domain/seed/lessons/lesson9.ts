import type { LessonContent } from '../courseContent.ts';

export const lesson9: LessonContent = {
  number: 9,
  title: '9장. 이름표가 붙은 상자',
  description: '이름으로 찾는 상자에 세고 담아요.',
  document: {
    title: '이름표가 붙은 상자, Map',
    content: `## 이름으로 찾기

\`Map\`은 칸 번호 대신 **이름표**로 찾는 상자야. 담을 때는 \`set\`, 꺼낼 때는 \`get\`!

\`\`\`js run
const price = new Map();
price.set("미역", 150);
price.set("사과", 300);
print(price.get("«사과»"));
\`\`\`

\`\`\`scene
drawers price
\`\`\`

---

## 있는지 먼저 묻기

없는 이름표를 꺼내면 \`undefined\`가 나와. \`has\`로 먼저 물어봐.

\`\`\`js run
const price = new Map();
price.set("«미역»", 150);
if (price.has("김")) {
  print(price.get("김"));
} else {
  print("없어요");
}
\`\`\`

\`\`\`scene
drawers price
\`\`\`

---

## 세는 상자

\`get(이름) ?? 0\`은 아직 없으면 0을 줘. 거기에 1을 더해 다시 담으면 셀 수 있어.

\`\`\`js run
const counts = new Map();
for (const shell of ["«소라»", "진주", "소라"]) {
  counts.set(shell, (counts.get(shell) ?? 0) + 1);
}
print(counts.get("소라"));
\`\`\`

\`\`\`scene
drawers counts
\`\`\`

---

## 하나씩 꺼내기

\`for (const [이름, 값] of 상자)\`는 담은 차례대로 꺼내 줘.

\`\`\`js run
const votes = new Map();
votes.set("니모", 3);
votes.set("도리", «2»);
for (const [name, count] of votes) {
  print(name + ": " + count);
}
\`\`\`

\`\`\`scene
drawers votes
\`\`\`

---

## 골라 볼까?

\`\`\`choice
이름으로 값을 찾으려면 무엇을 쓸까?
- [x] \`Map\` | 이름표로 바로 찾는 상자야.
- [ ] \`for\` | 하나씩 다 볼 수도 있지만, 바로 찾는 상자가 있어.
- [ ] \`split\` | \`split\`은 글을 나누는 거야.
\`\`\``,
  },
  problems: [
    {
      id: 902,
      title: '조개 장부',
      difficulty: 3,
      character: 'CRAB',
      content: `크랩이 주운 조개의 이름을 차례로 불러. 종류마다 **몇 개**인지 장부에 적어 줘.

### 들어오는 것
조개 이름들이 빈칸 하나씩 사이에 두고 한 줄로

### 나와야 하는 것
\`이름 개수\`를 한 줄에 하나씩, **처음 나온 차례**대로`,
      hints: [
        '이름표가 붙은 상자를 써요. 자바스크립트는 Map, 파이썬은 사전 {} 이에요.',
        '처음 보는 이름이면 1, 본 적이 있으면 1을 더해요.',
        '다 세고 나서 상자를 처음부터 하나씩 꺼내 보여 줘요. 넣은 차례가 그대로 남아 있어요.',
      ],
      cases: [
        { input: '가리비 소라 가리비\n', expected: '가리비 2\n소라 1\n' },
        { input: '진주\n', expected: '진주 1\n' },
        { input: 'b a b a b\n', expected: 'b 3\na 2\n', hidden: true },
        { input: '1 2 3 10 2\n', expected: '1 1\n2 2\n3 1\n10 1\n', hidden: true },
        { input: '소라 소라 소라\n', expected: '소라 3\n', hidden: true },
        { input: 'z y x z\n', expected: 'z 2\ny 1\nx 1\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const shells = input().split(" ");\nconst counts = new Map();\n`,
          solution: `const shells = input().split(" ");\nconst counts = new Map();\nfor (const shell of shells) {\n  counts.set(shell, (counts.get(shell) ?? 0) + 1);\n}\nfor (const [shell, count] of counts) {\n  print(shell + " " + count);\n}`,
          wrongAnswers: [
            `const shells = input().split(" ");\nconst counts = {};\nfor (const shell of shells) {\n  counts[shell] = (counts[shell] ?? 0) + 1;\n}\nfor (const shell of Object.keys(counts).sort()) {\n  print(shell + " " + counts[shell]);\n}`,
            `const shells = input().split(" ");\nconst counts = new Map();\nfor (const shell of shells) {\n  counts.set(shell, 1);\n}\nfor (const [shell, count] of counts) {\n  print(shell + " " + count);\n}`,
          ],
        },
        PYTHON: {
          starterCode: `shells = input().split()\ncounts = {}\n`,
          solution: `shells = input().split()\ncounts = {}\nfor shell in shells:\n    if shell in counts:\n        counts[shell] = counts[shell] + 1\n    else:\n        counts[shell] = 1\nfor shell in counts:\n    print(shell, counts[shell])`,
          wrongAnswers: [
            `shells = input().split()\nfor shell in sorted(set(shells)):\n    print(shell, shells.count(shell))`,
            `shells = input().split()\nfor shell in shells:\n    print(shell, shells.count(shell))`,
          ],
        },
      },
    },
    {
      id: 903,
      title: '바다 가게의 값표',
      difficulty: 3,
      character: 'SEAHORSE',
      content: `가게의 값표를 외워 두었다가, 손님이 물으면 값을 알려 주자.

### 들어오는 것
- 첫째 줄: 물건의 수
- 그다음 줄부터: \`물건 값\`이 한 줄에 하나씩
- 그다음: 손님이 묻는 물건이 한 줄에 하나씩, \`끝\`이 나올 때까지

### 나와야 하는 것
물을 때마다 값 한 줄. 없는 물건이면 \`없어요\``,
      hints: [
        '물건의 이름을 이름표로, 값을 내용으로 담아요.',
        '「끝」이 나올 때까지 while로 되풀이하며 찾아요.',
        '있는지 먼저 살펴봐요. 자바스크립트는 prices.has(이름), 파이썬은 이름 in prices 예요.',
      ],
      cases: [
        { input: '2\n사과 300\n미역 150\n미역\n김\n끝\n', expected: '150\n없어요\n' },
        { input: '1\n물 10\n끝\n', expected: '' },
        { input: '1\n조개 5\n조개\n조개\n끝\n', expected: '5\n5\n', hidden: true },
        { input: '3\na 1\nb 2\nc 3\nc\nb\na\nd\n끝\n', expected: '3\n2\n1\n없어요\n', hidden: true },
        { input: '1\n공짜 0\n공짜\n끝\n', expected: '0\n', hidden: true },
        { input: '2\n가 1\n가 2\n가\n끝\n', expected: '2\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const count = Number(input());\nconst prices = new Map();\n`,
          solution: `const count = Number(input());\nconst prices = new Map();\nfor (let i = 0; i < count; i++) {\n  const [name, price] = input().split(" ");\n  prices.set(name, price);\n}\nlet asked = input();\nwhile (asked !== "끝") {\n  if (prices.has(asked)) print(prices.get(asked));\n  else print("없어요");\n  asked = input();\n}`,
          wrongAnswers: [
            `const count = Number(input());\nconst prices = new Map();\nfor (let i = 0; i < count; i++) {\n  const [name, price] = input().split(" ");\n  prices.set(name, price);\n}\nlet asked = input();\nwhile (asked !== "끝") {\n  print(prices.get(asked));\n  asked = input();\n}`,
            `const count = Number(input());\nconst prices = new Map();\nfor (let i = 0; i < count; i++) {\n  const [name, price] = input().split(" ");\n  prices.set(name, Number(price));\n}\nlet asked = input();\nwhile (asked !== "끝") {\n  print(prices.get(asked) || "없어요");\n  asked = input();\n}`,
          ],
        },
        PYTHON: {
          starterCode: `count = int(input())\nprices = {}\n`,
          solution: `count = int(input())\nprices = {}\nfor i in range(count):\n    name, price = input().split()\n    prices[name] = price\nasked = input()\nwhile asked != "끝":\n    if asked in prices:\n        print(prices[asked])\n    else:\n        print("없어요")\n    asked = input()`,
          wrongAnswers: [
            `count = int(input())\nprices = {}\nfor i in range(count):\n    name, price = input().split()\n    prices[name] = int(price)\nasked = input()\nwhile asked != "끝":\n    print(prices.get(asked) or "없어요")\n    asked = input()`,
          ],
          crashes: [
            `count = int(input())\nprices = {}\nfor i in range(count):\n    name, price = input().split()\n    prices[name] = price\nasked = input()\nwhile asked != "끝":\n    print(prices[asked])\n    asked = input()`,
          ],
        },
      },
    },
    {
      id: 904,
      title: '인기투표',
      difficulty: 4,
      character: 'NEMO',
      content: `바다 친구들의 인기투표! **가장 많은 표**를 받은 친구를 찾아 줘. 표가 같으면 **먼저 불린** 친구야.

### 들어오는 것
투표한 이름들이 빈칸 하나씩 사이에 두고 한 줄로

### 나와야 하는 것
\`이름 (표 수)표\``,
      hints: [
        '먼저 이름마다 표를 세요. 앞의 「조개 장부」와 같아요.',
        '그다음 세어 둔 상자를 돌며 가장 큰 것을 찾아요.',
        '「더 클 때만」 바꾸면, 표가 같을 때 먼저 불린 친구가 남아요.',
      ],
      cases: [
        { input: '니모 도리 니모\n', expected: '니모 2표\n' },
        { input: '크랩\n', expected: '크랩 1표\n' },
        { input: 'b a a b\n', expected: 'b 2표\n', hidden: true },
        { input: '가 나 다\n', expected: '가 1표\n', hidden: true },
        { input: 'x y y z z z\n', expected: 'z 3표\n', hidden: true },
        { input: '고래 상어 고래 상어 상어\n', expected: '상어 3표\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const votes = input().split(" ");\n`,
          solution: `const votes = input().split(" ");\nconst counts = new Map();\nfor (const name of votes) counts.set(name, (counts.get(name) ?? 0) + 1);\nlet winner = "";\nlet most = 0;\nfor (const [name, count] of counts) {\n  if (count > most) {\n    winner = name;\n    most = count;\n  }\n}\nprint(winner + " " + most + "표");`,
          wrongAnswers: [
            `const votes = input().split(" ");\nconst counts = new Map();\nfor (const name of votes) counts.set(name, (counts.get(name) ?? 0) + 1);\nlet winner = "";\nlet most = 0;\nfor (const [name, count] of counts) {\n  if (count >= most) {\n    winner = name;\n    most = count;\n  }\n}\nprint(winner + " " + most + "표");`,
            `const votes = input().split(" ");\nprint(votes[0] + " " + votes.filter((name) => name === votes[0]).length + "표");`,
          ],
        },
        PYTHON: {
          starterCode: `votes = input().split()\n`,
          solution: `votes = input().split()\ncounts = {}\nfor name in votes:\n    counts[name] = counts.get(name, 0) + 1\nwinner = ""\nmost = 0\nfor name in counts:\n    if counts[name] > most:\n        winner = name\n        most = counts[name]\nprint(f"{winner} {most}표")`,
          wrongAnswers: [
            `votes = input().split()\nwinner = max(sorted(set(votes)), key=votes.count)\nprint(f"{winner} {votes.count(winner)}표")`,
            `votes = input().split()\nprint(f"{votes[0]} {votes.count(votes[0])}표")`,
          ],
        },
      },
    },
    {
      id: 905,
      title: '보물의 짝',
      difficulty: 4,
      character: 'SHARK',
      content: `보물 상자는 **더해서 꼭 맞는 두 열쇠**로만 열려. 맞는 두 열쇠의 자리를 찾아 줘.

### 들어오는 것
- 첫째 줄: 맞춰야 하는 수
- 둘째 줄: 열쇠의 수들이 빈칸 하나씩 사이에 두고 한 줄로

### 나와야 하는 것
두 자리를 작은 것부터 빈칸 하나를 두고 (첫 자리는 1). 없으면 \`없어\`. 짝은 많아야 하나야.`,
      hints: [
        '두 열쇠를 고르는 방법은 「모두 악수해!」와 같아요.',
        '더한 값이 맞으면 자리를 적어 두어요. 찾았는지 기억하는 상자도 하나 있으면 좋아요.',
        '되풀이가 모두 끝나도 못 찾았을 때만 「없어」를 보여 줘요.',
      ],
      cases: [
        { input: '10\n3 8 7 1\n', expected: '1 3\n' },
        { input: '5\n1 2\n', expected: '없어\n' },
        { input: '0\n-4 1 4\n', expected: '1 3\n', hidden: true },
        { input: '6\n3 1 5\n', expected: '2 3\n', hidden: true },
        { input: '8\n4 4\n', expected: '1 2\n', hidden: true },
        { input: '100\n50 1 2 3\n', expected: '없어\n', hidden: true },
        { input: '9\n2 7\n', expected: '1 2\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const target = Number(input());\nconst keys = input().split(" ").map(Number);\n`,
          solution: `const target = Number(input());\nconst keys = input().split(" ").map(Number);\nlet found = "없어";\nfor (let i = 0; i < keys.length; i++) {\n  for (let j = i + 1; j < keys.length; j++) {\n    if (keys[i] + keys[j] === target) found = i + 1 + " " + (j + 1);\n  }\n}\nprint(found);`,
          wrongAnswers: [
            `const target = Number(input());\nconst keys = input().split(" ").map(Number);\nlet found = "없어";\nfor (let i = 0; i < keys.length; i++) {\n  for (let j = 0; j < keys.length; j++) {\n    if (keys[i] + keys[j] === target) found = i + 1 + " " + (j + 1);\n  }\n}\nprint(found);`,
            `const target = Number(input());\nconst keys = input().split(" ").map(Number);\nlet found = "없어";\nfor (let i = 0; i < keys.length - 1; i++) {\n  if (keys[i] + keys[i + 1] === target) found = i + 1 + " " + (i + 2);\n}\nprint(found);`,
          ],
        },
        PYTHON: {
          starterCode: `target = int(input())\nkeys = [int(word) for word in input().split()]\n`,
          solution: `target = int(input())\nkeys = [int(word) for word in input().split()]\nfound = "없어"\nfor i in range(len(keys)):\n    for j in range(i + 1, len(keys)):\n        if keys[i] + keys[j] == target:\n            found = f"{i + 1} {j + 1}"\nprint(found)`,
          wrongAnswers: [
            `target = int(input())\nkeys = [int(word) for word in input().split()]\nfound = "없어"\nfor i in range(len(keys)):\n    for j in range(len(keys)):\n        if keys[i] + keys[j] == target:\n            found = f"{i + 1} {j + 1}"\nprint(found)`,
            `target = int(input())\nkeys = [int(word) for word in input().split()]\nfor i in range(len(keys)):\n    for j in range(i + 1, len(keys)):\n        if keys[i] + keys[j] == target:\n            print(i, j)`,
          ],
        },
      },
    },
  ],
};
