import { eq } from 'drizzle-orm';
import type { CompetitionInput } from '#shared/contract/battle/competitions.ts';
import type { StaffCompetition } from '#shared/contract/battle/lmsCompetitions.ts';
import { competitions } from '#server/db/tables/battle/competitions.ts';
import type { Transaction } from '#server/db/connect.ts';
import { AppError } from '#server/platform/appError.ts';
import {
  changeDuration,
  controlContest,
  startContest,
} from '#server/domain/battle/scoreboard/controlContest.ts';
import {
  lockContest,
  readContents,
  readContest,
  stateOf,
  type Contest,
} from '#server/domain/battle/scoreboard/contests.ts';
import { loadBoard } from '#server/domain/battle/scoreboard/loadBoard.ts';
import {
  listEnrolled,
  openContest,
  removeContest,
  resetContest,
  setShared,
  type ContestSetting,
} from '#server/domain/battle/scoreboard/openContest.ts';
import { settleContest } from '#server/domain/battle/scoreboard/settleContest.ts';
import { namedProblems } from '#server/domain/learning/problems/listProblems.ts';
import { problemNotFound } from '#server/domain/learning/problems/findProblem.ts';
import { nameGroups } from '#server/domain/channels/groups/ownGroups.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { competitionTexts } from './texts.ts';
import { describeCompetition, findCompetition, type CompetitionRow } from './competitions.ts';
import type { ChannelScope } from '#server/domain/call.ts';

const MINUTE_MS = 60_000;

type EditCall = ChannelScope & { readonly competitionId: number };

/** Nothing counts after the end, even if minutes are left. */
function durationOf({ limitTime, startDate, endDate }: CompetitionInput): number {
  return Math.min(limitTime * MINUTE_MS, Date.parse(endDate) - Date.parse(startDate));
}

/** Throws VALIDATION_FAIL for one that would be over before it is made. */
function assertToCome(input: CompetitionInput, now: Date): void {
  const endsAt = Date.parse(input.startDate) + durationOf(input);
  if (endsAt > now.getTime()) return;
  const message = competitionTexts.alreadyOver;
  throw new AppError('VALIDATION_FAIL', {
    message,
    fieldErrors: [{ field: 'endDate', message }],
    log: `a competition that ended ${new Date(endsAt).toISOString()} is not made`,
  });
}

/** Throws PROBLEM_NOT_FOUND. */
async function settingOf(
  tx: Transaction,
  channelId: number,
  input: CompetitionInput,
): Promise<ContestSetting> {
  const problemIds = input.contentList.map(({ problemId }) => problemId);
  const problems = await namedProblems({ db: tx, channelId, problemIds });
  // A problem that drives an object of the world cannot be solved on the page of a competition.
  const isThere = (problemId: number) =>
    problems.some((one) => one.problemId === problemId && one.kind !== 'OBJECT');
  const missing = problemIds.find((problemId) => !isThere(problemId));
  if (missing !== undefined) throw problemNotFound(missing, channelId);
  const durationMs = durationOf(input);
  const { rule, freezeMinutes, shareSolutions } = input;
  return {
    channelId,
    rule,
    durationMs,
    shareSolutions,
    startsAt: new Date(input.startDate),
    freezeFromMs: freezeMinutes === 0 ? null : Math.max(0, durationMs - freezeMinutes * MINUTE_MS),
    contents: problems.map((problem, index) => ({
      ...problem,
      points: input.contentList[index]?.points ?? 0,
    })),
  };
}

/** Throws CHANNEL_GROUP_NOT_FOUND for a group of another channel. */
async function columnsOf(
  tx: Transaction,
  { channelId, before }: { readonly channelId: number; readonly before: readonly number[] },
  input: CompetitionInput,
) {
  const { name, content, limitTime, freezeMinutes, enrollRole, groupIdList } = input;
  // A group that was removed since may stay; it has no members then.
  const fresh = groupIdList.filter((groupId) => !before.includes(groupId));
  const groups = await nameGroups(tx, { channelId, groupIds: fresh });
  if (groups.length < fresh.length)
    throw new AppError('CHANNEL_GROUP_NOT_FOUND', {
      log: `not all of the groups ${fresh.join()} are of channel ${channelId}`,
    });
  return {
    name,
    content,
    limitTime,
    freezeMinutes,
    enrollRole,
    groupIds: groupIdList,
    startDate: new Date(input.startDate),
    endDate: new Date(input.endDate),
  };
}

export async function createCompetition(
  call: ChannelScope & { readonly input: CompetitionInput },
): Promise<StaffCompetition> {
  const { deps, userId, channelId, input } = call;
  assertToCome(input, deps.clock.now());
  const competitionId = await transaction(deps, async (tx) => {
    const columns = await columnsOf(tx, { channelId, before: [] }, input);
    const contestId = await openContest(tx, await settingOf(tx, channelId, input));
    const [row] = await tx
      .insert(competitions)
      .values({ ...columns, channelId, contestId, createdBy: userId })
      .returning({ id: competitions.id });
    if (!row) throw new Error('createCompetition: no row came back');
    return row.id;
  });
  return getForStaff({ ...call, competitionId });
}

