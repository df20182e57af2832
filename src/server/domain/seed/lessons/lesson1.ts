import type { LessonContent, LessonPart } from '../courseContent.ts';
import { talkBlocks } from './blocks/talkBlocks.ts';

const BOXES: LessonPart = {
  id: 107,
  before: 1,
  title: '이름표를 붙인 상자',
  content: `## 말을 담는 상자

상자에 **이름표**를 붙이고 \`=\` 오른쪽의 것을 담아. 이름표를 부르면 담은 것이 나와! 상자는 **변수**라고도 불러.

\`\`\`js run
const friend = "«니모»";
print(friend);
\`\`\`

\`\`\`scene
box friend
\`\`\`

---

## 이어 붙이기

\`+\`로 말과 상자를 이어 붙여. 이름표에는 **따옴표를 쓰지 않아.**

\`\`\`js run
const friend = "니모";
print("«안녕», " + friend + "!");
\`\`\`

---

## 수도 담아

수는 따옴표 없이 담아. 그러면 꺼내서 **계산**할 수 있어.

\`\`\`js run
const shells = «5»;
print(shells + 2);
\`\`\`

---

## 다시 담기

나중에 바꿀 상자는 \`let\`으로 만들어. 새로 담으면 **앞의 것은 사라져.**

\`\`\`js run
let shells = 3;
shells = shells + «2»;
print(shells);
\`\`\`

\`\`\`scene
box shells
\`\`\`

---

## 이것만 기억해!

\`=\`는 **담는다**는 뜻이야. 꺼낼 때는 이름표만 불러.

\`\`\`choice
상자에 \`"파도"\`를 담았어. 상자 속의 말을 하게 하려면?
- [x] \`print(name)\` | 이름표를 부르니 담아 둔 파도가 나와.
- [ ] \`print("name")\` | 따옴표 안은 쓴 그대로 말해. name이라고 말하겠지?
- [ ] \`name = print\` | 이건 상자에 다른 것을 담는 거야. 말하려면 print 괄호를 써.
\`\`\``,
};

const LISTENING: LessonPart = {
  id: 108,
  before: 1,
  title: '컴퓨터의 귀',
  content: `## 컴퓨터의 귀, input

\`input()\`은 들어온 글을 **한 줄** 들어. 들은 말은 **변수**라는 상자에 담아 둬.

\`\`\`js run
const name = input();
print("«반가워», " + name + "!");
\`\`\`

\`\`\`input
니모
\`\`\`

\`\`\`scene
letter name
\`\`\`

---

## 한 번 듣고 두 번 말하기

담아 둔 말은 **몇 번이고** 꺼낼 수 있어. 다시 듣지 않아도 돼!

\`\`\`js run
const name = input();
print(name + "야, «놀자»!");
print(name + "야, 또 만나!");
\`\`\`

\`\`\`input
도리
\`\`\`

---

## 글자를 숫자로, Number

\`input()\`이 들은 것은 언제나 **글자**야. 계산하기 전에는 \`Number( )\`로 감싸 줘.

\`\`\`js run
const shells = Number(input());
print(shells + «4»);
\`\`\`

\`\`\`input
3
\`\`\`

\`\`\`scene
box shells
\`\`\`

---

## 두 번 듣기

\`input()\`을 **한 번 쓸 때마다** 다음 줄을 들어. 들은 차례대로 상자에 담아.

\`\`\`js run
const first = Number(input());
const second = Number(input());
print(first «+» second);
\`\`\`

\`\`\`input
3
4
\`\`\`

---

## 이것만 기억해!

말하기는 \`print\`, 듣기는 \`input\`, 계산하기 전에는 \`Number\`. 이제 문제를 풀러 가 볼까?

\`\`\`choice
\`input()\`으로 3을 들었어. 4를 더해 7을 말하게 하려면?
- [x] \`Number(input()) + 4\` | 숫자로 감쌌으니 3 + 4가 7이 돼.
- [ ] \`input() + 4\` | 들은 3은 글자라서 34가 돼. 숫자로 바꾸는 것이 있었지?
- [ ] \`print(3)\` | 이건 3을 말하기만 해. 들은 것을 더해야 해.
\`\`\``,
};

