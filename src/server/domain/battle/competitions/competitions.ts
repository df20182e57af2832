import { and, asc, count, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Competition } from '#shared/contract/battle/competitions.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { competitions } from '#server/db/tables/battle/competitions.ts';
import { holdsAtLeast, type ChannelRole } from '#shared/contract/roles.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import {
  contestSummaries,
  takesPartIn,
  type ContestSummary,
} from '#server/domain/battle/scoreboard/contestSummaries.ts';
import { clockOf } from '#server/domain/battle/scoreboard/contests.ts';
import { ruleTexts } from '#server/domain/battle/scoreboard/texts.ts';
import { cardOf, membershipsHolding } from '#server/domain/channels/channels/memberships.ts';
import { nameGroups, ownGroupIds } from '#server/domain/channels/groups/ownGroups.ts';
import { competitionTexts } from './texts.ts';

export type CompetitionRow = typeof competitions.$inferSelect;

const COMPETITIONS_PER_PAGE = 20;

/** A competition of a channel. Throws RESOURCE_NOT_FOUND. */
export async function findCompetition(
  db: Database | Transaction,
  { channelId, competitionId }: { readonly channelId: number; readonly competitionId: number },
): Promise<CompetitionRow> {
  const [row] = await db
    .select()
    .from(competitions)
    .where(and(eq(competitions.id, competitionId), eq(competitions.channelId, channelId)));
  if (!row)
    throw new AppError('RESOURCE_NOT_FOUND', {
      log: `no competition ${competitionId} in channel ${channelId}`,
    });
  return row;
}

/** A member of a channel, as the lists of it see one. */
export interface Viewing {
  readonly channelId: number;
  readonly userId: number;
  readonly roles: readonly ChannelRole[];
}

/**
 * The one rule of who sees a competition and may enrol in it: members of its groups, users who take part already, and
 * staff. A competition without groups is for all of the channel.
 */
const isFor = ({ channelId, userId, roles }: Viewing): SQL | undefined =>
  holdsAtLeast(roles, 'teacher')
    ? undefined
    : or(
        sql`${competitions.groupIds} = '{}'`,
        sql`${competitions.groupIds} && ${ownGroupIds({ channelId, userId })}`,
        takesPartIn(competitions.contestId, userId),
      );

/** A competition of a channel that is for the caller. Throws RESOURCE_NOT_FOUND. */
export async function findCompetitionFor(
  db: Database | Transaction,
  { competitionId, ...viewing }: Viewing & { readonly competitionId: number },
): Promise<CompetitionRow> {
  const { channelId, userId } = viewing;
  const [row] = await db
    .select()
    .from(competitions)
    .where(and(eq(competitions.id, competitionId), eq(competitions.channelId, channelId), isFor(viewing)));
  if (!row)
    throw new AppError('RESOURCE_NOT_FOUND', {
      log: `no competition ${competitionId} in channel ${channelId} for user ${userId}`,
    });
  return row;
}

interface CompetitionQuery {
  readonly deps: Pick<Deps, 'db' | 'clock'>;
  readonly userId: number;
}

export async function describeCompetition(
  query: CompetitionQuery,
  row: CompetitionRow,
): Promise<Competition> {
  const [described] = await describeCompetitions(query, row.channelId, [row]);
  if (!described) throw new Error(`describeCompetition: competition ${row.id} has no contest`);
  return described;
}

/** Competitions of one channel, in as many statements for a page of them as for one. */
async function describeCompetitions(
  { deps: { db, clock }, userId }: CompetitionQuery,
  channelId: number,
  rows: readonly CompetitionRow[],
): Promise<Competition[]> {
  const groupIds = [...new Set(rows.flatMap((row) => row.groupIds))];
  const [summaries, groups] = await Promise.all([
    contestSummaries({ db, contestIds: rows.map(({ contestId }) => contestId), userId }),
    nameGroups(db, { channelId, groupIds }),
  ]);
  const now = clock.now();
  return rows.flatMap((row) => {
    const summary = summaries.get(row.contestId);
    const groupList = row.groupIds.map(
      (channelGroupId) =>
        groups.find((group) => group.channelGroupId === channelGroupId) ?? {
          channelGroupId,
          name: competitionTexts.goneGroup,
          colour: 'SHELL' as const,
        },
    );
    return summary ? { ...toCompetition(row, summary, now), groupList } : [];
  });
}

