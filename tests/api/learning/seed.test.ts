import { inArray, sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { documentIdOf, problemIdOf } from '#shared/content/lessonIds.ts';
import { FIRST_STAFF_ID } from '#server/db/seedRows.ts';
import type { CourseContent, LessonContent, ProblemContent } from '#server/domain/seed/courseContent.ts';
import { COURSES, FIRST_COURSE } from '#server/domain/seed/courses.ts';
import { seedWorld } from '#server/domain/seed/seedWorld.ts';
import { lessonContents } from '#server/db/tables/learning/lessons.ts';
import { readDocument, solveProblem } from '../../support/learn.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;
const GREETING = problemIdOf(1, 0);
const TABLES = [
  'channels',
  'courses',
  'lessons',
  'lesson_contents',
  'documents',
  'problems',
  'problem_cases',
];

const seed = (...courses: CourseContent[]) => seedWorld(test.server.deps.db, courses);
const problemCode = async (problemId: number, child: Child) =>
  (await api.call('problems.get', { params: { problemId } }, child)).error?.errorCode;
const withLessons = (change: (lessons: readonly LessonContent[]) => readonly LessonContent[]) => ({
  ...FIRST_COURSE,
  lessons: change(FIRST_COURSE.lessons),
});
/** The first course with other problems in its first lesson. */
const withProblems = (change: (problems: readonly ProblemContent[]) => readonly ProblemContent[]) =>
  withLessons(([first, ...rest]) => (first ? [{ ...first, problems: change(first.problems) }, ...rest] : []));
const withoutGreeting = withProblems((problems) => problems.filter(({ id }) => id !== GREETING));

/** By table and row: where it lies and which transactions wrote or locked it last, so that every write shows. */
async function rowVersions(): Promise<Map<string, string>> {
  const versions = new Map<string, string>();
  for (const table of TABLES) {
    const { rows } = await test.server.deps.db.execute<{ id: string; version: string }>(sql`
      select coalesce(to_jsonb(t)->>'id', concat_ws(':', to_jsonb(t)->>'problem_id', to_jsonb(t)->>'case_number')) as id,
        concat_ws(' ', xmin, xmax, ctid) as version
      from ${sql.identifier(table)} t`);
    for (const { id, version } of rows) versions.set(`${table} ${id}`, version);
  }
  return versions;
}

/** Rows that `work` wrote, made or deleted. */
async function writtenBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await rowVersions();
  await work();
  const after = await rowVersions();
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((row) => before.get(row) !== after.get(row))
    .toSorted();
}

// The first course alone, beside which every change shows.
beforeAll(() => seed(FIRST_COURSE));
afterEach(() => seed(FIRST_COURSE));

it('writes nothing when nothing has changed', async () => {
  expect((await rowVersions()).size).toBeGreaterThan(100);
  await seed(...COURSES);
  expect(await writtenBy(() => seed(...COURSES))).toEqual([]);
});

it('writes only what differs, cases included', async () => {
  const changed = withProblems(([first, second, ...rest]) =>
    first && second
      ? [{ ...first, difficulty: 5 }, { ...second, cases: second.cases.slice(1) }, ...rest]
      : [],
  );
  const written = await writtenBy(() => seed(changed));
  expect(written).toContain(`problems ${GREETING}`);
  // New cases lock the row of their problem.
  for (const row of written) expect(row).toMatch(/^problems 10[23]$|^problem_cases 103:\d$/);
  const child = await signUpDressedChild(test.server);
  const { body } = await api.call('problems.get', { params: { problemId: GREETING } }, child);
  expect(body.difficulty).toBe(5);
});

it('hides a removed problem and keeps what children have done with it', async () => {
  const child = await signUpDressedChild(test.server);
  await solveProblem(api, child, [1, 0]);
  const draft = { language: 'JAVASCRIPT', source: 'print("나중에")', baseVersion: 0 } as const;
  await api.call('drafts.save', { params: { problemId: GREETING }, body: draft }, child);

  expect(await writtenBy(() => seed(withoutGreeting))).toContain(`problems ${GREETING}`);
  expect(await problemCode(GREETING, child)).toBe('PROBLEM_NOT_FOUND');
  for (const name of ['submissions.list', 'drafts.get'] as const) {
    const { error } = await api.call(name, { params: { problemId: GREETING } }, child);
    expect(error.errorCode).toBe('PROBLEM_NOT_FOUND');
  }
  const { body: course } = await api.call('courses.get', { params: { courseId: 1 } }, child);
  expect(course).toMatchObject({ lessonCount: 10, contentCount: 54, checkedCount: 0 });
  expect(JSON.stringify(course.lessonList)).not.toContain(`"contentId":${GREETING},`);

  await seed(FIRST_COURSE);
  const { body: problem } = await api.call('problems.get', { params: { problemId: GREETING } }, child);
  expect(problem).toMatchObject({ success: true, submissionCount: 1 });
  const kept = await api.call('drafts.get', { params: { problemId: GREETING } }, child);
  expect(kept.body).toMatchObject({ source: draft.source, version: 1 });
});

