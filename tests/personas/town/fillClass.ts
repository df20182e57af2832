import { problemIdOf } from '#shared/content/lessonIds.ts';
import type { ApiClient, Identity } from '../../support/apiClient.ts';
import { handIn, rightProgram } from '../../support/battles.ts';
import { answered, inClass, type Account } from './people.ts';

/** Facts about the fresh class. */
export interface ClassFacts {
  readonly boardId: number;
  readonly noticeId: number;
  readonly postId: number;
  readonly courseClassId: number;
  readonly courseId: number;
  readonly lessonId: number;
  readonly contentOnLessonId: number;
  readonly documentId: number;
  readonly worksheetId: number;
  readonly problemDraftId: number;
  readonly blockId: number;
  readonly stageDraftId: number;
  readonly homeworkId: number;
  readonly videoId: number;
  readonly battleCode: string;
  readonly competitionId: number;
  readonly competitionContentId: number;
  /** A practice of the pupil, of a competition that is over and that the pupil has won. */
  readonly practiceId: number;
  readonly overCompetitionId: number;
  /** A problem of the product, of which the contest is made. */
  readonly problemId: number;
}

export interface ClassPeople {
  readonly channelId: number;
  readonly master: Account;
  readonly pupil: Account;
  readonly muted: Account;
  /** The server's time, in milliseconds. */
  readonly now: () => number;
}

const HOUR_MS = 3_600_000;
const inHours = (hours: number): string =>
  new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS).toISOString();
const VISIBLE = { visibleState: 'VISIBLE' } as const;

/** The master makes lessons, posts, homework, a stage, a battle and a competition; the pupil comes and takes part. */
export async function fillClass(api: ApiClient, people: ClassPeople): Promise<ClassFacts> {
  const posts = await writesPosts(api, people);
  const lessons = await makesLessons(api, people);
  return { ...posts, ...lessons, ...(await opensContests(api, people)) };
}

async function writesPosts(api: ApiClient, { channelId, master, pupil, muted }: ClassPeople) {
  const params = { id: channelId };
  const staff = inClass(master, channelId);
  const body = {
    ...{ name: '우리 반 이야기', description: '', groupId: null },
    ...{ readRole: 'visitor', writeRole: 'generalMember' },
  };
  const { boardId } = await answered(api.call('channelBoards.create', { params, body }, staff), 'board');
  const writes = async (author: Account, title: string, postType: 'POST' | 'NOTICE') => {
    const content = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: '오늘은 반복을 배워요.' }] }],
    };
    const requestKey = crypto.randomUUID().replaceAll('-', '');
    const query = { post_type: postType, board_id: boardId };
    const made = await answered(
      api.call('posts.create', { query, body: { title, content, requestKey } }, inClass(author, channelId)),
      'posts.create',
    );
    return made.postId;
  };
  const noticeId = await writes(master, '다음 주 수업', 'NOTICE');
  const postId = await writes(pupil, '질문이 있어요', 'POST');
  // Somebody whose words were reported and who rests from talking for a while.
  const rude = await writes(muted, '나만 보기', 'POST');
  const reason = { reason: 'BULLYING' } as const;
  await answered(
    api.call('posts.report', { params: { id: rude }, body: reason }, inClass(pupil, channelId)),
    'posts.report',
  );
  const { reportList } = await answered(api.call('reports.list', { query: { page: 1 } }, staff), 'reports');
  const [report] = reportList;
  if (!report) throw new Error('the report did not come to the class');
  const mute = { action: 'MUTE', minutes: 600 } as const;
  await answered(api.call('reports.resolve', { params: { id: report.reportId }, body: mute }, staff), 'mute');
  return { boardId, noticeId, postId };
}

