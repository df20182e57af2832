import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { courseClasses } from '#server/db/tables/learning/courseClasses.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import { AppError } from '#server/platform/appError.ts';

/** A course of a class cannot be removed, nor hidden while pupils see the class. */
export const protectOffered: TransactionListeners = {
  'content.hiding': async (tx, { kind, contentId }) => {
    if (kind !== 'COURSE') return;
    const open = (await classesOf(tx, contentId)).filter(({ visibleState }) => visibleState === 'VISIBLE');
    if (open.length > 0)
      throw new AppError('ALREADY_OPEN_CONTENT_ON_VISIBLE_STATE', {
        log: `course ${contentId} is offered by visible course classes ${idsOf(open)}`,
        message: `열려 있는 수업이 있어요. 수업을 먼저 숨겨 주세요: ${titlesOf(open)}`,
      });
  },
  'content.removing': async (tx, { kind, contentId }) => {
    if (kind !== 'COURSE') return;
    const offers = await classesOf(tx, contentId);
    if (offers.length > 0)
      throw new AppError('ALREADY_REFERENCED_CONTENT', {
        log: `course ${contentId} is offered by course classes ${idsOf(offers)}`,
        message: `이 코스로 연 수업이 있어요. 수업을 먼저 닫아 주세요: ${titlesOf(offers)}`,
      });
  },
};

type Offer = Pick<typeof courseClasses.$inferSelect, 'id' | 'title' | 'visibleState'>;

const classesOf = (tx: Transaction, courseId: number): Promise<Offer[]> =>
  tx
    .select({ id: courseClasses.id, title: courseClasses.title, visibleState: courseClasses.visibleState })
    .from(courseClasses)
    .where(and(eq(courseClasses.courseId, courseId), eq(courseClasses.removed, false)));

const idsOf = (offers: readonly Offer[]) => offers.map(({ id }) => id).join();
const titlesOf = (offers: readonly Offer[]) => offers.map(({ title }) => title).join(', ');
