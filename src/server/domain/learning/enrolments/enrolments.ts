import { and, count, eq, inArray, or } from 'drizzle-orm';
import { PLAN_BENEFITS } from '#shared/commerce/planBenefits.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { EnrolPaymentType } from '#shared/contract/learning/contentFields.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { courseClassEnrolments, worksheetEnrolments } from '#server/db/tables/learning/enrolments.ts';
import { holdsPlan, planHolds } from '#server/domain/channels/plans/holdsPlan.ts';
import { charge } from '#server/domain/world/economy/charge.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { AppError } from '#server/platform/appError.ts';

/** The content of an enrolment. */
export type EnrolTarget =
  | { readonly courseClassId: number; readonly courseId: number }
  | { readonly worksheetId: number };

export interface Offer {
  readonly paymentType: EnrolPaymentType;
  readonly cost: number;
}

/**
 * Enrols a user and takes the points, once: the second of two calls at once waits for the wallet and finds it done.
 * Answers the points left. Throws NEED_TO_PAY, PRODUCT_PRICE_CHANGED, NOT_ENOUGH_POINT.
 */
export async function enrol(request: {
  readonly tx: Transaction;
  readonly userId: number;
  readonly target: EnrolTarget;
  readonly offer: Offer;
  /** The price that was shown. */
  readonly shownCost: number;
  /** The channel of the content: the plan opens what the school itself offers. */
  readonly channelId: number;
}): Promise<number> {
  const { tx, userId, target, offer, shownCost, channelId } = request;
  const wallet = await lockWallet({ tx, userId });
  if (await isEnrolled(tx, userId, target)) return wallet.point;
  const name = nameOf(target);
  const isByPlan =
    offer.paymentType !== 'FREE' &&
    channelId === DEFAULT_CHANNEL_ID &&
    (await holdsPlan(tx, { userId, plan: PLAN_BENEFITS.allCourses.plan }));
  if (isByPlan) {
    await saveEnrolment(tx, target, { userId, pointsPaid: 0, byPlan: true });
    return wallet.point;
  }
  if (offer.paymentType === 'CASH') throw new AppError('NEED_TO_PAY', { log: `${name} is sold for money` });
  if (offer.cost !== shownCost)
    throw new AppError('PRODUCT_PRICE_CHANGED', {
      log: `${name} costs ${offer.cost}, user ${userId} was shown ${shownCost}`,
    });
  const paid =
    offer.cost === 0
      ? wallet
      : await charge({ tx, wallet, reasonKey: `enrol:${name}`, points: offer.cost, rows: [] });
  await saveEnrolment(tx, target, { userId, pointsPaid: offer.cost, byPlan: false });
  return paid.point;
}

/** It replaces an enrolment of an ended plan. */
async function saveEnrolment(
  tx: Transaction,
  target: EnrolTarget,
  row: { readonly userId: number; readonly pointsPaid: number; readonly byPlan: boolean },
): Promise<void> {
  const { pointsPaid, byPlan } = row;
  if ('worksheetId' in target)
    await tx
      .insert(worksheetEnrolments)
      .values({ ...row, ...target })
      .onConflictDoUpdate({
        target: [worksheetEnrolments.worksheetId, worksheetEnrolments.userId],
        set: { pointsPaid, byPlan },
      });
  else
    await tx
      .insert(courseClassEnrolments)
      .values({ ...row, ...target })
      .onConflictDoUpdate({
        target: [courseClassEnrolments.courseClassId, courseClassEnrolments.userId],
        set: { pointsPaid, byPlan },
      });
}

/** Paid enrolments hold always, those of a plan while the plan holds. */
const holds = (
  db: Database | Transaction,
  { byPlan }: typeof courseClassEnrolments | typeof worksheetEnrolments,
  userId: number,
) => or(eq(byPlan, false), planHolds(db, userId, PLAN_BENEFITS.allCourses.plan));

/** Enrols a user in a paid content. Throws DUPLICATE_PRODUCT for an enrolled user. */
export async function enrolBought(
  tx: Transaction,
  { userId, target }: { readonly userId: number; readonly target: EnrolTarget },
): Promise<void> {
  await lockWallet({ tx, userId });
  if (await isEnrolled(tx, userId, target))
    throw new AppError('DUPLICATE_PRODUCT', { log: `user ${userId} has ${nameOf(target)} already` });
  await saveEnrolment(tx, target, { userId, pointsPaid: 0, byPlan: false });
}

