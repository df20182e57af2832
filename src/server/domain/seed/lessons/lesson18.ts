import type { LessonContent } from '../courseContent.ts';

export const lesson18: LessonContent = {
  number: 18,
  title: '파이썬 8장. 사전과 집합',
  description: '이름으로 찾고, 서로 다른 것만 모아요.',
  document: {
    title: '사전과 집합',
    content: `## 이름으로 찾는 사전

\`{이름: 값}\`이 사전이야. \`[이름]\`으로 꺼내.

\`\`\`python run
price = {"미역": 150, "사과": 300}
print(price["«사과»"])
price["김"] = 90
print(len(price))
\`\`\`

\`\`\`scene
drawers price
\`\`\`

---

## 없으면 0

\`get(이름, 0)\`은 없을 때 0을 줘. 셀 때 아주 편해!

\`\`\`python run
counts = {}
for shell in ["«소라»", "진주", "소라"]:
    counts[shell] = counts.get(shell, 0) + 1
print(counts)
\`\`\`

\`\`\`scene
drawers counts
\`\`\`

---

## 서로 다른 것만, 집합

\`set\`은 같은 것을 하나만 담아. \`&\`는 둘 다 있는 것이야.

\`\`\`python run
a = set(["가", "나", "다"])
b = set(["다", "«라»"])
print(len(a))
print(a & b)
\`\`\`

\`\`\`scene
drawers a
\`\`\`

---

## 차례로 꺼내기

\`sorted\`는 이름의 차례로 줄을 세워 줘.

\`\`\`python run
scores = {"나": 2, "가": «5»}
for name in sorted(scores):
    print(name, scores[name])
\`\`\`

\`\`\`scene
drawers scores
\`\`\`

---

## 골라 볼까?

\`\`\`choice
사전에 없는 이름일 때 0을 주는 것은?
- [x] \`get(이름, 0)\` | 없을 때 줄 것을 뒤에 적어.
- [ ] \`[이름]\` | 없는 이름이면 고장 나. 더 다정한 방법이 있어.
- [ ] \`len\` | \`len\`은 몇 개인지 세어 줘.
\`\`\``,
  },
  problems: [
    {
      id: 1802,
      title: '서로 다른 조개',
      difficulty: 1,
      character: 'CRAB',
      content: `주운 조개 가운데 **서로 다른 종류**가 몇 가지인지 세어 줘.

### 들어오는 것
조개 이름들이 빈칸 하나씩 사이에 두고 한 줄로

### 나와야 하는 것
종류의 수`,
      hints: [
        '집합 set 은 같은 것을 하나만 담아요.',
        'set( input().split() ) 으로 집합을 만들어요.',
        '집합의 개수도 len 으로 알 수 있어요.',
      ],
      cases: [
        { input: '가리비 소라 가리비\n', expected: '2\n' },
        { input: '진주\n', expected: '1\n' },
        { input: 'a b c d\n', expected: '4\n', hidden: true },
        { input: '1 1 1 1 1\n', expected: '1\n', hidden: true },
        { input: 'A a\n', expected: '2\n', hidden: true },
        { input: '소라 소라 진주 가리비 진주\n', expected: '3\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `shells = input().split()\n`,
          solution: `shells = input().split()\nprint(len(set(shells)))`,
          wrongAnswers: [`shells = input().split()\nprint(len(shells))`, `print(len(set(input())))`],
        },
      },
    },
    {
      id: 1803,
      title: '함께 아는 친구',
      difficulty: 2,
      character: 'NEMO',
      content: `니모와 도리가 **둘 다 아는 친구**를 찾아 줘. 가나다 차례로!

### 들어오는 것
- 첫째 줄: 니모가 아는 친구들
- 둘째 줄: 도리가 아는 친구들

### 나와야 하는 것
둘 다 아는 친구들을 빈칸 하나씩 사이에 두고 한 줄로. 없으면 \`없어요\``,
      hints: [
        '두 집합에 모두 있는 것은 a & b 로 찾아요.',
        'sorted( ) 는 차례로 줄을 세워 줘요.',
        '함께 아는 친구가 없으면 집합의 길이가 0이에요.',
      ],
      cases: [
        { input: '거북 상어 문어\n문어 고래 거북\n', expected: '거북 문어\n' },
        { input: '가\n나\n', expected: '없어요\n' },
        { input: 'a b c\nc b a\n', expected: 'a b c\n', hidden: true },
        { input: '크랩\n크랩\n', expected: '크랩\n', hidden: true },
        { input: '다 나 가\n가 다\n', expected: '가 다\n', hidden: true },
        { input: 'x y\nz\n', expected: '없어요\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `nemo = set(input().split())\ndory = set(input().split())\n`,
          solution: `nemo = set(input().split())\ndory = set(input().split())\nboth = sorted(nemo & dory)\nif len(both) == 0:\n    print("없어요")\nelse:\n    print(*both)`,
          wrongAnswers: [
            `nemo = set(input().split())\ndory = set(input().split())\nprint(*sorted(nemo | dory))`,
            `nemo = set(input().split())\ndory = set(input().split())\nprint(*sorted(nemo & dory))`,
          ],
        },
      },
    },
    {
      id: 1804,
      title: '점수판',
      difficulty: 3,
      character: 'TURTLE',
      content: `이름과 점수가 차례로 들어와. 같은 이름이 또 나오면 점수를 **더해**. 마지막에 점수판을 이름의 가나다 차례로 보여 줘.

### 들어오는 것
- 첫째 줄: 줄의 수
- 그다음 줄부터: \`이름 점수\`

### 나와야 하는 것
\`이름: 점수\`를 한 줄에 하나씩`,
      hints: [
        '사전 {} 에 이름을 이름표로 점수를 담아요.',
        'scores.get(name, 0) 은 있으면 그 값을, 없으면 0을 줘요.',
        'for name in sorted(scores): 로 차례대로 꺼내요.',
      ],
      cases: [
        { input: '3\n니모 5\n도리 3\n니모 2\n', expected: '니모: 7\n도리: 3\n' },
        { input: '1\n크랩 10\n', expected: '크랩: 10\n' },
        { input: '2\nb 1\na 1\n', expected: 'a: 1\nb: 1\n', hidden: true },
        { input: '4\nx 1\nx 1\nx 1\nx 1\n', expected: 'x: 4\n', hidden: true },
        { input: '2\n가 -3\n가 3\n', expected: '가: 0\n', hidden: true },
        { input: '3\n다 1\n나 2\n가 3\n', expected: '가: 3\n나: 2\n다: 1\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `count = int(input())\nscores = {}\n`,
          solution: `count = int(input())\nscores = {}\nfor i in range(count):\n    name, score = input().split()\n    scores[name] = scores.get(name, 0) + int(score)\nfor name in sorted(scores):\n    print(f"{name}: {scores[name]}")`,
          wrongAnswers: [
            `count = int(input())\nscores = {}\nfor i in range(count):\n    name, score = input().split()\n    scores[name] = int(score)\nfor name in sorted(scores):\n    print(f"{name}: {scores[name]}")`,
            `count = int(input())\nscores = {}\nfor i in range(count):\n    name, score = input().split()\n    scores[name] = scores.get(name, 0) + int(score)\nfor name in scores:\n    print(f"{name}: {scores[name]}")`,
          ],
        },
      },
    },
    {
      id: 1805,
      title: '모스 등대',
      difficulty: 3,
      character: 'SHARK',
      content: `등대가 짧은 빛 \`.\`과 긴 빛 \`-\`으로 글자를 보내. 암호표로 풀어 줘.

\`A .-\` \`B -...\` \`C -.-.\` \`D -..\` \`E .\` \`O ---\` \`S ...\`

### 들어오는 것
빛이 빈칸 하나씩 사이에 두고 한 줄로

### 나와야 하는 것
풀어낸 글자들을 붙여서 한 줄로. 표에 없는 빛은 \`?\``,
      hints: [
        '암호표를 사전으로 만들어요. 이름표는 빛, 내용은 글자예요.',
        '{".-": "A", "-...": "B", …} 처럼 적어요.',
        'table.get(light, "?") 를 하나씩 이어 붙여요.',
      ],
      cases: [
        { input: '... --- ...\n', expected: 'SOS\n' },
        { input: '.-\n', expected: 'A\n' },
        { input: '-... . .- -.. ...\n', expected: 'BEADS\n', hidden: true },
        { input: '-.-. --- -.. .\n', expected: 'CODE\n', hidden: true },
        { input: '.... . .\n', expected: '?EE\n', hidden: true },
        { input: '.-. .-\n', expected: '?A\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `table = {".-": "A", "-...": "B"}\nlights = input().split()\n`,
          solution: `table = {".-": "A", "-...": "B", "-.-.": "C", "-..": "D", ".": "E", "---": "O", "...": "S"}\ntext = ""\nfor light in input().split():\n    text = text + table.get(light, "?")\nprint(text)`,
          wrongAnswers: [
            `table = {".-": "A", "-...": "B", "-.-.": "C", "-..": "D", ".": "E", "---": "O", "...": "S"}\nfor light in input().split():\n    print(table.get(light, "?"))`,
          ],
          crashes: [
            `table = {".-": "A", "-...": "B", "-.-.": "C", "-..": "D", ".": "E", "---": "O", "...": "S"}\ntext = ""\nfor light in input().split():\n    text = text + table[light]\nprint(text)`,
          ],
        },
      },
    },
  ],
};