/** Once it has begun only name, words, who may enrol, sharing and time change; after the end no time. */
export async function updateCompetition(
  call: EditCall & { readonly input: CompetitionInput },
): Promise<StaffCompetition> {
  const { deps, userId, channelId, competitionId, input } = call;
  await transaction(deps, async (tx) => {
    const row = await findCompetition(tx, { channelId, competitionId });
    const contest = await lockContest(tx, row.contestId, 'update');
    const now = deps.clock.now();
    if (stateOf(contest, now) === 'COUNTDOWN') {
      assertToCome(input, now);
      await resetContest(tx, contest.id, await settingOf(tx, channelId, input));
    } else await updateRunning(tx, { row, contest, input, now });
    const columns = await columnsOf(tx, { channelId, before: row.groupIds }, input);
    await tx.update(competitions).set(columns).where(eq(competitions.id, competitionId));
    await emit(tx, { type: 'contest.changed', userId, contestId: contest.id });
  });
  return getForStaff(call);
}

async function updateRunning(
  tx: Transaction,
  { row, contest, input, now }: { row: CompetitionRow; contest: Contest; input: CompetitionInput; now: Date },
): Promise<void> {
  const refuse = (code: 'BATTLE_UNDERWAY' | 'BATTLE_ENDED', what: string) =>
    new AppError(code, { log: `competition ${row.id} has begun: ${what} stays` });
  const contents = await readContents({ db: tx, contestId: contest.id });
  const wanted = input.contentList.map(({ problemId, points }) => `${problemId} ${points}`).join();
  if (contents.map(({ problemId, points }) => `${problemId} ${points}`).join() !== wanted)
    throw refuse('BATTLE_UNDERWAY', 'its contents');
  if (input.rule !== contest.rule || input.freezeMinutes !== row.freezeMinutes)
    throw refuse('BATTLE_UNDERWAY', 'its rules');
  if (Date.parse(input.startDate) !== row.startDate.getTime()) throw refuse('BATTLE_UNDERWAY', 'its start');
  await setShared(tx, contest.id, input.shareSolutions);
  const isSameTime = input.limitTime === row.limitTime && Date.parse(input.endDate) === row.endDate.getTime();
  if (isSameTime) return;
  const state = stateOf(contest, now);
  if (state === 'JUDGING' || state === 'ENDED') throw refuse('BATTLE_ENDED', 'its time');
  await changeDuration(tx, { contest, durationMs: durationOf(input), now });
}

/** Starts a competition before its time or ends it before its time. Throws what the state does not allow. */
export async function controlCompetition(
  call: EditCall & { readonly state: 'RUNNING' | 'ENDED' },
): Promise<StaffCompetition> {
  const { deps, userId, channelId, competitionId, state } = call;
  const contestId = await transaction(deps, async (tx) => {
    const row = await findCompetition(tx, { channelId, competitionId });
    const contest = await lockContest(tx, row.contestId, 'update');
    const now = deps.clock.now();
    if (state === 'RUNNING') {
      await startContest(tx, { contest, actorId: userId, now });
      await tx.update(competitions).set({ startDate: now }).where(eq(competitions.id, competitionId));
    } else {
      await controlContest(tx, {
        contestId: contest.id,
        actorId: userId,
        clock: deps.clock,
        command: { action: 'END' },
      });
      await tx.update(competitions).set({ endDate: now }).where(eq(competitions.id, competitionId));
    }
    return contest.id;
  });
  // A competition without pending verdicts is settled at once.
  if (state === 'ENDED') await settleContest(deps, { contestId });
  return getForStaff(call);
}

/** Enrolled users are notified. Throws BATTLE_UNDERWAY once it has begun: then its journal is history. */
export async function removeCompetition({
  deps,
  channelId,
  competitionId,
}: EditCall): Promise<Record<string, never>> {
  await transaction(deps, async (tx) => {
    const row = await findCompetition(tx, { channelId, competitionId });
    const contest = await lockContest(tx, row.contestId, 'update');
    const state = stateOf(contest, deps.clock.now());
    if (state !== 'COUNTDOWN')
      throw new AppError('BATTLE_UNDERWAY', { log: `competition ${competitionId} is ${state}` });
    const enrolled = await listEnrolled({ db: tx, contestId: contest.id });
    await removeContest(tx, contest.id);
    for (const { userId } of enrolled)
      await emit(tx, { type: 'competition.cancelled', userId, name: row.name });
  });
  return {};
}

export async function getForStaff(call: EditCall): Promise<StaffCompetition> {
  const { deps } = call;
  const { db } = deps;
  const row = await findCompetition(db, call);
  const { contestId } = row;
  const [info, contest, { contentList }] = await Promise.all([
    describeCompetition(call, row),
    readContest({ db, contestId }),
    loadBoard({ db, contestId, viewer: 'staff', now: deps.clock.now() }),
  ]);
  return { ...info, shareSolutions: contest.shareSolutions, contentList };
}
