import { randomInt } from 'node:crypto';
import type { RoomSettings } from '#shared/contract/battle/battles.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { AppError } from '#server/platform/appError.ts';
import { listProblems, type ProblemSummary } from '#server/domain/learning/problems/listProblems.ts';
import { countSolvers } from '#server/domain/learning/progress/countSolvers.ts';
import { battleTexts } from './texts.ts';

type Wanted = Pick<RoomSettings, 'kind' | 'difficulty' | 'language' | 'problemCount'>;

async function fitting(
  db: Database | Transaction,
  channelId: number,
  { kind, difficulty, language, problemCount }: Wanted,
): Promise<ProblemSummary[]> {
  const countOf = async (wanted: Pick<Wanted, 'difficulty' | 'language'>) =>
    (await listProblems({ db, channelId, kind, ...wanted })).length;
  const problems = await listProblems({ db, channelId, kind, difficulty, language });
  if (problems.length >= problemCount) return problems;
  const found = problems.length;
  // The condition at fault is the one without which there would be enough problems.
  const fault =
    difficulty !== null && (await countOf({ difficulty: null, language })) >= problemCount
      ? 'difficulty'
      : language !== null && (await countOf({ difficulty, language: null })) >= problemCount
        ? 'language'
        : 'problemCount';
  const message = battleTexts.tooFewProblems[fault]({ kind, difficulty, language, found });
  throw new AppError('BATTLE_NO_PROBLEM', {
    message,
    fieldErrors: [{ field: fault, message }],
    log: `channel ${channelId} teaches with ${found} problems of ${kind} ${difficulty} ${language}, asked ${problemCount}`,
  });
}

/** Throws BATTLE_NO_PROBLEM, which names the condition at fault. */
export async function assertEnoughProblems(db: Database, channelId: number, wanted: Wanted): Promise<void> {
  await fitting(db, channelId, wanted);
}

/** Problems for a race: random ones among those that the fewest players have solved, the easiest first. */
export async function drawProblems(
  tx: Transaction,
  { channelId, wanted, userIds }: { channelId: number; wanted: Wanted; userIds: readonly number[] },
): Promise<ProblemSummary[]> {
  const problems = await fitting(tx, channelId, wanted);
  const solvers = await countSolvers({
    db: tx,
    userIds,
    problemIds: problems.map(({ problemId }) => problemId),
  });
  return shuffled(problems)
    .toSorted((a, b) => (solvers.get(a.problemId) ?? 0) - (solvers.get(b.problemId) ?? 0))
    .slice(0, wanted.problemCount)
    .toSorted((a, b) => a.difficulty - b.difficulty || a.problemId - b.problemId);
}

function shuffled<T>(list: readonly T[]): T[] {
  const left = [...list];
  return Array.from({ length: left.length }, () => left.splice(randomInt(left.length), 1)).flat();
}
