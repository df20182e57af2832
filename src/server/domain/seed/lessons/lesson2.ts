import type { LessonContent } from '../courseContent.ts';
import { choiceBlocks } from './blocks/choiceBlocks.ts';

export const lesson2: LessonContent = {
  number: 2,
  title: '2장. 갈림길에서 고르기',
  description: 'if와 else로 알맞은 길을 골라요.',
  document: {
    title: '만약에, 라고 말하기',
    content: `## 갈림길, if

바닷길에는 갈림길이 많아. **만약** 괄호 안의 말이 맞으면, 중괄호 \`{ }\` 안의 일을 해.

\`\`\`js run
const shells = «12»;
if (shells >= 10) {
  print("조개가 넉넉해!");
}
\`\`\`

\`\`\`scene
fork
\`\`\`

---

## 아니면, else

맞지 않을 때 할 일은 \`else\` 뒤에 써. 조개의 수를 바꿔 가며 실행해 봐!

\`\`\`js run
const shells = «4»;
if (shells >= 10) {
  print("조개가 넉넉해!");
} else {
  print("조금 더 모으자.");
}
\`\`\`

\`\`\`scene
fork
\`\`\`

---

## 여러 갈래, else if

컴퓨터는 **위에서부터** 하나씩 물어보고, 처음으로 맞는 길 **하나만** 가.

\`\`\`js run
const depth = «50»;
if (depth < 10) {
  print("얕은 바다");
} else if (depth < 100) {
  print("깊은 바다");
} else {
  print("아주 깊은 바다");
}
\`\`\`

\`\`\`scene
fork
\`\`\`

---

## 견주는 기호

견줄 때는 등호를 **세 개** \`===\` 써. 하나 \`=\`는 상자에 담으라는 뜻이야.

\`\`\`js run
print(7 === «7»);
print(7 > 10);
print(7 % 2 === 0);
\`\`\`

\`\`\`scene
lamps
\`\`\`

---

## 그리고, 또는

\`&&\`는 **둘 다** 맞을 때, \`||\`는 **하나라도** 맞을 때 맞아.

\`\`\`js run
const age = «9»;
print(age >= 6 && age <= 15);
\`\`\`

\`\`\`scene
lamps
\`\`\`

---

## 이것만 기억해!

만약은 \`if\`, 아니면은 \`else\`, 견줄 때는 \`===\`. 이제 갈림길 문제를 풀러 가 볼까?

\`\`\`choice
조개가 10개일 때 \`if (shells > 10)\` 길로 갈까?
- [x] 가지 않아 | 10은 10보다 크지 않아. 10도 넣고 싶으면 \`>=\`를 써.
- [ ] 가 | \`>\`는 「더 크다」는 뜻이야. 10과 10은 같지?
- [ ] 고장 나 | 맞지 않으면 고장 나지 않고 그냥 지나가.
\`\`\``,
  },
  problems: [
    {
      id: 202,
      title: '문을 열어 줄까?',
      difficulty: 1,
      character: 'CRAB',
      content: `뚝딱 크랩의 공사장에는 **키가 100 이상**인 친구만 들어갈 수 있어.

### 들어오는 것
친구의 키가 한 줄로 들어와.

### 나와야 하는 것
- 키가 100이거나 그보다 크면 \`들어와!\`
- 아니면 \`조금 더 크면 만나!\``,
      hints: [
        '키가 꼭 100인 친구는 어떻게 될까요? 100을 넣어 실행해 보세요.',
        '> 는 더 클 때만 맞아요. 같을 때도 맞는 기호가 있어요.',
        '> 를 >= 로 바꾸어 보세요.',
      ],
      cases: [
        { input: '120\n', expected: '들어와!\n' },
        { input: '90\n', expected: '조금 더 크면 만나!\n' },
        { input: '100\n', expected: '들어와!\n' },
        { input: '99\n', expected: '조금 더 크면 만나!\n', hidden: true },
        { input: '180\n', expected: '들어와!\n', hidden: true },
        { input: '101\n', expected: '들어와!\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const height = Number(input());\nif (height > 100) {\n  print("들어와!");\n} else {\n  print("조금 더 크면 만나!");\n}\n`,
          solution: `const height = Number(input());\nif (height >= 100) {\n  print("들어와!");\n} else {\n  print("조금 더 크면 만나!");\n}`,
          wrongAnswers: [
            `const height = Number(input());\nif (height > 100) print("들어와!"); else print("조금 더 크면 만나!");`,
            `const height = Number(input());\nif (height >= 100) print("조금 더 크면 만나!"); else print("들어와!");`,
          ],
        },
        BLOCKS: choiceBlocks[202],
      },
    },
    {
      id: 203,
      title: '짝수 물고기, 홀수 물고기',
      difficulty: 2,
      character: 'NEMO',
      content: `물고기들이 줄을 섰어. 번호가 **짝수**면 왼쪽, **홀수**면 오른쪽으로 헤엄쳐 가.

### 들어오는 것
물고기의 번호가 한 줄로 들어와.

### 나와야 하는 것
짝수면 \`왼쪽\`, 홀수면 \`오른쪽\``,
      hints: [
        '짝수는 2로 나누었을 때 남는 수가 0이에요.',
        'number % 2 는 2로 나누고 남은 수예요. 이것이 0과 같은지 물어보세요.',
        'if (number % 2 === 0) { … } else { … } 모양으로 써 보세요.',
      ],
      cases: [
        { input: '4\n', expected: '왼쪽\n' },
        { input: '7\n', expected: '오른쪽\n' },
        { input: '0\n', expected: '왼쪽\n', hidden: true },
        { input: '1\n', expected: '오른쪽\n', hidden: true },
        { input: '1000\n', expected: '왼쪽\n', hidden: true },
        { input: '99\n', expected: '오른쪽\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const number = Number(input());\n`,
          solution: `const number = Number(input());\nif (number % 2 === 0) {\n  print("왼쪽");\n} else {\n  print("오른쪽");\n}`,
          wrongAnswers: [
            `const number = Number(input());\nprint(number % 2 === 0 ? "오른쪽" : "왼쪽");`,
            `print("왼쪽");`,
          ],
        },
        BLOCKS: choiceBlocks[203],
      },
    },
    {
      id: 204,
      title: '바다 속 층 안내',
      difficulty: 2,
      character: 'TURTLE',
      content: `거북 할아버지의 잠수 엘리베이터가 깊이에 따라 층 이름을 말해 줘.

### 들어오는 것
깊이(미터)가 한 줄로 들어와.

### 나와야 하는 것
| 깊이 | 말 |
| --- | --- |
| 10보다 얕으면 | \`햇살 층\` |
| 10 이상 100보다 얕으면 | \`산호 층\` |
| 100 이상이면 | \`별빛 층\` |`,
      hints: [
        '갈래가 셋이니까 if, else if, else 를 하나씩 써요.',
        '위에서부터 물어보니까, 처음에 depth < 10 을 물어보면 다음에는 depth < 100 만 물어봐도 돼요.',
        'if (depth < 10) … else if (depth < 100) … else … 의 빈 곳에 print를 넣어요.',
      ],
      cases: [
        { input: '5\n', expected: '햇살 층\n' },
        { input: '50\n', expected: '산호 층\n' },
        { input: '300\n', expected: '별빛 층\n' },
        { input: '10\n', expected: '산호 층\n', hidden: true },
        { input: '100\n', expected: '별빛 층\n', hidden: true },
        { input: '0\n', expected: '햇살 층\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const depth = Number(input());\n`,
          solution: `const depth = Number(input());\nif (depth < 10) {\n  print("햇살 층");\n} else if (depth < 100) {\n  print("산호 층");\n} else {\n  print("별빛 층");\n}`,
          wrongAnswers: [
            `const d = Number(input());\nif (d <= 10) print("햇살 층"); else if (d < 100) print("산호 층"); else print("별빛 층");`,
            `const d = Number(input());\nif (d < 100) print("산호 층"); else if (d < 10) print("햇살 층"); else print("별빛 층");`,
          ],
        },
        BLOCKS: choiceBlocks[204],
      },
    },
    {
      id: 205,
      title: '가장 큰 진주',
      difficulty: 3,
      character: 'SEAHORSE',
      content: `해마 우체부가 진주 세 알을 배달해. 그중 **가장 큰** 진주의 크기를 알려 줘.

### 들어오는 것
진주의 크기가 한 줄에 하나씩, 세 줄로 들어와.

### 나와야 하는 것
가장 큰 수를 한 줄로 보여 줘.`,
      hints: [
        '먼저 a가 가장 크다고 생각해 볼까요? let biggest = a;',
        'b가 biggest보다 크면 biggest를 b로 바꿔요. c도 똑같이 물어봐요.',
        'if (b > biggest) { biggest = b; } 를 쓰고, c에도 한 번 더 쓴 다음에 print 해요.',
      ],
      cases: [
        { input: '3\n9\n5\n', expected: '9\n' },
        { input: '8\n2\n4\n', expected: '8\n' },
        { input: '1\n2\n3\n', expected: '3\n', hidden: true },
        { input: '7\n7\n7\n', expected: '7\n', hidden: true },
        { input: '5\n5\n6\n', expected: '6\n', hidden: true },
        { input: '100\n20\n3\n', expected: '100\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const a = Number(input());\nconst b = Number(input());\nconst c = Number(input());\n`,
          solution: `const a = Number(input());\nconst b = Number(input());\nconst c = Number(input());\nlet biggest = a;\nif (b > biggest) {\n  biggest = b;\n}\nif (c > biggest) {\n  biggest = c;\n}\nprint(biggest);`,
          wrongAnswers: [
            `const a = input(), b = input(), c = input();\nlet m = a;\nif (b > m) m = b;\nif (c > m) m = c;\nprint(m);`,
            `const a = Number(input()), b = Number(input()), c = Number(input());\nif (a > b && a > c) print(a);\nelse if (b > a && b > c) print(b);\nelse print(a);`,
          ],
        },
        BLOCKS: choiceBlocks[205],
      },
    },
    {
      id: 206,
      title: '놀이동산 입장료',
      difficulty: 3,
      character: 'SHARK',
      content: `상어 코치의 물놀이 동산에는 이런 규칙이 있어.

- **7살 이하**이거나 **65살 이상**이면 공짜야.
- 8살부터 18살까지는 조개 **5개**야.
- 나머지는 조개 **10개**야.

### 들어오는 것
- 첫째 줄: 나이
- 둘째 줄: 생일이면 \`yes\`, 아니면 \`no\`

### 나와야 하는 것
내야 하는 조개의 수를 한 줄로 보여 줘. **생일이면 누구나 공짜**야. 공짜는 \`0\`이야.`,
      hints: [
        '먼저 공짜인 친구를 모두 찾아 봐요. 생일인 친구도 있어요.',
        '하나라도 맞으면 되는 말은 || 로 이어요: age <= 7 || age >= 65 || birthday === "yes"',
        '공짜가 아니면 else if (age <= 18) 에서 5, else 에서 10을 print 해요.',
      ],
      cases: [
        { input: '10\nno\n', expected: '5\n' },
        { input: '30\nyes\n', expected: '0\n' },
        { input: '40\nno\n', expected: '10\n' },
        { input: '7\nno\n', expected: '0\n', hidden: true },
        { input: '8\nno\n', expected: '5\n', hidden: true },
        { input: '18\nno\n', expected: '5\n', hidden: true },
        { input: '19\nno\n', expected: '10\n', hidden: true },
        { input: '64\nno\n', expected: '10\n', hidden: true },
        { input: '65\nno\n', expected: '0\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const age = Number(input());\nconst birthday = input();\n`,
          solution: `const age = Number(input());\nconst birthday = input();\nif (age <= 7 || age >= 65 || birthday === "yes") {\n  print(0);\n} else if (age <= 18) {\n  print(5);\n} else {\n  print(10);\n}`,
          wrongAnswers: [
            `const age = Number(input());\nif (age <= 7 || age >= 65) print(0); else if (age <= 18) print(5); else print(10);`,
            `const age = Number(input());\nconst b = input();\nif (age < 7 || age > 65 || b === "yes") print(0); else if (age < 18) print(5); else print(10);`,
          ],
        },
        BLOCKS: choiceBlocks[206],
      },
    },
  ],
};
