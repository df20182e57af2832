import { and, asc, eq } from 'drizzle-orm';
import type { ReplayStep, Scoreboard, ScoreboardEntry } from '#shared/contract/battle/scoreboards.ts';
import { VERDICTS } from '#shared/contract/learning/verdicts.ts';
import { inJournalOrder, type JournalItem } from '#shared/scoreboard/foldEntry.ts';
import { projectJournal, type Projection, type Sight } from '#shared/scoreboard/projectJournal.ts';
import { rankBoard } from '#shared/scoreboard/rankBoard.ts';
import { contestEntries, contestUsers } from '#server/db/tables/battle/scoreboard.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { clockOf, readContents, readContest, stateOf, type Contest, type ContestQuery } from './contests.ts';
import { ruleTexts } from './texts.ts';

/**
 * The viewer of a board: staff see the truth, a player sees its own entries and its team's, the public sees what is
 * public.
 */
export type Viewer = 'staff' | 'public' | number;

export interface BoardQuery extends ContestQuery {
  readonly viewer: Viewer;
  readonly now: Date;
}

interface ContestPlayer {
  readonly userId: number;
  readonly teamId: number | null;
}

export const readPlayers = ({ db, contestId }: ContestQuery): Promise<ContestPlayer[]> =>
  db
    .select({ userId: contestUsers.userId, teamId: contestUsers.teamId })
    .from(contestUsers)
    .where(eq(contestUsers.contestId, contestId))
    .orderBy(asc(contestUsers.userId));

/** The columns from which a board is computed; paths are left out because they are long. */
const JOURNAL_ITEM = {
  submissionId: contestEntries.submissionId,
  userId: contestEntries.userId,
  competitionContentId: contestEntries.competitionContentId,
  atMs: contestEntries.atMs,
  verdict: contestEntries.verdict,
  correct: contestEntries.correct,
  total: contestEntries.total,
  fraction: contestEntries.fraction,
};

export const readJournal = ({ db, contestId }: ContestQuery): Promise<JournalItem[]> =>
  db.select(JOURNAL_ITEM).from(contestEntries).where(eq(contestEntries.contestId, contestId));

/** A player and, in a race of teams, the players of the same team. */
export function sightOf(players: readonly ContestPlayer[], viewer: Viewer): Sight {
  if (viewer === 'staff') return 'all';
  if (viewer === 'public') return new Set();
  const own = players.find(({ userId }) => userId === viewer);
  const isMate = (one: ContestPlayer) => own?.teamId != null && one.teamId === own.teamId;
  return new Set([viewer, ...players.filter(isMate).map(({ userId }) => userId)]);
}

/** The projection of the journal for a viewer; a settled contest hides nothing. */
export function projectionOf(
  contest: Contest,
  contents: readonly { readonly id: number; readonly points: number }[],
  sight: Sight,
): Projection {
  const { rule, scoredMs, freezeFromMs, settledAt } = contest;
  return {
    rule,
    scoredMs,
    sight,
    pointsOf: new Map(contents.map(({ id, points }) => [id, points])),
    freezeFromMs: settledAt === null ? freezeFromMs : null,
  };
}

/**
 * All data that a board is computed from, for several viewers at once. It also runs in a transaction: one statement at
 * a time.
 */
export async function readBoard(query: ContestQuery) {
  const contest = await readContest(query);
  const contents = await readContents(query);
  const players = await readPlayers(query);
  const journal = await readJournal(query);
  const names = await listNames({ db: query.db, userIds: players.map(({ userId }) => userId) });
  return { contest, contents, players, journal, names };
}
type StoredBoard = Awaited<ReturnType<typeof readBoard>>;

/** The board as a viewer may see it: a pure function of the journal, so it is the same after any restart. */
export function boardFor(stored: StoredBoard, viewer: Viewer, now: Date): Scoreboard {
  const { contest, contents, players, journal, names } = stored;
  const nicknameOf = new Map(names.map(({ userId, nickname }) => [userId, nickname]));
  const { rule, scoredMs } = contest;
  const entries = projectJournal(journal, projectionOf(contest, contents, sightOf(players, viewer)));
  // The contents are secret until all may see them at once.
  const isSecret = viewer !== 'staff' && stateOf(contest, now) === 'COUNTDOWN';
  return {
    clock: clockOf(contest, now),
    rule,
    scoredMs,
    ruleTextList: ruleTexts(rule, scoredMs, contest.freezeFromMs !== null),
    contentList: isSecret
      ? []
      : contents.map(({ id, contestId: _contestId, ...content }) => ({
          competitionContentId: id,
          ...content,
        })),
    userList: players.map((player) => ({ ...player, nickname: nicknameOf.get(player.userId) ?? '' })),
    scoreboardList: entries,
    rankList: rankBoard({ rule, entries, users: players, points: contents.map(({ points }) => points) }),
  };
}

export const loadBoard = async ({ viewer, now, ...query }: BoardQuery): Promise<Scoreboard> =>
  boardFor(await readBoard(query), viewer, now);

/** The board at the end of the time, before the reveal; null without a freeze or before the end. */
export async function loadFrozenBoard(
  query: ContestQuery & { readonly now: Date },
): Promise<Scoreboard | null> {
  const stored = await readBoard(query);
  const { settledAt, freezeFromMs } = stored.contest;
  if (settledAt === null || freezeFromMs === null) return null;
  return boardFor({ ...stored, contest: { ...stored.contest, settledAt: null } }, 'public', query.now);
}

/** The content that a submission to a contest answers; undefined for a submission outside the contest. */
export async function findEntry({ db, contestId }: ContestQuery, submissionId: number) {
  const [entry] = await db
    .select({ competitionContentId: contestEntries.competitionContentId })
    .from(contestEntries)
    .where(and(eq(contestEntries.submissionId, submissionId), eq(contestEntries.contestId, contestId)));
  return entry;
}

/** One entry in its full and in its public form. */
export async function loadEntry(
  query: ContestQuery & { readonly userId: number; readonly competitionContentId: number },
): Promise<
  | {
      readonly own: ScoreboardEntry;
      readonly shown: ScoreboardEntry;
      readonly players: readonly ContestPlayer[];
    }
  | undefined
> {
  const { db, contestId, userId, competitionContentId } = query;
  const [contest, contents, players, items] = await Promise.all([
    readContest(query),
    readContents(query),
    readPlayers(query),
    db
      .select(JOURNAL_ITEM)
      .from(contestEntries)
      .where(
        and(
          eq(contestEntries.contestId, contestId),
          eq(contestEntries.userId, userId),
          eq(contestEntries.competitionContentId, competitionContentId),
        ),
      ),
  ]);
  const [own] = projectJournal(items, projectionOf(contest, contents, 'all'));
  const [shown] = projectJournal(items, projectionOf(contest, contents, new Set()));
  return own && shown && { own, shown, players };
}

/** Every judged step of a contest that has ended, in the order of handing in. */
export async function loadReplay(query: ContestQuery): Promise<ReplayStep[]> {
  const journal = await readJournal(query);
  return journal.toSorted(inJournalOrder).flatMap((item): ReplayStep | [] => {
    const { verdict, ...step } = item;
    if (verdict === null) return [];
    return { ...step, success: verdict === 'AC', counts: VERDICTS[verdict].countsAsAttempt };
  });
}
