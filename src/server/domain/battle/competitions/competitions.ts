import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Competition } from '#shared/contract/battle/competitions.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { competitions } from '#server/db/tables/battle/competitions.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import {
  clockOf,
  findContestUser,
  readContents,
  readContest,
} from '#server/domain/battle/scoreboard/contests.ts';
import { readPlayers } from '#server/domain/battle/scoreboard/loadBoard.ts';
import { scoreboardTexts } from '#server/domain/battle/scoreboard/texts.ts';

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

interface CompetitionQuery {
  readonly deps: Pick<Deps, 'db' | 'clock'>;
  readonly userId: number;
}

export async function describeCompetition(
  { deps, userId }: CompetitionQuery,
  row: CompetitionRow,
): Promise<Competition> {
  const { db } = deps;
  const { contestId } = row;
  const [contest, contents, players, own] = await Promise.all([
    readContest({ db, contestId }),
    readContents({ db, contestId }),
    readPlayers({ db, contestId }),
    findContestUser({ db, contestId, userId }),
  ]);
  const { id, channelId, name, content, limitTime, enrollRole, freezeMinutes } = row;
  return {
    ...{ competitionId: id, roomCode: null, channelId, name, content, limitTime, enrollRole, freezeMinutes },
    rule: contest.rule,
    ruleTextList: [
      ...scoreboardTexts.rules(contest.rule, contest.scoredMs),
      ...scoreboardTexts.common,
      ...(contest.freezeFromMs === null ? [] : [scoreboardTexts.frozen]),
    ],
    startDate: row.startDate.toISOString(),
    endDate: row.endDate.toISOString(),
    enrollState: own === undefined ? 'NOT_ENROLLED' : own.startedAt === null ? 'ENROLLED' : 'STARTED',
    enrolledUserCount: players.length,
    contentCount: contents.length,
    pointList: contents.map(({ points }) => points),
    clock: clockOf(contest, deps.clock.now()),
  };
}

/** Those that run, the next to end first; those that come, the next first; those that are over, the last first. */
function byTurn(now: Date): SQL[] {
  const at = sql`${now.toISOString()}::timestamptz`;
  const end = sql`least(${competitions.endDate}, ${competitions.startDate} + ${competitions.limitTime} * interval '1 minute')`;
  const turn = sql`case when ${end} <= ${at} then 2 when ${competitions.startDate} > ${at} then 1 else 0 end`;
  const nearness = sql`abs(extract(epoch from (case when ${competitions.startDate} > ${at} then ${competitions.startDate} else ${end} end) - ${at}))`;
  return [asc(turn), asc(nearness)];
}

/** One page of a channel's competitions: `open` those that can still be won first, `made` the newest first. */
export async function listCompetitions(
  query: CompetitionQuery & {
    readonly channelId: number;
    readonly page: number;
    readonly order: 'open' | 'made';
  },
) {
  const { deps, channelId, page, order } = query;
  const ofChannel = eq(competitions.channelId, channelId);
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
    competitionList: await Promise.all(rows.map((row) => describeCompetition(query, row))),
    totalCount,
    pageCount: pageCountOf(totalCount, COMPETITIONS_PER_PAGE),
  };
}
