import type { LessonContent } from '../courseContent.ts';
import { talkBlocks } from './blocks/talkBlocks.ts';

export const lesson11: LessonContent = {
  number: 11,
  title: '파이썬 1장. 안녕, 파이썬!',
  description: 'print와 변수, input과 int로 첫 대화를 나눠요.',
  document: {
    title: '안녕, 파이썬!',
    content: `## 파이썬의 첫마디

파이썬도 \`print\`로 말해. 줄 끝에 \`;\`는 쓰지 않아!

\`\`\`python run
print("«안녕, 바다야!»")
\`\`\`

---

## 상자에 담기

이름 \`=\` 값. 이것으로 상자(변수)가 생겨. \`let\`이나 \`const\`는 필요 없어.

\`\`\`python run
shells = 3
shells = shells + «4»
print(shells)
\`\`\`

\`\`\`scene
box shells
\`\`\`

---

## 글 사이에 쏙

글 앞에 **f**를 붙이면 \`{ }\` 안의 값이 쏙 들어가.

\`\`\`python run
name = "니모"
age = «7»
print(f"{name}는 {age}살이야!")
\`\`\`

\`\`\`scene
box name age
\`\`\`

---

## 파이썬의 귀

파이썬도 \`input()\`으로 들어온 글을 **한 줄** 들어. 계산하려면 \`int( )\`로 감싸서 숫자로 바꿔.

\`\`\`python run
name = input()
age = int(input())
print(f"{name}는 내년에 {age + «1»}살!")
\`\`\`

\`\`\`input
니모
7
\`\`\`

\`\`\`scene
box name age
\`\`\`

---

## 몫과 나머지

\`//\`는 나눈 **몫**, \`%\`는 **나머지**야. \`/\`는 소수점까지 나와.

\`\`\`python run
print(«17 // 5»)
print(17 % 5)
print(17 / 5)
\`\`\`

\`\`\`scene
sums
\`\`\`

---

## 골라 볼까?

\`\`\`choice
파이썬에서 \`17 // 5\`는?
- [x] 3 | 다섯씩 세 묶음! \`//\`는 몫이야.
- [ ] 2 | 2는 남은 수야. 나머지는 \`%\`로 구해.
- [ ] 3.4 | 그건 \`/\`야. \`//\`는 소수점 아래를 버려.
\`\`\``,
  },
  problems: [
    {
      id: 1102,
      title: '파이썬의 첫인사',
      difficulty: 1,
      character: 'DOLPHIN',
      content: `파이썬이 바다에 놀러 왔어! 이름을 듣고 두 줄로 인사해 주자.

### 들어오는 것
이름 한 줄

### 나와야 하는 것
\`\`\`text
안녕, (이름)!
파이썬 바다에 온 걸 환영해!
\`\`\``,
      hints: [
        '파이썬은 줄 끝에 ; 를 쓰지 않아요.',
        'f"..." 안에 {name} 을 쓰면 그 자리에 이름이 들어가요.',
        'print(f"안녕, {name}!") 아래에 print를 한 줄 더 써요.',
      ],
      cases: [
        { input: '니모\n', expected: '안녕, 니모!\n파이썬 바다에 온 걸 환영해!\n' },
        { input: '파도코딩\n', expected: '안녕, 파도코딩!\n파이썬 바다에 온 걸 환영해!\n' },
        { input: '뚝딱 크랩\n', expected: '안녕, 뚝딱 크랩!\n파이썬 바다에 온 걸 환영해!\n', hidden: true },
        { input: 'Dory\n', expected: '안녕, Dory!\n파이썬 바다에 온 걸 환영해!\n', hidden: true },
        { input: '별\n', expected: '안녕, 별!\n파이썬 바다에 온 걸 환영해!\n', hidden: true },
        { input: '123\n', expected: '안녕, 123!\n파이썬 바다에 온 걸 환영해!\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `name = input()\n`,
          solution: `name = input()\nprint(f"안녕, {name}!")\nprint("파이썬 바다에 온 걸 환영해!")`,
          wrongAnswers: [
            `name = input()\nprint("안녕, {name}!")\nprint("파이썬 바다에 온 걸 환영해!")`,
            `name = input()\nprint(f"안녕, {name}!")`,
          ],
        },
        BLOCKS: talkBlocks[1102],
      },
    },
    {
      id: 1103,
      title: '물고기 간식값',
      difficulty: 1,
      character: 'CRAB',
      content: `간식 하나의 값과 개수를 알려 주면 모두 얼마인지 셈해 줘.

### 들어오는 것
- 첫째 줄: 간식 하나의 값
- 둘째 줄: 개수

### 나와야 하는 것
\`모두 (값)포인트\``,
      hints: [
        'input()이 읽은 것은 글자예요. 곱하려면 int( ) 로 수로 바꿔요.',
        'price = int(input()) 처럼 읽으면서 바로 바꿀 수 있어요.',
        'f"모두 {price * count}포인트" 처럼 {} 안에서 셈해도 돼요.',
      ],
      cases: [
        { input: '300\n4\n', expected: '모두 1200포인트\n' },
        { input: '5\n1\n', expected: '모두 5포인트\n' },
        { input: '0\n10\n', expected: '모두 0포인트\n', hidden: true },
        { input: '120\n12\n', expected: '모두 1440포인트\n', hidden: true },
        { input: '1\n999\n', expected: '모두 999포인트\n', hidden: true },
        { input: '50\n0\n', expected: '모두 0포인트\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `price = input()\ncount = input()\n`,
          solution: `price = int(input())\ncount = int(input())\nprint(f"모두 {price * count}포인트")`,
          wrongAnswers: [
            `price = int(input())\ncount = int(input())\nprint(f"모두 {price + count}포인트")`,
            `price = input()\ncount = int(input())\nprint(f"모두 {price * count}포인트")`,
          ],
        },
        BLOCKS: talkBlocks[1103],
      },
    },
    {
      id: 1104,
      title: '진주 나누기',
      difficulty: 2,
      character: 'TURTLE',
      content: `진주를 친구들과 똑같이 나누고 남는 것은 상자에 넣어.

### 들어오는 것
- 첫째 줄: 진주의 수
- 둘째 줄: 친구의 수

### 나와야 하는 것
- 첫째 줄: 한 친구가 받는 진주
- 둘째 줄: 남는 진주`,
      hints: [
        '파이썬에서 나눈 몫은 // , 나머지는 % 예요.',
        '/ 로 나누면 소수점이 나와요. 몫은 // 를 두 번 써요.',
        'print(pearls // friends) 그리고 print(pearls % friends)',
      ],
      cases: [
        { input: '17\n5\n', expected: '3\n2\n' },
        { input: '10\n2\n', expected: '5\n0\n' },
        { input: '3\n7\n', expected: '0\n3\n', hidden: true },
        { input: '100\n1\n', expected: '100\n0\n', hidden: true },
        { input: '0\n4\n', expected: '0\n0\n', hidden: true },
        { input: '999\n10\n', expected: '99\n9\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `pearls = int(input())\nfriends = int(input())\n`,
          solution: `pearls = int(input())\nfriends = int(input())\nprint(pearls // friends)\nprint(pearls % friends)`,
          wrongAnswers: [
            `pearls = int(input())\nfriends = int(input())\nprint(pearls / friends)\nprint(pearls % friends)`,
            `pearls = int(input())\nfriends = int(input())\nprint(pearls % friends)\nprint(pearls // friends)`,
          ],
        },
        BLOCKS: talkBlocks[1104],
      },
    },
    {
      id: 1105,
      title: '잠수 시계',
      difficulty: 2,
      character: 'SEAHORSE',
      content: `잠수한 시간이 **초**로 적혀 있어. 몇 분 몇 초인지 바꿔 줘.

### 들어오는 것
초

### 나와야 하는 것
\`(분)분 (초)초\``,
      hints: [
        '1분은 60초예요.',
        '분은 60으로 나눈 몫, 초는 60으로 나눈 나머지예요.',
        'f"{seconds // 60}분 {seconds % 60}초"',
      ],
      cases: [
        { input: '125\n', expected: '2분 5초\n' },
        { input: '59\n', expected: '0분 59초\n' },
        { input: '60\n', expected: '1분 0초\n', hidden: true },
        { input: '0\n', expected: '0분 0초\n', hidden: true },
        { input: '3600\n', expected: '60분 0초\n', hidden: true },
        { input: '3599\n', expected: '59분 59초\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `seconds = int(input())\n`,
          solution: `seconds = int(input())\nprint(f"{seconds // 60}분 {seconds % 60}초")`,
          wrongAnswers: [
            `seconds = int(input())\nprint(f"{seconds / 60}분 {seconds % 60}초")`,
            `seconds = int(input())\nprint(f"{seconds // 100}분 {seconds % 100}초")`,
          ],
        },
        BLOCKS: talkBlocks[1105],
      },
    },
  ],
};
