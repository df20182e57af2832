import { AppError } from '#server/platform/appError.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { assertEnded } from '#server/domain/battle/scoreboard/contests.ts';
import { loadBoard } from '#server/domain/battle/scoreboard/loadBoard.ts';
import { certificateSvg } from '#server/domain/world/certificates/certificateSvg.ts';
import { assertTakesPart, contestOf, findTarget, type ContestCall } from './findTarget.ts';
import { competitionTexts } from './texts.ts';

/** Places with a certificate. */
export const PLACES = 3;

/** For one of the first places of a competition. It is read off the board, so it is kept nowhere. */
export async function getCertificate(call: ContestCall) {
  const { deps, userId } = call;
  const target = await findTarget(call);
  await assertTakesPart(call, target);
  const contest = await contestOf(call, target);
  const now = deps.clock.now();
  assertEnded(contest, now);
  const { rankList, userList } = await loadBoard({
    db: deps.db,
    contestId: contest.id,
    viewer: 'staff',
    now,
  });
  const row = rankList.find(({ userIdList }) => userIdList.includes(userId));
  if (target.kind === 'room' || !row || row.rank > PLACES || row.totalPoint === 0)
    throw new AppError('RESOURCE_NOT_FOUND', { log: `user ${userId} has no place in contest ${contest.id}` });
  const { id, name } = target.competition;
  const issuedAt = contest.settledAt ?? now;
  const day = seoulDay(issuedAt);
  const certificateNumber = competitionTexts.certificateNumber(day.slice(0, 4), id, userId);
  const nickname = userList.find((one) => one.userId === userId)?.nickname ?? '';
  const lines = competitionTexts.certificateLines(name, row.rank);
  return {
    ...{ certificateNumber, nickname, title: name, rank: row.rank },
    issuedAt: issuedAt.toISOString(),
    svg: certificateSvg({ number: certificateNumber, lines, title: name, nickname, day }),
  };
}
