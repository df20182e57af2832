import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { courseClasses } from '#server/db/tables/learning/courseClasses.ts';
import { memberRefusal } from '#server/domain/channels/channels/assertMember.ts';
import { readMembership } from '#server/domain/channels/channels/memberships.ts';
import type { EventOf, TransactionListeners } from '#server/domain/events.ts';
import {
  endEnrolment,
  enrolBought,
  isEnrolled,
  isEnrolledInCourse,
} from '#server/domain/learning/enrolments/enrolments.ts';
import { countLessons } from '#server/domain/learning/lessons/listLessons.ts';
import { AppError } from '#server/platform/appError.ts';
import type { UserCall } from '#server/domain/call.ts';

type ClassRow = typeof courseClasses.$inferSelect;

/** A course class that is sold for money to members of its channel. Throws RESOURCE_NOT_FOUND. */
export async function readClassForSale({
  deps,
  userId,
  courseClassId,
}: UserCall & { readonly courseClassId: number }) {
  const row = await findForSale(deps.db, eq(courseClasses.id, courseClassId));
  const { cost, title: name, courseId, channelId } = await assertSold({ deps, userId }, row);
  return {
    name,
    cost,
    channelId,
    isEnrolled: await isEnrolled(deps.db, userId, { courseClassId, courseId }),
  };
}

/** A course by the course class that sells it for money. Throws RESOURCE_NOT_FOUND. */
export async function readCourseForSale({
  deps,
  userId,
  courseId,
}: UserCall & { readonly courseId: number }) {
  const row = await findForSale(deps.db, eq(courseClasses.courseId, courseId));
  const { cost, title: name, channelId } = await assertSold({ deps, userId }, row);
  return { name, cost, channelId, isEnrolled: await isEnrolledInCourse({ db: deps.db, userId, courseId }) };
}

/** The cheapest that is sold. */
async function findForSale(db: Database | Transaction, which: SQL): Promise<ClassRow | undefined> {
  const [row] = await db
    .select()
    .from(courseClasses)
    .where(
      and(
        which,
        eq(courseClasses.paymentType, 'CASH'),
        eq(courseClasses.visibleState, 'VISIBLE'),
        eq(courseClasses.removed, false),
      ),
    )
    .orderBy(asc(courseClasses.cost), asc(courseClasses.id))
    .limit(1);
  return row;
}

async function assertSold({ deps, userId }: UserCall, row: ClassRow | undefined): Promise<ClassRow> {
  const membership = row && (await readMembership({ db: deps.db, channelId: row.channelId, userId }));
  if (!row || !membership || memberRefusal(membership, 'generalMember') !== undefined)
    throw new AppError('RESOURCE_NOT_FOUND', {
      log: row ? `course class ${row.id} is not sold to user ${userId}` : 'no such course class is sold',
    });
  return row;
}

/** Whether a user has done any of its contents. */
export async function isClassBegun({
  deps,
  userId,
  courseClassId,
}: UserCall & { readonly courseClassId: number }): Promise<boolean> {
  const [row] = await deps.db.select().from(courseClasses).where(eq(courseClasses.id, courseClassId));
  return row !== undefined && isCourseBegun({ deps, userId, courseId: row.courseId });
}

export async function isCourseBegun({
  deps,
  userId,
  courseId,
}: UserCall & { readonly courseId: number }): Promise<boolean> {
  const counts = await countLessons({ deps, userId, courseIds: [courseId] });
  return (counts.get(courseId)?.checkedCount ?? 0) > 0;
}

/** The course class of a payment; a hidden one was still bought. */
async function boughtClass(
  tx: Transaction,
  { paymentItemType, contentId }: Pick<EventOf<'payment.paid'>, 'paymentItemType' | 'contentId'>,
): Promise<ClassRow | undefined> {
  if (contentId === null) return undefined;
  if (paymentItemType === 'COURSE') return findForSale(tx, eq(courseClasses.courseId, contentId));
  if (paymentItemType !== 'COURSE_CLASS') return undefined;
  const [row] = await tx.select().from(courseClasses).where(eq(courseClasses.id, contentId)).for('share');
  return row;
}

const isOfClass = ({ paymentItemType }: Pick<EventOf<'payment.paid'>, 'paymentItemType'>) =>
  paymentItemType === 'COURSE_CLASS' || paymentItemType === 'COURSE';

/** A buyer of a course class is enrolled until all of it has been refunded. */
export const classSaleListeners: TransactionListeners = {
  'payment.paid': async (tx, event) => {
    if (!isOfClass(event)) return;
    const row = await boughtClass(tx, event);
    if (!row || row.removed)
      throw new AppError('RESOURCE_NOT_FOUND', {
        log: `the course class of payment ${event.paymentId} was removed`,
      });
    const target = { courseClassId: row.id, courseId: row.courseId };
    await enrolBought(tx, { userId: event.userId, target });
  },
  'payment.refunded': async (tx, event) => {
    if (!isOfClass(event) || !event.isWhole) return;
    const row = await boughtClass(tx, event);
    if (!row) return;
    const target = { courseClassId: row.id, courseId: row.courseId };
    await endEnrolment(tx, { userId: event.userId, target });
  },
};
