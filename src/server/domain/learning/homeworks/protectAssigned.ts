import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { homeworks } from '#server/db/tables/learning/homeworks.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { EventOf, TransactionListeners } from '#server/domain/events.ts';
import { lessonIdsOfCourse } from '#server/domain/learning/lessons/lessonOutlines.ts';
import { AppError } from '#server/platform/appError.ts';

type Removing = EventOf<'content.removing'>;

/** Content given as homework cannot be removed: HAS_ASSIGNMENT. */
export const protectAssigned: TransactionListeners = {
  'content.removing': async (tx, event) => {
    const [given] = await tx
      .select({ id: homeworks.id })
      .from(homeworks)
      .where(and(isAbout(tx, event), eq(homeworks.removed, false)))
      .limit(1);
    if (given)
      throw new AppError('HAS_ASSIGNMENT', {
        log: `homework ${given.id} is about ${event.kind} ${event.contentId}`,
      });
  },
};

function isAbout(tx: Transaction, { kind, contentId }: Removing): SQL | undefined {
  if (kind === 'COURSE') return inArray(homeworks.lessonId, lessonIdsOfCourse(tx, contentId));
  if (kind === 'LESSON') return eq(homeworks.lessonId, contentId);
  if (kind === 'CONTENT_ON_LESSON') return eq(homeworks.contentOnLessonId, contentId);
  // Its chapters emit events of their own.
  if (kind === 'WORKSHEET') return sql`false`;
  return and(eq(homeworks.contentType, kind), eq(homeworks.contentId, contentId));
}
