import type { LessonContent } from '../courseContent.ts';
import { textBlocks } from './blocks/textBlocks.ts';

export const lesson16: LessonContent = {
  number: 16,
  title: '파이썬 6장. 글자 요리',
  description: '글자를 자르고, 세고, 바꿔요.',
  document: {
    title: '글자 요리',
    content: `## 나누고 잇기

\`split()\`은 빈칸에서 나누고, \`" ".join()\`은 다시 이어.

\`\`\`python run
words = "«바다 는 넓어»".split()
print(len(words))
print("-".join(words))
\`\`\`

\`\`\`scene
beads words
\`\`\`

---

## 바꾸고 세기

\`replace\`는 바꾼 **새 글**을 줘. \`count\`는 몇 번 나오는지 세어 줘.

\`\`\`python run
letter = "«보물은 동굴에. 보물!»"
print(letter.replace("보물", "***"))
print(letter.count("보물"))
\`\`\`

\`\`\`scene
beads letter
\`\`\`

---

## 거꾸로 읽기

\`[::-1]\`은 글자에도 써. 거꾸로 읽어도 같은지 바로 알 수 있지!

\`\`\`python run
word = "«기러기»"
print(word[::-1])
print(word == word[::-1])
\`\`\`

\`\`\`scene
beads word
\`\`\`

---

## 글자와 수

글자와 수는 더할 수 없어. \`str( )\`로 수를 글자로 바꿔서 이어.

\`\`\`python run
print("a" + str(3))
print("조개" * «3»)
\`\`\`

\`\`\`scene
sums
\`\`\`

---

## 골라 볼까?

\`\`\`choice
\`"조개" * 2\`는 무엇일까?
- [x] 조개조개 | 글자를 두 번 이어 줘.
- [ ] 조개2 | 그러려면 \`"조개" + str(2)\`야.
- [ ] 고장 나 | 글자와 수를 더하면 고장 나지만, 곱하기는 돼!
\`\`\``,
  },
  problems: [
    {
      id: 1602,
      title: '낱말이 몇 개?',
      difficulty: 1,
      character: 'SEAHORSE',
      content: `편지에 낱말이 몇 개 있는지 세어 줘. 낱말 사이의 빈칸은 **여러 칸**일 수도 있어.

### 들어오는 것
편지 한 줄

### 나와야 하는 것
낱말의 수`,
      hints: [
        'split() 은 빈칸을 기준으로 나누어 리스트를 만들어요.',
        '빈칸이 여러 칸이어도 split() 은 알아서 나눠요. split(" ") 은 그렇지 않아요.',
        'len( input().split() )',
      ],
      cases: [
        { input: '안녕 바다 친구들\n', expected: '3\n' },
        { input: '하나\n', expected: '1\n' },
        { input: 'a  b   c\n', expected: '3\n', hidden: true },
        { input: ' 앞뒤에 빈칸 \n', expected: '2\n', hidden: true },
        { input: 'one two three four five\n', expected: '5\n', hidden: true },
        { input: '낱말  둘\n', expected: '2\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `letter = input()\n`,
          solution: `letter = input()\nprint(len(letter.split()))`,
          wrongAnswers: [
            `letter = input()\nprint(len(letter.split(" ")))`,
            `letter = input()\nprint(letter.count(" ") + 1)`,
          ],
        },
        BLOCKS: textBlocks[1602],
      },
    },
    {
      id: 1603,
      title: '비밀 글자 가리기',
      difficulty: 2,
      character: 'SHARK',
      content: `편지에서 비밀 낱말을 모두 \`***\`로 가려 줘.

### 들어오는 것
- 첫째 줄: 비밀 낱말
- 둘째 줄: 편지

### 나와야 하는 것
- 첫째 줄: 가린 편지
- 둘째 줄: 비밀 낱말이 나온 횟수`,
      hints: [
        '글자를 바꾸는 것은 replace, 세는 것은 count 예요.',
        '두 가지 모두 letter.replace(찾을 말, 바꿀 말), letter.count(찾을 말) 처럼 써요.',
        '바꾸고 나서 세면 0이 나와요. 처음 편지에서 세어요.',
      ],
      cases: [
        { input: '보물\n보물은 동굴에 있어. 보물!\n', expected: '***은 동굴에 있어. ***!\n2\n' },
        { input: '열쇠\n아무것도 없어\n', expected: '아무것도 없어\n0\n' },
        { input: 'a\nbanana\n', expected: 'b***n***n***\n3\n', hidden: true },
        { input: '산호\n산호산호산호\n', expected: '*********\n3\n', hidden: true },
        { input: 'sea\nSea sea SEA\n', expected: 'Sea *** SEA\n1\n', hidden: true },
        { input: '가\n가나다라 가\n', expected: '***나다라 ***\n2\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `secret = input()\nletter = input()\n`,
          solution: `secret = input()\nletter = input()\nprint(letter.replace(secret, "***"))\nprint(letter.count(secret))`,
          wrongAnswers: [
            `secret = input()\nletter = input()\nletter = letter.replace(secret, "***")\nprint(letter)\nprint(letter.count(secret))`,
            `secret = input()\nletter = input()\nprint(letter.replace(secret, "***", 1))\nprint(letter.count(secret))`,
          ],
        },
      },
    },
    {
      id: 1604,
      title: '띄어쓰기 없는 거울',
      difficulty: 3,
      character: 'NEMO',
      content: `\`다시 합창합시다\`는 **빈칸을 빼면** 거꾸로 읽어도 같아. 그런 글인지 알아봐 줘. 영어는 크고 작은 글자를 같게 봐.

### 들어오는 것
글 한 줄

### 나와야 하는 것
같으면 \`거울 글\`, 다르면 \`그냥 글\``,
      hints: [
        '먼저 빈칸을 없애요. replace(" ", "") 를 써요.',
        'lower() 로 모두 작은 글자로 바꿔요.',
        'text[::-1] 은 거꾸로 된 글이에요. 처음 글과 == 로 견주어요.',
      ],
      cases: [
        { input: '다시 합창합시다\n', expected: '거울 글\n' },
        { input: '안녕 바다\n', expected: '그냥 글\n' },
        { input: 'Never odd or even\n', expected: '거울 글\n', hidden: true },
        { input: '가나 다\n', expected: '그냥 글\n', hidden: true },
        { input: 'a\n', expected: '거울 글\n', hidden: true },
        { input: '여보 안경 안보여\n', expected: '거울 글\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `text = input()\n`,
          solution: `text = input().replace(" ", "").lower()\nif text == text[::-1]:\n    print("거울 글")\nelse:\n    print("그냥 글")`,
          wrongAnswers: [
            `text = input()\nif text == text[::-1]:\n    print("거울 글")\nelse:\n    print("그냥 글")`,
            `text = input().replace(" ", "")\nif text == text[::-1]:\n    print("거울 글")\nelse:\n    print("그냥 글")`,
          ],
        },
      },
    },
    {
      id: 1605,
      title: '조개 압축기',
      difficulty: 4,
      character: 'CRAB',
      content: `같은 글자가 이어지면 **글자와 개수**로 줄여 쓰자. \`aaabcc\`는 \`a3b1c2\`가 돼.

### 들어오는 것
글자 한 줄 (빈칸 없음)

### 나와야 하는 것
줄여 쓴 글`,
      hints: [
        '앞 글자를 기억해 두고, 같으면 개수를 늘려요.',
        '글자가 바뀌면 지금까지의 글자와 개수를 적고 다시 1부터 세요.',
        '마지막 글자 묶음은 되풀이가 끝난 다음에 따로 적어야 해요.',
      ],
      cases: [
        { input: 'aaabcc\n', expected: 'a3b1c2\n' },
        { input: 'a\n', expected: 'a1\n' },
        { input: 'abc\n', expected: 'a1b1c1\n', hidden: true },
        { input: 'zzzzzzzzzzzz\n', expected: 'z12\n', hidden: true },
        { input: 'aabbaa\n', expected: 'a2b2a2\n', hidden: true },
        { input: '가가나\n', expected: '가2나1\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `text = input()\nresult = ""\n\nprint(result)\n`,
          solution: `text = input()\nresult = ""\nbefore = text[0]\ncount = 0\nfor letter in text:\n    if letter == before:\n        count = count + 1\n    else:\n        result = result + before + str(count)\n        before = letter\n        count = 1\nprint(result + before + str(count))`,
          wrongAnswers: [
            `text = input()\nresult = ""\nbefore = text[0]\ncount = 0\nfor letter in text:\n    if letter == before:\n        count = count + 1\n    else:\n        result = result + before + str(count)\n        before = letter\n        count = 1\nprint(result)`,
            `text = input()\nresult = ""\nfor letter in sorted(set(text)):\n    result = result + letter + str(text.count(letter))\nprint(result)`,
          ],
        },
      },
    },
  ],
};
