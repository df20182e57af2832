import type { LessonContent } from '../courseContent.ts';

export const lesson19: LessonContent = {
  number: 19,
  title: '파이썬 9장. 찾기와 흉내 내기',
  description: '줄 세워 찾고, 바다를 흉내 내 봐요.',
  document: {
    title: '찾기와 흉내 내기',
    content: `## 줄 세워 한가운데

\`sorted\`로 줄을 세우면 한가운데를 바로 찾을 수 있어.

\`\`\`python run
fish = sorted([«7, 1, 5»])
print(fish)
print(fish[len(fish) // 2])
\`\`\`

\`\`\`scene
fish fish
\`\`\`

---

## 절반씩 버리기

늘 가운데를 물어보면 절반씩 사라져. 백 가지도 금방이야!

\`\`\`python run
secret = «37»
first = 1
last = 100
while True:
    middle = (first + last) // 2
    print(middle)
    if middle == secret:
        break
    if middle < secret:
        first = middle + 1
    else:
        last = middle - 1
\`\`\`

\`\`\`scene
halves
\`\`\`

---

## 새 모습은 새 상자에

모두 **한꺼번에** 바뀌는 것을 흉내 낼 때는, 보던 것을 바로 바꾸지 말고 새로 적어.

\`\`\`python run
line = "«..*..»"
after = ""
for i in range(len(line)):
    left = i > 0 and line[i - 1] == "*"
    right = i + 1 < len(line) and line[i + 1] == "*"
    after = after + ("*" if left != right else ".")
print(line)
print(after)
\`\`\`

\`\`\`scene
beads line after
\`\`\`

---

## 줄마다 칸마다

되풀이 안에 되풀이를 넣으면, **줄마다 모든 칸**을 차례로 살펴볼 수 있어.

\`\`\`python run
for row in range(«3»):
    for column in range(4):
        print(row, column)
\`\`\`

\`\`\`scene
box row column
\`\`\`

---

## 골라 볼까?

\`\`\`choice
절반씩 버리며 찾으려면 먼저 어떻게 되어 있어야 할까?
- [x] 줄 서 있기 | 작은 것부터 줄 서 있어야 절반을 버릴 수 있어.
- [ ] 모두 같기 | 모두 같으면 찾을 것도 없겠지?
- [ ] 뒤집혀 있기 | 뒤집힌 것보다 차례가 있는지가 중요해.
\`\`\``,
  },
  problems: [
    {
      id: 1902,
      title: '한가운데 물고기',
      difficulty: 2,
      character: 'TURTLE',
      content: `물고기를 작은 것부터 줄 세우면 **한가운데**에 누가 있을까? 물고기는 언제나 홀수 마리야.

### 들어오는 것
물고기의 길이들이 빈칸 하나씩 사이에 두고 한 줄로

### 나와야 하는 것
한가운데 물고기의 길이`,
      hints: [
        '먼저 sorted로 줄을 세워요.',
        '한가운데의 번호는 개수를 2로 나눈 몫이에요.',
        'fish[len(fish) // 2]',
      ],
      cases: [
        { input: '3 1 2\n', expected: '2\n' },
        { input: '5\n', expected: '5\n' },
        { input: '10 9 1\n', expected: '9\n', hidden: true },
        { input: '7 7 7 1 1\n', expected: '7\n', hidden: true },
        { input: '100 20 3 4000 5\n', expected: '20\n', hidden: true },
        { input: '-1 -2 -3\n', expected: '-2\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `fish = [int(word) for word in input().split()]\n`,
          solution: `fish = sorted(int(word) for word in input().split())\nprint(fish[len(fish) // 2])`,
          wrongAnswers: [
            `fish = [int(word) for word in input().split()]\nprint(fish[len(fish) // 2])`,
            `fish = sorted(input().split())\nprint(fish[len(fish) // 2])`,
          ],
        },
      },
    },
    {
      id: 1903,
      title: '수 맞히기 거북',
      difficulty: 3,
      character: 'SEAHORSE',
      content: `거북은 1부터 100 사이의 수를 **늘 한가운데**부터 물어봐. 한가운데는 (처음 + 끝)을 2로 나눈 몫이야. 몇 번 만에 맞힐까?

### 들어오는 것
맞혀야 하는 수 (1에서 100까지)

### 나와야 하는 것
거북이 물어본 수를 차례로 한 줄에 하나씩, 마지막 줄에 \`(횟수)번 만에!\``,
      hints: [
        '처음은 1, 끝은 100에서 시작해요.',
        '물어본 수가 더 작으면 처음을 그다음으로, 더 크면 끝을 그 앞으로 옮겨요.',
        'while True 로 되풀이하다가 맞히면 break로 나와요.',
      ],
      cases: [
        { input: '50\n', expected: '50\n1번 만에!\n' },
        { input: '75\n', expected: '50\n75\n2번 만에!\n' },
        { input: '1\n', expected: '50\n25\n12\n6\n3\n1\n6번 만에!\n', hidden: true },
        { input: '100\n', expected: '50\n75\n88\n94\n97\n99\n100\n7번 만에!\n', hidden: true },
        { input: '37\n', expected: '50\n25\n37\n3번 만에!\n', hidden: true },
        { input: '51\n', expected: '50\n75\n62\n56\n53\n51\n6번 만에!\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `secret = int(input())\nfirst = 1\nlast = 100\ncount = 0\n`,
          solution: `secret = int(input())\nfirst = 1\nlast = 100\ncount = 0\nwhile True:\n    middle = (first + last) // 2\n    count = count + 1\n    print(middle)\n    if middle == secret:\n        break\n    elif middle < secret:\n        first = middle + 1\n    else:\n        last = middle - 1\nprint(f"{count}번 만에!")`,
          wrongAnswers: [
            `secret = int(input())\ncount = 0\nfor guess in range(1, 101):\n    count = count + 1\n    print(guess)\n    if guess == secret:\n        break\nprint(f"{count}번 만에!")`,
            `secret = int(input())\nfirst = 1\nlast = 100\ncount = 0\nwhile first < last:\n    middle = (first + last) // 2\n    count = count + 1\n    print(middle)\n    if middle < secret:\n        first = middle + 1\n    else:\n        last = middle\nprint(f"{count}번 만에!")`,
          ],
        },
      },
    },
    {
      id: 1904,
      title: '잠수정 승강기',
      difficulty: 3,
      character: 'CRAB',
      content: `잠수정이 층을 오르내려. \`위 2\`는 두 층 위로, \`아래 3\`은 세 층 아래로 가. **0층(물 위)보다 위로는 갈 수 없어서** 0층에 멈춰. 아래층은 빼기로 적어. 가장 깊이 간 층도 알려 줘.

### 들어오는 것
- 첫째 줄: 움직임의 수
- 그다음 줄부터: \`위 수\` 또는 \`아래 수\`

잠수정은 0층에서 시작해.

### 나와야 하는 것
- 첫째 줄: 마지막 층
- 둘째 줄: 가장 깊이 간 층`,
      hints: [
        '위로 가면 더하고 아래로 가면 빼요.',
        '더한 다음 0보다 크면 0으로 되돌려요. min(0, floor) 도 좋아요.',
        '움직일 때마다 지금까지 가장 깊은 층과 견주어요.',
      ],
      cases: [
        { input: '2\n아래 5\n위 2\n', expected: '-3\n-5\n' },
        { input: '1\n위 3\n', expected: '0\n0\n' },
        { input: '3\n아래 1\n위 5\n아래 2\n', expected: '-2\n-2\n', hidden: true },
        { input: '0\n', expected: '0\n0\n', hidden: true },
        { input: '4\n아래 10\n위 4\n아래 1\n위 100\n', expected: '0\n-10\n', hidden: true },
        { input: '2\n아래 3\n아래 4\n', expected: '-7\n-7\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `count = int(input())\nfloor = 0\ndeepest = 0\n\nprint(floor)\nprint(deepest)\n`,
          solution: `count = int(input())\nfloor = 0\ndeepest = 0\nfor i in range(count):\n    way, steps = input().split()\n    if way == "위":\n        floor = min(0, floor + int(steps))\n    else:\n        floor = floor - int(steps)\n    deepest = min(deepest, floor)\nprint(floor)\nprint(deepest)`,
          wrongAnswers: [
            `count = int(input())\nfloor = 0\ndeepest = 0\nfor i in range(count):\n    way, steps = input().split()\n    if way == "위":\n        floor = floor + int(steps)\n    else:\n        floor = floor - int(steps)\n    deepest = min(deepest, floor)\nprint(floor)\nprint(deepest)`,
            `count = int(input())\nfloor = 0\nfor i in range(count):\n    way, steps = input().split()\n    if way == "위":\n        floor = min(0, floor + int(steps))\n    else:\n        floor = floor - int(steps)\nprint(floor)\nprint(floor)`,
          ],
        },
      },
    },
    {
      id: 1905,
      title: '빛나는 플랑크톤',
      difficulty: 5,
      character: 'DOLPHIN',
      content: `플랑크톤이 한 줄로 떠 있어. \`*\`은 빛나고 \`.\`은 꺼져 있어. 1초가 지날 때마다 모두 **한꺼번에** 이렇게 바뀌어.

- 양옆 이웃 가운데 **꼭 하나만** 빛나면 빛나.
- 아니면 꺼져.

줄의 바깥은 꺼져 있다고 생각해.

### 들어오는 것
- 첫째 줄: 지나는 시간(초)
- 둘째 줄: 처음 모습

### 나와야 하는 것
처음 모습부터 1초마다 한 줄씩`,
      hints: [
        '새 모습은 **새 글자**에 적어요. 보던 줄을 바로 바꾸면 이웃이 달라져요.',
        '왼쪽 이웃은 i - 1, 오른쪽은 i + 1 이에요. 맨 끝에는 이웃이 없어요.',
        '왼쪽이 빛나는지와 오른쪽이 빛나는지가 서로 다르면 (!=) 꼭 하나만 빛나는 거예요.',
      ],
      cases: [
        { input: '2\n..*..\n', expected: '..*..\n.*.*.\n*...*\n' },
        { input: '1\n**\n', expected: '**\n**\n' },
        { input: '0\n*.*\n', expected: '*.*\n', hidden: true },
        { input: '3\n*......\n', expected: '*......\n.*.....\n*.*....\n...*...\n', hidden: true },
        {
          input: '4\n....*....\n',
          expected: '....*....\n...*.*...\n..*...*..\n.*.*.*.*.\n*.......*\n',
          hidden: true,
        },
        { input: '2\n*\n', expected: '*\n.\n.\n', hidden: true },
        { input: '1\n*.*.*\n', expected: '*.*.*\n.....\n', hidden: true },
      ],
      programs: {
        PYTHON: {
          starterCode: `seconds = int(input())\nline = input()\nprint(line)\n`,
          solution: `seconds = int(input())\nline = input()\nprint(line)\nfor second in range(seconds):\n    after = ""\n    for i in range(len(line)):\n        left = i > 0 and line[i - 1] == "*"\n        right = i + 1 < len(line) and line[i + 1] == "*"\n        if left != right:\n            after = after + "*"\n        else:\n            after = after + "."\n    line = after\n    print(line)`,
          wrongAnswers: [
            `seconds = int(input())\nline = input()\nprint(line)\nfor second in range(seconds):\n    after = ""\n    for i in range(len(line)):\n        left = line[i - 1] == "*"\n        right = i + 1 < len(line) and line[i + 1] == "*"\n        after = after + ("*" if left != right else ".")\n    line = after\n    print(line)`,
            `seconds = int(input())\nline = input()\nprint(line)\nfor second in range(seconds):\n    after = ""\n    for i in range(len(line)):\n        left = i > 0 and line[i - 1] == "*"\n        right = i + 1 < len(line) and line[i + 1] == "*"\n        after = after + ("*" if left or right else ".")\n    line = after\n    print(line)`,
          ],
        },
      },
    },
  ],
};
