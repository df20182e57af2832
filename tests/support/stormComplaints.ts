import { sql } from 'drizzle-orm';
import { VERDICTS, type Verdict } from '#shared/contract/learning/verdicts.ts';
import type { Database } from '#server/db/connect.ts';
import { FIRST } from './firstQuests.ts';
import type { Sender } from './judgeStorm.ts';
import { checkLedger } from './ledger.ts';
import { JAVASCRIPT_PROGRAMS } from './stormPrograms.ts';

interface Stored extends Record<string, unknown> {
  readonly verdicts: Verdict[];
  readonly tries: number;
  readonly ranked: number;
  readonly solved: number;
  readonly rewards: number;
}

const QUEST_PROBLEM = JAVASCRIPT_PROGRAMS[0]?.problemId;

/**
 * Differences between what was handed in and what the database holds. Attempts, solved problems and rewards are
 * written in the transaction of the verdict: what was judged twice would be counted twice.
 */
export async function complaintsOf(db: Database, senders: readonly Sender[]): Promise<string[]> {
  const complaints: string[] = [];
  for (const { child, programs } of senders) {
    const { userId } = child.user;
    const { rows } = await db.execute<Stored>(sql`
      select array(select verdict from submissions where user_id = ${userId} order by id) as verdicts,
        (select coalesce(sum(submission_count), 0)::int from problem_progress where user_id = ${userId}) as tries,
        (select coalesce(sum(submitted_problem_count), 0)::int from ranking_scores
          where user_id = ${userId} and period = 'ALL') as ranked,
        (select coalesce(sum(success), 0)::int from ranking_scores
          where user_id = ${userId} and period = 'ALL') as solved,
        (select count(*)::int from ledger_entries
          where user_id = ${userId} and reason_key like ${`quest:${FIRST}%`} and kind = 'POINT') as rewards`);
    const [found] = rows;
    const verdicts = found?.verdicts ?? [];
    const isRight = programs.map((program, n) => program.verdicts.some((one) => one === verdicts[n]));
    if (verdicts.length !== programs.length || isRight.includes(false))
      complaints.push(
        `user ${userId}: judged ${verdicts.join(' ')}; the first that is wrong is ${isRight.indexOf(false)}`,
      );
    const counted = verdicts.filter((verdict) => VERDICTS[verdict].countsAsAttempt).length;
    const solvedIds = new Set(
      programs.flatMap(({ problemId }, n) => (verdicts[n] === 'AC' ? problemId : [])),
    );
    const expected = {
      verdicts,
      tries: counted,
      ranked: counted,
      solved: solvedIds.size,
      rewards: QUEST_PROBLEM !== undefined && solvedIds.has(QUEST_PROBLEM) ? 1 : 0,
    };
    if (JSON.stringify(found) !== JSON.stringify(expected))
      complaints.push(`user ${userId}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
  }
  const { rows } = await db.execute<{ left: number }>(sql`select count(*)::int as left from judge_jobs`);
  if (rows[0]?.left !== 0) complaints.push(`${rows[0]?.left} jobs are left in the queue`);
  // A wallet beside the sum of its entries was moved twice, or not at all.
  await checkLedger({ db }).catch((error: unknown) => complaints.push(String(error)));
  return complaints;
}
