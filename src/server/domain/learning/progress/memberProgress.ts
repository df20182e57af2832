import { and, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { contentChecks, problemProgress } from '#server/db/tables/learning/progress.ts';

export interface MemberProgress {
  /** Documents read, as `contentOnLessonId`. */
  readonly read: ReadonlySet<number>;
  readonly solved: ReadonlySet<number>;
  /** Problems that something was handed in to. */
  readonly tried: ReadonlySet<number>;
}

/** What each of several users has read, solved and tried of what is asked for. */
export async function progressOfMembers(query: {
  readonly db: Database;
  readonly userIds: readonly number[];
  readonly problemIds: readonly number[];
  readonly contentIds: readonly number[];
}): Promise<(userId: number) => MemberProgress> {
  const { db, userIds, problemIds, contentIds } = query;
  const [read, worked] = await Promise.all([
    userIds.length * contentIds.length === 0
      ? []
      : db
          .select({ userId: contentChecks.userId, id: contentChecks.contentOnLessonId })
          .from(contentChecks)
          .where(
            and(
              inArray(contentChecks.userId, [...userIds]),
              inArray(contentChecks.contentOnLessonId, [...contentIds]),
            ),
          ),
    userIds.length * problemIds.length === 0
      ? []
      : db
          .select({
            userId: problemProgress.userId,
            id: problemProgress.problemId,
            success: problemProgress.success,
          })
          .from(problemProgress)
          .where(
            and(
              inArray(problemProgress.userId, [...userIds]),
              inArray(problemProgress.problemId, [...problemIds]),
            ),
          ),
  ]);
  const readBy = Map.groupBy(read, ({ userId }) => userId);
  const workedBy = Map.groupBy(worked, ({ userId }) => userId);
  return (userId) => {
    const own = workedBy.get(userId) ?? [];
    return {
      read: new Set((readBy.get(userId) ?? []).map(({ id }) => id)),
      solved: new Set(own.flatMap(({ id, success }) => (success ? id : []))),
      tried: new Set(own.map(({ id }) => id)),
    };
  };
}
