import type { Page } from '@playwright/test';
import { documentIdOf } from '#shared/content/lessonIds.ts';
import type { OwnHomework } from '#shared/contract/learning/homeworks.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { goWithin } from './support/goWithin.ts';
import { expect, test } from './support/test.ts';

test.use({ retriesAtOnce: true });

const HOME = '/channels/dolphin';
const FAILURE = { status: 500, json: { errorCode: 'INTERNAL_SERVER_ERROR', message: '문제가 생겼어요.' } };

/** The address of a page and its words in each of its states. */
interface Scene {
  readonly at: string;
  /** The call without which the page has nothing to show. */
  readonly call: string;
  readonly failed: string;
  /** Words of the answer that the server has, or of this one. */
  readonly full: { readonly words: string; readonly json?: object };
  /** The same answer with nothing in it yet, and what the page says to do about that. */
  readonly empty: { readonly of: string; readonly with: object; readonly words: readonly string[] };
  /** An address of nothing, and the way back from there. */
  readonly gone: { readonly at: string; readonly words: string; readonly back: string };
}

const HOMEWORK: OwnHomework & Record<'workList' | 'code', unknown> = {
  ...{ homeworkId: 7, title: '두 배 만들기', content: '곱하기로 해 보세요.', isOwnLesson: false },
  ...{ lessonId: 1, lessonTitle: '컴퓨터에게 말 걸기', contentOnLessonId: 103, contentTitle: '이름 부르기' },
  ...{
    contentType: 'PROBLEM',
    contentId: 1,
    opensAt: '2026-03-02T00:00:00.000Z',
    dueAt: '2026-03-09T11:00:00.000Z',
  },
  ...{ checkedCount: 0, wasDueBeforeJoining: false, contentCount: 1, work: null, workList: [] },
  code: { submissionId: null, verdict: null, language: 'JAVASCRIPT', source: 'print(n * 2);' },
};

const OF_TEACHER: Scene = {
  at: `${HOME}/lms/courses/1`,
  call: '**/v1/**/lms/courses/1',
  failed: '자료를 불러오지 못했어요.',
  full: { words: '돌핀 월드의 자료는 고칠 수 없어요.' },
  empty: {
    of: '**/v1/**/lms/courses/1',
    with: { seeded: false, lessonList: [] },
    words: ['아직 레슨이 없어요. 레슨을 더하고 그 안에 내용을 넣어 주세요.', '레슨 더하기'],
  },
  gone: { at: `${HOME}/lms/courses/999999`, words: '이 자료를 찾을 수 없어요.', back: '코스 목록' },
};

const OF_PUPIL: readonly Scene[] = [
  {
    at: `${HOME}/lessons/1`,
    call: '**/v1/lessons/1',
    failed: '레슨을 불러오지 못했어요.',
    full: { words: '안녕, 바다야!' },
    empty: {
      of: '**/v1/lessons/1',
      with: { contentList: [] },
      words: ['아직 담긴 내용이 없어요.', '다시 와 보세요'],
    },
    gone: { at: `${HOME}/lessons/999999`, words: '이 내용을 찾을 수 없어요.', back: '돌아가기' },
  },
  {
    at: `${HOME}/lessons/1/contents/${documentIdOf(1)}`,
    call: '**/v1/lessons/1/contents/*/documents',
    failed: '내용을 불러오지 못했어요.',
    full: { words: '안녕, 바다야!' },
    empty: {
      of: '**/v1/lessons/1',
      with: {
        contentList: [
          {
            ...{
              contentOnLessonId: documentIdOf(1),
              contentType: 'PREPARING',
              contentId: 0,
              title: '다음 이야기',
            },
            ...{ character: 'CRAB', comment: '다음 주에 열려요.', checked: false, success: false },
            ...{ resetSuccess: false, resetVersion: 0, difficulty: null, videoTime: null },
            ...{ problemTitle: null, blockTitle: null, documentTitle: null },
          },
        ],
      },
      words: ['준비하고 있는 내용이에요.', '다음 주에 열려요.'],
    },
    gone: { at: `${HOME}/lessons/1/contents/999999`, words: '이 내용을 찾을 수 없어요.', back: '돌아가기' },
  },
  {
    at: `${HOME}/homework/7`,
    call: '**/homeworks/7',
    failed: '숙제를 불러오지 못했어요.',
    full: { words: '이 코드를 내요', json: HOMEWORK },
    empty: {
      of: '**/homeworks/7',
      with: { code: null },
      words: ['아직 쓴 코드가 없어요. 문제를 먼저 풀어 보세요.', '하러 가기'],
    },
    gone: { at: `${HOME}/homework/8`, words: '이 숙제를 찾을 수 없어요.', back: '숙제로' },
  },
];

test('pages of a course and of homework are slow, fail, come back, are empty, and lead back from nowhere', async ({
  world,
}) => {
  const teacher = await world.teacher({ at: '/notices' });
  const pupil = await world.resident({ at: '/notices' });
  const learns = async () => {
    for (const scene of OF_PUPIL) await goesThrough(pupil.page, scene);
  };
  await Promise.all([goesThrough(teacher.page, OF_TEACHER), learns()]);
});

async function goesThrough(page: Page, { at, call, failed, full, empty, gone }: Scene): Promise<void> {
  const shows = (words: string) =>
    expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  await page.unrouteAll();
  const held = Promise.withResolvers<undefined>();
  await page.route(call, async (route) => {
    await held.promise;
    await route.fulfill(FAILURE);
  });
  await page.goto(at, { waitUntil: 'commit' });
  await shows('불러오고 있어요');
  held.resolve(undefined);
  await shows(failed);
  await expectAccessible(page, failed);

  await page.unroute(call);
  if (full.json) await page.route(call, (route) => route.fulfill({ json: full.json }));
  await page.getByRole('button', { name: '다시 해 보기' }).click();
  await shows(full.words);
  await expect(page.getByText(failed)).toHaveCount(0);

  await page.route(empty.of, async (route) => {
    const answer: unknown = full.json ?? (await (await route.fetch()).json());
    await route.fulfill({ json: { ...Object(answer), ...empty.with } });
  });
  await page.reload({ waitUntil: 'commit' });
  for (const words of empty.words) await shows(words);
  await expectAccessible(page, `${at} without anything in it`);

  await goWithin(page, gone.at);
  await shows(gone.words);
  await expect(page.getByRole('link', { name: gone.back }).first()).toBeVisible();
}
