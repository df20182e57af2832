import { eq } from 'drizzle-orm';
import type { Language } from '#shared/contract/learning/problems.ts';
import { elapsedAt } from '#shared/scoreboard/contestClock.ts';
import { contestEntries } from '#server/db/tables/battle/scoreboard.ts';
import { AppError } from '#server/platform/appError.ts';
import { assertLanguage, loadProblem } from '#server/domain/learning/problems/findProblem.ts';
import { loadProblemProgress } from '#server/domain/learning/progress/loadProgress.ts';
import { findByClientKey, storeSubmission } from '#server/domain/learning/submissions/storeSubmission.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { assertTakesSubmissions, lockContest, readContents, timesOf } from './contests.ts';
import type { ChannelScope } from '#server/domain/call.ts';

interface ContestSubmission extends ChannelScope {
  /** The caller has checked that `userId` takes part in it. */
  readonly contestId: number;
  readonly competitionContentId: number;
  readonly clientKey: string;
  readonly language: Language;
  readonly source: string;
  readonly priority: 'battle' | 'practice';
}

/**
 * Hands code in; it is judged before submissions of lessons. The clock is read under the lock that pauses and ends
 * take, so that every entry of the journal was in time. The same key answers the same submission.
 */
export async function submitToContest(request: ContestSubmission) {
  const { deps, contestId, channelId, userId, competitionContentId, clientKey, language, source, priority } =
    request;
  const { db, clock } = deps;
  const content = (await readContents({ db, contestId })).find(({ id }) => id === competitionContentId);
  if (!content)
    throw new AppError('RESOURCE_NOT_FOUND', {
      log: `contest ${contestId} has no content ${competitionContentId}`,
    });
  const { problemId } = content;
  const [{ problem, cases }, { resetVersion }] = await Promise.all([
    loadProblem({ db, problemId, channelId }),
    loadProblemProgress({ db, userId, problemId }),
  ]);
  return transaction(deps, async (tx) => {
    const contest = await lockContest(tx, contestId, 'share');
    const named = { userId, problemId, clientKey, language, source };
    const earlier = await findByClientKey(tx, named);
    if (earlier) return { problemId, ...(await journalled(earlier.id)) };
    const createdAt = clock.now();
    assertTakesSubmissions(contest, createdAt);
    assertLanguage(problem, language);
    const submissionId = await storeSubmission({ tx, ...named, resetVersion, createdAt, priority });
    // A second request of the same press: the first one has just been stored.
    if (submissionId === undefined)
      return { problemId, ...(await journalled((await findByClientKey(tx, named))?.id ?? 0)) };
    const atMs = elapsedAt(timesOf(contest), createdAt.getTime());
    await tx
      .insert(contestEntries)
      .values({ submissionId, contestId, competitionContentId, userId, atMs, total: cases.length });
    await emit(tx, { type: 'contest.entry', userId, contestId, competitionContentId });
    return { submissionId, problemId, atMs };

    async function journalled(id: number) {
      const [entry] = await tx.select().from(contestEntries).where(eq(contestEntries.submissionId, id));
      if (entry?.contestId === contestId) return { submissionId: id, atMs: entry.atMs };
      throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', {
        log: `clientKey ${clientKey} of user ${userId} names submission ${id}, which is not of contest ${contestId}`,
      });
    }
  });
}
