import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { RaisedHand } from '#shared/contract/learning/raisedHands.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { raisedHands } from '#server/db/tables/learning/raisedHands.ts';
import { namesInChannel } from '#server/domain/channels/channels/memberCounts.ts';
import { memberIdsOf } from '#server/domain/channels/channels/memberships.ts';
import { notifyTeachersOf } from '#server/domain/channels/channels/notifyTeachers.ts';
import type { Deps } from '#server/domain/deps.ts';
import { outlinesOfLessons } from '#server/domain/learning/lessons/lessonOutlines.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { wornItemIdsOf } from '#server/domain/world/avatar/wornItems.ts';
import { AppError } from '#server/platform/appError.ts';
import { oldestHand } from './ownHand.ts';

interface OfChannel {
  readonly deps: Deps;
  readonly channelId: number;
}

/** Most hands that a class shows at once. */
const MOST_HANDS = 100;

/** Raised hands of a channel's members, the longest waiting first. */
export function openHands(
  db: Database | Transaction,
  { channelId, now }: { readonly channelId: number; readonly now: Date },
) {
  return db
    .select()
    .from(raisedHands)
    .where(
      and(
        isNull(raisedHands.endedAt),
        gt(raisedHands.raisedAt, oldestHand(now)),
        inArray(raisedHands.userId, memberIdsOf(db, channelId)),
      ),
    )
    .orderBy(asc(raisedHands.raisedAt))
    .limit(MOST_HANDS);
}

/** The same with names and places. */
export async function listHands({ deps, channelId }: OfChannel): Promise<RaisedHand[]> {
  const { db, clock } = deps;
  const rows = await openHands(db, { channelId, now: clock.now() });
  const userIds = rows.map(({ userId }) => userId);
  const [names, worn, lessons] = await Promise.all([
    namesInChannel({ db, channelId, userIds }),
    wornItemIdsOf({ db, userIds }),
    outlinesOfLessons(
      db,
      rows.map(({ lessonId }) => lessonId),
    ),
  ]);
  const nameOf = new Map(names.map(({ userId, nickname }) => [userId, nickname]));
  return rows.flatMap(({ id, userId, lessonId, contentOnLessonId, raisedAt }) => {
    const nickname = nameOf.get(userId);
    const lesson = lessons.get(lessonId);
    if (nickname === undefined || !lesson) return [];
    const content = lesson.contentList.find((one) => one.contentOnLessonId === contentOnLessonId);
    return [
      {
        handId: id,
        memberId: userId,
        nickname,
        lessonId,
        contentOnLessonId,
        itemIdList: [...(worn.get(userId) ?? [])],
        courseId: lesson.courseId,
        lessonTitle: lesson.title,
        contentTitle: content?.title ?? null,
        problemId: content?.contentType === 'PROBLEM' ? content.contentId : null,
        raisedAt: raisedAt.toISOString(),
      },
    ];
  });
}

/** Marks the member as helped. Throws RESOURCE_NOT_FOUND for hands of other channels and for lowered ones. */
export async function helpHand(
  query: OfChannel & { readonly userId: number; readonly handId: number },
): Promise<void> {
  const { deps, userId, channelId, handId } = query;
  await transaction(deps, async (tx) => {
    const [helped] = await tx
      .update(raisedHands)
      .set({ endedAt: deps.clock.now(), helpedBy: userId })
      .where(
        and(
          eq(raisedHands.id, handId),
          isNull(raisedHands.endedAt),
          inArray(raisedHands.userId, memberIdsOf(tx, channelId)),
        ),
      )
      .returning({ userId: raisedHands.userId });
    if (!helped)
      throw new AppError('RESOURCE_NOT_FOUND', { log: `no hand ${handId} is up in channel ${channelId}` });
    await notifyTeachersOf(tx, helped.userId);
    await emit(tx, { type: 'hand.changed', userId: helped.userId });
  });
}
