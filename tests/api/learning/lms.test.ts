import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { CODE_OBJECT_COURSE_ID, CODE_OBJECT_LESSONS, documentIdOf } from '#shared/content/lessonIds.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { documents } from '#server/db/tables/learning/documents.ts';
import { purgeLogs } from '#server/domain/purgeLogs.ts';
import { piece, writeBlocks } from '#shared/blocks/writeBlocks.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

let id: number;
let teacher: Child;
let pupil: Child;

beforeEach(async () => {
  [teacher, pupil] = [await signUpChild(test.server), await signUpChild(test.server)];
  id = await makeClass(test.server.deps, [
    { child: teacher, nickname: '산호선생님', roles: ['TEACHER'] },
    { child: pupil, nickname: '별이', roles: ['ADVANCED'] },
  ]);
});

const staff = () => ({ token: teacher.token, channelId: id });
const learner = () => ({ token: pupil.token, channelId: id });

async function makeDocument(content = '# 되풀이\n파도는 또 와요.') {
  const made = await api.call(
    'lmsDocuments.create',
    { params: { id }, body: { title: '되풀이란' } },
    staff(),
  );
  const { documentId, version } = made.body;
  const params = { id, documentId };
  await api.call(
    'lmsDocuments.save',
    { params, body: { title: '되풀이란', content, baseVersion: version } },
    staff(),
  );
  return documentId;
}
const showDocument = (documentId: number, visibleState = 'VISIBLE') =>
  api.call('lmsDocuments.setVisibleState', { params: { id, documentId }, body: { visibleState } }, staff());

const shown = (contentType: string, contentId: number, key = `c-${contentId}`) => ({
  ...{ key, contentType, contentId, title: '내용', character: 'CRAB', comment: '' },
});
const lesson = (key: string, ...contentList: ReturnType<typeof shown>[]) => ({
  ...{ key, title: `레슨 ${key}`, description: '', sectionTitle: '' },
  contentList,
});

async function makeCourse() {
  const made = await api.call('lmsCourses.create', { params: { id }, body: { title: '파도' } }, staff());
  return made.body;
}
type Course = Awaited<ReturnType<typeof makeCourse>>;
/** The first content of the first lesson. */
const placeOf = ({ lessonList: [first] }: Pick<Course, 'lessonList'>) => ({
  lessonId: first?.lessonId ?? 0,
  contentOnLessonId: first?.contentList[0]?.contentOnLessonId ?? 0,
});
function saveCourse(course: Course, lessonList: readonly unknown[], baseVersion = course.version) {
  const { courseId, ...facts } = course;
  const body = { ...facts, lessonList, baseVersion };
  return api.call('lmsCourses.save', { params: { id, courseId }, body }, staff());
}
const showCourse = (courseId: number, visibleState = 'VISIBLE') =>
  api.call('lmsCourses.setVisibleState', { params: { id, courseId }, body: { visibleState } }, staff());

