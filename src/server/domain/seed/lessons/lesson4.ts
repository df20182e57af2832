import type { LessonContent } from '../courseContent.ts';
import { whileBlocks } from './blocks/whileBlocks.ts';

export const lesson4: LessonContent = {
  number: 4,
  title: '4장. 끝날 때까지',
  description: 'while로 그만둘 때까지 되풀이해요.',
  document: {
    title: '끝날 때까지, while',
    content: `## 몇 번인지 모를 때

**while**은 괄호 안의 말이 참인 **동안** 되풀이해. 몇 번 할지 몰라도 괜찮아!

\`\`\`js run
let size = 1;
while (size < «20») {
  print(size);
  size = size * 2;
}
\`\`\`

\`\`\`scene
box size
\`\`\`

---

## 바뀌는 것이 꼭 있어야 해

되풀이 안에서 아무것도 바뀌지 않으면 **영원히** 돌아. \`fuel\`이 줄어드는지 살펴봐!

\`\`\`js run
let fuel = «3»;
while (fuel > 0) {
  print("슝! 남은 힘 " + fuel);
  fuel = fuel - 1;
}
print("도착!");
\`\`\`

\`\`\`scene
wheel
\`\`\`

---

## 몇 번 했는지 세기

밖에 상자 \`count\`를 두고, 한 번 돌 때마다 1을 더하면 몇 번인지 알 수 있어.

\`\`\`js run
let shells = «50»;
let count = 0;
while (shells >= 8) {
  shells = shells - 8;
  count = count + 1;
}
print(count + "명에게 나눠 줬어");
\`\`\`

\`\`\`scene
box shells count
\`\`\`

---

## 숫자를 한 자리씩

10으로 나눈 **나머지**는 맨 끝 자리, **몫**은 끝자리를 뗀 수야. 이 둘이면 숫자를 한 자리씩 뗄 수 있어.

\`\`\`js run
let n = «327»;
while (n > 0) {
  print(n % 10);
  n = Math.floor(n / 10);
}
\`\`\`

\`\`\`scene
box n
\`\`\`

---

## 골라 볼까?

\`\`\`choice
\`while\` 안에서 아무것도 바뀌지 않으면?
- [x] 영원히 돌아 | 묻는 말이 늘 참이라서 그래. 꼭 무언가를 바꿔 줘!
- [ ] 한 번만 돌아 | 그건 \`if\`야. \`while\`은 참인 동안 자꾸 돌아.
- [ ] 돌지 않아 | 처음에 참이면 안으로 들어가. 그다음이 문제야.
\`\`\``,
  },
  problems: [
    {
      id: 402,
      title: '물풍선 불기',
      difficulty: 1,
      character: 'DOLPHIN',
      content: `물풍선을 한 번 불면 크기가 **두 배**가 돼. 크기가 100보다 커지면 뻥! 터져 버려.

### 들어오는 것
처음 크기 (1에서 100까지)

### 나와야 하는 것
**몇 번** 불면 터지는지 한 줄로`,
      hints: [
        '몇 번 불어야 할지 미리 알 수 없어요. 그럴 때는 while을 써요.',
        '크기가 100보다 작거나 같은 동안 두 배로 만들고, 센 수에 1을 더해요.',
        'while (size <= 100) 안에서 할 일은 두 가지예요. 크기 두 배, 세는 수 하나 더.',
      ],
      cases: [
        { input: '30\n', expected: '2\n' },
        { input: '1\n', expected: '7\n' },
        { input: '60\n', expected: '1\n' },
        { input: '100\n', expected: '1\n', hidden: true },
        { input: '50\n', expected: '2\n', hidden: true },
        { input: '99\n', expected: '1\n', hidden: true },
        { input: '13\n', expected: '3\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const first = Number(input());\nlet size = first;\nlet count = 0;\n\nprint(count);\n`,
          solution: `let size = Number(input());\nlet count = 0;\nwhile (size <= 100) {\n  size = size * 2;\n  count = count + 1;\n}\nprint(count);`,
          wrongAnswers: [
            `let size = Number(input());\nlet count = 0;\nwhile (size < 100) {\n  size = size * 2;\n  count = count + 1;\n}\nprint(count);`,
            `let size = Number(input());\nlet count = 0;\nwhile (size <= 100) {\n  size = size + 2;\n  count = count + 1;\n}\nprint(count);`,
          ],
        },
        PYTHON: {
          starterCode: `size = int(input())\ncount = 0\n\nprint(count)\n`,
          solution: `size = int(input())\ncount = 0\nwhile size <= 100:\n    size = size * 2\n    count = count + 1\nprint(count)`,
          wrongAnswers: [
            `size = int(input())\ncount = 0\nwhile size < 100:\n    size = size * 2\n    count = count + 1\nprint(count)`,
            `size = int(input())\ncount = 0\nif size <= 100:\n    size = size * 2\n    count = count + 1\nprint(count)`,
          ],
        },
        BLOCKS: whileBlocks[402],
      },
    },
    {
      id: 403,
      title: '숫자 조각 더하기',
      difficulty: 2,
      character: 'CRAB',
      content: `뚝딱 크랩이 숫자를 한 자리씩 똑 떼어 모두 더해. \`327\`은 3 + 2 + 7 = 12야.

### 들어오는 것
0보다 크거나 같은 수 하나

### 나와야 하는 것
각 자리의 숫자를 모두 더한 값`,
      hints: [
        '10으로 나눈 나머지가 마지막 자리의 숫자예요.',
        '마지막 자리를 더한 다음, 10으로 나누어 한 자리를 떼어 내요. 소수점은 버려요.',
        '수가 0보다 큰 동안 되풀이해요. 나머지는 %, 떼어 내기는 자바스크립트라면 Math.floor(n / 10), 파이썬이라면 n // 10 이에요.',
      ],
      cases: [
        { input: '327\n', expected: '12\n' },
        { input: '9\n', expected: '9\n' },
        { input: '1000\n', expected: '1\n', hidden: true },
        { input: '0\n', expected: '0\n', hidden: true },
        { input: '99999\n', expected: '45\n', hidden: true },
        { input: '12345678\n', expected: '36\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `let n = Number(input());\nlet sum = 0;\n\nprint(sum);\n`,
          solution: `let n = Number(input());\nlet sum = 0;\nwhile (n > 0) {\n  sum = sum + (n % 10);\n  n = Math.floor(n / 10);\n}\nprint(sum);`,
          wrongAnswers: [
            `let n = Number(input());\nlet sum = 0;\nwhile (n > 10) {\n  sum = sum + (n % 10);\n  n = Math.floor(n / 10);\n}\nprint(sum);`,
            `const n = Number(input());\nprint(n % 10);`,
          ],
        },
        PYTHON: {
          starterCode: `n = int(input())\ntotal = 0\n\nprint(total)\n`,
          solution: `n = int(input())\ntotal = 0\nwhile n > 0:\n    total = total + n % 10\n    n = n // 10\nprint(total)`,
          wrongAnswers: [
            `n = int(input())\ntotal = 0\nwhile n > 10:\n    total = total + n % 10\n    n = n // 10\nprint(total)`,
            `print(len(input()))`,
          ],
        },
        BLOCKS: whileBlocks[403],
      },
    },
    {
      id: 404,
      title: '동굴의 암호',
      difficulty: 2,
      character: 'SHARK',
      content: `동굴 문지기 상어는 암호 \`산호\`를 들을 때까지 문을 열지 않아. 친구가 **몇 번째**에 맞혔는지 세어 줘.

### 들어오는 것
친구가 말한 낱말이 한 줄에 하나씩. 언젠가는 꼭 \`산호\`가 나와.

### 나와야 하는 것
- 틀린 낱말마다 \`아니야\`
- 맞히면 \`열려라! (몇 번째)번 만에\``,
      hints: [
        '낱말을 하나 읽고, 암호가 아닌 동안 되풀이해요.',
        '되풀이 안에서 「아니야」를 보여 주고, 다음 낱말을 다시 읽어야 해요. 안 그러면 끝나지 않아요.',
        '세는 수는 1에서 시작해서 틀릴 때마다 1씩 커져요. 맨 끝에 "열려라! " 뒤에 이어 붙여요.',
      ],
      cases: [
        { input: '조개\n미역\n산호\n', expected: '아니야\n아니야\n열려라! 3번 만에\n' },
        { input: '산호\n', expected: '열려라! 1번 만에\n' },
        { input: '물고기\n산호\n', expected: '아니야\n열려라! 2번 만에\n', hidden: true },
        {
          input: '산\n호\n산 호\n산호\n',
          expected: '아니야\n아니야\n아니야\n열려라! 4번 만에\n',
          hidden: true,
        },
        {
          input: '가\n나\n다\n라\n마\n바\n산호\n',
          expected: '아니야\n아니야\n아니야\n아니야\n아니야\n아니야\n열려라! 7번 만에\n',
          hidden: true,
        },
        { input: '산호초\n산호\n조개\n', expected: '아니야\n열려라! 2번 만에\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `let word = input();\nlet count = 1;\n`,
          solution: `let word = input();\nlet count = 1;\nwhile (word !== "산호") {\n  print("아니야");\n  word = input();\n  count = count + 1;\n}\nprint("열려라! " + count + "번 만에");`,
          wrongAnswers: [
            `let word = input();\nlet count = 0;\nwhile (word !== "산호") {\n  print("아니야");\n  word = input();\n  count = count + 1;\n}\nprint("열려라! " + count + "번 만에");`,
            `const word = input();\nif (word === "산호") {\n  print("열려라! 1번 만에");\n} else {\n  print("아니야");\n}`,
          ],
        },
        PYTHON: {
          starterCode: `word = input()\ncount = 1\n`,
          solution: `word = input()\ncount = 1\nwhile word != "산호":\n    print("아니야")\n    word = input()\n    count = count + 1\nprint(f"열려라! {count}번 만에")`,
          wrongAnswers: [
            `word = input()\ncount = 0\nwhile word != "산호":\n    print("아니야")\n    word = input()\n    count = count + 1\nprint(f"열려라! {count}번 만에")`,
            `word = input()\nif word == "산호":\n    print("열려라! 1번 만에")\nelse:\n    print("아니야")`,
          ],
        },
        BLOCKS: whileBlocks[404],
      },
    },
    {
      id: 405,
      title: '이상한 해류',
      difficulty: 3,
      character: 'TURTLE',
      content: `이상한 해류를 타면 수가 이렇게 변해.

- 짝수면 **반**이 돼.
- 홀수면 **세 배에 1을 더한** 수가 돼.

1이 되면 해류가 멈춰.

### 들어오는 것
처음 수 (1에서 1000까지)

### 나와야 하는 것
1이 될 때까지 변한 **횟수**`,
      hints: [
        '1이 아닌 동안 되풀이해요.',
        '짝수인지는 2로 나눈 나머지가 0인지로 알아요.',
        '되풀이 안에 if와 else를 넣어요. 어느 쪽이든 끝나면 세는 수에 1을 더해요.',
      ],
      cases: [
        { input: '6\n', expected: '8\n' },
        { input: '1\n', expected: '0\n' },
        { input: '27\n', expected: '111\n', hidden: true },
        { input: '2\n', expected: '1\n', hidden: true },
        { input: '1000\n', expected: '111\n', hidden: true },
        { input: '7\n', expected: '16\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `let n = Number(input());\nlet count = 0;\n\nprint(count);\n`,
          solution: `let n = Number(input());\nlet count = 0;\nwhile (n !== 1) {\n  if (n % 2 === 0) {\n    n = n / 2;\n  } else {\n    n = n * 3 + 1;\n  }\n  count = count + 1;\n}\nprint(count);`,
          wrongAnswers: [
            `let n = Number(input());\nlet count = 1;\nwhile (n !== 1) {\n  if (n % 2 === 0) n = n / 2;\n  else n = n * 3 + 1;\n  count = count + 1;\n}\nprint(count);`,
            `let n = Number(input());\nlet count = 0;\nwhile (n > 1) {\n  n = Math.floor(n / 2);\n  count = count + 1;\n}\nprint(count);`,
          ],
        },
        PYTHON: {
          starterCode: `n = int(input())\ncount = 0\n\nprint(count)\n`,
          solution: `n = int(input())\ncount = 0\nwhile n != 1:\n    if n % 2 == 0:\n        n = n // 2\n    else:\n        n = n * 3 + 1\n    count = count + 1\nprint(count)`,
          wrongAnswers: [
            `n = int(input())\ncount = 1\nwhile n != 1:\n    if n % 2 == 0:\n        n = n // 2\n    else:\n        n = n * 3 + 1\n    count = count + 1\nprint(count)`,
            `n = int(input())\ncount = 0\nwhile n > 1:\n    n = n // 2\n    count = count + 1\nprint(count)`,
          ],
        },
        BLOCKS: whileBlocks[405],
      },
    },
  ],
};