/** Ends an enrolment whose payment was refunded. */
export async function endEnrolment(
  tx: Transaction,
  { userId, target }: { readonly userId: number; readonly target: EnrolTarget },
): Promise<void> {
  if ('worksheetId' in target)
    await tx
      .delete(worksheetEnrolments)
      .where(
        and(eq(worksheetEnrolments.worksheetId, target.worksheetId), eq(worksheetEnrolments.userId, userId)),
      );
  else
    await tx
      .delete(courseClassEnrolments)
      .where(
        and(
          eq(courseClassEnrolments.courseClassId, target.courseClassId),
          eq(courseClassEnrolments.userId, userId),
        ),
      );
}

const nameOf = (target: EnrolTarget) =>
  'worksheetId' in target ? `worksheet:${target.worksheetId}` : `course-class:${target.courseClassId}`;

export async function isEnrolled(
  db: Database | Transaction,
  userId: number,
  target: EnrolTarget,
): Promise<boolean> {
  if ('worksheetId' in target) {
    const { worksheetId } = target;
    return (
      (await db.$count(
        worksheetEnrolments,
        and(
          eq(worksheetEnrolments.worksheetId, worksheetId),
          eq(worksheetEnrolments.userId, userId),
          holds(db, worksheetEnrolments, userId),
        ),
      )) > 0
    );
  }
  const { courseClassId } = target;
  return (
    (await db.$count(
      courseClassEnrolments,
      and(
        eq(courseClassEnrolments.courseClassId, courseClassId),
        eq(courseClassEnrolments.userId, userId),
        holds(db, courseClassEnrolments, userId),
      ),
    )) > 0
  );
}

/** Whether it was opened by an ended plan. */
export async function wasOpenByPlan(
  db: Database | Transaction,
  userId: number,
  target: { readonly worksheetId: number } | { readonly courseId: number },
): Promise<boolean> {
  if ('worksheetId' in target) {
    const { worksheetId, byPlan, userId: of } = worksheetEnrolments;
    const closed = and(eq(worksheetId, target.worksheetId), eq(of, userId), eq(byPlan, true));
    return (await db.$count(worksheetEnrolments, closed)) > 0;
  }
  const { courseId, byPlan, userId: of } = courseClassEnrolments;
  const closed = and(eq(courseId, target.courseId), eq(of, userId), eq(byPlan, true));
  return (await db.$count(courseClassEnrolments, closed)) > 0;
}

/** Whether the user is enrolled in any course class of the course. */
export async function isEnrolledInCourse(query: {
  readonly db: Database | Transaction;
  readonly userId: number;
  readonly courseId: number;
}): Promise<boolean> {
  const { db, userId, courseId } = query;
  const own = and(
    eq(courseClassEnrolments.userId, userId),
    eq(courseClassEnrolments.courseId, courseId),
    holds(db, courseClassEnrolments, userId),
  );
  return (await db.$count(courseClassEnrolments, own)) > 0;
}

/** Course classes and worksheets that the user is enrolled in. */
export async function enrolmentsOf(db: Database | Transaction, userId: number) {
  const [classes, sheets] = await Promise.all([
    db
      .select({ id: courseClassEnrolments.courseClassId })
      .from(courseClassEnrolments)
      .where(and(eq(courseClassEnrolments.userId, userId), holds(db, courseClassEnrolments, userId))),
    db
      .select({ id: worksheetEnrolments.worksheetId })
      .from(worksheetEnrolments)
      .where(and(eq(worksheetEnrolments.userId, userId), holds(db, worksheetEnrolments, userId))),
  ]);
  return {
    courseClassIds: new Set(classes.map(({ id }) => id)),
    worksheetIds: new Set(sheets.map(({ id }) => id)),
  };
}

/** The number of enrolled users of each of these course classes. */
export async function countEnrolled(
  db: Database | Transaction,
  courseClassIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (courseClassIds.length === 0) return new Map();
  const rows = await db
    .select({ id: courseClassEnrolments.courseClassId, total: count() })
    .from(courseClassEnrolments)
    .where(inArray(courseClassEnrolments.courseClassId, [...courseClassIds]))
    .groupBy(courseClassEnrolments.courseClassId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}
