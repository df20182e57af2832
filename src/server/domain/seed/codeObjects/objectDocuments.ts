import type { MapKey } from '#shared/content/maps/mapTypes.ts';
import type { LessonContent } from '../courseContent.ts';

/** The lesson texts about the objects of each map, one idea a page. */
export const OBJECT_DOCUMENTS: Readonly<Record<MapKey, LessonContent['document']>> = {
  plaza: {
    title: '읽고 담고 나누기',
    content: `## 물어보고 담아 두기

종은 지금 몇 시인지 **알려 줘**. 알려 준 것을 상자에 담으면 다음 줄에서도 쓸 수 있어!

\`\`\`js run
const hour = «4»;
for (let i = 0; i < hour; i += 1) {
  print("뎅!");
}
\`\`\`

\`\`\`scene
box hour i
\`\`\`

---

## 목록은 차례로 꺼내

분수에 적힌 수는 **목록** 하나에 들어 있어. 하나씩 꺼내며 번호도 함께 세어 봐.

\`\`\`js run
const numbers = [«3, 7, 5»];
let jet = 0;
for (const height of numbers) {
  print(jet + "번 물줄기는 " + height);
  jet = jet + 1;
}
\`\`\`

\`\`\`scene
shells numbers
\`\`\`

---

## 나머지로 번갈아

2로 나눈 **나머지**는 0, 1, 0, 1로 되풀이돼. 등불의 색을 번갈아 켤 때 딱이야!

\`\`\`js run
for (let lamp = 0; lamp < «6»; lamp += 1) {
  print(lamp + "번: " + (lamp % 2));
}
\`\`\`

\`\`\`scene
box lamp
\`\`\`

---

## 골라 볼까?

\`\`\`choice
\`[3, 7, 5]\`에서 맨 처음 꺼내는 수는?
- [x] 3 | 번호는 0이지만, 꺼내는 수는 3이야!
- [ ] 0 | 0은 첫 칸의 번호야.
- [ ] 5 | 5는 맨 뒤에 있어.
\`\`\``,
  },
  beach: {
    title: '되풀이 속의 되풀이',
    content: `## 같은 일은 한 번만 적어

네모의 네 변은 모두 똑같아. 걷고 돌기를 **한 묶음**으로 만들어 되풀이해!

\`\`\`js run
for (let side = 0; side < «4»; side += 1) {
  print("세 칸 걷기");
  print("오른쪽으로 돌기");
}
\`\`\`

\`\`\`scene
wheel
\`\`\`

---

## 줄마다 칸을 세

바깥 반복이 한 번 돌 때 안쪽 반복은 **처음부터 끝까지** 돌아. 한 줄을 다 심고 다음 줄로 가는 거야.

\`\`\`js run
for (let row = 0; row < 3; row += 1) {
  let line = "";
  for (let column = 0; column < «5»; column += 1) {
    line = line + "♧";
  }
  print(line);
}
\`\`\`

\`\`\`scene
mosaic
\`\`\`

---

## 골라 볼까?

\`\`\`choice
바깥을 3번, 안쪽을 5번 되풀이하면 안쪽 일은 모두 몇 번?
- [ ] 8번 | 더하지 말고, 줄마다 처음부터 세어 봐.
- [x] 15번 | 세 줄마다 다섯 번씩이니까!
- [ ] 5번 | 그건 한 줄만 센 거야.
\`\`\``,
  },
  kelp: {
    title: '될 때까지, 이름 붙여',
    content: `## 닿을 때까지

몇 번인지 모를 때는 **될 때까지** 되풀이해. 안에서 무엇인가 달라져야 끝나!

\`\`\`js run
const light = «4»;
let height = 0;
while (height < light) {
  height = height + 1;
  print("높이 " + height);
}
\`\`\`

\`\`\`scene
box light height
\`\`\`

---

## 이름을 부르면 다 해

여러 번 나오는 일에는 **이름**을 붙여. 이름을 부르면 그 안의 일을 모두 해!

\`\`\`js run
function chorus() {
  print("«솔 미 도»");
}
chorus();
print("레 레 미");
chorus();
\`\`\`

\`\`\`scene
machine
\`\`\`

---

## 골라 볼까?

\`\`\`choice
\`while\`이 끝나려면 안에서 무엇을 해야 할까?
- [ ] print 하기 | 말만 해서는 끝나지 않아.
- [ ] 그대로 두기 | 아무것도 달라지지 않으면 끝없이 돌아.
- [x] 조건에 쓴 것을 바꾸기 | 조건이 언젠가 거짓이 되어야 끝나!
\`\`\``,
  },
  cave: {
    title: '갈림길과 나누기',
    content: `## 열까, 말까?

**만약** 조개가 넉넉하면 열고, **아니면** 돌려보내. \`>=\`는 같거나 크다는 뜻이야.

\`\`\`js run
const shells = «10»;
if (shells >= 10) {
  print("어서 와!");
} else {
  print("다음에 만나!");
}
\`\`\`

\`\`\`scene
fork
\`\`\`

---

## 몇 번 들어가고 얼마가 남을까

60분이 모이면 한 시간이야. **몫**은 몇 시간, **나머지**는 몇 분!

\`\`\`js run
const minutes = «135»;
print(Math.floor(minutes / 60) + "시");
print((minutes % 60) + "분");
\`\`\`

\`\`\`scene
box minutes
\`\`\`

---

## 골라 볼까?

\`\`\`choice
\`135 % 60\`은 얼마일까?
- [x] 15 | 60을 두 번 빼고 남은 수야!
- [ ] 2 | 2는 몫이야. 몇 번 들어가는지!
- [ ] 75 | 75에서 60을 한 번 더 뺄 수 있어.
\`\`\``,
  },
  arena: {
    title: '더해 가고 줄 세우기',
    content: `## 상자에 더해 가기

0을 담은 상자에 점수를 **하나씩 더해**. 끝까지 가면 모두의 합이 남아!

\`\`\`js run
let sum = 0;
for (const score of [«3, 5, 2»]) {
  sum = sum + score;
  print(sum);
}
\`\`\`

\`\`\`scene
box sum score
\`\`\`

---

## 이웃끼리 견주기

왼쪽이 더 크면 **둘을 바꿔**. 한 바퀴를 돌면 가장 큰 수가 맨 뒤로 가!

\`\`\`js run
const flags = [«5, 2, 9, 1»];
for (let i = 0; i < flags.length - 1; i += 1) {
  if (flags[i] > flags[i + 1]) {
    const left = flags[i];
    flags[i] = flags[i + 1];
    flags[i + 1] = left;
  }
  print(flags.join(" "));
}
\`\`\`

\`\`\`scene
fish flags
\`\`\`

---

## 골라 볼까?

\`\`\`choice
모두의 합을 구할 상자에 처음 무엇을 담을까?
- [ ] 1 | 그러면 합이 1만큼 커져.
- [x] 0 | 아직 아무것도 더하지 않았으니까!
- [ ] 가장 큰 수 | 그건 고르기야, 더하기가 아니고.
\`\`\``,
  },
  sky: {
    title: '차례, 흉내, 찾기',
    content: `## 위에서부터 한 줄씩

코드는 적은 **차례대로** 움직여. 차례가 달라지면 신호도 달라지지!

\`\`\`js run
print("짧게");
print("짧게");
print("«길게»");
\`\`\`

---

## 조금씩 따라가기

1초마다 차이의 **반**씩 따라가면 부드럽게 달라져. 이렇게 세상을 흉내 낼 수 있어.

\`\`\`js run
const wind = «8»;
let speed = 0;
for (let second = 1; second <= 4; second += 1) {
  speed = speed + (wind - speed) / 2;
  print(second + "초: " + speed);
}
\`\`\`

\`\`\`scene
box wind speed
\`\`\`

---

## 하나씩 보며 찾기

찾는 것이 나올 때까지 **처음부터 하나씩** 봐. 찾았으면 더 볼 필요가 없지!

\`\`\`js run
const ticket = «42»;
const numbers = [17, 8, 42, 23];
for (let i = 0; i < numbers.length; i += 1) {
  if (numbers[i] === ticket) {
    print(i + "번!");
    break;
  }
}
\`\`\`

\`\`\`scene
shells numbers
\`\`\`

---

## 골라 볼까?

\`\`\`choice
하나씩 보다가 찾는 것이 나왔어. 이제 어떻게 할까?
- [ ] 처음부터 다시 | 그러면 끝이 없어.
- [ ] 끝까지 다 보기 | 볼 수는 있지만, 이미 찾았는걸.
- [x] 거기서 멈추기 | 찾았으니 더 볼 필요가 없지!
\`\`\``,
  },
};