describe('a course that staff makes', () => {
  it('keeps the ids of its lessons through every order', async () => {
    const documentId = await makeDocument();
    const course = await makeCourse();
    const first = await saveCourse(course, [
      lesson('a', shown('DOCUMENT', documentId)),
      lesson('b', shown('PREPARING', 0, 'soon')),
    ]);
    expect(first.status).toBe(200);
    const [a, b] = first.body.lessonList;
    const swapped = await saveCourse(first.body, [
      lesson('b', shown('PREPARING', 0, 'soon'), shown('DOCUMENT', documentId)),
      lesson('a'),
    ]);
    expect(swapped.body.lessonList.map(({ lessonId }) => lessonId)).toEqual([b?.lessonId, a?.lessonId]);
    expect(swapped.body.lessonList[0]?.contentList.map(({ key }) => key)).toEqual([
      'soon',
      `c-${documentId}`,
    ]);
    expect(swapped.body.lessonList[0]?.contentList[1]?.contentOnLessonId).toBe(
      a?.contentList[0]?.contentOnLessonId,
    );
  });

  it('is saved once when it is sent twice, and keeps what a colleague saved', async () => {
    const course = await makeCourse();
    const first = await saveCourse(course, [lesson('a')]);
    const again = await saveCourse(course, [lesson('a')]);
    expect(again.body.lessonList).toEqual(first.body.lessonList);
    expect(again.body.version).toBe(first.body.version);
    expect((await saveCourse(course, [lesson('z')])).error.errorCode).toBe('CONTENT_CONFLICT');
    expect((await saveCourse(first.body, [lesson('a'), lesson('a')])).error.errorCode).toBe(
      'VALIDATION_FAIL',
    );
  });

  it('shows contents of its own channel alone', async () => {
    const course = await makeCourse();
    const foreign = await saveCourse(course, [lesson('a', shown('DOCUMENT', 1))]);
    expect(foreign.error.errorCode).toBe('IS_NOT_CHANNEL_CONTENT');
    const itself = await saveCourse(course, [lesson('a', shown('COURSE', course.courseId))]);
    expect(itself.error.errorCode).toBe('VALIDATION_FAIL');
  });

  it('is published with what pupils may see, and keeps it visible', async () => {
    const documentId = await makeDocument();
    const course = await makeCourse();
    expect((await showCourse(course.courseId)).error.errorCode).toBe('CONTENT_NOT_READY');
    const saved = await saveCourse(course, [lesson('a', shown('DOCUMENT', documentId))]);
    expect((await showCourse(course.courseId)).error.errorCode).toBe('CONTENT_NOT_READY');
    await showDocument(documentId);
    expect((await showCourse(course.courseId)).body.visibleState).toBe('VISIBLE');

    const hidden = await showDocument(documentId, 'INVISIBLE');
    expect(hidden.error.errorCode).toBe('ALREADY_OPEN_CONTENT_ON_VISIBLE_STATE');
    const params = { id, documentId };
    const removed = await api.call('lmsDocuments.remove', { params }, staff());
    expect(removed.error.errorCode).toBe('ALREADY_REFERENCED_CONTENT');

    const place = placeOf(saved.body);
    expect((await api.call('documents.get', { params: place }, learner())).body.documentId).toBe(documentId);
    const logs = await api.call('lmsDocuments.listLogs', { params }, staff());
    expect(logs.body.logList).toMatchObject([{ memberId: pupil.user.userId, readCount: 1 }]);
    await showCourse(course.courseId, 'INVISIBLE');
    expect((await api.call('documents.get', { params: place }, learner())).error.errorCode).toBe(
      'IS_NOT_CHANNEL_CONTENT',
    );
    await api.call('lmsCourses.remove', { params: { id, courseId: course.courseId } }, staff());
    expect((await api.call('lmsDocuments.remove', { params }, staff())).status).toBe(200);
  });

  it('is not reached by pupils, other channels or over the product', async () => {
    const { courseId } = await makeCourse();
    const params = { id, courseId };
    expect((await api.call('lmsCourses.get', { params }, learner())).error.errorCode).toBe('NOT_HAS_ROLE');
    const other = await makeClass(test.server.deps, [
      { child: teacher, nickname: '선생님', roles: ['TEACHER'] },
    ]);
    const elsewhere = { token: teacher.token, channelId: other };
    const foreign = await api.call('lmsCourses.get', { params: { id: other, courseId } }, elsewhere);
    expect(foreign.error.errorCode).toBe('IS_NOT_CHANNEL_CONTENT');
    const strange = await api.call(
      'lmsCourses.get',
      { params: { id: DEFAULT_CHANNEL_ID, courseId } },
      staff(),
    );
    expect(strange.status).toBeGreaterThanOrEqual(400);
  });
});

