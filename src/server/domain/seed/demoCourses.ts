import { createCourseClass } from '#server/domain/learning/courseClasses/editCourseClass.ts';
import { enrolInClass } from '#server/domain/learning/courseClasses/enrolInClass.ts';
import type { CallerChannel } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

const INTRO = {
  introUsed: true,
  courseStorageSubjectList: ['레슨마다 읽을거리 하나와 문제 여러 개', '막힐 때 여는 힌트 세 개'],
  closingContent: '천천히 해도 괜찮아요. 등대 반 친구들이 함께 있어요.',
};

/** The courses of the demonstration class: three of the product. */
const CLASSES = [
  {
    ...INTRO,
    courseClassStorageId: 1,
    title: '처음 만나는 자바스크립트',
    content: '바다 마을 컴퓨터에게 말을 걸며 코드를 배워요.\n한 주에 레슨 하나씩 함께해요.',
    character: 'DOLPHIN',
    theme: 'SEA',
    paymentType: 'FREE',
    cost: 0,
    categoryList: [{ name: '자바스크립트' }],
    contentTitle: '컴퓨터와 이야기하는 법',
    courseStorageAchievementList: [
      '컴퓨터에게 말을 시킬 수 있어요',
      '상자에 값을 넣고 꺼낼 수 있어요',
      '만약에 따라 다르게 움직이게 해요',
      '같은 일을 여러 번 시킬 수 있어요',
    ],
    courseStorageGoodPeopleList: ['코드를 처음 써 보는 친구', '블록은 해 봤고 글로 써 보고 싶은 친구'],
    prerequisiteKnowledgeList: ['자판으로 글자를 쓸 수 있으면 돼요'],
  },
  {
    ...INTRO,
    courseClassStorageId: 2,
    title: '파이썬 탐정단',
    content: '사라진 조개를 찾으며 파이썬을 배워요.',
    character: 'CRAB',
    level: 'INTERMEDIATE',
    theme: 'WRECK',
    paymentType: 'POINT',
    cost: 50,
    categoryList: [{ name: '파이썬' }],
    contentTitle: '단서를 모으는 코드',
    courseStorageAchievementList: ['목록에서 단서를 찾아요', '함수로 추리를 나눠요'],
    courseStorageGoodPeopleList: ['수수께끼를 좋아하는 친구'],
    prerequisiteKnowledgeList: ['변수와 조건을 알고 있으면 좋아요'],
  },
  {
    ...INTRO,
    courseClassStorageId: 9,
    title: '바다 길 찾기',
    content: '블록 세 개로 시작하는 모험이에요. 내 아바타가 내 코드로 움직여요.',
    character: 'NEMO',
    theme: 'VILLAGE',
    paymentType: 'FREE',
    cost: 0,
    categoryList: [{ name: '블록' }, { name: '스테이지' }],
    contentTitle: '내 코드로 걷는 아바타',
    courseStorageAchievementList: ['순서대로 생각해요', '되풀이를 줄여 써요', '막힌 길을 돌아가요'],
    courseStorageGoodPeopleList: ['글을 천천히 읽는 친구도 좋아요'],
    prerequisiteKnowledgeList: [],
  },
] as const;

/** Offers the courses, with the next four meetings of the first, and enrols the member in it. */
export async function seedDemoCourses(
  deps: Deps,
  { userId, memberId, channel }: { userId: number; memberId: number; channel: CallerChannel },
): Promise<void> {
  // Four in the afternoon in Seoul.
  const firstDate = Math.ceil(deps.clock.now().getTime() / DAY_MS) * DAY_MS + 7 * HOUR_MS;
  const scheduleList = [1, 2, 3, 4].map((week) => ({
    title: `${week}주째 만남`,
    startsAt: new Date(firstDate + week * WEEK_MS).toISOString(),
    minutes: 50,
  }));
  const ids: number[] = [];
  for (const one of CLASSES) {
    const body = {
      level: 'BEGINNER' as const,
      visibleState: 'VISIBLE' as const,
      version: 0,
      ...(ids.length === 0 && { scheduleList }),
      ...one,
      categoryList: [...one.categoryList],
      courseStorageAchievementList: [...one.courseStorageAchievementList],
      courseStorageGoodPeopleList: [...one.courseStorageGoodPeopleList],
      prerequisiteKnowledgeList: [...one.prerequisiteKnowledgeList],
    };
    ids.push((await createCourseClass({ deps, userId, channel, body })).courseClassId);
  }
  const [first] = ids;
  if (first === undefined) return;
  const member = { ...channel, roles: ['USER' as const] };
  await enrolInClass({ deps, userId: memberId, channel: member, courseClassId: first, shownCost: 0 });
}
