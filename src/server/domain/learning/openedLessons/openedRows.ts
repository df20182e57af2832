import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { openedLessons } from '#server/db/tables/learning/openedLessons.ts';

type Connection = Database | Transaction;
interface OneLesson {
  readonly channelId: number;
  readonly lessonId: number;
}

const isOne = ({ channelId, lessonId }: OneLesson) =>
  and(eq(openedLessons.channelId, channelId), eq(openedLessons.lessonId, lessonId));

/** A lesson that is opened again is announced again. */
export async function recordOpened(
  tx: Transaction,
  lesson: OneLesson & { readonly openedAt: Date },
): Promise<void> {
  const { openedAt } = lesson;
  await tx
    .insert(openedLessons)
    .values(lesson)
    .onConflictDoUpdate({ target: [openedLessons.channelId, openedLessons.lessonId], set: { openedAt } });
}

export async function forgetOpened(tx: Transaction, lesson: OneLesson): Promise<void> {
  await tx.delete(openedLessons).where(isOne(lesson));
}

export const isOpened = async (db: Connection, lesson: OneLesson): Promise<boolean> =>
  (await db.$count(openedLessons, isOne(lesson))) > 0;

/** The times since which some lessons are open to a class; closed ones are left out. */
export async function openedAmong(
  db: Connection,
  { channelId, lessonIds }: { readonly channelId: number; readonly lessonIds: readonly number[] },
): Promise<ReadonlyMap<number, Date>> {
  if (lessonIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(openedLessons)
    .where(and(eq(openedLessons.channelId, channelId), inArray(openedLessons.lessonId, [...lessonIds])));
  return new Map(rows.map(({ lessonId, openedAt }) => [lessonId, openedAt]));
}

/** The lessons that a class has opened since a moment, the last first. */
export const lastOpened = (
  db: Connection,
  { channelId, since, most }: { readonly channelId: number; readonly since: Date; readonly most: number },
) =>
  db
    .select({ lessonId: openedLessons.lessonId, openedAt: openedLessons.openedAt })
    .from(openedLessons)
    .where(and(eq(openedLessons.channelId, channelId), gte(openedLessons.openedAt, since)))
    .orderBy(desc(openedLessons.openedAt), desc(openedLessons.lessonId))
    .limit(most);