describe('a document', () => {
  it('becomes a PDF that is whole, and its Markdown again', async () => {
    const documentId = await makeDocument();
    const params = { id, documentId };
    const send = (text: string) =>
      api.call(
        'lmsDocuments.uploadFile',
        { params, files: [{ name: '../학습지.pdf', bytes: Buffer.from(text) }] },
        staff(),
      );
    expect((await send('<svg>')).error.errorCode).toBe('FILE_TYPE_REFUSED');
    expect((await send('%PDF-1.4\n1 0 obj')).error.errorCode).toBe('FILE_UNREADABLE');
    const pdf = await send('%PDF-1.4\n1 0 obj\n%%EOF\n');
    expect(pdf.body).toMatchObject({ documentType: 'PDF', file: { name: '학습지.pdf' } });
    const back = await api.call('lmsDocuments.removeFile', { params }, staff());
    expect(back.body).toMatchObject({ documentType: 'MARKDOWN', file: null });
  });

  it('shows pictures of its own to whoever learns with it, encoded anew', async () => {
    const documentId = await makeDocument();
    const params = { id, documentId };
    const send = (bytes: Buffer) =>
      api.call('lmsDocuments.addPicture', { params, files: [{ name: 'a.png', bytes }] }, staff());
    expect((await send(Buffer.from('<svg onload="alert(1)"/>'))).error.errorCode).toBe('FILE_TYPE_REFUSED');
    const coral = { width: 40, height: 30, channels: 3 as const, background: 'coral' };
    const bytes = await sharp({ create: coral }).png().toBuffer();
    const picture = (await send(bytes)).body;
    expect(picture).toMatchObject({ width: 40, height: 30 });
    const unused = (await send(bytes)).body;
    const before = (await api.call('lmsDocuments.get', { params }, staff())).body;
    expect(before.pictureList.map(({ pictureId }) => pictureId)).toEqual([
      picture.pictureId,
      unused.pictureId,
    ]);
    const content = `# 산호\n![산호](picture:${picture.pictureId})\n![남의 것](picture:999999)`;
    const body = { title: '산호', content, baseVersion: before.version };
    await api.call('lmsDocuments.save', { params, body }, staff());
    await showDocument(documentId);
    const course = await makeCourse();
    const saved = await saveCourse(course, [lesson('a', shown('DOCUMENT', documentId))]);
    await showCourse(course.courseId);
    const read = (await api.call('documents.get', { params: placeOf(saved.body) }, learner())).body;
    expect(read.pictureList).toMatchObject([{ pictureId: picture.pictureId, width: 40, height: 30 }]);
    const [link = ''] = read.pictureList.map(({ url }) => url);
    const file = await fetch(new URL(link, test.server.url));
    expect(file.headers.get('content-type')).toBe('image/webp');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    // A week later only what the text names is kept.
    const { deps } = test.server;
    const later = { now: () => new Date(Date.now() + 8 * 24 * 60 * 60 * 1000) };
    const left = async () => {
      await purgeLogs({ ...deps, clock: later });
      const { pictureList, version } = (await api.call('lmsDocuments.get', { params }, staff())).body;
      return { version, ids: pictureList.map(({ pictureId }) => pictureId) };
    };
    const after = await left();
    expect(after.ids).toEqual([picture.pictureId]);
    // Also what an earlier version names, which can be restored.
    const without = { title: '산호', content: '# 산호', baseVersion: after.version };
    await api.call('lmsDocuments.save', { params, body: without }, staff());
    expect((await left()).ids).toEqual([picture.pictureId]);
  });

  it('is published once it says something, and lists the pupils who have not read it', async () => {
    const documentId = await makeDocument('');
    expect((await showDocument(documentId)).error.errorCode).toBe('CONTENT_NOT_READY');
    const readers = await api.call('lmsDocuments.listMembers', { params: { id, documentId } }, staff());
    expect(readers.body.memberList).toEqual([
      expect.objectContaining({ nickname: '별이', readCount: 0, lastReadAt: null }),
    ]);
  });
});

describe('blocks', () => {
  it('are made by a pupil with versions, handed in, and seen by staff', async () => {
    const made = await api.call('lmsBlocks.create', { params: { id }, body: { title: '무늬' } }, staff());
    const { blockId } = made.body;
    const visible = { params: { id, blockId }, body: { visibleState: 'VISIBLE' } };
    await api.call('lmsBlocks.setVisibleState', visible, staff());
    const course = await makeCourse();
    const saved = await saveCourse(course, [lesson('a', shown('BLOCK', blockId))]);
    await showCourse(course.courseId);
    const params = placeOf(saved.body);

    expect((await api.call('blocks.get', { params }, learner())).body.work.version).toBe(0);
    const one = { params, body: { source: '{"a":1}', baseVersion: 0 } };
    expect((await api.call('blocks.saveWork', one, learner())).body.version).toBe(1);
    expect((await api.call('blocks.saveWork', one, learner())).body.version).toBe(1);
    const stale = { params, body: { source: '{"b":1}', baseVersion: 0 } };
    expect((await api.call('blocks.saveWork', stale, learner())).error.errorCode).toBe('DRAFT_CONFLICT');
    const handIn = (source: string) =>
      api.call('blocks.handIn', { params, body: { source, baseVersion: 1 } }, learner());
    // Nothing, a hat alone, a block that hangs loose, and what is no program.
    const [nothing, finished] = [writeBlocks([]), writeBlocks([piece('print', '무늬')])];
    const loose = JSON.stringify({ blocks: { languageVersion: 0, blocks: [{ type: 'print', id: 'b' }] } });
    for (const empty of ['', nothing, loose, 'true']) {
      const refused = await handIn(empty);
      expect([refused.error.errorCode, refused.error.message]).toEqual([
        'HOMEWORK_NOT_DONE',
        expect.stringContaining('아직 이어 놓은 블록이 없어요.'),
      ]);
    }
    const handedIn = await handIn(finished);
    expect(handedIn.body.work.handedInAt).not.toBeNull();
    const lessonNow = await api.call('lessons.get', { params: { lessonId: params.lessonId } }, learner());
    expect(lessonNow.body.contentList[0]?.checked).toBe(true);
    const versions = await api.call('blocks.listWorkVersions', { params }, learner());
    expect(versions.body.versionList.map(({ version }) => version)).toEqual([2, 1]);

    const works = await api.call('lmsBlocks.listWorks', { params: { id, blockId } }, staff());
    expect(works.body.workList).toEqual([expect.objectContaining({ handedInSource: finished })]);
  });
});

