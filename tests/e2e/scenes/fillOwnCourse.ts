import type { ApiClient, Identity } from '../../support/apiClient.ts';

const TITLE = '바닷속 인사';
const CONTENT = `# 바닷속 인사

물속에서는 목소리 대신 **코드**로 인사해요. «돌핀»을 친구의 이름으로 바꾸어 보세요.

\`\`\`js run
console.log('안녕, 돌핀!');
\`\`\`
`;

/** A published course of a class with a document, and homework to read it. */
export async function fillOwnCourse(api: ApiClient, teacher: Identity & { readonly channelId: number }) {
  const { channelId: id } = teacher;
  const document = await api.call('lmsDocuments.create', { params: { id }, body: { title: TITLE } }, teacher);
  const ofDocument = { id, documentId: document.body.documentId };
  const saved = { title: TITLE, content: CONTENT, baseVersion: document.body.version };
  await api.call('lmsDocuments.save', { params: ofDocument, body: saved }, teacher);
  const visible = { visibleState: 'VISIBLE' };
  await api.call('lmsDocuments.setVisibleState', { params: ofDocument, body: visible }, teacher);

  const made = await api.call(
    'lmsCourses.create',
    { params: { id }, body: { title: '우리 반 첫 코스' } },
    teacher,
  );
  const { courseId, version: baseVersion, ...facts } = made.body;
  const content = {
    ...{ key: 'c1', contentType: 'DOCUMENT', contentId: ofDocument.documentId },
    ...{ title: TITLE, character: 'DOLPHIN', comment: '' },
  };
  const preparing = {
    ...{ key: 'c2', contentType: 'PREPARING', contentId: 0, title: '다음 이야기' },
    ...{ character: 'CRAB', comment: '다음 주에 열려요.' },
  };
  const lesson = { key: 'l1', title: '첫 만남', description: '인사부터 배워요.', sectionTitle: '' };
  const lessonList = [{ ...lesson, contentList: [content, preparing] }];
  const params = { id, courseId };
  const { body } = await api.call(
    'lmsCourses.save',
    { params, body: { ...facts, lessonList, baseVersion } },
    teacher,
  );
  await api.call('lmsCourses.setVisibleState', { params, body: visible }, teacher);
  const [own] = body.lessonList;
  const ownContentId = own?.contentList[0]?.contentOnLessonId ?? 0;

  const homework = await api.call(
    'homeworks.create',
    {
      params: { id },
      body: {
        ...{ title: '바닷속 인사 읽기', content: '읽고 이름을 바꾸어 실행해 보세요.' },
        ...{ lessonId: own?.lessonId ?? 0, contentOnLessonId: ownContentId, target: { type: 'ALL' } },
        ...{ opensAt: inHours(-1), dueAt: inHours(72) },
      },
    },
    teacher,
  );
  return {
    ...{ ownCourseId: courseId, ownLessonId: own?.lessonId ?? 0, ownContentId },
    homeworkId: homework.body.homeworkId,
  };
}

const HOUR_MS = 60 * 60 * 1000;
const inHours = (hours: number): string =>
  new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS).toISOString();
