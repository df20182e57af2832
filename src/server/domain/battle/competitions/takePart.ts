import type { Competition } from '#shared/contract/battle/competitions.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import { AppError } from '#server/platform/appError.ts';
import {
  assertStarted,
  lockContest,
  stateOf,
  type Contest,
} from '#server/domain/battle/scoreboard/contests.ts';
import { enrolUsers, markStarted } from '#server/domain/battle/scoreboard/openContest.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { assertTakesPart, describeTarget, findTarget, type ContestCall } from './findTarget.ts';

/** Throws BATTLE_ENDED. */
function assertNotOver(contest: Contest, now: Date): void {
  const state = stateOf(contest, now);
  if (state === 'JUDGING' || state === 'ENDED')
    throw new AppError('BATTLE_ENDED', { log: `contest ${contest.id} is ${state}` });
}

/** A late start gets the rest of the common time. Throws IS_NOT_ADVANCED_CHANNEL_USER, BATTLE_ENDED. */
export async function enrol(call: ContestCall): Promise<Competition> {
  const { deps, userId, channel } = call;
  const target = await findTarget(call);
  if (target.kind === 'room')
    throw new AppError('NOT_ACCEPT_ROOM', { log: `room ${target.room.id} is joined, not enrolled in` });
  const { competition, contestId } = target;
  if (!holdsAtLeast(channel.roles, competition.enrollRole)) {
    throw new AppError('IS_NOT_ADVANCED_CHANNEL_USER', {
      log: `competition ${competition.id} is for ${competition.enrollRole}, user ${userId} is [${channel.roles.join()}]`,
    });
  }
  await transaction(deps, async (tx) => {
    const contest = await lockContest(tx, contestId, 'share');
    const now = deps.clock.now();
    assertNotOver(contest, now);
    await enrolUsers(tx, contestId, { users: [{ userId, teamId: null }], at: now, started: false });
    await emit(tx, { type: 'contest.changed', userId, contestId });
  });
  return describeTarget(call, target);
}

/** An enrolled user begins to solve. */
export async function startSolving(call: ContestCall): Promise<Competition> {
  const { deps, userId } = call;
  const target = await findTarget(call);
  await assertTakesPart(call, target);
  const { contestId } = target;
  if (contestId === null)
    throw new AppError('BATTLE_NOT_STARTED', { log: 'the room has not had a race yet' });
  await transaction(deps, async (tx) => {
    const contest = await lockContest(tx, contestId, 'share');
    const now = deps.clock.now();
    assertStarted(contest, now);
    assertNotOver(contest, now);
    await markStarted(tx, contestId, userId, now);
  });
  return describeTarget(call, target);
}
