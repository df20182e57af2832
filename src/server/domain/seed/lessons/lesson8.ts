import type { LessonContent } from '../courseContent.ts';
import { gridBlocks } from './blocks/gridBlocks.ts';

export const lesson8: LessonContent = {
  number: 8,
  title: '8장. 되풀이 속의 되풀이',
  description: '되풀이 안에 되풀이를 넣어 무늬를 그려요.',
  document: {
    title: '되풀이 속의 되풀이',
    content: `## 바깥과 안쪽

되풀이 안에 되풀이를 넣을 수 있어. 바깥이 **한 번** 돌 때 안쪽은 **끝까지** 돌아.

\`\`\`js run
for (let row = 1; row <= 2; row++) {
  for (let column = 1; column <= «3»; column++) {
    print(row + "줄 " + column + "칸");
  }
}
\`\`\`

\`\`\`scene
wheel
\`\`\`

---

## 한 줄을 모아 보여 주기

안쪽에서 한 줄을 모으고, 안쪽이 끝나면 \`print\`를 한 번 해.

\`\`\`js run
for (let row = 0; row < 3; row++) {
  let line = "";
  for (let column = 0; column < 5; column++) {
    line = line + "«#»";
  }
  print(line);
}
\`\`\`

\`\`\`scene
mosaic
\`\`\`

---

## 안쪽이 점점 길어지게

안쪽이 도는 횟수에 바깥의 번호를 쓰면 **계단**이 돼.

\`\`\`js run
for (let row = 1; row <= «4»; row++) {
  let line = "";
  for (let i = 0; i < row; i++) {
    line = line + "@";
  }
  print(line);
}
\`\`\`

\`\`\`scene
mosaic
\`\`\`

---

## 번갈아 놓기

줄 번호와 칸 번호를 더해 짝수인지 보면 **바둑무늬**를 만들 수 있어.

\`\`\`js run
for (let row = 0; row < 3; row++) {
  let line = "";
  for (let column = 0; column < 6; column++) {
    line = line + ((row + column) % 2 === 0 ? "«P»" : "W");
  }
  print(line);
}
\`\`\`

\`\`\`scene
mosaic
\`\`\`

---

## 골라 볼까?

\`\`\`choice
바깥이 2번, 안쪽이 3번 돌면 안쪽 일은 모두 몇 번?
- [ ] 5번 | 더하지 말고, 바깥이 한 번 돌 때 안쪽이 몇 번 도는지 봐.
- [x] 6번 | 바깥 한 번에 안쪽 세 번. 3 + 3이라서 여섯 번!
- [ ] 3번 | 그건 바깥이 한 번 돌았을 때야. 바깥은 두 번 돌아.
\`\`\``,
  },
  problems: [
    {
      id: 802,
      title: '모자이크 바닥',
      difficulty: 2,
      character: 'CRAB',
      content: `네모난 바닥에 타일을 깔자. 가로로 몇 장, 세로로 몇 줄인지 알려 줄게.

### 들어오는 것
- 첫째 줄: 줄의 수
- 둘째 줄: 한 줄에 놓는 타일의 수

### 나와야 하는 것
\`#\`으로 그린 바닥`,
      hints: [
        '바깥 되풀이는 줄을, 안쪽 되풀이는 한 줄의 타일을 맡아요.',
        '한 줄을 빈 글자에서 시작해 "#" 을 이어 붙여 만들어요.',
        'print는 안쪽 되풀이가 끝난 다음, 한 줄에 한 번만 해요.',
      ],
      cases: [
        { input: '2\n3\n', expected: '###\n###\n' },
        { input: '1\n1\n', expected: '#\n' },
        { input: '3\n2\n', expected: '##\n##\n##\n', hidden: true },
        { input: '5\n5\n', expected: '#####\n#####\n#####\n#####\n#####\n', hidden: true },
        { input: '1\n10\n', expected: '##########\n', hidden: true },
        { input: '4\n1\n', expected: '#\n#\n#\n#\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const rows = Number(input());\nconst columns = Number(input());\n`,
          solution: `const rows = Number(input());\nconst columns = Number(input());\nfor (let row = 0; row < rows; row++) {\n  let line = "";\n  for (let column = 0; column < columns; column++) {\n    line = line + "#";\n  }\n  print(line);\n}`,
          wrongAnswers: [
            `const rows = Number(input());\nconst columns = Number(input());\nfor (let row = 0; row < columns; row++) {\n  let line = "";\n  for (let column = 0; column < rows; column++) line = line + "#";\n  print(line);\n}`,
            `const rows = Number(input());\nconst columns = Number(input());\nfor (let row = 0; row < rows; row++) {\n  for (let column = 0; column < columns; column++) print("#");\n}`,
          ],
        },
        PYTHON: {
          starterCode: `rows = int(input())\ncolumns = int(input())\n`,
          solution: `rows = int(input())\ncolumns = int(input())\nfor row in range(rows):\n    line = ""\n    for column in range(columns):\n        line = line + "#"\n    print(line)`,
          wrongAnswers: [
            `rows = int(input())\ncolumns = int(input())\nfor row in range(columns):\n    print("#" * rows)`,
            `rows = int(input())\ncolumns = int(input())\nfor row in range(rows):\n    for column in range(columns):\n        print("#")`,
          ],
        },
        BLOCKS: gridBlocks[802],
      },
    },
    {
      id: 803,
      title: '오른쪽 계단',
      difficulty: 3,
      character: 'SEAHORSE',
      content: `해마의 계단은 **오른쪽**으로 붙어 있어. 빈칸 자리에는 점 \`.\`을 찍어 줘.

### 들어오는 것
계단의 층 수

### 나와야 하는 것
3층이면 이렇게.

\`\`\`text
..#
.##
###
\`\`\``,
      hints: [
        '한 줄마다 점과 # 을 더하면 언제나 층 수만큼이에요.',
        'i번째 줄에는 # 이 i개, 점이 (층 수 - i)개 있어요.',
        '점을 먼저 다 붙이고, 그 뒤에 # 을 붙여요.',
      ],
      cases: [
        { input: '3\n', expected: '..#\n.##\n###\n' },
        { input: '1\n', expected: '#\n' },
        { input: '2\n', expected: '.#\n##\n', hidden: true },
        { input: '5\n', expected: '....#\n...##\n..###\n.####\n#####\n', hidden: true },
        {
          input: '8\n',
          expected: '.......#\n......##\n.....###\n....####\n...#####\n..######\n.#######\n########\n',
          hidden: true,
        },
        { input: '4\n', expected: '...#\n..##\n.###\n####\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const floors = Number(input());\n`,
          solution: `const floors = Number(input());\nfor (let i = 1; i <= floors; i++) {\n  let line = "";\n  for (let dot = 0; dot < floors - i; dot++) line = line + ".";\n  for (let step = 0; step < i; step++) line = line + "#";\n  print(line);\n}`,
          wrongAnswers: [
            `const floors = Number(input());\nfor (let i = 1; i <= floors; i++) {\n  let line = "";\n  for (let step = 0; step < i; step++) line = line + "#";\n  for (let dot = 0; dot < floors - i; dot++) line = line + ".";\n  print(line);\n}`,
            `const floors = Number(input());\nfor (let i = 0; i < floors; i++) {\n  let line = "";\n  for (let dot = 0; dot < floors - i; dot++) line = line + ".";\n  for (let step = 0; step < i; step++) line = line + "#";\n  print(line);\n}`,
          ],
        },
        PYTHON: {
          starterCode: `floors = int(input())\n`,
          solution: `floors = int(input())\nfor i in range(1, floors + 1):\n    print("." * (floors - i) + "#" * i)`,
          wrongAnswers: [
            `floors = int(input())\nfor i in range(1, floors + 1):\n    print("#" * i + "." * (floors - i))`,
            `floors = int(input())\nfor i in range(floors):\n    print("." * (floors - i) + "#" * i)`,
          ],
        },
      },
    },
    {
      id: 804,
      title: '바둑판 산호밭',
      difficulty: 3,
      character: 'NEMO',
      content: `산호밭에 분홍 산호 \`P\`와 하얀 산호 \`W\`를 **번갈아** 심어. 위아래로도 번갈아야 해. 왼쪽 위는 \`P\`야.

### 들어오는 것
- 첫째 줄: 줄의 수
- 둘째 줄: 한 줄의 칸 수

### 나와야 하는 것
산호밭`,
      hints: [
        '줄 번호와 칸 번호를 더해 봐요. 무엇을 알 수 있을까요?',
        '더한 수가 짝수면 P, 홀수면 W예요.',
        '(row + column) % 2 를 if로 살펴봐요.',
      ],
      cases: [
        { input: '2\n3\n', expected: 'PWP\nWPW\n' },
        { input: '1\n1\n', expected: 'P\n' },
        { input: '3\n3\n', expected: 'PWP\nWPW\nPWP\n', hidden: true },
        { input: '4\n1\n', expected: 'P\nW\nP\nW\n', hidden: true },
        { input: '1\n6\n', expected: 'PWPWPW\n', hidden: true },
        { input: '5\n8\n', expected: 'PWPWPWPW\nWPWPWPWP\nPWPWPWPW\nWPWPWPWP\nPWPWPWPW\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const rows = Number(input());\nconst columns = Number(input());\n`,
          solution: `const rows = Number(input());\nconst columns = Number(input());\nfor (let row = 0; row < rows; row++) {\n  let line = "";\n  for (let column = 0; column < columns; column++) {\n    if ((row + column) % 2 === 0) {\n      line = line + "P";\n    } else {\n      line = line + "W";\n    }\n  }\n  print(line);\n}`,
          wrongAnswers: [
            `const rows = Number(input());\nconst columns = Number(input());\nfor (let row = 0; row < rows; row++) {\n  let line = "";\n  for (let column = 0; column < columns; column++) line = line + (column % 2 === 0 ? "P" : "W");\n  print(line);\n}`,
            `const rows = Number(input());\nconst columns = Number(input());\nfor (let row = 1; row <= rows; row++) {\n  let line = "";\n  for (let column = 0; column < columns; column++) line = line + ((row + column) % 2 === 0 ? "P" : "W");\n  print(line);\n}`,
          ],
        },
        PYTHON: {
          starterCode: `rows = int(input())\ncolumns = int(input())\n`,
          solution: `rows = int(input())\ncolumns = int(input())\nfor row in range(rows):\n    line = ""\n    for column in range(columns):\n        if (row + column) % 2 == 0:\n            line = line + "P"\n        else:\n            line = line + "W"\n    print(line)`,
          wrongAnswers: [
            `rows = int(input())\ncolumns = int(input())\nfor row in range(rows):\n    line = ""\n    for column in range(columns):\n        line = line + ("P" if column % 2 == 0 else "W")\n    print(line)`,
            `rows = int(input())\ncolumns = int(input())\nfor row in range(rows):\n    line = ""\n    for column in range(columns):\n        line = line + ("W" if (row + column) % 2 == 0 else "P")\n    print(line)`,
          ],
        },
        BLOCKS: gridBlocks[804],
      },
    },
    {
      id: 805,
      title: '모두 악수해!',
      difficulty: 3,
      character: 'DOLPHIN',
      content: `모임에 온 친구들이 **모두 서로 한 번씩** 악수해. 누구와 누가 악수하는지 차례로 적어 줘.

### 들어오는 것
친구들의 이름이 빈칸 하나씩 사이에 두고 한 줄로

### 나와야 하는 것
\`앞사람-뒷사람\`을 한 줄에 하나씩. 앞에 적힌 친구부터 차례로. 친구가 한 명뿐이면 \`혼자야\``,
      hints: [
        '바깥 되풀이가 앞사람을, 안쪽 되풀이가 뒷사람을 골라요.',
        '뒷사람은 앞사람의 **다음** 자리부터 시작해요. 그래야 한 번씩만 악수해요.',
        '안쪽 되풀이는 j를 i + 1 부터 시작해요. 한 명일 때는 먼저 if로 살펴봐요.',
      ],
      cases: [
        { input: '가 나 다\n', expected: '가-나\n가-다\n나-다\n' },
        { input: '혼자\n', expected: '혼자야\n' },
        { input: '니모 도리\n', expected: '니모-도리\n', hidden: true },
        { input: 'a b c d\n', expected: 'a-b\na-c\na-d\nb-c\nb-d\nc-d\n', hidden: true },
        {
          input: '1 2 3 4 5\n',
          expected: '1-2\n1-3\n1-4\n1-5\n2-3\n2-4\n2-5\n3-4\n3-5\n4-5\n',
          hidden: true,
        },
        { input: '고래 상어 문어\n', expected: '고래-상어\n고래-문어\n상어-문어\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const names = input().split(" ");\n`,
          solution: `const names = input().split(" ");\nif (names.length === 1) print("혼자야");\nfor (let i = 0; i < names.length; i++) {\n  for (let j = i + 1; j < names.length; j++) {\n    print(names[i] + "-" + names[j]);\n  }\n}`,
          wrongAnswers: [
            `const names = input().split(" ");\nif (names.length === 1) print("혼자야");\nfor (let i = 0; i < names.length; i++) {\n  for (let j = 0; j < names.length; j++) {\n    print(names[i] + "-" + names[j]);\n  }\n}`,
            `const names = input().split(" ");\nif (names.length === 1) print("혼자야");\nfor (let i = 0; i < names.length - 1; i++) {\n  print(names[i] + "-" + names[i + 1]);\n}`,
          ],
        },
        PYTHON: {
          starterCode: `names = input().split()\n`,
          solution: `names = input().split()\nif len(names) == 1:\n    print("혼자야")\nfor i in range(len(names)):\n    for j in range(i + 1, len(names)):\n        print(names[i] + "-" + names[j])`,
          wrongAnswers: [
            `names = input().split()\nif len(names) == 1:\n    print("혼자야")\nfor a in names:\n    for b in names:\n        if a != b:\n            print(a + "-" + b)`,
            `names = input().split()\nif len(names) == 1:\n    print("혼자야")\nfor i in range(len(names) - 1):\n    print(names[i] + "-" + names[i + 1])`,
          ],
        },
      },
    },
  ],
};
