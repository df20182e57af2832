import { and, eq, gt, isNull } from 'drizzle-orm';
import { HAND_MINUTES, type OwnHand } from '#shared/contract/learning/raisedHands.ts';
import type { Transaction } from '#server/db/connect.ts';
import { raisedHands } from '#server/db/tables/learning/raisedHands.ts';
import { classesOf, notifyTeachersOf } from '#server/domain/channels/channels/notifyTeachers.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import { findTeachableLesson, isContentOfProblem } from '#server/domain/learning/lessons/lessonOutlines.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import type { UserCall } from '#server/domain/call.ts';

type HandRow = typeof raisedHands.$inferSelect;
const HAND_MS = HAND_MINUTES * 60 * 1000;
/** An older raised hand has been lowered automatically. */
export const oldestHand = (now: Date): Date => new Date(now.getTime() - HAND_MS);

/** The own raised hand, and whether a class has a teacher to see it. */
export async function getOwnHand({
  deps,
  userId,
}: UserCall): Promise<{ hand: OwnHand | null; canRaise: boolean }> {
  const { db, clock } = deps;
  const [row] = await db
    .select()
    .from(raisedHands)
    .where(
      and(
        eq(raisedHands.userId, userId),
        isNull(raisedHands.endedAt),
        gt(raisedHands.raisedAt, oldestHand(clock.now())),
      ),
    );
  return { hand: row ? toHand(row) : null, canRaise: (await classesOf(db, userId)).length > 0 };
}

/** Raises a hand in a lesson of the channel; an older one is lowered. Throws IS_NOT_CHANNEL_CONTENT. */
export async function raiseHand(
  query: UserCall & {
    readonly channelId: number;
    readonly lessonId: number;
    readonly contentOnLessonId: number | null;
  },
): Promise<OwnHand> {
  const { deps, userId, lessonId, contentOnLessonId } = query;
  await findTeachableLesson({ db: deps.db, ...query });
  const raisedAt = deps.clock.now();
  const row = await transaction(deps, async (tx) => {
    await endHand(tx, { userId, at: raisedAt });
    const [raised] = await tx
      .insert(raisedHands)
      .values({ userId, lessonId, contentOnLessonId, raisedAt })
      .onConflictDoNothing()
      .returning();
    await notifyTeachersOf(tx, userId);
    await emit(tx, { type: 'hand.changed', userId });
    return raised;
  });
  // Two presses may come at once: the other one has raised it.
  const hand = row ? toHand(row) : (await getOwnHand(query)).hand;
  if (!hand) throw new AppError('SERVICE_BUSY', { log: `the hand of user ${userId} has just come down` });
  return hand;
}

export async function withdrawHand({ deps, userId }: UserCall): Promise<void> {
  await transaction(deps, (tx) => takeDown(tx, { userId, at: deps.clock.now() }));
}

/** A solver of the problem needs no more help. */
export const handsOfSolvers = (clock: Deps['clock']): TransactionListeners => ({
  'problem.solved': (tx, { userId, problemId }) =>
    takeDown(tx, { userId, at: clock.now(), isAbout: (id) => isContentOfProblem(tx, id, problemId) }),
  'content.completed': (tx, { userId, contentOnLessonId }) =>
    takeDown(tx, { userId, at: clock.now(), isAbout: async (id) => id === contentOnLessonId }),
});

interface Down {
  readonly userId: number;
  readonly at: Date;
  /** Only the hand about this content (`contentOnLessonId`). */
  readonly isAbout?: (contentOnLessonId: number) => Promise<boolean>;
}

async function takeDown(tx: Transaction, down: Down): Promise<void> {
  const { userId, isAbout } = down;
  if (isAbout) {
    const [open] = await tx
      .select({ contentOnLessonId: raisedHands.contentOnLessonId })
      .from(raisedHands)
      .where(and(eq(raisedHands.userId, userId), isNull(raisedHands.endedAt)));
    if (open?.contentOnLessonId == null || !(await isAbout(open.contentOnLessonId))) return;
  }
  if (!(await endHand(tx, down))) return;
  await notifyTeachersOf(tx, userId);
  await emit(tx, { type: 'hand.changed', userId });
}

async function endHand(tx: Transaction, { userId, at }: Down): Promise<boolean> {
  const rows = await tx
    .update(raisedHands)
    .set({ endedAt: at })
    .where(and(eq(raisedHands.userId, userId), isNull(raisedHands.endedAt)))
    .returning({ id: raisedHands.id });
  return rows.length > 0;
}

function toHand({ id, lessonId, contentOnLessonId, raisedAt }: HandRow): OwnHand {
  return {
    handId: id,
    lessonId,
    contentOnLessonId,
    raisedAt: raisedAt.toISOString(),
    endsAt: new Date(raisedAt.getTime() + HAND_MS).toISOString(),
  };
}
