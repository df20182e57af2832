import type { LessonContent } from '../courseContent.ts';
import { listBlocks } from './blocks/listBlocks.ts';

export const lesson5: LessonContent = {
  number: 5,
  title: '5장. 줄지어 선 친구들',
  description: '여러 값을 한 줄로 담는 배열을 배워요.',
  document: {
    title: '줄지어 선 친구들, 배열',
    content: `## 한 상자에 여럿

**배열**은 칸이 여러 개인 상자야. 대괄호 \`[ ]\` 안에 쉼표로 나누어 담아.

\`\`\`js run
const friends = ["니모", "도리", "«거북»"];
print(friends);
\`\`\`

\`\`\`scene
shells friends
\`\`\`

---

## 칸 번호는 0부터

첫 번째 칸의 번호는 **0**이야. 모두 몇 칸인지는 \`length\`가 알려 줘.

\`\`\`js run
const friends = ["니모", "도리", "거북"];
print(friends[«0»]);
print(friends[2]);
print(friends.length);
\`\`\`

\`\`\`scene
shells friends
\`\`\`

---

## 하나씩 꺼내기

\`for of\`는 칸을 차례로 꺼내 줘. 배열과 되풀이는 단짝이야!

\`\`\`js run
const shells = [«3, 9, 4»];
let total = 0;
for (const shell of shells) {
  total = total + shell;
}
print(total);
\`\`\`

\`\`\`scene
shells shells
\`\`\`

---

## 뒤에 더하기

\`push\`는 맨 뒤에 새 칸을 붙여. 빈 배열에서 시작해 하나씩 모아 봐.

\`\`\`js run
const line = [];
for (let i = 1; i <= «4»; i++) {
  line.push(i * i);
}
print(line.join(" "));
\`\`\`

\`\`\`scene
shells line
\`\`\`

---

## 글을 나누어 배열로

\`split(" ")\`은 빈칸에서 글을 잘라 배열로 만들어. 거꾸로 잇는 것은 \`join(" ")\`!

\`\`\`js run
const words = "«바다 는 넓어»".split(" ");
print(words.length);
print(words.join("-"));
\`\`\`

\`\`\`scene
beads words
\`\`\`

---

## 골라 볼까?

\`\`\`choice
\`["니모", "도리", "거북"]\`에서 \`[1]\`은 누구?
- [ ] 니모 | 니모는 \`[0]\`이야. 번호가 0부터였지?
- [x] 도리 | 번호는 0부터니까 1번은 둘째 도리야.
- [ ] 거북 | 거북은 \`[2]\`야. 하나씩 세어 볼까?
\`\`\``,
  },
  problems: [
    {
      id: 502,
      title: '맨 앞과 맨 뒤',
      difficulty: 1,
      character: 'NEMO',
      content: `물고기들이 줄을 섰어. 맨 앞과 맨 뒤에 선 친구를 불러 줘.

### 들어오는 것
친구들의 이름이 **빈칸 하나씩** 사이에 두고 한 줄로

### 나와야 하는 것
- 첫째 줄: 맨 앞 친구
- 둘째 줄: 맨 뒤 친구`,
      hints: [
        '한 줄을 빈칸으로 나누면 배열이 돼요. input().split(" ") 을 써 봐요.',
        '첫 번째 칸의 번호는 1이 아니라 0이에요.',
        '마지막 칸의 번호는 길이보다 1 작아요. 자바스크립트는 names.length - 1, 파이썬은 -1 도 돼요.',
      ],
      cases: [
        { input: '니모 도리 거북\n', expected: '니모\n거북\n' },
        { input: '크랩\n', expected: '크랩\n크랩\n' },
        { input: '가 나\n', expected: '가\n나\n', hidden: true },
        { input: '하나 둘 셋 넷 다섯\n', expected: '하나\n다섯\n', hidden: true },
        { input: 'Dory Nemo Marlin\n', expected: 'Dory\nMarlin\n', hidden: true },
        { input: '고래 고래\n', expected: '고래\n고래\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const names = input().split(" ");\n`,
          solution: `const names = input().split(" ");\nprint(names[0]);\nprint(names[names.length - 1]);`,
          wrongAnswers: [
            `const names = input().split(" ");\nprint(names[1]);\nprint(names[names.length]);`,
            `const names = input().split(" ");\nprint(names[0]);\nprint(names[2]);`,
          ],
        },
        PYTHON: {
          starterCode: `names = input().split()\n`,
          solution: `names = input().split()\nprint(names[0])\nprint(names[-1])`,
          wrongAnswers: [`names = input()\nprint(names[0])\nprint(names[-1])`],
          crashes: [`names = input().split()\nprint(names[0])\nprint(names[2])`],
        },
        BLOCKS: listBlocks[502],
      },
    },
    {
      id: 503,
      title: '거꾸로 서기',
      difficulty: 2,
      character: 'SEAHORSE',
      content: `해마가 호루라기를 불면 친구들이 **거꾸로** 다시 줄을 서.

### 들어오는 것
이름들이 빈칸 하나씩 사이에 두고 한 줄로

### 나와야 하는 것
거꾸로 선 이름들을 빈칸 하나씩 사이에 두고 한 줄로`,
      hints: [
        '뒤에서부터 하나씩 꺼내 새 배열에 넣어 봐요.',
        '배열에 넣을 때는 자바스크립트는 push, 파이썬은 append를 써요.',
        '한 줄로 이을 때는 자바스크립트는 line.join(" "), 파이썬은 " ".join(line) 이에요.',
      ],
      cases: [
        { input: '니모 도리 거북\n', expected: '거북 도리 니모\n' },
        { input: '크랩\n', expected: '크랩\n' },
        { input: '1 2 3 4 5\n', expected: '5 4 3 2 1\n', hidden: true },
        { input: '가 나\n', expected: '나 가\n', hidden: true },
        { input: '나 나 가\n', expected: '가 나 나\n', hidden: true },
        { input: 'a b c d e f g\n', expected: 'g f e d c b a\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const names = input().split(" ");\nconst line = [];\n\nprint(line.join(" "));\n`,
          solution: `const names = input().split(" ");\nconst line = [];\nfor (let i = names.length - 1; i >= 0; i--) {\n  line.push(names[i]);\n}\nprint(line.join(" "));`,
          wrongAnswers: [
            `const names = input().split(" ");\nconst line = [];\nfor (let i = names.length - 1; i > 0; i--) {\n  line.push(names[i]);\n}\nprint(line.join(" "));`,
            `const names = input().split(" ");\nprint(names.reverse());`,
          ],
        },
        PYTHON: {
          starterCode: `names = input().split()\nline = []\n\nprint(" ".join(line))\n`,
          solution: `names = input().split()\nline = []\nfor name in names:\n    line.insert(0, name)\nprint(" ".join(line))`,
          wrongAnswers: [`names = input().split()\nprint(names[::-1])`, `print(input()[::-1])`],
        },
        BLOCKS: listBlocks[503],
      },
    },
    {
      id: 504,
      title: '가장 무거운 조개',
      difficulty: 2,
      character: 'CRAB',
      content: `조개가 한 줄로 놓여 있어. **가장 무거운** 조개의 무게와 **몇 번째**인지 알려 줘. 무게가 같으면 앞에 있는 것이야.

### 들어오는 것
조개의 무게들이 빈칸 하나씩 사이에 두고 한 줄로

### 나와야 하는 것
- 첫째 줄: 가장 무거운 무게
- 둘째 줄: 몇 번째인지 (첫 번째는 1)`,
      hints: [
        '첫 조개를 「지금까지 가장 무거운 것」으로 정해 두고, 하나씩 견주어 봐요.',
        '글자로 견주면 "9"가 "10"보다 크다고 해요. 먼저 수로 바꿔요.',
        '더 무거운 것을 만나면 무게와 자리를 함께 바꿔요. 자리는 0부터 세니까 보여 줄 때 1을 더해요.',
      ],
      cases: [
        { input: '3 9 4\n', expected: '9\n2\n' },
        { input: '7\n', expected: '7\n1\n' },
        { input: '10 9 8\n', expected: '10\n1\n', hidden: true },
        { input: '5 5 5\n', expected: '5\n1\n', hidden: true },
        { input: '1 2 3 4 100\n', expected: '100\n5\n', hidden: true },
        { input: '9 10\n', expected: '10\n2\n', hidden: true },
        { input: '-3 -1 -2\n', expected: '-1\n2\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const shells = input().split(" ").map(Number);\n`,
          solution: `const shells = input().split(" ").map(Number);\nlet best = 0;\nfor (let i = 1; i < shells.length; i++) {\n  if (shells[i] > shells[best]) best = i;\n}\nprint(shells[best]);\nprint(best + 1);`,
          wrongAnswers: [
            `const shells = input().split(" ").map(Number);\nlet best = 0;\nfor (let i = 1; i < shells.length; i++) {\n  if (shells[i] >= shells[best]) best = i;\n}\nprint(shells[best]);\nprint(best + 1);`,
            `const shells = input().split(" ");\nlet best = 0;\nfor (let i = 1; i < shells.length; i++) {\n  if (shells[i] > shells[best]) best = i;\n}\nprint(shells[best]);\nprint(best + 1);`,
          ],
        },
        PYTHON: {
          starterCode: `shells = [int(word) for word in input().split()]\n`,
          solution: `shells = [int(word) for word in input().split()]\nbest = 0\nfor i in range(len(shells)):\n    if shells[i] > shells[best]:\n        best = i\nprint(shells[best])\nprint(best + 1)`,
          wrongAnswers: [
            `shells = [int(word) for word in input().split()]\nheaviest = max(shells)\nprint(heaviest)\nprint(shells.index(heaviest))`,
            `shells = input().split()\nheaviest = max(shells)\nprint(heaviest)\nprint(shells.index(heaviest) + 1)`,
          ],
        },
        BLOCKS: listBlocks[504],
      },
    },
    {
      id: 505,
      title: '이웃끼리 더하기',
      difficulty: 3,
      character: 'DOLPHIN',
      content: `나란히 선 **두 이웃의 수**를 더해서 새 줄을 만들어. \`1 2 3 4\`는 \`3 5 7\`이 돼.

### 들어오는 것
수가 둘 이상, 빈칸 하나씩 사이에 두고 한 줄로

### 나와야 하는 것
이웃끼리 더한 수들을 빈칸 하나씩 사이에 두고 한 줄로`,
      hints: [
        '수가 네 개면 이웃은 세 쌍이에요. 한 번 적게 되풀이해요.',
        'i번째와 i + 1번째를 더해요.',
        '끝을 조심해요. 마지막 수에는 오른쪽 이웃이 없어요.',
      ],
      cases: [
        { input: '1 2 3 4\n', expected: '3 5 7\n' },
        { input: '5 5\n', expected: '10\n' },
        { input: '0 0 0\n', expected: '0 0\n', hidden: true },
        { input: '10 -10 10\n', expected: '0 0\n', hidden: true },
        { input: '1 10 100 1000\n', expected: '11 110 1100\n', hidden: true },
        { input: '7 8\n', expected: '15\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const numbers = input().split(" ").map(Number);\nconst sums = [];\n\nprint(sums.join(" "));\n`,
          solution: `const numbers = input().split(" ").map(Number);\nconst sums = [];\nfor (let i = 0; i < numbers.length - 1; i++) {\n  sums.push(numbers[i] + numbers[i + 1]);\n}\nprint(sums.join(" "));`,
          wrongAnswers: [
            `const numbers = input().split(" ").map(Number);\nconst sums = [];\nfor (let i = 0; i < numbers.length; i++) {\n  sums.push(numbers[i] + numbers[i + 1]);\n}\nprint(sums.join(" "));`,
            `const numbers = input().split(" ");\nconst sums = [];\nfor (let i = 0; i < numbers.length - 1; i++) {\n  sums.push(numbers[i] + numbers[i + 1]);\n}\nprint(sums.join(" "));`,
          ],
        },
        PYTHON: {
          starterCode: `numbers = [int(word) for word in input().split()]\nsums = []\n\nprint(*sums)\n`,
          solution: `numbers = [int(word) for word in input().split()]\nsums = []\nfor i in range(len(numbers) - 1):\n    sums.append(numbers[i] + numbers[i + 1])\nprint(*sums)`,
          wrongAnswers: [
            `numbers = input().split()\nsums = []\nfor i in range(len(numbers) - 1):\n    sums.append(numbers[i] + numbers[i + 1])\nprint(*sums)`,
          ],
          crashes: [
            `numbers = [int(word) for word in input().split()]\nsums = []\nfor i in range(len(numbers)):\n    sums.append(numbers[i] + numbers[i + 1])\nprint(*sums)`,
          ],
        },
        BLOCKS: listBlocks[505],
      },
    },
  ],
};
