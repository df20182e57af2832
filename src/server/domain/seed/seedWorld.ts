import { sql } from 'drizzle-orm';
import { CHANNELS } from '#shared/content/channels.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { documentIdOf, problemIdOf } from '#shared/content/lessonIds.ts';
import type { Database } from '#server/db/connect.ts';
import { addFirstBoards } from '#server/domain/channels/boards/seedBoards.ts';
import { seedChannels } from '#server/domain/channels/channels/seedChannels.ts';
import { seedCourses } from '#server/domain/learning/courses/seedCourses.ts';
import { seedDocuments } from '#server/domain/learning/documents/seedDocuments.ts';
import { seedLessons, unknownContents } from '#server/domain/learning/lessons/seedLessons.ts';
import { copyReading } from '#server/domain/learning/progress/seedProgress.ts';
import { seedProblems } from '#server/domain/learning/problems/seedProblems.ts';
import { seedOffers } from '#server/domain/world/shop/offers.ts';
import { seedNotices } from '#server/domain/people/boards/seedNotices.ts';
import { seedTerms } from '#server/domain/people/terms/seedTerms.ts';
import type { LessonContent, ProblemContent } from './courseContent.ts';
import { COURSES, documentsOf, problemOf } from './courses.ts';

const LIMITS = { timeLimitMs: 1000, memoryLimitBytes: 64 * 1024 * 1024, outputLimitBytes: 64 * 1024 };

/** Id of an advisory lock used by nothing else. */
const SEED_LOCK = 4_217_005;

/**
 * Updates the content of the product in the database; run at every start, writes only differences. Processes that start
 * together do it one after the other.
 */
export async function seedWorld(db: Database, courses = COURSES): Promise<void> {
  const lessons = courses.flatMap(({ id: courseId, channelId, lessons: lessonList }) =>
    lessonList.map((lesson) => ({ courseId, channelId, lesson })),
  );
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    await seedChannels(tx, CHANNELS);
    for (const { id } of CHANNELS) await addFirstBoards(tx, id);
    await seedOffers(tx);
    await seedTerms(tx);
    await seedNotices(tx);
    await seedCourses(
      tx,
      courses.map(({ lessons: _lessons, ...course }, index) => ({ ...course, orderNo: index + 1 })),
    );
    await seedDocuments(
      tx,
      lessons.flatMap(({ channelId, lesson }) =>
        documentsOf(lesson).map(({ id, title, content }) => ({ id, channelId, title, content })),
      ),
    );
    await seedProblems(
      tx,
      lessons.flatMap(({ channelId, lesson }) =>
        lesson.problems.map(
          ({ id, title, content, difficulty, kind = 'CODE', programs, stage, object, hints, cases }) => ({
            problem: {
              id,
              channelId,
              title,
              content,
              difficulty,
              kind,
              stage: stage ?? null,
              object: object ?? null,
              starterCodes: starterCodesOf(programs),
              toolbox: programs.BLOCKS?.toolbox ? [...programs.BLOCKS.toolbox] : null,
              hints: [...hints],
              checker: { kind: 'trimmed' as const },
              ...LIMITS,
            },
            cases,
          }),
        ),
      ),
    );
    const partIds = lessons.flatMap(({ lesson }) => (lesson.parts ?? []).map(({ id }) => id));
    const newPartIds = await unknownContents(tx, partIds);
    await seedLessons(tx, {
      lessons: lessons.map(({ courseId, channelId, lesson: { number, title, description } }) => ({
        id: number,
        courseId,
        channelId,
        title,
        description,
        orderNo: number,
      })),
      contents: lessons.flatMap(({ lesson }) => contentsOf(lesson)),
    });
    // A child that has read a document before it was cut has read its parts.
    for (const { lesson } of lessons) {
      const ids = (lesson.parts ?? []).map(({ id }) => id).filter((id) => newPartIds.has(id));
      await copyReading(tx, { fromId: documentIdOf(lesson.number), toIds: ids });
    }
  });
}

const starterCodesOf = (programs: ProblemContent['programs']): Partial<Record<Language, string>> =>
  Object.fromEntries(Object.entries(programs).map(([language, { starterCode }]) => [language, starterCode]));

function contentsOf({ number, document, problems, parts = [], stageIds = [] }: LessonContent) {
  const documentContent = (id: number, title: string) => ({
    ...{ id, contentType: 'DOCUMENT' as const, contentId: id, title },
    character: 'DOLPHIN' as const,
  });
  const problemContent = (id: number, { id: contentId, title, character }: ProblemContent) => ({
    ...{ id, contentType: 'PROBLEM' as const, contentId, title, character },
  });
  return [
    documentContent(documentIdOf(number), document.title),
    ...problems.flatMap((problem, index) => [
      ...parts.filter(({ before }) => before === index).map(({ id, title }) => documentContent(id, title)),
      problemContent(problem.id, problem),
    ]),
    ...stageIds.map((id, index) =>
      problemContent(problemIdOf(number, problems.length + index), problemOf(id)),
    ),
  ].map((content, orderNo) => ({ ...content, lessonId: number, orderNo }));
}