async function makesLessons(api: ApiClient, { channelId, master, pupil }: ClassPeople) {
  const params = { id: channelId };
  const staff = inClass(master, channelId);
  const title = '바닷속 인사';
  const document = await answered(
    api.call('lmsDocuments.create', { params, body: { title } }, staff),
    'document',
  );
  const { documentId } = document;
  const written = { title, content: '# 인사\n\n안녕, 바다!', baseVersion: document.version };
  const ofDocument = { ...params, documentId };
  await answered(
    api.call('lmsDocuments.save', { params: ofDocument, body: written }, staff),
    'save document',
  );
  await answered(
    api.call('lmsDocuments.setVisibleState', { params: ofDocument, body: VISIBLE }, staff),
    'show document',
  );
  const course = await answered(api.call('lmsCourses.create', { params, body: { title } }, staff), 'course');
  const { courseId, version: baseVersion, ...facts } = course;
  const contentList = [
    {
      ...{ key: 'c1', contentType: 'DOCUMENT', contentId: documentId, title },
      ...{ character: 'DOLPHIN', comment: '' },
    },
  ];
  const lesson = { key: 'l1', title: '첫 만남', description: '인사부터 배워요.', sectionTitle: '' };
  const lessonList = [{ ...lesson, contentList }];
  const ofCourse = { ...params, courseId };
  const saved = await answered(
    api.call('lmsCourses.save', { params: ofCourse, body: { ...facts, lessonList, baseVersion } }, staff),
    'save course',
  );
  await answered(api.call('lmsCourses.setVisibleState', { params: ofCourse, body: VISIBLE }, staff), 'show');
  const lessonId = saved.lessonList[0]?.lessonId ?? 0;
  const contentOnLessonId = saved.lessonList[0]?.contentList[0]?.contentOnLessonId ?? 0;

  const offer = {
    ...{ courseClassStorageId: courseId, title: '바다 인사 수업', content: '함께 인사해요.' },
    ...{ paymentType: 'FREE', cost: 0, ...VISIBLE },
  };
  const offered = await answered(api.call('courseClasses.create', { params, body: offer }, staff), 'offer');
  const homework = await answered(
    api.call(
      'homeworks.create',
      {
        params,
        body: {
          ...{ title: '인사 읽기', content: '끝까지 읽어요.', lessonId, contentOnLessonId },
          ...{ target: { type: 'ALL' }, opensAt: inHours(-1), dueAt: inHours(72) },
        },
      },
      staff,
    ),
    'homework',
  );
  const sheet = await answered(
    api.call('lmsWorksheets.create', { params, body: { title: '되풀이 연습' } }, staff),
    'worksheet',
  );
  const ofSheet = { ...params, worksheetId: sheet.worksheetId };
  const { worksheetId, version, chapterList: _none, ...sheetFacts } = sheet;
  await answered(
    api.call(
      'lmsWorksheets.save',
      { params: ofSheet, body: { ...sheetFacts, chapterList: lessonList, baseVersion: version } },
      staff,
    ),
    'save worksheet',
  );
  await answered(
    api.call('lmsWorksheets.setVisibleState', { params: ofSheet, body: VISIBLE }, staff),
    'show',
  );
  const block = await answered(
    api.call('lmsBlocks.create', { params, body: { title: '무늬' } }, staff),
    'block',
  );
  const draft = await answered(
    api.call('problemDrafts.create', { params, body: {} }, staff),
    'problem draft',
  );
  const stage = await answered(
    api.call('stageDrafts.create', { body: { from: 'NEW', theme: 'PATH' } }, staff),
    'stage draft',
  );
  const video = await answered(
    api.call(
      'lmsVideos.create',
      {
        params,
        body: {
          ...{ title: '파도 영상', videoType: 'URL' },
          ...{ videoUrl: 'https://youtu.be/dQw4w9WgXcQ', videoTime: 60 },
        },
      },
      staff,
    ),
    'video',
  );
  await answered(
    api.call(
      'courseClasses.enrol',
      { params: { courseClassId: offered.courseClassId }, body: { cost: 0 } },
      inClass(pupil, channelId),
    ),
    'enrol',
  );
  return {
    ...{
      courseClassId: offered.courseClassId,
      courseId,
      lessonId,
      contentOnLessonId,
      documentId,
      worksheetId,
    },
    ...{ problemDraftId: draft.draftId, blockId: block.blockId, stageDraftId: stage.draftId },
    ...{ homeworkId: homework.homeworkId, videoId: video.videoId },
  };
}

async function opensContests(api: ApiClient, { channelId, master, pupil, now }: ClassPeople) {
  const params = { id: channelId };
  const staff = inClass(master, channelId);
  const member = inClass(pupil, channelId);
  const problemId = problemIdOf(1, 0);
  const room = { name: '우리 반 배틀', problemCount: 1, language: 'JAVASCRIPT', difficulty: 1 };
  const battle = await answered(api.call('battles.createForClass', { params, body: room }, staff), 'battle');
  const opens = async (name: string) => {
    const settings = {
      ...{ name, content: '함께 풀어요.', rule: 'ICPC', limitTime: 60, freezeMinutes: 10 },
      ...{ startDate: new Date(now()).toISOString(), endDate: inHours(3) },
      contentList: [{ problemId, points: 100 }],
    };
    const made = await answered(api.call('lmsCompetitions.create', { params, body: settings }, staff), name);
    const competitionId = made.competitionId ?? 0;
    const key = { key: String(competitionId) };
    await answered(api.call('competitions.enroll', { params: key }, member), 'enroll');
    return { competitionId, key };
  };
  const over = await opens('지난 대회');
  const won = await untilListed(api, member, over.key);
  await answered(api.call('competitions.start', { params: over.key }, member), 'start');
  await handIn(api, member, { key: over.key.key, content: won, program: rightProgram(won) });
  const ended = {
    params: { ...params, competitionId: over.competitionId },
    body: { state: 'ENDED' },
  } as const;
  await answered(api.call('lmsCompetitions.control', ended, staff), 'end');
  const practice = await answered(api.call('practices.start', { params: over.key }, member), 'practice');
  const { competitionId, key } = await opens('우리 반 대회');
  const { competitionContentId } = await untilListed(api, member, key);
  const { practiceId } = practice;
  return {
    ...{ battleCode: battle.room.code, competitionId, competitionContentId, practiceId, problemId },
    overCompetitionId: over.competitionId,
  };
}

/** The problems are listed once a competition has begun. */
async function untilListed(api: ApiClient, member: Identity, key: { readonly key: string }) {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const { status, body } = await api.call('competitions.listContents', { params: key }, member);
    const [found] = status === 200 ? body.contentList : [];
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error('the competition does not begin');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
