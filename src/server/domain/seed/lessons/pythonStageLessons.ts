import type { LessonContent } from '../courseContent.ts';

/** The stages once more, in Python: one idea of the language a lesson. */
export const PYTHON_STAGE_LESSONS: readonly LessonContent[] = [
  {
    number: 31,
    title: '파이썬 모험 1장. 한 걸음씩',
    description: '명령을 차례로 적어 아바타를 움직여요.',
    document: {
      title: '파이썬으로 걷기',
      content: `## 차례대로 움직여

코드는 **위에서부터 차례대로** 움직여. 모험에서는 \`walk()\`라고 쓰면 네 아바타가 한 칸 걸어!

\`\`\`python run
print("걷기")
print("걷기")
print("«점프»")
\`\`\`

---

## 괄호를 꼭 닫아

명령의 이름 뒤에는 \`( )\`가 있어야 해. \`walk(3)\`처럼 안에 수를 쓰면 **세 칸** 걷지.

\`\`\`python run
def walk(n):
    print("걸음 " * n)

walk(«3»)
walk(1)
\`\`\`

\`\`\`scene
machine
\`\`\`

---

## 차례가 바뀌면?

점프하고 걷는 것과 걷고 점프하는 것은 달라. **차례**가 길을 정해!

\`\`\`python run
plan = [«"걷기", "점프", "줍기"»]
for step in plan:
    print(step)
\`\`\`

\`\`\`scene
shells plan
\`\`\`

---

## 골라 볼까?

\`\`\`choice
아바타를 두 칸 걷게 하는 것은?
- [x] \`walk(2)\` | 맞아! 괄호 안의 수만큼 걸어.
- [ ] \`walk 2\` | 괄호가 없으면 컴퓨터는 무엇을 걸을지 몰라.
- [ ] \`걷기(2)\` | 모험의 명령은 영어 이름이야. \`walk\`라고 불러.
\`\`\``,
    },
    problems: [],
    stageIds: [9102, 9104, 9202],
  },
  {
    number: 32,
    title: '파이썬 모험 2장. 같은 걸음은 한 번만',
    description: 'for와 range로 같은 걸음을 되풀이해요.',
    document: {
      title: '걸음을 접는 range',
      content: `## 세 번이면 세 줄?

같은 걸음을 여러 번 적는 대신 **몇 번인지** 적어. 줄이 짧아지면 별도 받아!

\`\`\`python run
for i in range(«3»):
    print("걷고 줍기")
\`\`\`

\`\`\`scene
wheel
\`\`\`

---

## 들여 쓴 만큼만

네 칸 **들여 쓴 줄**만 되풀이해. 들여쓰지 않은 줄은 끝나고 한 번이야.

\`\`\`python run
for i in range(2):
    print("«빨강»")
    print("걷기")
print("끝!")
\`\`\`

\`\`\`scene
wheel
\`\`\`

---

## 두 걸음짜리 무늬

되풀이할 **한 묶음**을 찾아봐. 빨강 노랑 빨강 노랑이면 묶음은 무엇일까?

\`\`\`python run
for i in range(3):
    print("«빨강 노랑»")
\`\`\`

\`\`\`scene
wheel
\`\`\`

---

## 골라 볼까?

\`\`\`choice
\`for i in range(4):\` 아래의 들여 쓴 줄은 몇 번 할까?
- [ ] 3번 | 0, 1, 2까지만 세었구나. 3도 있어.
- [x] 4번 | 0, 1, 2, 3. 네 번이야!
- [ ] 5번 | 4는 들어가지 않아. 0부터 세어 봐.
\`\`\``,
    },
    problems: [],
    stageIds: [9108, 9203, 9205],
  },
  {
    number: 33,
    title: '파이썬 모험 3장. 앞을 보고 고르기',
    description: '앞에 무엇이 있는지 보고 길을 골라요.',
    document: {
      title: '눈을 뜨는 if',
      content: `## 앞에 틈이 있을까?

모험에서는 \`gap_ahead()\`가 앞을 보고 **참**이나 **거짓**을 말해 줘.

\`\`\`python run
gap = «True»
if gap:
    print("점프!")
else:
    print("걷기")
\`\`\`

\`\`\`scene
fork
\`\`\`

---

## 바다는 매번 달라

틈이 있는 자리는 바다마다 달라. 그래서 외우지 말고 **보고 골라야** 해.

\`\`\`python run
for gap in [«False, True, False»]:
    if gap:
        print("점프!")
    else:
        print("걷기")
\`\`\`

\`\`\`scene
fork
\`\`\`

---

## 같은지 묻기

표지판에 적힌 말이 맞는지는 \`==\`로 물어. \`=\` 하나는 담기야!

\`\`\`python run
word = "«열려라»"
if word == "열려라":
    print("문이 열렸다!")
\`\`\`

\`\`\`scene
fork
\`\`\`

---

## 골라 볼까?

\`\`\`choice
틈 앞에서만 점프하려면?
- [ ] \`jump()\`만 쓴다 | 그러면 틈이 없어도 점프해.
- [x] \`if gap_ahead():\` 아래에 \`jump()\` | 앞을 보고 나서 고르는 거야!
- [ ] \`gap_ahead() = jump()\` | \`=\`는 담기야. 묻는 것은 \`if\`가 해.
\`\`\``,
    },
    problems: [],
    stageIds: [9109, 9207, 9305],
  },
  {
    number: 34,
    title: '파이썬 모험 4장. 닿을 때까지',
    description: 'while로 깃발에 닿을 때까지 가요.',
    document: {
      title: '닿을 때까지, while',
      content: `## 몇 칸인지 모를 때

길이를 모르면 **닿을 때까지** 걸어. \`while not at_flag():\`은 「깃발이 아닌 동안」이야.

\`\`\`python run
left = «4»
while left > 0:
    print("걷기")
    left = left - 1
print("깃발!")
\`\`\`

\`\`\`scene
box left
\`\`\`

---

## not은 거꾸로

\`not\`은 참을 거짓으로, 거짓을 참으로 바꿔.

\`\`\`python run
print(not «True»)
print(not False)
\`\`\`

\`\`\`scene
lamps
\`\`\`

---

## 안에서 움직여야 끝나

되풀이 안에서 걷지 않으면 **영원히** 제자리야. 무엇이 바뀌는지 살펴봐!

\`\`\`python run
place = 1
while place != «4»:
    place = place + 1
    print(place)
\`\`\`

\`\`\`scene
walk place
\`\`\`

---

## 골라 볼까?

\`\`\`choice
\`while not at_flag():\`는 언제 멈출까?
- [x] 깃발에 닿으면 | 깃발이 아닌 동안만 되풀이하니까!
- [ ] 한 번 걸으면 | 한 번만 하는 것은 \`if\`야.
- [ ] 깃발에서 멀어지면 | \`not\`이 붙어 있어. 깃발이 아닌 동안 계속해.
\`\`\``,
    },
    problems: [],
    stageIds: [9302, 9303, 9110],
  },
  {
    number: 35,
    title: '파이썬 모험 5장. 기억하는 상자',
    description: '표지판의 수를 변수에 담아 써요.',
    document: {
      title: '수를 담는 변수',
      content: `## 읽어서 담기

\`n = read_sign()\`은 표지판의 수를 읽어 **n이라는 상자**에 담아.

\`\`\`python run
n = «3»
print("표지판:", n)
for i in range(n):
    print("걷기")
\`\`\`

\`\`\`scene
box n
\`\`\`

---

## 상자끼리 더하기

상자에 담긴 수는 더하고 뺄 수 있어. 두 표지판을 더하면 몇 칸일까?

\`\`\`python run
a = 2
b = «5»
total = a + b
print(total)
\`\`\`

\`\`\`scene
box a b total
\`\`\`

---

## 바꿔 담기

\`count = count + 1\`은 하나 더해서 **다시 담기**야. 조개를 셀 때 딱이지!

\`\`\`python run
count = 0
for shell in [«"있음", "없음", "있음"»]:
    if shell == "있음":
        count = count + 1
print(count)
\`\`\`

\`\`\`scene
box count
\`\`\`

---

## 골라 볼까?

\`\`\`choice
\`n\`에 3이 있을 때 \`n = n + 1\`을 하면 \`n\`은?
- [ ] 3 | 오른쪽을 먼저 셈해서 다시 담아.
- [x] 4 | 3에 1을 더해 다시 담았어!
- [ ] \`n + 1\`이라는 글자 | 따옴표가 없으니 글자가 아니라 셈이야.
\`\`\``,
    },
    problems: [],
    stageIds: [9304, 9208, 9307],
  },
  {
    number: 36,
    title: '파이썬 모험 6장. 나만의 주문',
    description: 'def로 움직임에 이름을 붙여요.',
    document: {
      title: '움직임에 이름을',
      content: `## 움직임에 이름 붙이기

자주 하는 움직임을 \`def\` 아래에 모아 두고 **이름으로** 불러.

\`\`\`python run
def hop():
    print("걷기")
    print("«점프»")

hop()
hop()
\`\`\`

\`\`\`scene
machine
\`\`\`

---

## 재료를 받는 주문

괄호 안에 이름을 적으면 부를 때마다 **다른 수**를 줄 수 있어.

\`\`\`python run
def climb(height):
    for i in range(height):
        print("오르기")

climb(2)
climb(«3»)
\`\`\`

\`\`\`scene
machine
\`\`\`

---

## 먼저 만들고 부르기

주문은 **만든 다음에** 불러야 해. 순서를 바꾸면 모른다고 하지!

\`\`\`python run
def paint(color):
    print(color + " 칠하기")

paint("빨강")
paint("«노랑»")
\`\`\`

\`\`\`scene
machine
\`\`\`

---

## 골라 볼까?

\`\`\`choice
\`def hop():\`를 쓰기만 하고 부르지 않으면?
- [ ] 한 번 한다 | 만들기만 해서는 아무 일도 없어.
- [ ] 끝없이 한다 | 되풀이는 \`while\`이나 \`for\`가 해.
- [x] 아무 일도 일어나지 않는다 | \`hop()\`이라고 불러야 해!
\`\`\``,
    },
    problems: [],
    stageIds: [9402, 9404, 9406],
  },
  {
    number: 37,
    title: '파이썬 모험 7장. 답하는 주문',
    description: 'return으로 답을 돌려받고 견주어요.',
    document: {
      title: '답을 돌려주는 return',
      content: `## 답을 돌려줘

\`return\`은 답을 부른 곳으로 **돌려줘**. 그 답으로 다시 움직일 수 있어.

\`\`\`python run
def twice(n):
    return n * 2

steps = twice(«3»)
print(steps)
\`\`\`

\`\`\`scene
machine
\`\`\`

---

## 더 큰 쪽 고르기

표지판 둘을 견주어 더 큰 쪽을 기억해. 셋이면? 다시 견주면 돼!

\`\`\`python run
def bigger(a, b):
    if a > b:
        return a
    return b

print(bigger(bigger(«2, 7»), 5))
\`\`\`

\`\`\`scene
machine
\`\`\`

---

## 되풀이하며 기억하기

지금까지 **가장 큰 수**를 상자에 두고, 더 큰 것을 만나면 바꿔 담아.

\`\`\`python run
best = 0
for n in [«3, 8, 5»]:
    if n > best:
        best = n
print(best)
\`\`\`

\`\`\`scene
box best n
\`\`\`

---

## 골라 볼까?

\`\`\`choice
함수가 셈한 답을 부른 곳에서 쓰려면?
- [ ] \`print\`로 보여 준다 | 보이기만 하고 돌아오지는 않아.
- [x] \`return\`으로 돌려준다 | 그러면 상자에 담을 수 있어!
- [ ] 함수 이름에 담는다 | 함수 이름은 부르는 데 써.
\`\`\``,
    },
    problems: [],
    stageIds: [9407, 9308, 9310],
  },
  {
    number: 38,
    title: '파이썬 모험 8장. 줄지어 기억하기',
    description: '리스트에 모으고 찾아서 등대까지 가요.',
    document: {
      title: '모으고 찾는 리스트',
      content: `## 본 것을 모두 모으기

빈 리스트에 \`append\`로 하나씩 넣으면 **지나온 것**을 모두 기억할 수 있어.

\`\`\`python run
signs = []
for n in [«4, 1, 3»]:
    signs.append(n)
print(signs)
print(signs[0])
\`\`\`

\`\`\`scene
shells signs
\`\`\`

---

## 들어 있을까?

\`in\`은 리스트에 **들어 있는지** 말해 줘.

\`\`\`python run
secret = ["소라", "진주"]
print("«진주»" in secret)
print("미역" in secret)
\`\`\`

\`\`\`scene
lamps
\`\`\`

---

## 몇 번째일까?

번호를 함께 세면 **몇 번째**인지 알 수 있어. 0부터 세는 것도 잊지 마!

\`\`\`python run
names = ["니모", "도리", "거북"]
for i in range(len(names)):
    if names[i] == "«거북»":
        print(i)
\`\`\`

\`\`\`scene
shells names
\`\`\`

---

## 골라 볼까?

\`\`\`choice
리스트 \`signs\`에서 맨 앞의 것을 꺼내려면?
- [x] \`signs[0]\` | 0부터 세니까!
- [ ] \`signs[1]\` | 그건 두 번째야.
- [ ] \`signs(0)\` | 괄호는 부를 때 써. 꺼낼 때는 \`[ ]\`야.
\`\`\``,
    },
    problems: [],
    stageIds: [9408, 9409, 9410],
  },
];
