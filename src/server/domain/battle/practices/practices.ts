import { and, desc, eq } from 'drizzle-orm';
import { COUNTDOWN_MS } from '#shared/contract/battle/scoreboards.ts';
import type { Practice } from '#shared/contract/battle/practices.ts';
import type { Transaction } from '#server/db/connect.ts';
import { contestPractices } from '#server/db/tables/battle/practices.ts';
import { AppError } from '#server/platform/appError.ts';
import type { CallerChannel, UserCall } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { lockUser } from '#server/domain/people/accounts/users.ts';
import {
  readContents,
  readContest,
  readOpenContests,
  stateOf,
  type Contest,
} from '#server/domain/battle/scoreboard/contests.ts';
import { controlContest } from '#server/domain/battle/scoreboard/controlContest.ts';
import { loadBoard } from '#server/domain/battle/scoreboard/loadBoard.ts';
import { enrolUsers, openContest, removeContest } from '#server/domain/battle/scoreboard/openContest.ts';
import { settleContest } from '#server/domain/battle/scoreboard/settleContest.ts';
import { transaction } from '#server/domain/transaction.ts';

export interface PracticeCall extends UserCall {
  readonly channel: Pick<CallerChannel, 'channelId'>;
  readonly practiceId: number;
}

/** A practice of the caller, and its race. Throws RESOURCE_NOT_FOUND. */
export async function findPractice({ deps, userId, channel, practiceId }: PracticeCall) {
  const [row] = await deps.db
    .select()
    .from(contestPractices)
    .where(and(eq(contestPractices.contestId, practiceId), eq(contestPractices.userId, userId)));
  const contest = row && (await readContest({ db: deps.db, contestId: row.contestId }));
  if (!row || contest?.channelId !== channel.channelId)
    throw new AppError('RESOURCE_NOT_FOUND', { log: `user ${userId} has no practice ${practiceId}` });
  return { contest, ofContestId: row.ofContestId };
}

/** The class of a user's practice; undefined where the user has none of that id. */
export async function channelOfPractice(
  db: Deps['db'],
  { userId, practiceId }: Pick<PracticeCall, 'userId' | 'practiceId'>,
): Promise<number | undefined> {
  const [row] = await db
    .select({ contestId: contestPractices.contestId })
    .from(contestPractices)
    .where(and(eq(contestPractices.contestId, practiceId), eq(contestPractices.userId, userId)));
  return row && (await readContest({ db, contestId: row.contestId })).channelId;
}

/** The content of the race with the same problem. Throws RESOURCE_NOT_FOUND. */
export async function contentOfRace(
  db: Deps['db'],
  practised: {
    readonly contestId: number;
    readonly competitionContentId: number;
    readonly ofContestId: number;
  },
): Promise<number> {
  const { contestId, competitionContentId, ofContestId } = practised;
  const own = (await readContents({ db, contestId })).find(({ id }) => id === competitionContentId);
  const race = await readContents({ db, contestId: ofContestId });
  const content = race.find(({ problemId }) => problemId === own?.problemId);
  if (!content)
    throw new AppError('RESOURCE_NOT_FOUND', {
      log: `contest ${ofContestId} has nothing like content ${competitionContentId} of practice ${contestId}`,
    });
  return content.id;
}

/** A practice as its child sees it, with its place in the race. */
export async function viewPractice(call: PracticeCall): Promise<Practice> {
  const { deps, userId, practiceId } = call;
  const { ofContestId } = await findPractice(call);
  const { db, clock } = deps;
  const now = clock.now();
  const [board, race] = await Promise.all([
    loadBoard({ db, contestId: practiceId, viewer: userId, now }),
    loadBoard({ db, contestId: ofContestId, viewer: 'public', now }),
  ]);
  const own = board.rankList[0];
  const others = race.rankList.filter(({ userIdList }) => !userIdList.includes(userId));
  const isBetter = (row: (typeof others)[number]) =>
    own !== undefined &&
    (row.totalPoint > own.totalPoint ||
      (row.totalPoint === own.totalPoint && row.durationTime < own.durationTime));
  return {
    practiceId,
    board,
    place: own && own.totalPoint > 0 ? others.filter(isBetter).length + 1 : null,
    placeCount: others.length + 1,
  };
}

/** Starts another practice of a past race; a running one is ended. */
export async function startPractice(
  call: Omit<PracticeCall, 'practiceId'> & { readonly race: Contest },
): Promise<Practice> {
  const { deps, userId, race } = call;
  const contents = await readContents({ db: deps.db, contestId: race.id });
  if (contents.length === 0)
    throw new AppError('RESOURCE_NOT_FOUND', { log: `nothing is left of contest ${race.id}` });
  const practiceId = await transaction(deps, async (tx) => {
    // The lock lets two presses at once start one after the other.
    await lockUser(tx, userId);
    await endOpenPractices(tx, { userId, now: deps.clock.now() });
    const now = deps.clock.now();
    const contestId = await openContest(tx, {
      channelId: race.channelId,
      rule: race.rule,
      startsAt: new Date(now.getTime() + COUNTDOWN_MS),
      durationMs: race.scoredMs,
      freezeFromMs: null,
      shareSolutions: false,
      contents: contents.map(({ problemId, title, kind, difficulty, points }) => ({
        problemId,
        title,
        kind,
        difficulty,
        points,
      })),
    });
    await enrolUsers(tx, contestId, { users: [{ userId, teamId: null }], at: now, started: true });
    await tx.insert(contestPractices).values({ contestId, ofContestId: race.id, userId });
    return contestId;
  });
  return viewPractice({ ...call, practiceId });
}

export async function practiseAgain(call: PracticeCall): Promise<Practice> {
  const { ofContestId } = await findPractice(call);
  return startPractice({ ...call, race: await readContest({ db: call.deps.db, contestId: ofContestId }) });
}

export async function endPractice(call: PracticeCall): Promise<void> {
  await findPractice(call);
  const { deps, userId, practiceId } = call;
  await transaction(deps, (tx) => endOpenPractices(tx, { userId, now: deps.clock.now(), practiceId }));
  // Pending verdicts are waited for; the last one settles the practice.
  await settleContest(deps, { contestId: practiceId });
}

/** A new practice ends the one before. */
const MOST_LOOKED_AT = 5;

/** Ends the child's running practice; one in its countdown is removed. */
async function endOpenPractices(
  tx: Transaction,
  { userId, now, practiceId }: { userId: number; now: Date; practiceId?: number },
): Promise<void> {
  const own = await tx
    .select({ id: contestPractices.contestId })
    .from(contestPractices)
    .where(
      and(
        eq(contestPractices.userId, userId),
        practiceId === undefined ? undefined : eq(contestPractices.contestId, practiceId),
      ),
    )
    .orderBy(desc(contestPractices.contestId))
    .limit(MOST_LOOKED_AT);
  const open = await readOpenContests(
    tx,
    own.map(({ id }) => id),
  );
  for (const contest of open) {
    const contestId = contest.id;
    const state = stateOf(contest, now);
    if (state === 'COUNTDOWN') await removeContest(tx, contestId);
    if (state !== 'RUNNING') continue;
    const clock = { now: () => now };
    await controlContest(tx, { contestId, actorId: userId, clock, command: { action: 'END' } });
  }
}
