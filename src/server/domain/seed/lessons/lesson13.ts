import type { LessonContent } from '../courseContent.ts';
import { repeatBlocks } from './blocks/repeatBlocks.ts';

export const lesson13: LessonContent = {
  number: 13,
  title: '파이썬 3장. range로 되풀이',
  description: 'for와 range로 세면서 되풀이해요.',
  document: {
    title: 'range로 되풀이',
    content: `## 세면서 되풀이

\`range(4)\`는 0, 1, 2, 3을 줘. **4는 없어!**

\`\`\`python run
for i in range(«4»):
    print(i)
\`\`\`

\`\`\`scene
wheel
\`\`\`

---

## 시작과 끝

\`range(1, 4)\`는 1에서 시작해 4 **앞**에서 멈춰.

\`\`\`python run
for i in range(«1, 4»):
    print(f"{i}번째 파도")
\`\`\`

\`\`\`scene
wheel
\`\`\`

---

## 건너뛰기

셋째 수는 건너뛰는 크기야. 거꾸로 셀 수도 있어!

\`\`\`python run
print(*range(«1, 10, 2»))
print(*range(5, 0, -1))
\`\`\`

---

## 모으기

되풀이 **밖에** 상자를 두고 안에서 더해. 들여쓰기가 안과 밖을 정해.

\`\`\`python run
total = 0
for i in range(1, «5»):
    total = total + i
print(total)
\`\`\`

\`\`\`scene
box total i
\`\`\`

---

## 골라 볼까?

\`\`\`choice
\`range(4)\`에 없는 수는?
- [ ] 0 | 0부터 시작해. 첫 수가 0이야.
- [ ] 3 | 3은 마지막 수야. 그다음을 볼까?
- [x] 4 | 4 앞에서 멈춰. 0, 1, 2, 3뿐이야!
\`\`\``,
  },
  problems: [
    {
      id: 1302,
      title: '파도야 파도야',
      difficulty: 1,
      character: 'SEAHORSE',
      content: `파도를 들어온 수만큼 불러 줘.

### 들어오는 것
부르는 횟수

### 나와야 하는 것
\`1번째 파도\`, \`2번째 파도\`… 한 줄에 하나씩`,
      hints: [
        'range(3) 은 0, 1, 2 를 줘요.',
        '1부터 세고 싶으면 range(1, 끝 + 1) 이에요.',
        'for i in range(1, count + 1): 아래에 print를 들여 써요.',
      ],
      cases: [
        { input: '3\n', expected: '1번째 파도\n2번째 파도\n3번째 파도\n' },
        { input: '1\n', expected: '1번째 파도\n' },
        {
          input: '5\n',
          expected: '1번째 파도\n2번째 파도\n3번째 파도\n4번째 파도\n5번째 파도\n',
          hidden: true,
        },
        {
          input: '10\n',
          expected:
            '1번째 파도\n2번째 파도\n3번째 파도\n4번째 파도\n5번째 파도\n6번째 파도\n7번째 파도\n8번째 파도\n9번째 파도\n10번째 파도\n',
          hidden: true,
        },
        { input: '2\n', expected: '1번째 파도\n2번째 파도\n', hidden: true },
        {
          input: '20\n',
          expected:
            '1번째 파도\n2번째 파도\n3번째 파도\n4번째 파도\n5번째 파도\n6번째 파도\n7번째 파도\n8번째 파도\n9번째 파도\n10번째 파도\n11번째 파도\n12번째 파도\n13번째 파도\n14번째 파도\n15번째 파도\n16번째 파도\n17번째 파도\n18번째 파도\n19번째 파도\n20번째 파도\n',
          hidden: true,
        },
      ],
      programs: {
        PYTHON: {
          starterCode: `count = int(input())\n`,
          solution: `count = int(input())\nfor i in range(1, count + 1):\n    print(f"{i}번째 파도")`,
          wrongAnswers: [
            `count = int(input())\nfor i in range(count):\n    print(f"{i}번째 파도")`,
            `count = int(input())\nfor i in range(1, count):\n    print(f"{i}번째 파도")`,
          ],
        },
        BLOCKS: repeatBlocks[1302],
      },
    },
    {
      id: 1303,
      title: '홀수 징검다리',
      difficulty: 2,
      character: 'CRAB',
      content: `크랩은 **홀수** 돌만 밟아. 1부터 들어온 수까지 홀수만 차례로 보여 줘.

### 들어오는 것
마지막 돌의 번호

### 나와야 하는 것
홀수들을 빈칸 하나씩 사이에 두고 한 줄로`,
      hints: [
        'range(1, 끝 + 1, 2) 는 2씩 건너뛰어요.',
        '한 줄에 이어 쓰려면 print(i, end=" ") 나 리스트를 써요.',
        'print(*range(1, last + 1, 2)) 처럼 한 줄로도 돼요.',
      ],
      cases: [
        { input: '7\n', expected: '1 3 5 7\n' },
        { input: '1\n', expected: '1\n' },
        { input: '8\n', expected: '1 3 5 7\n', hidden: true },
        { input: '2\n', expected: '1\n', hidden: true },
        { input: '15\n', expected: '1 3 5 7 9 11 13 15\n', hidden: true },
        { input: '10\n', expected: '1 3 5 7 9\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `last = int(input())\n`,
          solution: `last = int(input())\nprint(*range(1, last + 1, 2))`,
          wrongAnswers: [
            `last = int(input())\nprint(*range(1, last, 2))`,
            `last = int(input())\nprint(*range(0, last + 1, 2))`,
          ],
        },
      },
    },
    {
      id: 1304,
      title: '쌓이는 산호',
      difficulty: 2,
      character: 'DOLPHIN',
      content: `산호 탑의 1층에는 산호가 1개, 2층에는 4개(2×2), 3층에는 9개(3×3)… 모두 몇 개일까?

### 들어오는 것
탑의 층 수 (0에서 100까지)

### 나와야 하는 것
산호의 수를 모두 더한 값`,
      hints: [
        '밖에 total = 0 을 두고 되풀이하며 더해요.',
        'i층에는 i * i 개가 있어요.',
        '되풀이가 다 끝난 다음에 한 번만 print 해요. 들여쓰기를 살펴봐요.',
      ],
      cases: [
        { input: '3\n', expected: '14\n' },
        { input: '1\n', expected: '1\n' },
        { input: '0\n', expected: '0\n', hidden: true },
        { input: '10\n', expected: '385\n', hidden: true },
        { input: '100\n', expected: '338350\n', hidden: true },
        { input: '2\n', expected: '5\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `floors = int(input())\ntotal = 0\n\nprint(total)\n`,
          solution: `floors = int(input())\ntotal = 0\nfor i in range(1, floors + 1):\n    total = total + i * i\nprint(total)`,
          wrongAnswers: [
            `floors = int(input())\ntotal = 0\nfor i in range(floors):\n    total = total + i * i\nprint(total)`,
            `floors = int(input())\ntotal = 0\nfor i in range(1, floors + 1):\n    total = total + i * 2\nprint(total)`,
          ],
        },
        BLOCKS: repeatBlocks[1304],
      },
    },
    {
      id: 1305,
      title: '첨벙 놀이',
      difficulty: 3,
      character: 'NEMO',
      content: `바다 친구들의 수 세기 놀이! 3으로 나누어떨어지면 \`첨\`, 5로 나누어떨어지면 \`벙\`, 둘 다면 \`첨벙\`, 아니면 그 수를 말해.

### 들어오는 것
마지막 수

### 나와야 하는 것
1부터 마지막 수까지 한 줄에 하나씩`,
      hints: [
        '둘 다 나누어떨어지는지를 **먼저** 물어봐요.',
        '15로 나누어떨어지면 둘 다예요.',
        'if i % 15 == 0 → elif i % 3 == 0 → elif i % 5 == 0 → else',
      ],
      cases: [
        { input: '5\n', expected: '1\n2\n첨\n4\n벙\n' },
        { input: '3\n', expected: '1\n2\n첨\n' },
        {
          input: '15\n',
          expected: '1\n2\n첨\n4\n벙\n첨\n7\n8\n첨\n벙\n11\n첨\n13\n14\n첨벙\n',
          hidden: true,
        },
        { input: '1\n', expected: '1\n', hidden: true },
        {
          input: '30\n',
          expected:
            '1\n2\n첨\n4\n벙\n첨\n7\n8\n첨\n벙\n11\n첨\n13\n14\n첨벙\n16\n17\n첨\n19\n벙\n첨\n22\n23\n첨\n벙\n26\n첨\n28\n29\n첨벙\n',
          hidden: true,
        },
        {
          input: '16\n',
          expected: '1\n2\n첨\n4\n벙\n첨\n7\n8\n첨\n벙\n11\n첨\n13\n14\n첨벙\n16\n',
          hidden: true,
        },
      ],
      programs: {
        PYTHON: {
          starterCode: `last = int(input())\n`,
          solution: `last = int(input())\nfor i in range(1, last + 1):\n    if i % 15 == 0:\n        print("첨벙")\n    elif i % 3 == 0:\n        print("첨")\n    elif i % 5 == 0:\n        print("벙")\n    else:\n        print(i)`,
          wrongAnswers: [
            `last = int(input())\nfor i in range(1, last + 1):\n    if i % 3 == 0:\n        print("첨")\n    elif i % 5 == 0:\n        print("벙")\n    elif i % 15 == 0:\n        print("첨벙")\n    else:\n        print(i)`,
            `last = int(input())\nfor i in range(last):\n    if i % 15 == 0:\n        print("첨벙")\n    elif i % 3 == 0:\n        print("첨")\n    elif i % 5 == 0:\n        print("벙")\n    else:\n        print(i)`,
          ],
        },
        BLOCKS: repeatBlocks[1305],
      },
    },
  ],
};
