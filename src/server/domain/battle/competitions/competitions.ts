import { and, count, desc, eq, sql } from 'drizzle-orm';
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
  const { id, channelId, name, content, limitTime, enrollRole } = row;
  return {
    ...{ competitionId: id, roomCode: null, channelId, name, content, limitTime, enrollRole },
    rule: contest.rule,
    ruleTextList: [...scoreboardTexts.rules(contest.rule, contest.scoredMs), ...scoreboardTexts.common],
    startDate: row.startDate.toISOString(),
    endDate: row.endDate.toISOString(),
    enrollState: own === undefined ? 'NOT_ENROLLED' : own.startedAt === null ? 'ENROLLED' : 'STARTED',
    enrolledUserCount: players.length,
    contentCount: contents.length,
    clock: clockOf(contest, deps.clock.now()),
  };
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
  const now = sql`${deps.clock.now().toISOString()}::timestamptz`;
  const open = [
    sql`${competitions.endDate} < ${now}`,
    sql`abs(extract(epoch from ${competitions.endDate} - ${now}))`,
  ];
  const [rows, [counted]] = await Promise.all([
    deps.db
      .select()
      .from(competitions)
      .where(ofChannel)
      .orderBy(...(order === 'open' ? open : []), desc(competitions.id))
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
