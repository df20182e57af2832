import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import type { LessonListBody } from '#shared/contract/learning/authoring/lmsLessons.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { StaffScope } from '#server/domain/learning/authoring/contents/staffContents.ts';
import { addCourse } from '#server/domain/learning/authoring/kinds/course/staffCourses.ts';
import { saveLessons } from '#server/domain/learning/lessons/saveLessons.ts';
import { copyProblemWithDraft } from '#server/domain/learning/authoring/kinds/problem/copyProblemWithDraft.ts';
import { addFilm } from '#server/domain/learning/authoring/kinds/video/seedVideos.ts';
import { addWorksheet } from '#server/domain/learning/authoring/kinds/worksheet/staffWorksheets.ts';
import { DEMO_FILMS } from '#server/domain/seed/videos/demoFilms.ts';

/** The name of the class's own course, by which its course class is offered. */
export const OWN_COURSE = '등대 반 영상 교실';

const SECTIONS = ['차례와 반복', '갈림길과 상자'] as const;
const WORKSHEETS = [
  { title: '인사하는 컴퓨터', character: 'DOLPHIN' },
  { title: '갈림길 연습장', character: 'CRAB' },
  { title: '되풀이 연습장', character: 'TURTLE' },
  { title: '끝날 때까지 연습장', character: 'SEAHORSE' },
] as const;
const CHAPTERS = [
  { title: '몸 풀기', indexes: [0, 1] },
  { title: '더 해 보기', indexes: [2, 3] },
] as const;

export interface DemoMaterials {
  readonly courseId: number;
  readonly videos: readonly { readonly videoId: number; readonly videoTime: number }[];
  readonly worksheets: readonly {
    readonly worksheetId: number;
    readonly problems: readonly { readonly problemId: number; readonly sourceId: number }[];
  }[];
}

/** A course of the demonstration class with four films in two sections, and four worksheets of copied problems. */
export async function makeMaterials(tx: Transaction, scope: StaffScope): Promise<DemoMaterials> {
  const { channelId, userId } = scope;
  const videos: { videoId: number; videoTime: number }[] = [];
  const filmLessons: LessonListBody = [];
  for (const [index, { id, title, description, beats }] of DEMO_FILMS.entries()) {
    const videoId = await addFilm(tx, scope, { channelId: DEFAULT_CHANNEL_ID, videoId: id });
    // A beat is a second.
    videos.push({ videoId, videoTime: beats.length });
    filmLessons.push({
      key: `film-${id}`,
      title,
      description,
      sectionTitle: SECTIONS[index < 2 ? 0 : 1],
      contentList: [contentOf(`film-${id}-video`, 'VIDEO', videoId, title)],
    });
  }
  const courseId = await addCourse(tx, scope, {
    title: OWN_COURSE,
    content: '짧은 영상 네 편으로 생각을 먼저 만나 봐요.',
    visibleState: 'VISIBLE',
  });
  await saveLessons(tx, { channelId, userId, parent: { courseId }, lessonList: filmLessons });

  const worksheets: { worksheetId: number; problems: { problemId: number; sourceId: number }[] }[] = [];
  for (const [index, { title, character }] of WORKSHEETS.entries()) {
    const worksheetId = await addWorksheet(tx, scope, {
      title,
      character,
      content: '수업에서 만난 문제를 한 번 더 풀어요.',
      visibleState: 'VISIBLE',
    });
    const problems: { problemId: number; sourceId: number }[] = [];
    const lessonList: LessonListBody = [];
    for (const chapter of CHAPTERS) {
      const key = `${index}-${chapter.indexes[0]}`;
      const contentList: LessonListBody[number]['contentList'] = [];
      for (const place of chapter.indexes) {
        const sourceId = problemIdOf(index + 1, place);
        const problemId = await copyProblemWithDraft(tx, scope, {
          channelId: DEFAULT_CHANNEL_ID,
          contentId: sourceId,
        });
        if (problemId === undefined) throw new Error(`makeMaterials: there is no problem ${sourceId}`);
        problems.push({ problemId, sourceId });
        contentList.push(contentOf(`problem-${sourceId}`, 'PROBLEM', problemId, `${place + 1}번 문제`));
      }
      lessonList.push({
        key: `chapter-${key}`,
        title: chapter.title,
        description: '',
        sectionTitle: '',
        contentList,
      });
    }
    await saveLessons(tx, { channelId, userId, parent: { worksheetId }, lessonList });
    worksheets.push({ worksheetId, problems });
  }
  return { courseId, videos, worksheets };
}

const contentOf = (
  key: string,
  contentType: 'VIDEO' | 'PROBLEM',
  contentId: number,
  title: string,
): LessonListBody[number]['contentList'][number] => ({
  key,
  contentType,
  contentId,
  title,
  character: 'DOLPHIN',
  comment: '',
});
