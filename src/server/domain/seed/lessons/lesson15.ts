import type { LessonContent } from '../courseContent.ts';
import { listBlocks } from './blocks/listBlocks.ts';

export const lesson15: LessonContent = {
  number: 15,
  title: '파이썬 5장. 줄줄이 리스트',
  description: '여러 값을 한 상자에 담아 다뤄요.',
  document: {
    title: '줄줄이 리스트',
    content: `## 여럿을 한 상자에

리스트는 \`[ ]\`로 만들고 칸 번호는 0부터야. \`-1\`은 맨 끝!

\`\`\`python run
fish = ["니모", "도리", "«거북»"]
print(fish[0])
print(fish[-1])
print(len(fish))
\`\`\`

\`\`\`scene
shells fish
\`\`\`

---

## 넣고 더하기

\`append\`는 맨 뒤에 넣고, \`sum\`은 모두 더해 줘.

\`\`\`python run
shells = []
for i in range(1, «5»):
    shells.append(i * 10)
print(shells)
print(sum(shells))
\`\`\`

\`\`\`scene
shells shells
\`\`\`

---

## 조각내기

\`fish[1:]\`은 둘째부터, \`fish[:2]\`는 앞의 둘, \`fish[::-1]\`은 거꾸로야.

\`\`\`python run
fish = ["a", "b", "c", "d"]
print(fish[«1:»])
print(fish[:2])
print(fish[::-1])
\`\`\`

\`\`\`scene
shells fish
\`\`\`

---

## 골라 담기

살펴보고 마음에 드는 것만 새 리스트에 담아.

\`\`\`python run
passed = []
for score in [«90, 70, 85»]:
    if score >= 80:
        passed.append(score)
print(*passed)
\`\`\`

\`\`\`scene
shells passed
\`\`\`

---

## 골라 볼까?

\`\`\`choice
리스트의 맨 끝을 꺼내는 번호는?
- [ ] \`[0]\` | 0은 맨 앞이야.
- [ ] \`[1]\` | 1은 둘째 칸이야.
- [x] \`[-1]\` | -1은 뒤에서 첫째, 바로 맨 끝!
\`\`\``,
  },
  problems: [
    {
      id: 1502,
      title: '평균 물 온도',
      difficulty: 2,
      character: 'DOLPHIN',
      content: `며칠 동안 잰 물의 온도가 있어. 모두 더한 값과 평균을 알려 줘.

### 들어오는 것
온도들이 빈칸 하나씩 사이에 두고 한 줄로

### 나와야 하는 것
- 첫째 줄: 더한 값
- 둘째 줄: 평균을 소수 **첫째 자리**까지 (\`20.0\`처럼)`,
      hints: [
        'sum(리스트) 는 모두 더해 주고 len(리스트) 는 개수를 알려 줘요.',
        '평균은 더한 값을 개수로 나눈 것이에요.',
        'f"{average:.1f}" 라고 쓰면 소수 첫째 자리까지 보여 줘요.',
      ],
      cases: [
        { input: '20 22 24\n', expected: '66\n22.0\n' },
        { input: '7\n', expected: '7\n7.0\n' },
        { input: '1 2\n', expected: '3\n1.5\n', hidden: true },
        { input: '0 0 0 0\n', expected: '0\n0.0\n', hidden: true },
        { input: '10 11 13\n', expected: '34\n11.3\n', hidden: true },
        { input: '-4 4 6\n', expected: '6\n2.0\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `temperatures = [int(word) for word in input().split()]\n`,
          solution: `temperatures = [int(word) for word in input().split()]\nprint(sum(temperatures))\nprint(f"{sum(temperatures) / len(temperatures):.1f}")`,
          wrongAnswers: [
            `temperatures = [int(word) for word in input().split()]\nprint(sum(temperatures))\nprint(sum(temperatures) // len(temperatures))`,
            `temperatures = [int(word) for word in input().split()]\nprint(sum(temperatures))\nprint(f"{sum(temperatures) / 3:.1f}")`,
          ],
        },
      },
    },
    {
      id: 1503,
      title: '통과한 점수만',
      difficulty: 2,
      character: 'TURTLE',
      content: `**80 이상**인 점수만 골라 차례대로 보여 줘.

### 들어오는 것
점수들이 빈칸 하나씩 사이에 두고 한 줄로

### 나와야 하는 것
고른 점수들을 한 줄로. 하나도 없으면 \`다음에 또!\``,
      hints: [
        '빈 리스트를 만들고, 80 이상이면 append로 넣어요.',
        '리스트가 비었는지는 len(passed) == 0 으로 알아요.',
        'print(*passed) 는 리스트를 빈칸으로 이어 보여 줘요.',
      ],
      cases: [
        { input: '90 70 80\n', expected: '90 80\n' },
        { input: '10\n', expected: '다음에 또!\n' },
        { input: '100 100\n', expected: '100 100\n', hidden: true },
        { input: '79 80 81\n', expected: '80 81\n', hidden: true },
        { input: '0 79 1\n', expected: '다음에 또!\n', hidden: true },
        { input: '85 84 83 82\n', expected: '85 84 83 82\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `scores = [int(word) for word in input().split()]\npassed = []\n`,
          solution: `scores = [int(word) for word in input().split()]\npassed = []\nfor score in scores:\n    if score >= 80:\n        passed.append(score)\nif len(passed) == 0:\n    print("다음에 또!")\nelse:\n    print(*passed)`,
          wrongAnswers: [
            `scores = [int(word) for word in input().split()]\npassed = []\nfor score in scores:\n    if score > 80:\n        passed.append(score)\nif len(passed) == 0:\n    print("다음에 또!")\nelse:\n    print(*passed)`,
            `scores = [int(word) for word in input().split()]\npassed = []\nfor score in scores:\n    if score >= 80:\n        passed.append(score)\nprint(*passed)`,
          ],
        },
        BLOCKS: listBlocks[1503],
      },
    },
    {
      id: 1504,
      title: '한 칸씩 밀기',
      difficulty: 3,
      character: 'NEMO',
      content: `물고기들이 빙글빙글 도는 놀이기구를 탔어. 한 번 돌 때마다 **맨 앞 물고기가 맨 뒤로** 가.

### 들어오는 것
- 첫째 줄: 도는 횟수
- 둘째 줄: 물고기의 이름들이 빈칸 하나씩 사이에 두고 한 줄로

### 나와야 하는 것
다 돌고 난 뒤의 차례`,
      hints: [
        'fish[1:] 는 둘째부터 끝까지, fish[:1] 은 맨 앞 하나예요.',
        '두 조각을 바꾸어 더하면 한 번 돈 것이에요.',
        'for i in range(turns): 안에서 fish = fish[1:] + fish[:1]',
      ],
      cases: [
        { input: '1\n니모 도리 거북\n', expected: '도리 거북 니모\n' },
        { input: '0\na b\n', expected: 'a b\n' },
        { input: '3\na b c\n', expected: 'a b c\n', hidden: true },
        { input: '4\na b c\n', expected: 'b c a\n', hidden: true },
        { input: '100\nx\n', expected: 'x\n', hidden: true },
        { input: '2\n1 2 3 4 5\n', expected: '3 4 5 1 2\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `turns = int(input())\nfish = input().split()\n`,
          solution: `turns = int(input())\nfish = input().split()\nfor i in range(turns):\n    fish = fish[1:] + fish[:1]\nprint(*fish)`,
          wrongAnswers: [
            `turns = int(input())\nfish = input().split()\nfish = fish[turns:] + fish[:turns]\nprint(*fish)`,
            `turns = int(input())\nfish = input().split()\nfor i in range(turns):\n    fish = fish[-1:] + fish[:-1]\nprint(*fish)`,
          ],
        },
      },
    },
    {
      id: 1505,
      title: '쌓아 온 조개',
      difficulty: 3,
      character: 'CRAB',
      content: `날마다 주운 조개의 수가 있어. 그날까지 **모두 몇 개**를 모았는지 차례로 적어 줘.

### 들어오는 것
수들이 빈칸 하나씩 사이에 두고 한 줄로

### 나와야 하는 것
그날까지 모은 수들을 빈칸 하나씩 사이에 두고 한 줄로`,
      hints: [
        '「3 1 2」라면 3, 3+1, 3+1+2 예요.',
        'total에 하나씩 더하면서, 더할 때마다 새 리스트에 넣어요.',
        'for 안에서 total = total + shell 과 sums.append(total) 두 줄을 써요.',
      ],
      cases: [
        { input: '3 1 2\n', expected: '3 4 6\n' },
        { input: '5\n', expected: '5\n' },
        { input: '0 0 0\n', expected: '0 0 0\n', hidden: true },
        { input: '1 1 1 1 1\n', expected: '1 2 3 4 5\n', hidden: true },
        { input: '10 -5 10\n', expected: '10 5 15\n', hidden: true },
        { input: '100 200 300\n', expected: '100 300 600\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `shells = [int(word) for word in input().split()]\ntotal = 0\nsums = []\n\nprint(*sums)\n`,
          solution: `shells = [int(word) for word in input().split()]\ntotal = 0\nsums = []\nfor shell in shells:\n    total = total + shell\n    sums.append(total)\nprint(*sums)`,
          wrongAnswers: [
            `shells = [int(word) for word in input().split()]\nsums = []\nfor shell in shells:\n    sums.append(sum(shells))\nprint(*sums)`,
            `shells = [int(word) for word in input().split()]\ntotal = 0\nsums = []\nfor shell in shells:\n    sums.append(total)\n    total = total + shell\nprint(*sums)`,
          ],
        },
        BLOCKS: listBlocks[1505],
      },
    },
  ],
};
