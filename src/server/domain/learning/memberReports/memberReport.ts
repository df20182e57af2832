import { and, eq } from 'drizzle-orm';
import type { MemberReport } from '#shared/contract/learning/memberReports.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import { memberReports } from '#server/db/tables/learning/memberReports.ts';
import type { CallerChannel } from '#server/domain/call.ts';
import { readActiveMembers } from '#server/domain/channels/channels/assertMembers.ts';
import { listMemberNames } from '#server/domain/channels/channels/memberships.ts';
import type { Deps } from '#server/domain/deps.ts';
import { listTeachableCourses } from '#server/domain/learning/courses/teachableCourses.ts';
import { countOwn } from '#server/domain/learning/homeworks/countOwn.ts';
import { listLessonProgress } from '#server/domain/learning/lessons/listLessons.ts';
import { teachingChannels } from '#server/domain/channels/channels/teachingChannels.ts';
import { summariseLearning } from '#server/domain/learning/progress/summariseLearning.ts';
import { countStudyDays, getStreaks } from '#server/domain/learning/studyLogs/studyLogs.ts';
import { experienceOf } from '#shared/content/levels.ts';
import { readWallet } from '#server/domain/world/economy/readWallet.ts';
import { wornItemIdsOf } from '#server/domain/world/avatar/wornItems.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';

interface OfMember {
  readonly deps: Deps;
  readonly channel: CallerChannel;
  readonly memberId: number;
}
type Words = Pick<MemberReport, 'words' | 'wordsBy' | 'wordsAt'>;

const WEEKS_MS = 4 * 7 * 24 * 60 * 60 * 1000;

/** The report of a member for itself or for a teacher. Throws NOT_HAS_ROLE, CHANNEL_MEMBER_NOT_FOUND. */
export async function getMemberReport(query: OfMember & { readonly userId: number }): Promise<MemberReport> {
  const { userId, channel, memberId } = query;
  if (userId !== memberId && !holdsAtLeast(channel.roles, 'teacher'))
    throw new AppError('NOT_HAS_ROLE', { log: `user ${userId} asks for the report of user ${memberId}` });
  return describeMember(query);
}

/** The learning of a member; the caller has checked that it may be read. */
export async function describeMember({ deps, channel, memberId }: OfMember): Promise<MemberReport> {
  const { db, clock } = deps;
  const { channelId, channelName } = channel;
  const [member] = await readActiveMembers(db, { channel, memberIds: [memberId] });
  const now = clock.now();
  const userId = memberId;
  const since = new Date(now.getTime() - WEEKS_MS);
  const [worn, learned, recentDayCount, streaks, wallet, courses, lessons, homework, words] =
    await Promise.all([
      wornItemIdsOf({ db, userIds: [userId] }),
      summariseLearning({ db, userId, since }),
      countStudyDays({ deps, userId, since }),
      getStreaks({ deps, userId }),
      readWallet({ db, userId }),
      listTeachableCourses({ db, channelId }),
      listLessonProgress({ db, userId, channelIds: teachingChannels(channelId) }),
      countOwn({ deps, userId, channelId }),
      readWords(deps, { channelId, userId }),
    ]);
  return {
    memberId,
    channelName,
    homework,
    ...words,
    nickname: member?.nickname ?? '',
    itemIdList: [...(worn.get(userId) ?? [])],
    recentDayCount,
    longestStreak: streaks.longestStreak,
    problemCount: learned.problemCount,
    documentCount: learned.documentCount,
    point: wallet.point,
    level: experienceOf(wallet.exp).level,
    // Only begun lessons: a report names a child's work, not its gaps.
    courseList: courses.flatMap(({ courseId, title }) => {
      const begun = lessons.filter((one) => one.courseId === courseId && one.checkedCount > 0);
      return begun.length === 0
        ? []
        : [
            {
              courseId,
              title,
              lessonList: begun.map(({ lessonId, title: name, checkedCount, contentCount }) => ({
                lessonId,
                title: name,
                checkedCount,
                contentCount,
              })),
            },
          ];
    }),
    asOf: now.toISOString(),
  };
}

/** Replaces the teacher's comment; an empty one removes it. Throws CHANNEL_MEMBER_NOT_FOUND. */
export async function saveWords(
  query: OfMember & { readonly userId: number; readonly words: string },
): Promise<Words> {
  const { deps, userId: authorId, channel, memberId: userId, words } = query;
  const { channelId } = channel;
  await readActiveMembers(deps.db, { channel, memberIds: [userId] });
  const updatedAt = deps.clock.now();
  await transaction(deps, async (tx) => {
    const isOne = and(eq(memberReports.channelId, channelId), eq(memberReports.userId, userId));
    if (words === '') return void (await tx.delete(memberReports).where(isOne));
    await tx
      .insert(memberReports)
      .values({ channelId, userId, words, authorId, updatedAt })
      .onConflictDoUpdate({
        target: [memberReports.channelId, memberReports.userId],
        set: { words, authorId, updatedAt },
      });
  });
  return readWords(deps, { channelId, userId });
}

async function readWords(
  { db }: Deps,
  { channelId, userId }: { readonly channelId: number; readonly userId: number },
): Promise<Words> {
  const [row] = await db
    .select()
    .from(memberReports)
    .where(and(eq(memberReports.channelId, channelId), eq(memberReports.userId, userId)));
  if (!row) return { words: '', wordsBy: '', wordsAt: null };
  const userIds = row.authorId === null ? [] : [row.authorId];
  const [author] = await listMemberNames({ db, channelId, userIds });
  return { words: row.words, wordsBy: author?.nickname ?? '', wordsAt: row.updatedAt.toISOString() };
}
