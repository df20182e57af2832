import { sql } from 'drizzle-orm';
import { CHANNELS } from '#shared/content/channels.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { documentIdOf, problemIdOf } from '#shared/content/lessonIds.ts';
import type { Database } from '#server/db/connect.ts';
import { addFirstBoards } from '#server/domain/channels/boards/seedBoards.ts';
import { seedChannels } from '#server/domain/channels/channels/seedChannels.ts';
import { seedCourses } from '#server/domain/learning/courses/seedCourses.ts';
import { seedDocuments } from '#server/domain/learning/documents/seedDocuments.ts';
import { seedLessons } from '#server/domain/learning/lessons/seedLessons.ts';
import { seedProblems } from '#server/domain/learning/problems/seedProblems.ts';
import { seedOffers } from '#server/domain/world/shop/offers.ts';
import { seedNotices } from '#server/domain/people/boards/seedNotices.ts';
import { seedTerms } from '#server/domain/people/terms/seedTerms.ts';
import type { LessonContent, ProblemContent } from './courseContent.ts';
import { COURSES, problemOf } from './courses.ts';

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
      lessons.map(({ channelId, lesson }) => ({
        id: documentIdOf(lesson.number),
        channelId,
        ...lesson.document,
      })),
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
  });
}

const starterCodesOf = (programs: ProblemContent['programs']): Partial<Record<Language, string>> =>
  Object.fromEntries(Object.entries(programs).map(([language, { starterCode }]) => [language, starterCode]));

function contentsOf({ number, document, problems, stageIds = [] }: LessonContent) {
  const documentId = documentIdOf(number);
  return [
    {
      id: documentId,
      lessonId: number,
      contentType: 'DOCUMENT' as const,
      contentId: documentId,
      title: document.title,
      character: 'DOLPHIN' as const,
      orderNo: 0,
    },
    ...problems.map(({ id, title, character }, index) => ({
      id,
      lessonId: number,
      contentType: 'PROBLEM' as const,
      contentId: id,
      title,
      character,
      orderNo: index + 1,
    })),
    ...stageIds.map(problemOf).map(({ id, title, character }, index) => ({
      id: problemIdOf(number, problems.length + index),
      lessonId: number,
      contentType: 'PROBLEM' as const,
      contentId: id,
      title,
      character,
      orderNo: problems.length + index + 1,
    })),
  ];
}
