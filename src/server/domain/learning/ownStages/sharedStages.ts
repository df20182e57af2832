import { and, count, desc, eq, gte, inArray, isNotNull, isNull, notInArray, type SQL } from 'drizzle-orm';
import {
  SHARED_STAGES_PER_PAGE,
  STAGES_OF_WEEK,
  type SharedStage,
} from '#shared/contract/learning/ownStages.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import { dayInSeoul, daysLater, instantInSeoul, weekdayOf } from '#shared/time/seoulTime.ts';
import { ownStagePlays, ownStages } from '#server/db/tables/learning/ownStages.ts';
import { memberRefusal } from '#server/domain/channels/channels/assertMember.ts';
import { memberIdsOf, readMembership } from '#server/domain/channels/channels/memberships.ts';
import { areFriends } from '#server/domain/people/friends/friendshipRules.ts';
import { dressedUsers, friendsSince } from '#server/domain/people/friends/listFriends.ts';
import { blockedAround } from '#server/domain/people/moderation/blockedAround.ts';
import type { ChannelScope, UserCall } from '#server/domain/call.ts';
import { AppError } from '#server/platform/appError.ts';
import { countsOf, rootsOf, titleOf, type OwnStageRow } from './ownStageRows.ts';

export type OneShared = UserCall & { readonly stageId: number };

/** How a user came to see a stage: its own, as a friend, or in the class. */
type Sight = 'OWN' | 'FRIEND' | 'CLASS';

const isSent = and(isNotNull(ownStages.sentAt), isNull(ownStages.removedAt));
const isShown = and(isSent, isNull(ownStages.hiddenAt));

/** A sent stage that the user may see, and how. Throws RESOURCE_NOT_FOUND: what one may not see does not exist. */
export async function findShared(call: OneShared): Promise<OwnStageRow & { readonly sight: Sight }> {
  const { deps, userId, stageId } = call;
  const [row] = await deps.db
    .select()
    .from(ownStages)
    .where(and(eq(ownStages.id, stageId), isSent));
  const sight = row && (await sightOf(call, row));
  if (!row || !sight)
    throw new AppError('RESOURCE_NOT_FOUND', { log: `no stage ${stageId} for user ${userId}` });
  return { ...row, sight };
}

async function sightOf({ deps, userId }: UserCall, row: OwnStageRow): Promise<Sight | null> {
  if (row.userId === userId) return 'OWN';
  if (row.hiddenAt !== null || (await blockedAround({ deps, userId })).has(row.userId)) return null;
  if (row.toFriends && (await areFriends({ deps, userId, otherId: row.userId }))) return 'FRIEND';
  const { channelId } = row;
  if (channelId === null) return null;
  const [mine, theirs] = await Promise.all(
    [userId, row.userId].map((one) => readMembership({ db: deps.db, userId: one, channelId })),
  );
  const isOpen = mine?.pluginMap.OWN_STAGE === true && memberRefusal(mine, 'generalMember') === undefined;
  return isOpen && (theirs?.roles.length ?? 0) > 0 ? 'CLASS' : null;
}

/** Stages as others see them, in their order; those of erased accounts are left out. */
async function repliesOf(call: UserCall, rows: readonly OwnStageRow[]): Promise<SharedStage[]> {
  const { deps, userId } = call;
  if (rows.length === 0) return [];
  const stageIds = rows.map(({ id }) => id);
  const [countOf, rootOf, authors, plays] = await Promise.all([
    countsOf(deps.db, stageIds),
    rootsOf(call, rows),
    dressedUsers({ deps, userIds: rows.map((row) => row.userId) }),
    deps.db
      .select()
      .from(ownStagePlays)
      .where(and(eq(ownStagePlays.userId, userId), inArray(ownStagePlays.stageId, stageIds))),
  ]);
  const played = new Map(plays.map((play) => [play.stageId, play]));
  return rows.flatMap((row) => {
    const author = authors.get(row.userId);
    if (!author || row.sentAt === null) return [];
    const { nickname, itemIdList } = author;
    const play = played.get(row.id);
    return [
      {
        stageId: row.id,
        title: titleOf(row),
        board: row.board,
        author: { userId: row.userId, nickname, itemIdList },
        isMine: row.userId === userId,
        isRemix: row.isRemix,
        root: rootOf(row.rootId),
        blockLimit: row.proof?.blockCount ?? 1,
        stepLimit: row.proof?.stepCount ?? 1,
        ...countOf(row.id),
        isSolved: play?.solvedAt != null,
        isHearted: play?.heartedAt != null,
        sentAt: row.sentAt.toISOString(),
      },
    ];
  });
}

/** Throws RESOURCE_NOT_FOUND. */
export async function openShared(call: OneShared): Promise<SharedStage> {
  const [reply] = await repliesOf(call, [await findShared(call)]);
  if (!reply) throw new AppError('RESOURCE_NOT_FOUND', { log: `the maker of stage ${call.stageId} is gone` });
  return reply;
}

async function pageOf(call: UserCall & { readonly page: number }, wanted: SQL | undefined) {
  const { deps, page } = call;
  const [[counted], rows] = await Promise.all([
    deps.db.select({ total: count() }).from(ownStages).where(wanted),
    deps.db
      .select()
      .from(ownStages)
      .where(wanted)
      .orderBy(desc(ownStages.sentAt), desc(ownStages.id))
      .limit(SHARED_STAGES_PER_PAGE)
      .offset(rowsBefore({ page, first: 1, size: SHARED_STAGES_PER_PAGE })),
  ]);
  const totalCount = counted?.total ?? 0;
  return {
    stageList: await repliesOf(call, rows),
    pageCount: pageCountOf(totalCount, SHARED_STAGES_PER_PAGE),
    totalCount,
  };
}

/** Stages that friends have sent, the latest first. A block has ended a friendship. */
export async function listOfFriends(call: UserCall & { readonly page: number }) {
  const friends = await friendsSince({ db: call.deps.db, userId: call.userId });
  if (friends.length === 0) return { stageList: [], pageCount: 0, totalCount: 0 };
  const friendIds = friends.map(({ userId }) => userId);
  return pageOf(call, and(isShown, inArray(ownStages.userId, friendIds), eq(ownStages.toFriends, true)));
}

/** Stages of a class, the latest first, and those with most hearts since Monday. */
export async function listOfClass(scope: ChannelScope & { readonly page: number }) {
  const { deps, userId, channelId } = scope;
  const blocked = [...(await blockedAround({ deps, userId }))];
  const wanted = and(
    isShown,
    eq(ownStages.channelId, channelId),
    inArray(ownStages.userId, memberIdsOf(deps.db, channelId)),
    blocked.length > 0 ? notInArray(ownStages.userId, blocked) : undefined,
  );
  const [page, best] = await Promise.all([
    pageOf(scope, wanted),
    deps.db
      .select({ stage: ownStages })
      .from(ownStagePlays)
      .innerJoin(ownStages, eq(ownStages.id, ownStagePlays.stageId))
      .where(and(wanted, gte(ownStagePlays.heartedAt, mondayOf(deps.clock.now()))))
      .groupBy(ownStages.id)
      .orderBy(desc(count()), desc(ownStages.id))
      .limit(STAGES_OF_WEEK),
  ]);
  const weekList = await repliesOf(
    scope,
    best.map(({ stage }) => stage),
  );
  return { ...page, weekList };
}

/** The beginning of the week in Seoul. */
function mondayOf(now: Date): Date {
  const today = dayInSeoul(now);
  return instantInSeoul(daysLater(today, -((weekdayOf(today) + 6) % 7)), 0);
}
