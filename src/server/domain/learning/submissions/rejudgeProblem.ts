import { sql } from 'drizzle-orm';
import { writeAudit } from '#server/domain/people/moderation/writeAudit.ts';
import {
  findProblem,
  problemNotFound,
  type ProblemAddress,
} from '#server/domain/learning/problems/findProblem.ts';
import { transaction } from '#server/domain/transaction.ts';
import { JOB_CHANNEL } from './judgeJobs.ts';

/**
 * Has all submissions to a problem judged again, after all live ones. The new result replaces the former one, which is
 * kept in the history. `userId` is the member of staff.
 */
export async function rejudgeProblem(query: ProblemAddress): Promise<{ queuedCount: number }> {
  const { id: problemId, channelId } = await findProblem(query);
  // A class teaches with the school's problems, but submissions of others to them are not its own.
  if (channelId !== query.channelId) throw problemNotFound(problemId, query.channelId);
  return rejudgeSubmissions({ ...query, problemId });
}

/** The same, or with `memberUserId` of one member alone; the caller checks the right. */
export function rejudgeSubmissions(
  query: ProblemAddress & { readonly memberUserId?: number },
): Promise<{ queuedCount: number }> {
  const { deps, channelId, userId, problemId, memberUserId } = query;
  const ofMember = memberUserId === undefined ? sql`true` : sql`user_id = ${memberUserId}`;
  return transaction(deps, async (tx) => {
    const { rows } = await tx.execute(sql`
      with added as (
        insert into judge_jobs (submission_id, user_id, priority, round, requested_by)
        select id, user_id, 'rejudge', row_number() over (partition by user_id order by id) - 1, ${userId}
        from submissions where problem_id = ${problemId} and verdict is not null and ${ofMember}
        on conflict do nothing returning id)
      select count(*)::int as "queuedCount", pg_notify(${JOB_CHANNEL}, '') from added`);
    const { queuedCount } = rows[0] as { queuedCount: number };
    await writeAudit({
      tx,
      actorId: userId,
      channelId,
      action: 'problem.rejudge',
      targetUserId: memberUserId ?? 0,
      details: { problemId, queuedCount },
    });
    return { queuedCount };
  });
}
