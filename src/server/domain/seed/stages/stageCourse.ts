import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { lessonOfTheme, STAGE_COURSE_ID } from '#shared/content/lessonIds.ts';
import type { StageTheme } from '#shared/simulation/stage/level.ts';
import type { CourseContent, LessonContent } from '../courseContent.ts';
import { PATH_STAGES } from './pathStages.ts';
import { PATTERN_STAGES } from './patternStages.ts';
import { RIDDLE_STAGES } from './riddleStages.ts';
import { SPELL_STAGES } from './spellStages.ts';
import { stageProblem, type StageContent } from './stageProblem.ts';

interface Theme {
  readonly theme: StageTheme;
  readonly title: string;
  readonly description: string;
  readonly stages: readonly StageContent[];
  /** Pages are separated by a line of three dashes. */
  readonly document: LessonContent['document'];
}

const THEMES: readonly Theme[] = [
  {
    theme: 'PATH',
    title: '산호 마을: 길 찾기',
    description: '걷고, 뛰고, 되풀이하며 깃발까지 가요.',
    stages: PATH_STAGES,
    document: {
      title: '내 코드로 움직이기',
      content: `## 블록을 이으면 내가 움직여요
블록을 위에서 아래로 이어요. 맨 위부터 하나씩 차례로 해요.

\`\`\`scene
blocks sequence
\`\`\`

---

## 같은 일은 반복해요
두 칸 걷고 점프하기를 세 번 한다면, 「3번 반복하기」 안에 한 번만 넣어요.

\`\`\`scene
blocks repeat
\`\`\`

---

## 앞을 보고 정해요
「만약 앞에 틈이 있으면」을 쓰면 틈이 있을 때만 점프해요. 바다가 달라져도 괜찮아요.

\`\`\`scene
blocks gap
\`\`\`

---

## 골라 볼까?

\`\`\`choice
블록은 어떤 차례로 움직일까요?
- [x] 위에서 아래로 | 맨 위부터 하나씩 차례로 해요!
- [ ] 아래에서 위로 | 시작 블록은 맨 위에 있어요.
- [ ] 한꺼번에 | 하나가 끝나야 다음 것을 해요.
\`\`\``,
    },
  },
  {
    theme: 'PATTERN',
    title: '다시마 숲: 무늬 그리기',
    description: '돌을 칠하며 규칙을 찾아요.',
    stages: PATTERN_STAGES,
    document: {
      title: '되풀이되는 무늬',
      content: `## 무늬에는 한 묶음이 있어요
빨강, 노랑, 빨강, 노랑! 되풀이되는 한 묶음을 먼저 찾아요.

\`\`\`scene
blocks pattern
\`\`\`

---

## 수를 읽어 반복해요
표지판에 수가 있으면 그 수만큼 되풀이해요. 반복하는 수 자리에 「표지판 읽기」를 넣어요.

\`\`\`scene
blocks sign
\`\`\`

---

## 상자에 기억해요
읽은 것은 상자에 담아 두어요. 멀리 가서도 꺼내 쓸 수 있어요.

\`\`\`scene
blocks box
\`\`\`

---

## 골라 볼까?

\`\`\`choice
빨강, 노랑, 빨강, 노랑에서 되풀이되는 한 묶음은?
- [ ] 빨강 | 그러면 노랑은 언제 칠할까요?
- [x] 빨강, 노랑 | 둘이 한 묶음이 되어 되풀이돼요!
- [ ] 노랑, 노랑 | 노랑이 두 번 이어지는 곳은 없어요.
\`\`\``,
    },
  },
  {
    theme: 'RIDDLE',
    title: '수정 동굴: 수수께끼',
    description: '보고, 세고, 기억해서 친구에게 답해요.',
    stages: RIDDLE_STAGES,
    document: {
      title: '보고 세고 답하기',
      content: `## 나올 때까지 걸어요
몇 칸인지 몰라도 괜찮아요. 「앞에 친구가 있다」가 될 때까지 걸으면 돼요.

\`\`\`scene
blocks until
\`\`\`

---

## 하나씩 세어요
「수」 상자에 0을 담고 시작해요. 조개를 주울 때마다 1을 더해요.

\`\`\`scene
blocks count
\`\`\`

---

## 더 큰 것만 남겨요
상자보다 큰 수가 나오면 바꾸어 담아요. 끝까지 가면 가장 큰 수가 남아요.

\`\`\`scene
blocks greatest
\`\`\`

---

## 골라 볼까?

\`\`\`choice
조개를 세는 「수」 상자에 처음 무엇을 담을까요?
- [ ] 1 | 아직 하나도 줍지 않았어요.
- [ ] 아무것도 | 비어 있으면 더할 수 없어요.
- [x] 0 | 0에서 시작해 하나씩 더해요!
\`\`\``,
    },
  },
  {
    theme: 'SPELL',
    title: '등대 해변: 내 주문',
    description: '나만의 주문을 만들고 목록에서 찾아요.',
    stages: SPELL_STAGES,
    document: {
      title: '나만의 주문',
      content: `## 주문에 이름을 붙여요
자주 하는 일을 「내 주문」에 담아요. 이름을 부르면 그 일을 모두 해요.

\`\`\`scene
blocks spell
\`\`\`

---

## 주문에 무엇을 건네요
높이나 색을 건네면 같은 주문이 그때그때 다르게 일해요.

\`\`\`scene
blocks given
\`\`\`

---

## 목록에 차례로 담아요
목록은 번호가 붙은 서랍이에요. 몇 번째인지 말하면 꺼내 주어요.

\`\`\`scene
blocks list
\`\`\`

---

## 골라 볼까?

\`\`\`choice
주문의 이름을 부르면 무슨 일이 생길까요?
- [x] 안의 일을 모두 해요 | 한 번 만들면 몇 번이고 부를 수 있어요!
- [ ] 이름만 말해요 | 이름을 부르면 그 안의 일을 해요.
- [ ] 주문이 사라져요 | 부른 뒤에도 그대로 있어요.
\`\`\``,
    },
  },
];

/** The course of the stage map: a lesson for each theme. */
export const STAGE_COURSE: CourseContent = {
  id: STAGE_COURSE_ID,
  channelId: DEFAULT_CHANNEL_ID,
  title: '바다 길 찾기',
  content: '내 코드로 내가 움직여요! 블록이나 글로 코드를 써서 깃발까지 가요.',
  character: 'DOLPHIN',
  lessons: THEMES.map(({ theme, title, description, stages, document }) => ({
    number: lessonOfTheme(theme),
    title,
    description,
    document,
    problems: stages.map(stageProblem),
  })),
};