function toCompetition(
  row: CompetitionRow,
  { contest, points, playerCount, own }: ContestSummary,
  now: Date,
): Omit<Competition, 'groupList'> {
  const { id, channelId, name, content, limitTime, enrollRole, freezeMinutes } = row;
  return {
    competitionId: id,
    roomCode: null,
    channelId,
    name,
    content,
    limitTime,
    enrollRole,
    freezeMinutes,
    rule: contest.rule,
    ruleTextList: ruleTexts(contest.rule, contest.scoredMs, contest.freezeFromMs !== null),
    startDate: row.startDate.toISOString(),
    endDate: row.endDate.toISOString(),
    enrollState: own === undefined ? 'NOT_ENROLLED' : own.startedAt === null ? 'ENROLLED' : 'STARTED',
    enrolledUserCount: playerCount,
    contentCount: points.length,
    pointList: [...points],
    clock: clockOf(contest, now),
  };
}

/** In the order given, though each class names its groups. */
async function describeOfClasses(
  query: CompetitionQuery,
  rows: readonly CompetitionRow[],
): Promise<Competition[]> {
  const channelIds = [...new Set(rows.map(({ channelId }) => channelId))];
  const described = await Promise.all(
    channelIds.map((channelId) =>
      describeCompetitions(
        query,
        channelId,
        rows.filter((row) => row.channelId === channelId),
      ),
    ),
  );
  const byId = new Map(described.flat().map((one) => [one.competitionId, one]));
  return rows.flatMap(({ id }) => byId.get(id) ?? []);
}

/** The class of a competition; undefined where there is no such competition. */
export async function channelOfCompetition(db: Database, competitionId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ channelId: competitions.channelId })
    .from(competitions)
    .where(eq(competitions.id, competitionId));
  return row?.channelId;
}

/** Orders running competitions by the next end, then future ones by the next start, then past ones by the last end. */
function byTurn(now: Date): SQL[] {
  const at = sql`${now.toISOString()}::timestamptz`;
  const end = sql`least(${competitions.endDate}, ${competitions.startDate} + ${competitions.limitTime} * interval '1 minute')`;
  const turn = sql`case when ${end} <= ${at} then 2 when ${competitions.startDate} > ${at} then 1 else 0 end`;
  const nearness = sql`abs(extract(epoch from (case when ${competitions.startDate} > ${at} then ${competitions.startDate} else ${end} end) - ${at}))`;
  return [asc(turn), asc(nearness)];
}

/** One page of the competitions that are for the caller: `open` those to be won first, `made` the newest first. */
export async function listCompetitions(
  query: Pick<CompetitionQuery, 'deps'> &
    Viewing & { readonly page: number; readonly order: 'open' | 'made' },
) {
  const { channelId, userId, roles, ...page } = query;
  return pageOfCompetitions({ ...page, userId, viewings: [{ channelId, userId, roles }] });
}

/** The same of all classes of a user, each with its class. */
export async function listCompetitionsOfUser({
  deps,
  userId,
  page,
}: {
  readonly deps: Pick<Deps, 'db' | 'clock'>;
  readonly userId: number;
  readonly page: number;
}) {
  const memberships = await membershipsHolding({ db: deps.db, userId, check: 'generalMember' });
  const cards = new Map(memberships.map((one) => [one.channelId, cardOf(one)]));
  const viewings = memberships.map(({ channelId, roleList }) => ({ channelId, userId, roles: roleList }));
  const found = await pageOfCompetitions({ deps, userId, viewings, page, order: 'open' });
  return {
    ...found,
    competitionList: found.competitionList.flatMap((competition) => {
      const channel = cards.get(competition.channelId);
      return channel ? [{ ...competition, channel }] : [];
    }),
  };
}

interface PageOfCompetitions extends CompetitionQuery {
  readonly viewings: readonly Viewing[];
  readonly page: number;
  readonly order: 'open' | 'made';
}

async function pageOfCompetitions({ deps, userId, viewings, page, order }: PageOfCompetitions) {
  const ofChannel =
    or(...viewings.map((one) => and(eq(competitions.channelId, one.channelId), isFor(one)))) ?? sql`false`;
  const [rows, [counted]] = await Promise.all([
    deps.db
      .select()
      .from(competitions)
      .where(ofChannel)
      .orderBy(...(order === 'open' ? byTurn(deps.clock.now()) : []), desc(competitions.id))
      .limit(COMPETITIONS_PER_PAGE)
      .offset(rowsBefore({ page, first: 1, size: COMPETITIONS_PER_PAGE })),
    deps.db.select({ total: count() }).from(competitions).where(ofChannel),
  ]);
  const totalCount = counted?.total ?? 0;
  return {
    competitionList: await describeOfClasses({ deps, userId }, rows),
    totalCount,
    pageCount: pageCountOf(totalCount, COMPETITIONS_PER_PAGE),
  };
}
