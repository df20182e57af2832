import type { LessonContent } from '../courseContent.ts';
import { repeatBlocks } from './blocks/repeatBlocks.ts';

export const lesson3: LessonContent = {
  number: 3,
  title: '3장. 또 하고, 또 하고',
  description: 'for로 같은 일을 여러 번 해요.',
  document: {
    title: '되풀이하는 힘',
    content: `## 되풀이하는 힘, for

산호 화분 다섯 개를 놓고 싶어? \`print\`를 다섯 번 쓰지 않아도, 컴퓨터가 **되풀이**해 줘!

\`\`\`js run
for (let i = 1; i <= «5»; i++) {
  print("산호 화분");
}
\`\`\`

\`\`\`scene
wheel
\`\`\`

---

## 괄호 안의 세 가지

\`let i = 1\`은 1부터, \`i <= 3\`은 3까지, \`i++\`는 1씩 세라는 뜻이야. 어디까지 셀지 바꿔 봐!

\`\`\`js run
for (let i = 1; i <= «3»; i++) {
  print(i);
}
\`\`\`

\`\`\`scene
wheel
\`\`\`

---

## 세는 수를 쓰기

되풀이 안에서 \`i\`를 쓸 수 있어. 한 번 돌 때마다 \`i\`가 달라져.

\`\`\`js run
for (let i = 1; i <= 3; i++) {
  print(i + "번 «물고기»");
}
\`\`\`

\`\`\`scene
wheel
\`\`\`

---

## 모으기

되풀이하면서 무언가를 모으려면, **밖에** 상자를 하나 두면 돼.

\`\`\`js run
let total = 0;
for (let i = 1; i <= «4»; i++) {
  total = total + i;
}
print(total);
\`\`\`

\`\`\`scene
box total i
\`\`\`

---

## 이것만 기억해!

어디까지 셀지 잊으면 영원히 돌아! 그래도 괜찮아, 시간이 다 되면 내가 알려 줄게.

\`\`\`choice
\`for (let i = 1; i <= 4; i++)\`는 몇 번 돌까?
- [ ] 3번 | \`<=\`는 4도 들어가. 1부터 손가락으로 세어 볼까?
- [x] 4번 | 1, 2, 3, 4. 모두 네 번이야.
- [ ] 5번 | i가 5가 되면 멈춰서 안에는 들어가지 않아.
\`\`\``,
  },
  problems: [
    {
      id: 302,
      title: '산호 심기',
      difficulty: 1,
      character: 'DOLPHIN',
      content: `광장에 산호를 심자! 들어온 수만큼 \`산호\`를 한 줄에 하나씩 보여 줘.

### 들어오는 것
심을 산호의 수 (1에서 100까지)

### 나와야 하는 것
\`산호\`를 그 수만큼, 한 줄에 하나씩`,
      hints: [
        '같은 일을 여러 번 하는 for를 써 봐요.',
        '1부터 count까지 세면 count번 되풀이해요.',
        'for (let i = 1; i <= □; i++) { print("산호"); } 의 빈칸을 채워요.',
      ],
      cases: [
        { input: '3\n', expected: '산호\n산호\n산호\n' },
        { input: '1\n', expected: '산호\n' },
        { input: '5\n', expected: '산호\n산호\n산호\n산호\n산호\n', hidden: true },
        { input: '100\n', expected: '산호\n'.repeat(100), hidden: true },
        { input: '2\n', expected: '산호\n산호\n', hidden: true },
        {
          input: '10\n',
          expected: '산호\n산호\n산호\n산호\n산호\n산호\n산호\n산호\n산호\n산호\n',
          hidden: true,
        },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const count = Number(input());\n`,
          solution: `const count = Number(input());\nfor (let i = 1; i <= count; i++) {\n  print("산호");\n}`,
          wrongAnswers: [
            `print("산호");\nprint("산호");\nprint("산호");`,
            `const count = Number(input());\nfor (let i = 1; i < count; i++) print("산호");`,
          ],
        },
        BLOCKS: repeatBlocks[302],
      },
    },
    {
      id: 303,
      title: '잠수 초읽기',
      difficulty: 2,
      character: 'SHARK',
      content: `상어 코치가 잠수를 시작해! 들어온 수부터 1까지 **거꾸로** 세고, 마지막에 \`잠수!\` 하고 외쳐 줘.

### 들어오는 것
시작하는 수 (1에서 50까지)

### 나와야 하는 것
한 줄에 하나씩 거꾸로 센 수, 그리고 마지막 줄에 \`잠수!\``,
      hints: [
        'for는 거꾸로 셀 수도 있어요. i++ 대신 i-- 를 쓰면 1씩 작아져요.',
        '시작은 let i = start, 계속하는 말은 i >= 1 이에요.',
        '되풀이가 모두 끝난 다음에 print("잠수!") 를 한 번만 해요. 중괄호 밖에 쓰면 돼요.',
      ],
      cases: [
        { input: '3\n', expected: '3\n2\n1\n잠수!\n' },
        { input: '1\n', expected: '1\n잠수!\n' },
        { input: '5\n', expected: '5\n4\n3\n2\n1\n잠수!\n', hidden: true },
        { input: '10\n', expected: '10\n9\n8\n7\n6\n5\n4\n3\n2\n1\n잠수!\n', hidden: true },
        { input: '2\n', expected: '2\n1\n잠수!\n', hidden: true },
        {
          input: '50\n',
          expected:
            '50\n49\n48\n47\n46\n45\n44\n43\n42\n41\n40\n39\n38\n37\n36\n35\n34\n33\n32\n31\n30\n29\n28\n27\n26\n25\n24\n23\n22\n21\n20\n19\n18\n17\n16\n15\n14\n13\n12\n11\n10\n9\n8\n7\n6\n5\n4\n3\n2\n1\n잠수!\n',
          hidden: true,
        },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const start = Number(input());\n`,
          solution: `const start = Number(input());\nfor (let i = start; i >= 1; i--) {\n  print(i);\n}\nprint("잠수!");`,
          wrongAnswers: [
            `const start = Number(input());\nfor (let i = 1; i <= start; i++) print(i);\nprint("잠수!");`,
            `const start = Number(input());\nfor (let i = start; i >= 0; i--) print(i);\nprint("잠수!");`,
          ],
        },
        BLOCKS: repeatBlocks[303],
      },
    },
    {
      id: 304,
      title: '조개 저금통',
      difficulty: 2,
      character: 'CRAB',
      content: `뚝딱 크랩은 첫째 날 1개, 둘째 날 2개, 셋째 날 3개… 이렇게 날마다 하나씩 더 많이 조개를 모아.

### 들어오는 것
모은 날의 수 (1에서 1000까지)

### 나와야 하는 것
그날까지 모은 조개를 **모두 더한** 수`,
      hints: [
        '1부터 days까지 세면서 total에 더해요.',
        '되풀이 안에서 total = total + i; 를 해요.',
        'for (let i = 1; i <= days; i++) 안에 더하는 한 줄을 넣고, print는 되풀이가 끝난 뒤에 한 번만 해요.',
      ],
      cases: [
        { input: '4\n', expected: '10\n' },
        { input: '1\n', expected: '1\n' },
        { input: '10\n', expected: '55\n' },
        { input: '100\n', expected: '5050\n', hidden: true },
        { input: '1000\n', expected: '500500\n', hidden: true },
        { input: '2\n', expected: '3\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const days = Number(input());\nlet total = 0;\n\nprint(total);\n`,
          solution: `const days = Number(input());\nlet total = 0;\nfor (let i = 1; i <= days; i++) {\n  total = total + i;\n}\nprint(total);`,
          wrongAnswers: [
            `const days = Number(input());\nlet total = 0;\nfor (let i = 1; i < days; i++) total = total + i;\nprint(total);`,
            `const days = Number(input());\nlet total = 0;\nfor (let i = 1; i <= days; i++) { total = total + i; print(total); }`,
          ],
        },
        BLOCKS: repeatBlocks[304],
      },
    },
    {
      id: 305,
      title: '구구단 물결',
      difficulty: 3,
      character: 'SEAHORSE',
      content: `해마 우체부가 구구단을 외우며 헤엄쳐. 들어온 수의 구구단을 1부터 9까지 보여 줘.

### 들어오는 것
단의 수 (1에서 9까지)

### 나와야 하는 것
\`2 x 1 = 2\`처럼 한 줄에 하나씩, 아홉 줄. 곱하기 표시는 영어 소문자 \`x\`야.`,
      hints: [
        '1부터 9까지 되풀이하면서 한 줄씩 print 해요.',
        '한 줄은 dan + " x " + i + " = " + (dan * i) 로 만들 수 있어요.',
        '띄어쓰기를 살펴봐요. x와 = 의 양쪽에 한 칸씩 있어요.',
      ],
      cases: [
        {
          input: '2\n',
          expected:
            '2 x 1 = 2\n2 x 2 = 4\n2 x 3 = 6\n2 x 4 = 8\n2 x 5 = 10\n2 x 6 = 12\n2 x 7 = 14\n2 x 8 = 16\n2 x 9 = 18\n',
        },
        {
          input: '9\n',
          expected:
            '9 x 1 = 9\n9 x 2 = 18\n9 x 3 = 27\n9 x 4 = 36\n9 x 5 = 45\n9 x 6 = 54\n9 x 7 = 63\n9 x 8 = 72\n9 x 9 = 81\n',
          hidden: true,
        },
        {
          input: '1\n',
          expected:
            '1 x 1 = 1\n1 x 2 = 2\n1 x 3 = 3\n1 x 4 = 4\n1 x 5 = 5\n1 x 6 = 6\n1 x 7 = 7\n1 x 8 = 8\n1 x 9 = 9\n',
          hidden: true,
        },
        {
          input: '5\n',
          expected:
            '5 x 1 = 5\n5 x 2 = 10\n5 x 3 = 15\n5 x 4 = 20\n5 x 5 = 25\n5 x 6 = 30\n5 x 7 = 35\n5 x 8 = 40\n5 x 9 = 45\n',
          hidden: true,
        },
        {
          input: '7\n',
          expected:
            '7 x 1 = 7\n7 x 2 = 14\n7 x 3 = 21\n7 x 4 = 28\n7 x 5 = 35\n7 x 6 = 42\n7 x 7 = 49\n7 x 8 = 56\n7 x 9 = 63\n',
          hidden: true,
        },
        {
          input: '3\n',
          expected:
            '3 x 1 = 3\n3 x 2 = 6\n3 x 3 = 9\n3 x 4 = 12\n3 x 5 = 15\n3 x 6 = 18\n3 x 7 = 21\n3 x 8 = 24\n3 x 9 = 27\n',
          hidden: true,
        },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const dan = Number(input());\n`,
          solution: `const dan = Number(input());\nfor (let i = 1; i <= 9; i++) {\n  print(dan + " x " + i + " = " + dan * i);\n}`,
          wrongAnswers: [
            `const dan = Number(input());\nfor (let i = 1; i <= 9; i++) print(dan + "x" + i + "=" + dan * i);`,
            `const dan = Number(input());\nfor (let i = 1; i < 9; i++) print(dan + " x " + i + " = " + dan * i);`,
          ],
        },
        BLOCKS: repeatBlocks[305],
      },
    },
    {
      id: 306,
      title: '물고기 떼의 점수',
      difficulty: 4,
      character: 'TURTLE',
      content: `물고기 여러 마리가 헤엄치기 시합을 했어. **80점 이상**이면 합격이야. 몇 마리가 합격했는지와 점수의 **합**을 알려 줘.

### 들어오는 것
- 첫째 줄: 물고기의 수
- 그다음 줄부터: 물고기의 점수가 한 줄에 하나씩

### 나와야 하는 것
- 첫째 줄: 합격한 물고기의 수
- 둘째 줄: 모든 점수의 합`,
      hints: [
        'count번 되풀이하면서, 그때마다 input()으로 점수를 하나씩 읽어요.',
        '점수가 80 이상이면 passed에 1을 더해요. total에는 언제나 점수를 더해요.',
        '되풀이 안: const score = Number(input()); → if (score >= 80) … → total = total + score; 그리고 밖에서 두 번 print 해요.',
      ],
      cases: [
        { input: '3\n80\n79\n95\n', expected: '2\n254\n' },
        { input: '1\n50\n', expected: '0\n50\n' },
        { input: '5\n100\n100\n100\n100\n100\n', expected: '5\n500\n', hidden: true },
        { input: '4\n0\n81\n80\n12\n', expected: '2\n173\n', hidden: true },
        { input: '0\n', expected: '0\n0\n', hidden: true },
        { input: '2\n80\n80\n', expected: '2\n160\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const count = Number(input());\nlet passed = 0;\nlet total = 0;\n`,
          solution: `const count = Number(input());\nlet passed = 0;\nlet total = 0;\nfor (let i = 1; i <= count; i++) {\n  const score = Number(input());\n  if (score >= 80) {\n    passed = passed + 1;\n  }\n  total = total + score;\n}\nprint(passed);\nprint(total);`,
          wrongAnswers: [
            `const count = Number(input());\nlet passed = 0, total = 0;\nfor (let i = 1; i <= count; i++) { const s = Number(input()); if (s > 80) passed++; total += s; }\nprint(passed);\nprint(total);`,
            `const count = Number(input());\nlet passed = 0, total = 0;\nfor (let i = 1; i <= count; i++) { const s = Number(input()); if (s >= 80) { passed++; total += s; } }\nprint(passed);\nprint(total);`,
          ],
        },
        BLOCKS: repeatBlocks[306],
      },
    },
  ],
};
