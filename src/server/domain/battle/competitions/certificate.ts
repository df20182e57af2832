import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import { AppError } from '#server/platform/appError.ts';
import { assertEnded } from '#server/domain/battle/scoreboard/contests.ts';
import { loadBoard } from '#server/domain/battle/scoreboard/loadBoard.ts';
import { transaction } from '#server/domain/transaction.ts';
import { issueAward, type Award } from '#server/domain/world/certificates/issueAward.ts';
import type { CompetitionRow } from './competitions.ts';
import { assertTakesPart, contestOf, findTarget, type ContestCall } from './findTarget.ts';
import { competitionTexts } from './texts.ts';

const PLACES = 3;

export const hasCertificate = ({
  rank,
  totalPoint,
}: Pick<Scoreboard['rankList'][number], 'rank' | 'totalPoint'>): boolean => rank <= PLACES && totalPoint > 0;

export const awardOf = (
  { id, name }: Pick<CompetitionRow, 'id' | 'name'>,
  { userId, rank }: { readonly userId: number; readonly rank: number },
): Award => ({
  userId,
  awardKey: `competition:${id}`,
  title: name,
  lines: competitionTexts.certificateLines(name, rank),
});

/**
 * The certificate of one of the first places of a competition. It is written at the end and never changes; a place
 * gained by a rejudge gets its certificate when it is asked for.
 */
export async function getCertificate(call: ContestCall) {
  const { deps, userId } = call;
  const target = await findTarget(call);
  await assertTakesPart(call, target);
  const contest = await contestOf(call, target);
  const now = deps.clock.now();
  assertEnded(contest, now);
  const { rankList } = await loadBoard({ db: deps.db, contestId: contest.id, viewer: 'staff', now });
  const row = rankList.find(({ userIdList }) => userIdList.includes(userId));
  if (target.kind === 'room' || !row || !hasCertificate(row))
    throw new AppError('RESOURCE_NOT_FOUND', { log: `user ${userId} has no place in contest ${contest.id}` });
  const { rank } = row;
  const award = awardOf(target.competition, { userId, rank });
  const issued = await transaction(deps, (tx) => issueAward(tx, { award, now }));
  return { ...issued, rank };
}
