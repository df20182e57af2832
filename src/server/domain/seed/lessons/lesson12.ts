import type { LessonContent } from '../courseContent.ts';
import { choiceBlocks } from './blocks/choiceBlocks.ts';

export const lesson12: LessonContent = {
  number: 12,
  title: '파이썬 2장. 갈림길',
  description: 'if, elif, else로 알맞은 길을 골라요.',
  document: {
    title: '만약에, if',
    content: `## 갈림길

\`if\` 줄 끝에는 **\`:\`**을 붙이고, 아랫줄은 **네 칸** 들여 써.

\`\`\`python run
height = «120»
if height >= 110:
    print("출발!")
else:
    print("다음에 만나!")
\`\`\`

\`\`\`scene
fork
\`\`\`

---

## 길이 여럿

\`elif\`는 「그게 아니고 만약」이야. 위에서부터 처음 맞는 길 하나만 가.

\`\`\`python run
depth = «50»
if depth < 10:
    print("햇살 층")
elif depth < 100:
    print("산호 층")
else:
    print("별빛 층")
\`\`\`

\`\`\`scene
fork
\`\`\`

---

## 같은지 묻기

같은지 물을 때는 \`==\`, 다른지 물을 때는 \`!=\`야. \`=\` 하나는 담기!

\`\`\`python run
light = "«초록»"
print(light == "초록")
print(light != "초록")
\`\`\`

\`\`\`scene
lamps
\`\`\`

---

## 그리고, 또는

\`and\`는 둘 다 맞을 때, \`or\`는 하나만 맞아도 참이야.

\`\`\`python run
age = «9»
weekend = True
print(age >= 8 and weekend)
print(age < 8 or weekend)
\`\`\`

\`\`\`scene
lamps
\`\`\`

---

## 골라 볼까?

\`\`\`choice
파이썬에서 같은지 물을 때 쓰는 것은?
- [ ] \`=\` | 하나는 상자에 담으라는 뜻이야.
- [x] \`==\` | 두 개를 써야 묻는 말이 돼.
- [ ] \`:\` | \`:\`은 \`if\` 줄의 끝에 붙여.
\`\`\``,
  },
  problems: [
    {
      id: 1202,
      title: '고래 미끄럼틀',
      difficulty: 1,
      character: 'DOLPHIN',
      content: `고래 미끄럼틀은 키가 **110 이상**이어야 탈 수 있어.

### 들어오는 것
키

### 나와야 하는 것
탈 수 있으면 \`출발!\`, 아니면 \`조금 더 크면 만나!\``,
      hints: [
        '「이상」은 그 수도 들어가요. >= 를 써요.',
        'if 줄의 끝에는 : 을, 그 아래 줄은 네 칸 들여 써요.',
        'else: 는 if와 같은 자리에서 시작해요.',
      ],
      cases: [
        { input: '120\n', expected: '출발!\n' },
        { input: '90\n', expected: '조금 더 크면 만나!\n' },
        { input: '110\n', expected: '출발!\n', hidden: true },
        { input: '109\n', expected: '조금 더 크면 만나!\n', hidden: true },
        { input: '0\n', expected: '조금 더 크면 만나!\n', hidden: true },
        { input: '111\n', expected: '출발!\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `height = int(input())\n`,
          solution: `height = int(input())\nif height >= 110:\n    print("출발!")\nelse:\n    print("조금 더 크면 만나!")`,
          wrongAnswers: [
            `height = int(input())\nif height > 110:\n    print("출발!")\nelse:\n    print("조금 더 크면 만나!")`,
            `height = int(input())\nif height >= 110:\n    print("출발!")\nprint("조금 더 크면 만나!")`,
          ],
        },
        BLOCKS: choiceBlocks[1202],
      },
    },
    {
      id: 1203,
      title: '바다 신호등',
      difficulty: 2,
      character: 'NEMO',
      content: `바닷속 건널목의 신호등을 읽어 주자.

### 들어오는 것
\`초록\`, \`노랑\`, \`빨강\` 또는 다른 말

### 나와야 하는 것
초록이면 \`건너요\`, 노랑이면 \`기다려요\`, 빨강이면 \`멈춰요\`, 다른 말이면 \`고장이에요\``,
      hints: [
        '길이 여러 개면 elif를 써요.',
        '같은지 물을 때는 = 가 아니라 == 예요.',
        'if, elif, elif, else 의 차례로 네 길을 만들어요.',
      ],
      cases: [
        { input: '초록\n', expected: '건너요\n' },
        { input: '빨강\n', expected: '멈춰요\n' },
        { input: '노랑\n', expected: '기다려요\n', hidden: true },
        { input: '파랑\n', expected: '고장이에요\n', hidden: true },
        { input: '초록불\n', expected: '고장이에요\n', hidden: true },
        { input: '빨강 \n', expected: '고장이에요\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `light = input()\n`,
          solution: `light = input()\nif light == "초록":\n    print("건너요")\nelif light == "노랑":\n    print("기다려요")\nelif light == "빨강":\n    print("멈춰요")\nelse:\n    print("고장이에요")`,
          wrongAnswers: [
            `light = input()\nif light == "초록":\n    print("건너요")\nelif light == "노랑":\n    print("기다려요")\nelse:\n    print("멈춰요")`,
            `light = input()\nif "초록" in light:\n    print("건너요")\nelif "노랑" in light:\n    print("기다려요")\nelif "빨강" in light:\n    print("멈춰요")\nelse:\n    print("고장이에요")`,
          ],
        },
        BLOCKS: choiceBlocks[1203],
      },
    },
    {
      id: 1204,
      title: '하루 더 있는 해',
      difficulty: 3,
      character: 'TURTLE',
      content: `거북 할아버지는 **하루 더 있는 해**를 좋아해. 4로 나누어떨어지면 하루 더 있어. 그런데 100으로 나누어떨어지면 아니야. 그런데 또 400으로 나누어떨어지면 다시 하루 더 있어!

### 들어오는 것
해 (1에서 4000까지)

### 나와야 하는 것
하루 더 있으면 \`366일\`, 아니면 \`365일\``,
      hints: [
        '가장 까다로운 400부터 차례로 물어보면 쉬워요.',
        '400으로 나누어떨어지면 366일, 아니고 100으로 나누어떨어지면 365일…',
        'and 와 or 로 한 번에 물을 수도 있어요. year % 400 == 0 or (year % 4 == 0 and year % 100 != 0)',
      ],
      cases: [
        { input: '2024\n', expected: '366일\n' },
        { input: '2023\n', expected: '365일\n' },
        { input: '1900\n', expected: '365일\n', hidden: true },
        { input: '2000\n', expected: '366일\n', hidden: true },
        { input: '2100\n', expected: '365일\n', hidden: true },
        { input: '4\n', expected: '366일\n', hidden: true },
        { input: '400\n', expected: '366일\n', hidden: true },
        { input: '1\n', expected: '365일\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `year = int(input())\n`,
          solution: `year = int(input())\nif year % 400 == 0 or (year % 4 == 0 and year % 100 != 0):\n    print("366일")\nelse:\n    print("365일")`,
          wrongAnswers: [
            `year = int(input())\nif year % 4 == 0:\n    print("366일")\nelse:\n    print("365일")`,
            `year = int(input())\nif year % 4 == 0 and year % 100 != 0:\n    print("366일")\nelse:\n    print("365일")`,
          ],
        },
        BLOCKS: choiceBlocks[1204],
      },
    },
    {
      id: 1205,
      title: '가위바위보',
      difficulty: 3,
      character: 'SHARK',
      content: `상어와 가위바위보! 누가 이겼는지 알려 줘.

### 들어오는 것
- 첫째 줄: 내가 낸 것
- 둘째 줄: 상어가 낸 것

\`가위\`, \`바위\`, \`보\` 가운데 하나야.

### 나와야 하는 것
\`이겼다\`, \`졌다\`, \`비겼다\` 가운데 하나`,
      hints: [
        '먼저 같은지 물어봐요. 같으면 비겼어요.',
        '이기는 경우는 세 가지뿐이에요. 세 가지를 or로 이어요.',
        '나머지는 모두 진 거예요. else로 받아요.',
      ],
      cases: [
        { input: '가위\n보\n', expected: '이겼다\n' },
        { input: '바위\n바위\n', expected: '비겼다\n' },
        { input: '보\n가위\n', expected: '졌다\n', hidden: true },
        { input: '가위\n바위\n', expected: '졌다\n', hidden: true },
        { input: '바위\n가위\n', expected: '이겼다\n', hidden: true },
        { input: '보\n바위\n', expected: '이겼다\n', hidden: true },
        { input: '바위\n보\n', expected: '졌다\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `mine = input()\nshark = input()\n`,
          solution: `mine = input()\nshark = input()\nif mine == shark:\n    print("비겼다")\nelif (mine == "가위" and shark == "보") or (mine == "바위" and shark == "가위") or (mine == "보" and shark == "바위"):\n    print("이겼다")\nelse:\n    print("졌다")`,
          wrongAnswers: [
            `mine = input()\nshark = input()\nif mine == shark:\n    print("비겼다")\nelif mine > shark:\n    print("이겼다")\nelse:\n    print("졌다")`,
            `mine = input()\nshark = input()\nif mine == "가위" and shark == "보":\n    print("이겼다")\nelif mine == shark:\n    print("비겼다")\nelse:\n    print("졌다")`,
          ],
        },
        BLOCKS: choiceBlocks[1205],
      },
    },
  ],
};
