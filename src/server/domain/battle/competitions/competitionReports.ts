import { asc, eq } from 'drizzle-orm';
import type { EXPORT_FORMATS } from '#shared/contract/learning/homeworks.ts';
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import { competitionReports } from '#server/db/tables/battle/competitions.ts';
import { readRoster } from '#server/domain/channels/channels/readRoster.ts';
import { AppError } from '#server/platform/appError.ts';
import { tableFile } from '#server/platform/tableFile.ts';
import type { ChannelScope, FileAnswer } from '#server/domain/call.ts';
import { listSimilarities } from '#server/domain/battle/scoreboard/compareSolutions.ts';
import { assertEnded, findContestUser, readContest } from '#server/domain/battle/scoreboard/contests.ts';
import { loadBoard, loadFrozenBoard } from '#server/domain/battle/scoreboard/loadBoard.ts';
import { listEnrolled } from '#server/domain/battle/scoreboard/openContest.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { findCompetition } from './competitions.ts';
import { competitionTexts } from './texts.ts';

export interface ReportCall extends ChannelScope {
  readonly competitionId: number;
}

/** The true board, for staff alone. */
export async function trueBoard({ deps, ...call }: ReportCall): Promise<Scoreboard> {
  const { db, clock } = deps;
  const { contestId } = await findCompetition(db, call);
  return loadBoard({ db, contestId, viewer: 'staff', now: clock.now() });
}

/** The board before the reveal, for the wall of the class; null before the end and without a freeze. */
export async function frozenBoard({ deps, ...call }: ReportCall): Promise<Scoreboard | null> {
  const { db, clock } = deps;
  const { contestId } = await findCompetition(db, call);
  return loadFrozenBoard({ db, contestId, now: clock.now() });
}

export async function listCompetitionMembers({ deps, ...call }: ReportCall) {
  const { db } = deps;
  const { contestId } = await findCompetition(db, call);
  const enrolled = await listEnrolled({ db, contestId });
  const names = await listNames({ db, userIds: enrolled.map(({ userId }) => userId) });
  const nicknameOf = new Map(names.map(({ userId, nickname }) => [userId, nickname]));
  return enrolled.map(({ userId, teamId, enrolledAt, startedAt }) => ({
    userId,
    teamId,
    nickname: nicknameOf.get(userId) ?? '',
    enrolledAt: enrolledAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
  }));
}

/** The results of every member, with the comments of teachers. */
export async function listReports(call: ReportCall) {
  const [board, written] = await Promise.all([
    trueBoard(call),
    call.deps.db
      .select()
      .from(competitionReports)
      .where(eq(competitionReports.competitionId, call.competitionId))
      .orderBy(asc(competitionReports.userId)),
  ]);
  const reportOf = new Map(written.map((row) => [row.userId, row]));
  const raced = new Set(board.scoreboardList.map(({ userId }) => userId));
  const isOver = board.clock.state === 'ENDED';
  return board.userList.map(({ userId, nickname }) => {
    const row = board.rankList.find(({ userIdList }) => userIdList.includes(userId));
    const report = reportOf.get(userId);
    return {
      userId,
      nickname,
      rank: isOver && raced.has(userId) ? (row?.rank ?? null) : null,
      totalPoint: row?.totalPoint ?? 0,
      content: report?.content ?? '',
      writtenAt: report?.writtenAt.toISOString() ?? null,
    };
  });
}

/** Saves a comment on a member, over the former one. Throws MEMBER_NOT_FOUND. */
export async function writeReport(
  call: ReportCall & { readonly memberId: number; readonly content: string },
) {
  const { deps, userId, competitionId, memberId, content } = call;
  const { db, clock } = deps;
  const { contestId } = await findCompetition(db, call);
  if (!(await findContestUser({ db, contestId, userId: memberId })))
    throw new AppError('MEMBER_NOT_FOUND', { log: `user ${memberId} has not enrolled in ${competitionId}` });
  const written = { content, writtenBy: userId, writtenAt: clock.now() };
  await db
    .insert(competitionReports)
    .values({ competitionId, userId: memberId, ...written })
    .onConflictDoUpdate({
      target: [competitionReports.competitionId, competitionReports.userId],
      set: written,
    });
  const report = (await listReports(call)).find((one) => one.userId === memberId);
  if (!report) throw new AppError('MEMBER_NOT_FOUND', { log: `user ${memberId} has just left` });
  return report;
}

/** Close copies among the accepted programs. Throws BATTLE_NOT_ENDED. */
export async function similaritiesOf({ deps, ...call }: ReportCall) {
  const { db, clock } = deps;
  const { contestId } = await findCompetition(db, call);
  assertEnded(await readContest({ db, contestId }), clock.now());
  return listSimilarities({ db, contestId });
}

/** The true board as a table; members of a team are named one by one. */
export async function exportBoard(
  call: ReportCall & { readonly format: (typeof EXPORT_FORMATS)[number] },
): Promise<FileAnswer> {
  const { name } = await findCompetition(call.deps.db, call);
  const { rule, userList, rankList, contentList, scoreboardList } = await trueBoard(call);
  const { channelId } = call;
  const userIds = userList.map(({ userId }) => userId);
  const roster = await readRoster(call.deps.db, { channelId, userIds });
  const worldNameOf = new Map(userList.map(({ userId, nickname }) => [userId, nickname]));
  const each = (ofTeam: readonly number[], say: (userId: number) => string) =>
    ofTeam.map(say).filter(Boolean).join(', ');
  const scoreOf = new Map(
    scoreboardList.map((entry) => [`${entry.userId} ${entry.competitionContentId}`, entry.score]),
  );
  const { csv } = competitionTexts;
  const named = { ...csv, ...(rule === 'ICPC' && { seconds: competitionTexts.penaltySeconds }) };
  // A title may begin with a number («3의 배수»), so the place of the boards stands before it.
  const head = [...Object.values(named), ...contentList.map(({ order, title }) => `${order}. ${title}`)];
  const lines = rankList.map((row) => [
    row.rank,
    each(row.userIdList, (userId) => roster.get(userId)?.rollNumber ?? ''),
    // A user who has left the class since has the nickname of the world.
    each(row.userIdList, (userId) => roster.get(userId)?.nickname ?? worldNameOf.get(userId) ?? ''),
    each(row.userIdList, (userId) => roster.get(userId)?.loginName ?? ''),
    row.totalPoint,
    row.percentageScore,
    row.successCount,
    row.submissionCount,
    Math.round(row.durationTime / 1000),
    ...contentList.map(
      ({ competitionContentId }) => scoreOf.get(`${row.userId} ${competitionContentId}`) ?? 0,
    ),
  ]);
  return tableFile({
    format: call.format,
    name: competitionTexts.boardFile(name, call.format),
    sheet: name,
    head,
    rows: lines,
  });
}
