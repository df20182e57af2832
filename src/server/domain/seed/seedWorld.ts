import { sql } from 'drizzle-orm';
import { CHANNELS } from '#shared/content/channels.ts';
import { documentIdOf, problemIdOf } from '#shared/content/lessonIds.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channels } from '#server/db/tables/channels.ts';
import {
  courses,
  documents,
  lessonContents,
  lessons,
  problemCases,
  problems,
} from '#server/db/tables/learning.ts';
import { FIRST_COURSE } from './firstCourse.ts';

const LIMITS = { timeLimitMs: 1000, memoryLimitBytes: 64 * 1024 * 1024, outputLimitBytes: 64 * 1024 };

/** Brings the built-in channel and course to what the content says; run at every start, changes nothing twice. */
export async function seedWorld(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await seedChannels(tx);
    await seedCourse(tx);
    await seedProblems(tx);
  });
}

async function seedChannels(tx: Transaction): Promise<void> {
  await tx
    .insert(channels)
    .values(
      CHANNELS.map(({ id, channelDomain, channelName, joinMethod, dolphinVisibleState }) => ({
        id,
        channelDomain,
        channelName,
        joinMethod,
        dolphinVisibleState,
      })),
    )
    .onConflictDoUpdate({
      target: channels.id,
      set: {
        channelDomain: sql`excluded.channel_domain`,
        channelName: sql`excluded.channel_name`,
      },
    });
  // Seeded rows chose their own ids: rows made later must count on from there.
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('channels', 'id'), greatest((select max(id) from channels), 1))`,
  );
}

async function seedCourse(tx: Transaction): Promise<void> {
  const { lessons: lessonList, ...course } = FIRST_COURSE;
  await tx
    .insert(courses)
    .values({ ...course, orderNo: 1 })
    .onConflictDoUpdate({
      target: courses.id,
      set: { title: sql`excluded.title`, content: sql`excluded.content`, character: sql`excluded.character` },
    });
  await tx
    .insert(lessons)
    .values(
      lessonList.map(({ number, title, description }) => ({
        id: number,
        courseId: course.id,
        title,
        description,
        orderNo: number,
      })),
    )
    .onConflictDoUpdate({
      target: lessons.id,
      set: {
        title: sql`excluded.title`,
        description: sql`excluded.description`,
        orderNo: sql`excluded.order_no`,
      },
    });
  await tx
    .insert(documents)
    .values(
      lessonList.map(({ number, document }) => ({
        id: documentIdOf(number),
        channelId: course.channelId,
        ...document,
      })),
    )
    .onConflictDoUpdate({
      target: documents.id,
      set: { title: sql`excluded.title`, content: sql`excluded.content` },
    });
  await tx
    .insert(lessonContents)
    .values(lessonList.flatMap(contentsOf))
    .onConflictDoUpdate({
      target: lessonContents.id,
      set: {
        title: sql`excluded.title`,
        character: sql`excluded.character`,
        orderNo: sql`excluded.order_no`,
      },
    });
}

function contentsOf({ number, document, problems: problemList }: (typeof FIRST_COURSE.lessons)[number]) {
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
    ...problemList.map(({ title, character }, index) => ({
      id: problemIdOf(number, index),
      lessonId: number,
      contentType: 'PROBLEM' as const,
      contentId: problemIdOf(number, index),
      title,
      character,
      orderNo: index + 1,
    })),
  ];
}

async function seedProblems(tx: Transaction): Promise<void> {
  const seeded = FIRST_COURSE.lessons.flatMap(({ number, problems: problemList }) =>
    problemList.map((problem, index) => ({ id: problemIdOf(number, index), problem })),
  );
  await tx
    .insert(problems)
    .values(
      seeded.map(({ id, problem }) => ({
        id,
        channelId: FIRST_COURSE.channelId,
        title: problem.title,
        content: problem.content,
        difficulty: problem.difficulty,
        starterCode: problem.starterCode,
        hints: [...problem.hints],
        checker: { kind: 'trimmed' as const },
        ...LIMITS,
      })),
    )
    .onConflictDoUpdate({
      target: problems.id,
      set: {
        title: sql`excluded.title`,
        content: sql`excluded.content`,
        difficulty: sql`excluded.difficulty`,
        starterCode: sql`excluded.starter_code`,
        hints: sql`excluded.hints`,
        timeLimitMs: sql`excluded.time_limit_ms`,
        memoryLimitBytes: sql`excluded.memory_limit_bytes`,
        outputLimitBytes: sql`excluded.output_limit_bytes`,
      },
    });
  await tx
    .insert(problemCases)
    .values(
      seeded.flatMap(({ id, problem }) =>
        problem.cases.map(({ input, expected, hidden }, index) => ({
          problemId: id,
          caseNumber: index + 1,
          input,
          expected,
          hidden: hidden ?? false,
        })),
      ),
    )
    .onConflictDoUpdate({
      target: [problemCases.problemId, problemCases.caseNumber],
      set: { input: sql`excluded.input`, expected: sql`excluded.expected`, hidden: sql`excluded.hidden` },
    });
}
