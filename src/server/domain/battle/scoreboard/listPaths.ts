import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { StagePath } from '#shared/contract/battle/stageContents.ts';
import { contestEntries } from '#server/db/tables/battle/scoreboard.ts';
import { readContest, type ContestQuery } from './contests.ts';
import { readPlayers, sightOf, type Viewer } from './loadBoard.ts';

/**
 * The paths of the other avatars in a stage: each player's first accepted run, or else the last one that the viewer may
 * see. Runs that the freeze hides on the board are hidden here, too.
 */
export async function listPaths(
  query: ContestQuery & {
    readonly competitionContentId: number;
    readonly viewer: Viewer;
    /** The viewer, whose own run is left out. */
    readonly userId: number;
  },
): Promise<StagePath[]> {
  const { db, contestId, competitionContentId, viewer, userId } = query;
  const { freezeFromMs, settledAt } = await readContest(query);
  const sight = sightOf(await readPlayers(query), viewer);
  const rows = await db
    .select({
      userId: contestEntries.userId,
      verdict: contestEntries.verdict,
      atMs: contestEntries.atMs,
      path: contestEntries.path,
    })
    .from(contestEntries)
    .where(
      and(
        eq(contestEntries.contestId, contestId),
        eq(contestEntries.competitionContentId, competitionContentId),
        isNotNull(contestEntries.path),
        isNotNull(contestEntries.verdict),
      ),
    )
    .orderBy(asc(contestEntries.atMs), asc(contestEntries.submissionId));
  const isHidden = (row: (typeof rows)[number]) =>
    settledAt === null &&
    freezeFromMs !== null &&
    row.atMs >= freezeFromMs &&
    sight !== 'all' &&
    !sight.has(row.userId);
  const seen = rows.filter((row) => row.userId !== userId && !isHidden(row));
  return [...Map.groupBy(seen, (row) => row.userId).values()].flatMap((runs): StagePath | [] => {
    const run = runs.find(({ verdict }) => verdict === 'AC') ?? runs.at(-1);
    if (!run?.path) return [];
    return { userId: run.userId, success: run.verdict === 'AC', durationTime: run.atMs, path: [...run.path] };
  });
}