it('hides a removed lesson with its document, and a removed course', async () => {
  const child = await signUpDressedChild(test.server);
  const content = { lessonId: 3, contentOnLessonId: documentIdOf(3) };
  const codes = async () => [
    (await api.call('lessons.get', { params: { lessonId: 3 } }, child)).error?.errorCode,
    (await api.call('documents.get', { params: content }, child)).error?.errorCode,
    (await api.call('lessons.checkContent', { params: content }, child)).error?.errorCode,
  ];
  await seed(withLessons((lessons) => lessons.slice(0, 2)));
  expect(await codes()).toEqual(Array.from({ length: 3 }, () => 'IS_NOT_CHANNEL_CONTENT'));
  const listed = await api.call('courses.list', {}, child);
  expect(listed.body.courseList).toMatchObject([{ lessonCount: 2, contentCount: 14 }]);
  await seed();
  expect((await api.call('courses.list', {}, child)).body.courseList).toEqual([]);
});

it('leaves the rows of staff alone, whose ids are never those of the content', async () => {
  const child = await signUpDressedChild(test.server);
  const { db } = test.server.deps;
  const insert = async (statement: ReturnType<typeof sql>) =>
    Number((await db.execute<{ id: number }>(sql`${statement} returning id`)).rows[0]?.id);
  const courseId = await insert(sql`
    insert into courses (channel_id, title, content, order_no) values (1, '우리 반', '', 9)`);
  const lessonId = await insert(sql`
    insert into lessons (channel_id, course_id, title, order_no) values (1, ${courseId}, '첫 시간', 1)`);
  const documentId = await insert(sql`
    insert into documents (channel_id, title, content) values (1, '읽을거리', '# 안녕')`);
  const problemId = await insert(sql`
    insert into problems (channel_id, title, content, time_limit_ms, memory_limit_bytes, output_limit_bytes, checker, starter_codes)
    values (1, '문제', '', 1000, 67108864, 65536, '{"kind":"exact"}', '{"JAVASCRIPT":""}')`);
  const contentId = await insert(sql`
    insert into lesson_contents (lesson_id, content_type, content_id, title, order_no)
    values (${lessonId}, 'PROBLEM', ${problemId}, '문제', 1)`);
  for (const id of [courseId, lessonId, documentId, problemId, contentId])
    expect(id).toBeGreaterThanOrEqual(FIRST_STAFF_ID);

  const written = await writtenBy(() => seed());
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter((row) => /\d{7}/.test(row))).toEqual([]);
  expect(await problemCode(problemId, child)).toBeUndefined();
  const { body } = await api.call('courses.list', {}, child);
  expect(body.courseList).toMatchObject([{ courseId, lessonCount: 1, contentCount: 1 }]);
});

it('who has read a document before it was cut has read its parts; later readers read each', async () => {
  const { db } = test.server.deps;
  const [before, after] = [await signUpDressedChild(test.server), await signUpDressedChild(test.server)];
  const parts = FIRST_COURSE.lessons.flatMap(({ parts: list = [] }) => list.map(({ id }) => id));
  const unread = async (child: Child) => {
    const { body } = await api.call('lessons.get', { params: { lessonId: 1 } }, child);
    return body.contentList
      .filter(({ contentType, checked }) => contentType === 'DOCUMENT' && !checked)
      .map(({ contentOnLessonId }) => contentOnLessonId);
  };
  await db.delete(lessonContents).where(inArray(lessonContents.id, parts));
  await readDocument(api, before, 1);
  await seed(...COURSES);
  expect(await unread(before)).toEqual([]);
  expect(await unread(after)).toEqual([documentIdOf(1), ...parts]);

  await readDocument(api, after, 1);
  await seed(...COURSES);
  expect(await unread(after)).toEqual(parts);
});