describe("the product's library", () => {
  it('is copied deeply, offers to copy again, and is never changed itself', async () => {
    const shelf = await api.call(
      'lmsMaterials.listLibrary',
      { params: { id }, query: { kind: 'COURSE' } },
      staff(),
    );
    const [item] = shelf.body.itemList.toReversed();
    const params = { id, kind: 'COURSE', contentId: item?.contentId ?? 0 };
    const copy = (again: boolean) =>
      api.call('lmsMaterials.copyFromLibrary', { params, body: { again } }, staff());
    const preview = await api.call('lmsMaterials.previewLibrary', { params }, staff());
    const copied = await copy(false);
    expect(copied.status).toBe(201);
    const course = await api.call(
      'lmsCourses.get',
      { params: { id, courseId: copied.body.contentId } },
      staff(),
    );
    expect(course.body).toMatchObject({
      sourceId: item?.contentId,
      visibleState: 'INVISIBLE',
      seeded: false,
    });
    expect(course.body.lessonList.map(({ title }) => title)).toEqual(
      preview.body.lessonList.map(({ title }) => title),
    );
    expect((await copy(false)).error.errorCode).toBe('ALREADY_IMPORTED');
    expect((await copy(true)).body.contentId).not.toBe(copied.body.contentId);
    const strange = { params: { ...params, contentId: copied.body.contentId }, body: { again: true } };
    expect((await api.call('lmsMaterials.copyFromLibrary', strange, staff())).error.errorCode).toBe(
      'IS_NOT_CHANNEL_CONTENT',
    );
  });

  it('has nothing of what staff of its channel has made', async () => {
    const own = { channelId: DEFAULT_CHANNEL_ID, title: '시험 답안', content: '비밀' };
    const [made] = await test.server.deps.db.insert(documents).values(own).returning();
    const params = { id, kind: 'DOCUMENT', contentId: made?.id ?? 0 };
    const seen = await api.call('lmsMaterials.previewLibrary', { params }, staff());
    expect(seen.error.errorCode).toBe('IS_NOT_CHANNEL_CONTENT');
    const copied = await api.call(
      'lmsMaterials.copyFromLibrary',
      { params, body: { again: false } },
      staff(),
    );
    expect(copied.error.errorCode).toBe('IS_NOT_CHANNEL_CONTENT');
  });

  it.each([
    { kind: 'COURSE', contentId: CODE_OBJECT_COURSE_ID },
    { kind: 'LESSON', contentId: CODE_OBJECT_LESSONS.plaza },
    { kind: 'DOCUMENT', contentId: documentIdOf(CODE_OBJECT_LESSONS.plaza) },
  ] as const)('has no $kind about the things of the world, which do not stand in a class', async (off) => {
    const list = (page: number) =>
      api.call('lmsMaterials.listLibrary', { params: { id }, query: { kind: off.kind, page } }, staff());
    const { pageCount } = (await list(1)).body;
    for (let page = 1; page <= pageCount; page += 1)
      expect((await list(page)).body.itemList.map(({ contentId }) => contentId)).not.toContain(off.contentId);
    const params = { id, ...off };
    const copied = await api.call(
      'lmsMaterials.copyFromLibrary',
      { params, body: { again: false } },
      staff(),
    );
    expect(copied.error.errorCode).toBe('IS_NOT_CHANNEL_CONTENT');
    const seen = await api.call('lmsMaterials.previewLibrary', { params }, staff());
    expect(seen.error.errorCode).toBe('IS_NOT_CHANNEL_CONTENT');
  });

  it('gives one lesson to the end of a course', async () => {
    const { courseId } = await makeCourse();
    const shelf = await api.call(
      'lmsMaterials.listLibrary',
      { params: { id }, query: { kind: 'LESSON' } },
      staff(),
    );
    const [item] = shelf.body.itemList;
    const params = { id, kind: 'LESSON', contentId: item?.contentId ?? 0 };
    const body = { again: false, courseId };
    const copied = await api.call('lmsMaterials.copyFromLibrary', { params, body }, staff());
    expect(copied.body.contentId).toBe(courseId);
    const lessons = await api.call('lmsCourses.listLessons', { params: { id, courseId } }, staff());
    expect(lessons.body.lessonList.map(({ title }) => title)).toEqual([item?.title]);
  });
});
