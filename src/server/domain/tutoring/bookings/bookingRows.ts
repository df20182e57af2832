import { eq } from 'drizzle-orm';
import { holdsAtLeast, isActiveMember } from '#shared/contract/roles.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { registrationDates } from '#server/db/tables/tutoring/bookings.ts';
import { readMembership } from '#server/domain/channels/channels/memberships.ts';
import { AppError } from '#server/platform/appError.ts';

export type LessonRow = typeof registrationDates.$inferSelect;

interface OfCaller {
  readonly userId: number;
  readonly registrationDateId: number;
}
export interface OwnLesson {
  readonly lesson: LessonRow;
  /** The caller is its teacher or manages its class; otherwise its pupil. */
  readonly byTeacher: boolean;
}

/** A lesson of the caller, locked. Throws RESOURCE_NOT_FOUND for one of others. */
export async function lockLesson(tx: Transaction, query: OfCaller): Promise<OwnLesson> {
  const [lesson] = await tx
    .select()
    .from(registrationDates)
    .where(eq(registrationDates.id, query.registrationDateId))
    .for('update');
  return ownLesson(tx, lesson, query);
}

/** The same without a lock. */
export async function findLesson(db: Database, query: OfCaller): Promise<OwnLesson> {
  const [lesson] = await db
    .select()
    .from(registrationDates)
    .where(eq(registrationDates.id, query.registrationDateId));
  return ownLesson(db, lesson, query);
}

async function ownLesson(
  db: Database | Transaction,
  lesson: LessonRow | undefined,
  { userId, registrationDateId }: OfCaller,
): Promise<OwnLesson> {
  if (lesson?.userId === userId) return { lesson, byTeacher: false };
  if (lesson && (lesson.teacherId === userId || (await managesClass(db, { ...lesson, userId }))))
    return { lesson, byTeacher: true };
  throw new AppError('RESOURCE_NOT_FOUND', {
    log: `lesson ${registrationDateId} ${lesson ? `is none of user ${userId}` : 'does not exist'}`,
  });
}

/** Whether a user manages the lessons of all teachers of a class. */
export async function managesClass(
  db: Database | Transaction,
  { userId, channelId }: { readonly userId: number; readonly channelId: number },
): Promise<boolean> {
  const membership = await readMembership({ db, channelId, userId });
  return (
    membership !== undefined && isActiveMember(membership.roles) && holdsAtLeast(membership.roles, 'manager')
  );
}

export const refuseClosed = ({ id, registrationState, startsAt }: LessonRow): AppError =>
  new AppError('REGISTRATION_CLOSED', {
    log: `lesson ${id} is ${registrationState} and begins at ${startsAt.toISOString()}`,
  });
