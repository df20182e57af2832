import { and, eq } from 'drizzle-orm';
import { problems } from '#server/db/tables/learning.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '../deps.ts';

/** One hint of a problem; `step` counts from 1. */
export async function getHint(query: { deps: Deps; channelId: number; problemId: number; step: number }) {
  const { deps, channelId, problemId, step } = query;
  const [problem] = await deps.db
    .select({ hints: problems.hints })
    .from(problems)
    .where(and(eq(problems.id, problemId), eq(problems.channelId, channelId)));
  if (!problem)
    throw new AppError('PROBLEM_NOT_FOUND', { log: `no problem ${problemId} in channel ${channelId}` });
  const content = problem.hints[step - 1];
  if (content === undefined) {
    throw new AppError('RESOURCE_NOT_FOUND', {
      log: `problem ${problemId} has ${problem.hints.length} hints, asked ${step}`,
    });
  }
  return { step, content };
}
