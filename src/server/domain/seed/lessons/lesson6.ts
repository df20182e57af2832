import type { LessonContent } from '../courseContent.ts';
import { textBlocks } from './blocks/textBlocks.ts';

export const lesson6: LessonContent = {
  number: 6,
  title: '6장. 글자의 바다',
  description: '글자를 세고, 자르고, 바꿔요.',
  document: {
    title: '글자의 바다',
    content: `## 글자도 줄지어 있어

글자에도 칸 번호가 있어. 첫 글자는 \`[0]\`, 길이는 \`length\`야.

\`\`\`js run
const word = "«돌고래»";
print(word[0]);
print(word.length);
\`\`\`

\`\`\`scene
beads word
\`\`\`

---

## 한 글자씩 살펴보기

\`for of\`는 글자도 하나씩 꺼내 줘.

\`\`\`js run
let stars = "";
for (const letter of "«바다친구»") {
  stars = stars + letter + "★";
}
print(stars);
\`\`\`

\`\`\`scene
beads stars
\`\`\`

---

## 거꾸로 붙이기

새 글자를 **앞쪽**에 붙이면 거꾸로 된 말이 돼. 신기하지?

\`\`\`js run
let mirror = "";
for (const letter of "«기차표»") {
  mirror = letter + mirror;
}
print(mirror);
\`\`\`

\`\`\`scene
beads mirror
\`\`\`

---

## 찾고 바꾸기

\`includes\`는 들어 있는지, \`indexOf\`는 어디에 있는지 알려 줘. 없으면 -1이야.

\`\`\`js run
const sea = "«조개와 진주»";
print(sea.includes("진주"));
print(sea.indexOf("진주"));
print(sea.indexOf("보물"));
\`\`\`

\`\`\`scene
beads sea
\`\`\`

---

## 골라 볼까?

\`\`\`choice
\`"바다"[0]\`은 무엇일까?
- [x] 바 | 첫 글자의 번호는 0이야.
- [ ] 다 | 다는 \`[1]\`이야. 번호는 0부터!
- [ ] 바다 | 번호를 쓰면 한 글자만 나와.
\`\`\``,
  },
  problems: [
    {
      id: 602,
      title: '이름표 만들기',
      difficulty: 1,
      character: 'SEAHORSE',
      content: `이름표의 길이를 알아야 딱 맞게 자르지!

### 들어오는 것
이름 한 줄

### 나와야 하는 것
- 첫째 줄: 이름의 글자 수
- 둘째 줄: 이름의 **첫 글자**`,
      hints: [
        '글자의 수는 자바스크립트는 name.length, 파이썬은 len(name) 이에요.',
        '글자에도 번호가 있어요. 첫 글자의 번호는 0이에요.',
        'name[0] 이 첫 글자예요.',
      ],
      cases: [
        { input: '니모\n', expected: '2\n니\n' },
        { input: '파도코딩\n', expected: '4\n파\n' },
        { input: '뚝딱 크랩\n', expected: '5\n뚝\n', hidden: true },
        { input: 'A\n', expected: '1\nA\n', hidden: true },
        { input: 'Dolphin World\n', expected: '13\nD\n', hidden: true },
        { input: '가나다라마바사\n', expected: '7\n가\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const name = input();\n`,
          solution: `const name = input();\nprint(name.length);\nprint(name[0]);`,
          wrongAnswers: [
            `const name = input();\nprint(name.length);\nprint(name[1]);`,
            `const name = input();\nprint(name.length - 1);\nprint(name[0]);`,
          ],
        },
        PYTHON: {
          starterCode: `name = input()\n`,
          solution: `name = input()\nprint(len(name))\nprint(name[0])`,
          wrongAnswers: [
            `name = input()\nprint(len(name))\nprint(name[1:2])`,
            `name = input()\nprint(len(name.split()))\nprint(name[0])`,
          ],
        },
        BLOCKS: textBlocks[602],
      },
    },
    {
      id: 603,
      title: '거울 물고기',
      difficulty: 2,
      character: 'NEMO',
      content: `거울 물고기는 **거꾸로 읽어도 똑같은** 말만 좋아해. \`기러기\`처럼!

### 들어오는 것
낱말 한 줄

### 나와야 하는 것
거꾸로 읽어도 같으면 \`거울이야\`, 다르면 \`달라\``,
      hints: [
        '뒤에서부터 한 글자씩 이어 붙여 거꾸로 된 낱말을 만들어 봐요.',
        '빈 글자 "" 에서 시작해서, 글자를 앞쪽에 붙이면 거꾸로가 돼요.',
        '만든 낱말과 처음 낱말이 같은지 if로 견주어요.',
      ],
      cases: [
        { input: '기러기\n', expected: '거울이야\n' },
        { input: '바다\n', expected: '달라\n' },
        { input: '토마토\n', expected: '거울이야\n', hidden: true },
        { input: '물\n', expected: '거울이야\n', hidden: true },
        { input: '다시합창합시다\n', expected: '거울이야\n', hidden: true },
        { input: 'level\n', expected: '거울이야\n', hidden: true },
        { input: 'Level\n', expected: '달라\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const word = input();\nlet mirror = "";\n`,
          solution: `const word = input();\nlet mirror = "";\nfor (const letter of word) {\n  mirror = letter + mirror;\n}\nif (mirror === word) {\n  print("거울이야");\n} else {\n  print("달라");\n}`,
          wrongAnswers: [
            `const word = input();\nif (word[0] === word[word.length - 1]) {\n  print("거울이야");\n} else {\n  print("달라");\n}\nif (word === "level") print("!");`,
            `const word = input();\nlet mirror = "";\nfor (const letter of word) {\n  mirror = mirror + letter;\n}\nprint(mirror === word ? "거울이야" : "달라");`,
          ],
        },
        PYTHON: {
          starterCode: `word = input()\nmirror = ""\n`,
          solution: `word = input()\nmirror = ""\nfor letter in word:\n    mirror = letter + mirror\nif mirror == word:\n    print("거울이야")\nelse:\n    print("달라")`,
          wrongAnswers: [
            `word = input()\nmirror = ""\nfor letter in word:\n    mirror = mirror + letter\nif mirror == word:\n    print("거울이야")\nelse:\n    print("달라")`,
            `word = input().lower()\nprint("거울이야" if word == word[::-1] else "달라")`,
          ],
        },
        BLOCKS: textBlocks[603],
      },
    },
    {
      id: 604,
      title: 'o를 찾아라',
      difficulty: 2,
      character: 'CRAB',
      content: `영어 글 속에 동그란 물방울 \`o\`가 몇 개나 숨어 있을까? 큰 글자 \`O\`도 물방울이야.

### 들어오는 것
영어 글 한 줄

### 나와야 하는 것
\`o\`와 \`O\`를 모두 센 수`,
      hints: [
        '글자를 하나씩 살펴보며 세어요.',
        '글자가 "o" 이거나 "O" 이면 1을 더해요.',
        '모두 작은 글자로 바꾸고 세어도 좋아요. 자바스크립트는 toLowerCase(), 파이썬은 lower() 예요.',
      ],
      cases: [
        { input: 'Dolphin World\n', expected: '2\n' },
        { input: 'sea\n', expected: '0\n' },
        { input: 'OoOo\n', expected: '4\n', hidden: true },
        { input: 'bubble bobble oh no\n', expected: '3\n', hidden: true },
        { input: '0 is not o\n', expected: '2\n', hidden: true },
        { input: 'O\n', expected: '1\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const text = input();\nlet count = 0;\n\nprint(count);\n`,
          solution: `const text = input();\nlet count = 0;\nfor (const letter of text) {\n  if (letter === "o" || letter === "O") count = count + 1;\n}\nprint(count);`,
          wrongAnswers: [
            `const text = input();\nlet count = 0;\nfor (const letter of text) {\n  if (letter === "o") count = count + 1;\n}\nprint(count);`,
            `const text = input();\nprint(text.toLowerCase().includes("o") ? 1 : 0);`,
          ],
        },
        PYTHON: {
          starterCode: `text = input()\ncount = 0\n\nprint(count)\n`,
          solution: `text = input()\ncount = 0\nfor letter in text:\n    if letter == "o" or letter == "O":\n        count = count + 1\nprint(count)`,
          wrongAnswers: [
            `print(input().count("o"))`,
            `text = input()\ncount = 0\nfor letter in text:\n    if letter == "o" or "O":\n        count = count + 1\nprint(count)`,
          ],
        },
        BLOCKS: textBlocks[604],
      },
    },
    {
      id: 605,
      title: '암호 조개',
      difficulty: 4,
      character: 'SHARK',
      content: `암호 조개는 영어 작은 글자를 **다음 글자**로 바꿔. \`a\`는 \`b\`, \`b\`는 \`c\`… \`z\`는 다시 \`a\`야. 다른 글자와 빈칸은 그대로 둬.

### 들어오는 것
글 한 줄

### 나와야 하는 것
암호로 바뀐 글 한 줄`,
      hints: [
        '알파벳을 모두 적은 줄 "abcdefghijklmnopqrstuvwxyz" 가 있으면 편해요.',
        '그 줄에서 글자의 자리를 찾아요. 자바스크립트는 indexOf, 파이썬은 find 예요. 없으면 -1 이 나와요.',
        '다음 자리는 (자리 + 1) % 26 이에요. 그래서 z 다음이 다시 a가 돼요.',
      ],
      cases: [
        { input: 'abc\n', expected: 'bcd\n' },
        { input: 'sea star\n', expected: 'tfb tubs\n' },
        { input: 'xyz\n', expected: 'yza\n', hidden: true },
        { input: 'Hello!\n', expected: 'Hfmmp!\n', hidden: true },
        { input: 'z\n', expected: 'a\n', hidden: true },
        { input: '안녕 buddy\n', expected: '안녕 cveez\n', hidden: true },
        { input: 'a1b2\n', expected: 'b1c2\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const letters = "abcdefghijklmnopqrstuvwxyz";\nconst text = input();\nlet secret = "";\n\nprint(secret);\n`,
          solution: `const letters = "abcdefghijklmnopqrstuvwxyz";\nconst text = input();\nlet secret = "";\nfor (const letter of text) {\n  const at = letters.indexOf(letter);\n  if (at === -1) {\n    secret = secret + letter;\n  } else {\n    secret = secret + letters[(at + 1) % 26];\n  }\n}\nprint(secret);`,
          wrongAnswers: [
            `const letters = "abcdefghijklmnopqrstuvwxyz";\nlet secret = "";\nfor (const letter of input()) {\n  secret = secret + letters[(letters.indexOf(letter) + 1) % 26];\n}\nprint(secret);`,
            `const letters = "abcdefghijklmnopqrstuvwxyz";\nlet secret = "";\nfor (const letter of input()) {\n  const at = letters.indexOf(letter);\n  secret = secret + (at === -1 ? letter : letters[at + 1]);\n}\nprint(secret);`,
          ],
        },
        PYTHON: {
          starterCode: `letters = "abcdefghijklmnopqrstuvwxyz"\ntext = input()\nsecret = ""\n\nprint(secret)\n`,
          solution: `letters = "abcdefghijklmnopqrstuvwxyz"\ntext = input()\nsecret = ""\nfor letter in text:\n    at = letters.find(letter)\n    if at == -1:\n        secret = secret + letter\n    else:\n        secret = secret + letters[(at + 1) % 26]\nprint(secret)`,
          wrongAnswers: [
            `letters = "abcdefghijklmnopqrstuvwxyz"\nsecret = ""\nfor letter in input():\n    secret = secret + letters[(letters.find(letter) + 1) % 26]\nprint(secret)`,
          ],
          crashes: [
            `letters = "abcdefghijklmnopqrstuvwxyz"\nsecret = ""\nfor letter in input():\n    at = letters.find(letter)\n    secret = secret + (letter if at == -1 else letters[at + 1])\nprint(secret)`,
          ],
        },
      },
    },
  ],
};
