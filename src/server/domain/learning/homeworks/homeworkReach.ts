import { readMemberRows } from '#server/domain/channels/channels/memberRows.ts';
import { groupJoinsOf } from '#server/domain/channels/groups/groupRows.ts';
import { tagGiftsOf } from '#server/domain/channels/tags/tagRows.ts';
import type { Connection, HomeworkRow } from './homeworkRows.ts';

type Target = Pick<HomeworkRow, 'targetType' | 'groupId' | 'tagId' | 'userIds'>;

/** The pupils that homework of a channel reaches, and the time since when. */
export interface HomeworkReach {
  /** Whether a pupil has to do it. */
  isFor(homework: Target, userId: number): boolean;
  /** Whether it was over before it reached the pupil, who cannot be late then. */
  wasDueBefore(homework: Target & Pick<HomeworkRow, 'dueAt'>, userId: number): boolean;
}

/** Homework reaches a pupil who joins the channel, is put into its group, is given its tag or is named by it. */
export async function reachOf(
  db: Connection,
  of: { readonly channelId: number; readonly userIds: readonly number[] },
): Promise<HomeworkReach> {
  const [members, groups, tags] =
    of.userIds.length === 0
      ? [[], [], []]
      : await Promise.all([readMemberRows(db, of), groupJoinsOf(db, of), tagGiftsOf(db, of)]);
  const since = new Map<string, Date>([
    ...members.map(({ userId, joinedAt }) => [`ALL ${userId}`, joinedAt] as const),
    ...groups.map(({ userId, groupId, joinedAt }) => [`GROUP ${groupId} ${userId}`, joinedAt] as const),
    ...tags.map(({ userId, tagId, taggedAt }) => [`TAG ${tagId} ${userId}`, taggedAt] as const),
  ]);
  const keyOf = ({ targetType, groupId, tagId }: Target, userId: number): string =>
    targetType === 'ALL' || targetType === 'MEMBERS'
      ? `ALL ${userId}`
      : `${targetType} ${groupId ?? tagId} ${userId}`;
  return {
    isFor: (homework, userId) =>
      since.has(keyOf(homework, userId)) &&
      (homework.targetType !== 'MEMBERS' || homework.userIds.includes(userId)),
    wasDueBefore: (homework, userId) =>
      [`ALL ${userId}`, keyOf(homework, userId)].some((key) => (since.get(key) ?? NEVER) > homework.dueAt),
  };
}

const NEVER = new Date(0);