export const lesson1: LessonContent = {
  number: 1,
  title: '1장. 말하고 듣는 컴퓨터',
  description: 'print로 말하고 input으로 들어요.',
  document: {
    title: '컴퓨터에게 말 걸기',
    content: `## 컴퓨터의 입, print

\`print\` 괄호 안에 말을 쓰면, 컴퓨터가 **그대로 말해 줘!** 말은 꼭 **큰따옴표** \`" "\` 사이에 넣어.

\`\`\`js run
print("«안녕, 바다야!»");
\`\`\`

---

## 한 번에 한 줄씩

\`print\`를 한 번 쓸 때마다 **한 줄**이 나와. 둘째 줄에 네 이름을 넣어 볼까?

\`\`\`js run
print("나는 바다에 살아.");
print("내 이름은 «파도»야.");
\`\`\`

---

## 숫자는 계산해 줘

숫자는 **따옴표 없이** 써. 그러면 컴퓨터가 계산한 값을 말해 줘.

\`\`\`js run
print(«3 + 4»);
\`\`\`

\`\`\`scene
sums
\`\`\`

---

## 따옴표가 있고 없고

따옴표 안에 쓰면 계산하지 않고 **쓴 그대로** 말해. 안의 수를 바꾸고 견주어 봐.

\`\`\`js run
print("«3 + 4»");
print(3 + 4);
\`\`\`

---

## 이것만 기억해!

말은 **따옴표** 사이에, 숫자는 **따옴표 없이**. 한 번 쓰면 한 줄!

\`\`\`choice
컴퓨터가 7을 말하게 하려면?
- [x] \`print(3 + 4)\` | 따옴표가 없으니 3 + 4를 계산해서 7을 말해.
- [ ] \`print("3 + 4")\` | 따옴표 안은 쓴 그대로 말해. 3 + 4라고 말하겠지?
- [ ] \`print(3) print(4)\` | 3과 4를 따로 말해. 더하려면 +를 써야 해.
\`\`\``,
  },
  parts: [BOXES, LISTENING],
  problems: [
    {
      id: 102,
      title: '바다에 인사하기',
      difficulty: 1,
      character: 'DOLPHIN',
      content: `컴퓨터가 바다에게 첫인사를 하게 해 보자!

화면에 아래 두 줄이 **똑같이** 나오게 해 줘.

\`\`\`text
안녕, 바다야!
나는 코딩을 배워!
\`\`\`

### 이렇게 해 봐
- \`print\`를 두 번 써.
- 쉼표와 느낌표도 똑같이 써야 해.`,
      hints: [
        '지금은 한 줄만 나와요. print를 한 번 더 써 볼까요?',
        '두 번째 print의 따옴표 안에는 둘째 줄을 그대로 넣어요. 띄어쓰기와 느낌표도 살펴봐요.',
        '첫 줄 아래에 print("…"); 모양으로 한 줄을 더 쓰면 돼요.',
      ],
      cases: [
        { input: '', expected: '안녕, 바다야!\n나는 코딩을 배워!\n' },
        { input: '니모\n', expected: '안녕, 바다야!\n나는 코딩을 배워!\n', hidden: true },
        { input: '12\n', expected: '안녕, 바다야!\n나는 코딩을 배워!\n', hidden: true },
        { input: '\n', expected: '안녕, 바다야!\n나는 코딩을 배워!\n', hidden: true },
        { input: '안녕\n안녕\n', expected: '안녕, 바다야!\n나는 코딩을 배워!\n', hidden: true },
        { input: 'print\n', expected: '안녕, 바다야!\n나는 코딩을 배워!\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `// print는 화면에 한 줄을 보여 줘요.\nprint("안녕, 바다야!");\n`,
          solution: `print("안녕, 바다야!");\nprint("나는 코딩을 배워!");`,
          wrongAnswers: [`print("안녕, 바다야!");`, `print("안녕, 바다야! 나는 코딩을 배워!");`],
        },
        BLOCKS: talkBlocks[102],
      },
    },
    {
      id: 103,
      title: '이름을 불러 줘',
      difficulty: 1,
      character: 'NEMO',
      content: `새 친구가 산호 마을에 왔어. 이름을 듣고 반갑게 인사해 주자.

### 들어오는 것
친구의 이름이 한 줄로 들어와.

### 나와야 하는 것
\`반가워, (이름)!\` 하고 한 줄을 보여 줘.`,
      hints: [
        '글자와 글자는 + 로 이어 붙일 수 있어요.',
        '"반가워, " 뒤에 name을 붙이고, 그 뒤에 "!"를 붙여요. 쉼표 뒤의 한 칸도 잊지 말아요.',
        'print( "반가워, " + □ + "!" ); 의 빈칸에 무엇이 들어갈까요?',
      ],
      cases: [
        { input: '니모\n', expected: '반가워, 니모!\n' },
        { input: '파도코딩\n', expected: '반가워, 파도코딩!\n' },
        { input: '뚝딱 크랩\n', expected: '반가워, 뚝딱 크랩!\n', hidden: true },
        { input: 'Dory\n', expected: '반가워, Dory!\n', hidden: true },
        { input: '가\n', expected: '반가워, 가!\n', hidden: true },
        { input: 'Nemo 2\n', expected: '반가워, Nemo 2!\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const name = input();\n// 여기에서 이름을 넣어 인사해 보세요.\n`,
          solution: `const name = input();\nprint("반가워, " + name + "!");`,
          wrongAnswers: [`print("반가워, 니모!");`, `const name = input();\nprint("반가워," + name + "!");`],
        },
        BLOCKS: talkBlocks[103],
      },
    },
    {
      id: 104,
      title: '조개 더하기',
      difficulty: 1,
      character: 'CRAB',
      content: `뚝딱 크랩이 아침과 저녁에 조개를 주웠어. 모두 몇 개인지 세어 주자.

### 들어오는 것
- 첫째 줄: 아침에 주운 조개의 수
- 둘째 줄: 저녁에 주운 조개의 수

### 나와야 하는 것
두 수를 더한 값을 한 줄로 보여 줘.`,
      hints: [
        '지금 코드를 실행해 보세요. 3과 4를 넣으면 무엇이 나오나요?',
        'input()이 읽은 것은 글자예요. 더하기 전에 숫자로 바꿔야 해요.',
        'Number(morning) 처럼 쓰면 글자가 숫자로 바뀌어요.',
      ],
      cases: [
        { input: '3\n4\n', expected: '7\n' },
        { input: '10\n25\n', expected: '35\n' },
        { input: '0\n0\n', expected: '0\n', hidden: true },
        { input: '999\n1\n', expected: '1000\n', hidden: true },
        { input: '128\n64\n', expected: '192\n', hidden: true },
        { input: '7\n0\n', expected: '7\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const morning = input();\nconst evening = input();\nprint(morning + evening);\n`,
          solution: `const morning = Number(input());\nconst evening = Number(input());\nprint(morning + evening);`,
          wrongAnswers: [
            `const morning = input();\nconst evening = input();\nprint(morning + evening);`,
            `print(7);`,
          ],
        },
        BLOCKS: talkBlocks[104],
      },
    },
    {
      id: 105,
      title: '수족관의 넓이',
      difficulty: 2,
      character: 'TURTLE',
      content: `거북 할아버지가 네모난 수족관을 만들고 있어. 바닥의 **넓이**와 **둘레**를 알려 드리자.

### 들어오는 것
- 첫째 줄: 가로 길이
- 둘째 줄: 세로 길이

### 나와야 하는 것
- 첫째 줄: 넓이 (가로 × 세로)
- 둘째 줄: 둘레 (가로와 세로를 더해서 두 배)

컴퓨터에서 곱하기는 \`*\`로 써.`,
      hints: [
        '넓이는 width * height 예요. print로 먼저 보여 주세요.',
        '둘레는 가로와 세로를 더한 다음에 2를 곱해요. 먼저 할 계산은 괄호로 묶어요.',
        '둘째 줄은 (width + height) * 2 를 print 하면 돼요.',
      ],
      cases: [
        { input: '3\n5\n', expected: '15\n16\n' },
        { input: '10\n2\n', expected: '20\n24\n' },
        { input: '1\n1\n', expected: '1\n4\n', hidden: true },
        { input: '120\n80\n', expected: '9600\n400\n', hidden: true },
        { input: '2\n9\n', expected: '18\n22\n', hidden: true },
        { input: '33\n3\n', expected: '99\n72\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const width = Number(input());\nconst height = Number(input());\n`,
          solution: `const width = Number(input());\nconst height = Number(input());\nprint(width * height);\nprint((width + height) * 2);`,
          wrongAnswers: [
            `const width = Number(input());\nconst height = Number(input());\nprint(width * height);\nprint(width + height * 2);`,
            `const width = Number(input());\nconst height = Number(input());\nprint((width + height) * 2);\nprint(width * height);`,
          ],
        },
        BLOCKS: talkBlocks[105],
      },
    },
    {
      id: 106,
      title: '나눠 먹는 미역 과자',
      difficulty: 2,
      character: 'SEAHORSE',
      content: `해마 우체부가 미역 과자를 친구들에게 **똑같이** 나누어 주려고 해. 한 명이 몇 개씩 받고, 몇 개가 남을까?

### 들어오는 것
- 첫째 줄: 과자의 수
- 둘째 줄: 친구의 수 (1명보다 적지 않아)

### 나와야 하는 것
\`(몇)개씩, (몇)개 남음\` 하고 한 줄을 보여 줘.

### 알아 두기
- \`Math.floor(7 / 2)\`는 나눈 값에서 소수점 아래를 버려서 \`3\`이 돼.
- \`7 % 2\`는 나누고 **남은 수** \`1\`이 돼.`,
      hints: [
        '한 명이 받는 수는 Math.floor(snacks / friends) 예요.',
        '남는 수는 % 로 구할 수 있어요. snacks % friends 를 print 해 보세요.',
        '글자와 수를 + 로 이어서 한 줄로 만들어요: 받는 수 + "개씩, " + 남는 수 + "개 남음"',
      ],
      cases: [
        { input: '7\n2\n', expected: '3개씩, 1개 남음\n' },
        { input: '12\n4\n', expected: '3개씩, 0개 남음\n' },
        { input: '3\n5\n', expected: '0개씩, 3개 남음\n', hidden: true },
        { input: '100\n7\n', expected: '14개씩, 2개 남음\n', hidden: true },
        { input: '0\n3\n', expected: '0개씩, 0개 남음\n', hidden: true },
        { input: '9\n9\n', expected: '1개씩, 0개 남음\n', hidden: true },
      ],
      programs: {
        JAVASCRIPT: {
          starterCode: `const snacks = Number(input());\nconst friends = Number(input());\n`,
          solution: `const snacks = Number(input());\nconst friends = Number(input());\nprint(Math.floor(snacks / friends) + "개씩, " + (snacks % friends) + "개 남음");`,
          wrongAnswers: [
            `const snacks = Number(input());\nconst friends = Number(input());\nprint(snacks / friends + "개씩, " + (snacks % friends) + "개 남음");`,
            `const snacks = Number(input());\nconst friends = Number(input());\nprint(Math.floor(snacks / friends) + "개씩, " + (snacks - friends) + "개 남음");`,
          ],
        },
        BLOCKS: talkBlocks[106],
      },
    },
  ],
};
