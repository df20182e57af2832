import { and, asc, eq } from 'drizzle-orm';
import { contestEntries, contestSimilarities } from '#server/db/tables/battle/scoreboard.ts';
import type { Deps } from '#server/domain/deps.ts';
import { readSources, type SubmittedSource } from '#server/domain/learning/submissions/readSources.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { inTurns } from '#server/platform/inTurns.ts';
import { readContents, type ContestQuery } from './contests.ts';
import { marksOf, similarity } from './winnowing.ts';

/** The per cent from which copies are shown to the host. */
const CLOSE = 80;

/** Accepted programs of a contest, the first of each user and content, in the order in which they were handed in. */
export async function acceptedSources(
  query: Pick<Deps, 'db'> & Pick<ContestQuery, 'contestId'> & { readonly competitionContentId?: number },
): Promise<(SubmittedSource & { readonly competitionContentId: number; readonly atMs: number })[]> {
  const { db, contestId, competitionContentId } = query;
  const accepted = await db
    .selectDistinctOn([contestEntries.userId, contestEntries.competitionContentId])
    .from(contestEntries)
    .where(
      and(
        eq(contestEntries.contestId, contestId),
        eq(contestEntries.verdict, 'AC'),
        competitionContentId === undefined
          ? undefined
          : eq(contestEntries.competitionContentId, competitionContentId),
      ),
    )
    .orderBy(
      asc(contestEntries.userId),
      asc(contestEntries.competitionContentId),
      asc(contestEntries.atMs),
      asc(contestEntries.submissionId),
    );
  const sources = new Map(
    (await readSources({ db, submissionIds: accepted.map(({ submissionId }) => submissionId) })).map(
      (source) => [source.submissionId, source],
    ),
  );
  return accepted
    .flatMap(({ submissionId, competitionContentId: contentId, atMs }) => {
      const source = sources.get(submissionId);
      return source ? [{ ...source, competitionContentId: contentId, atMs }] : [];
    })
    .toSorted((a, b) => a.atMs - b.atMs || a.submissionId - b.submissionId);
}

/** Milliseconds after which other work has its turn. */
const TURN_MS = 10;

/** Flags close copies among the accepted programs of a contest that has ended. A second run finds the same. */
export async function compareSolutions(
  { db }: Pick<Deps, 'db'>,
  { contestId }: { readonly contestId: number },
): Promise<void> {
  const contents = await readContents({ db, contestId });
  // The shortest way through a level is the same for everybody.
  const compared = new Set(contents.filter(({ kind }) => kind === 'CODE').map(({ id }) => id));
  const nextTurn = inTurns(TURN_MS);
  const close: (typeof contestSimilarities.$inferInsert)[] = [];
  const earlier: (SubmittedSource & {
    readonly competitionContentId: number;
    readonly marks: ReadonlySet<number>;
  })[] = [];
  for (const source of await acceptedSources({ db, contestId })) {
    const { competitionContentId } = source;
    if (!compared.has(competitionContentId)) continue;
    await nextTurn();
    const one = { ...source, marks: marksOf(source.source) };
    for (const other of earlier) {
      if (competitionContentId !== other.competitionContentId || one.language !== other.language) continue;
      await nextTurn();
      const percentage = similarity(one.marks, other.marks);
      if (percentage < CLOSE) continue;
      const lowUserId = Math.min(one.userId, other.userId);
      const highUserId = Math.max(one.userId, other.userId);
      close.push({ contestId, competitionContentId, lowUserId, highUserId, percentage });
    }
    earlier.push(one);
  }
  if (close.length > 0) await db.insert(contestSimilarities).values(close).onConflictDoNothing();
}

/** The close copies, for the host and staff. */
export async function listSimilarities({ db, contestId }: ContestQuery) {
  const rows = await db
    .select()
    .from(contestSimilarities)
    .where(eq(contestSimilarities.contestId, contestId))
    .orderBy(asc(contestSimilarities.competitionContentId), asc(contestSimilarities.lowUserId));
  const names = await listNames({ db, userIds: rows.flatMap((row) => [row.lowUserId, row.highUserId]) });
  const nicknameOf = new Map(names.map(({ userId, nickname }) => [userId, nickname]));
  return rows.map(({ competitionContentId, lowUserId, highUserId, percentage }) => ({
    competitionContentId,
    userIdList: [lowUserId, highUserId],
    nicknameList: [nicknameOf.get(lowUserId) ?? '', nicknameOf.get(highUserId) ?? ''],
    percentage,
  }));
}

/** Accepted programs of one content, for users who may read them. */
export async function listSolutions(
  query: Pick<Deps, 'db'> & { readonly contestId: number; readonly competitionContentId: number },
) {
  const sources = await acceptedSources(query);
  const names = await listNames({ db: query.db, userIds: sources.map(({ userId }) => userId) });
  const nicknameOf = new Map(names.map(({ userId, nickname }) => [userId, nickname]));
  return sources.map(({ userId, submissionId, language, source, atMs }) => ({
    userId,
    submissionId,
    language,
    source,
    nickname: nicknameOf.get(userId) ?? '',
    durationTime: atMs,
  }));
}
