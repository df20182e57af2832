import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { codeObjectById } from '#shared/content/codeObjects.ts';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import {
  problemObjectSchema,
  type Language,
  type ProblemObject,
} from '#shared/contract/learning/problems.ts';
import { stageLevelSchema } from '#shared/contract/learning/stages.ts';
import type { StageLevel } from '#shared/simulation/stage/level.ts';
import type { Database } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { problemCases, problems } from '#server/db/tables/learning/problems.ts';
import type { JudgeCase } from '#server/judge/judge.ts';
import { AppError } from '#server/platform/appError.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { teachingChannels } from '#server/domain/channels/channels/teachingChannels.ts';
import type { ChannelScope } from '#server/domain/call.ts';

export interface ProblemAddress extends ChannelScope {
  readonly problemId: number;
  /** Staff, which sees problems that pupils may not see yet. */
  readonly seesHidden?: boolean;
}

type StoredProblem = typeof problems.$inferSelect;

export interface StoredCase extends JudgeCase {
  caseNumber: number;
  hidden: boolean;
}

export interface ProblemWithCases {
  readonly problem: StoredProblem;
  /** The cases in order, hidden ones included: for the judge, never for a reply. */
  readonly cases: readonly StoredCase[];
}

/**
 * SQL condition with the placeholders `problemId`, `channelId` and `seesHidden`: a problem of the channel, or one of
 * the school, which every class teaches with. Problems that the school hides are hidden from all others.
 */
export const isListed = and(
  eq(problems.id, sql.placeholder('problemId')),
  eq(problems.removed, false),
  or(
    and(
      eq(problems.channelId, sql.placeholder('channelId')),
      or(eq(problems.visibleState, 'VISIBLE'), sql`${sql.placeholder('seesHidden')}::boolean`),
    ),
    and(eq(problems.channelId, DEFAULT_CHANNEL_ID), eq(problems.visibleState, 'VISIBLE')),
  ),
);

const listedProblem = prepared((db) => db.select().from(problems).where(isListed).prepare('listed_problem'));

/** A problem that the channel teaches with. Throws PROBLEM_NOT_FOUND. */
export async function findProblem(address: ProblemAddress): Promise<StoredProblem> {
  const { deps, problemId, channelId, seesHidden = false } = address;
  const [problem] = await listedProblem(deps.db).execute({ problemId, channelId, seesHidden });
  if (!problem) throw problemNotFound(problemId, channelId);
  return problem;
}

/** A problem with all its cases, in one statement; without a channel also a removed one. Throws PROBLEM_NOT_FOUND. */
export async function loadProblem(query: {
  db: Database;
  problemId: number;
  channelId?: number;
  /** Includes problems that pupils may not see yet. */
  seesHidden?: boolean;
}): Promise<ProblemWithCases> {
  const { db, problemId, channelId, seesHidden = true } = query;
  const rows = await db
    .select({ problem: problems, case: problemCases })
    .from(problems)
    .leftJoin(problemCases, eq(problemCases.problemId, problems.id))
    .where(
      and(
        eq(problems.id, problemId),
        channelId === undefined
          ? undefined
          : and(inArray(problems.channelId, teachingChannels(channelId)), eq(problems.removed, false)),
        seesHidden ? undefined : eq(problems.visibleState, 'VISIBLE'),
      ),
    )
    .orderBy(asc(problemCases.caseNumber));
  const problem = rows[0]?.problem;
  if (!problem) throw problemNotFound(problemId, channelId);
  const stage = stageOf(problem);
  if (stage) return { problem, cases: stageCases(stage) };
  const object = objectOf(problem);
  if (object) return { problem, cases: objectCases(object) };
  return { problem, cases: rows.flatMap((row) => (row.case ? [row.case] : [])) };
}

/** The languages the problem allows, in the order of the table of languages. */
export const languagesOf = (problem: StoredProblem): Language[] =>
  LANGUAGES.filter((language) => problem.starterCodes[language] !== undefined);

/** Throws LANGUAGE_NOT_ALLOWED for a language the problem does not offer. */
export function assertLanguage(problem: StoredProblem, language: Language): void {
  if (problem.starterCodes[language] !== undefined) return;
  throw new AppError('LANGUAGE_NOT_ALLOWED', {
    log: `problem ${problem.id} allows ${languagesOf(problem).join(', ')}, not ${language}`,
  });
}

/** The level of a stage; null for a problem of another kind. Throws STAGE_BROKEN for one that cannot be played. */
export function stageOf({ id, kind, stage }: StoredProblem): StageLevel | null {
  if (kind !== 'STAGE') return null;
  const level = stageLevelSchema.safeParse(stage);
  if (level.success) return level.data;
  throw new AppError('STAGE_BROKEN', {
    cause: level.error,
    log: `the level of problem ${id} cannot be played`,
  });
}

/** A stage is judged on every variant of its level; printed output does not count. */
const stageCases = (level: StageLevel): StoredCase[] =>
  level.variantList.map((_, index) => ({
    caseNumber: index + 1,
    hidden: false,
    input: '',
    expected: '',
    device: { kind: 'stage', level, seed: index + 1 },
  }));

/**
 * The object of the world that a problem drives; null for a problem of another kind. Throws STAGE_BROKEN where there is
 * no such object.
 */
export function objectOf({ id, kind, object }: StoredProblem): ProblemObject | null {
  if (kind !== 'OBJECT') return null;
  const parsed = problemObjectSchema.safeParse(object);
  if (parsed.success && codeObjectById(parsed.data.objectId)) return parsed.data;
  throw new AppError('STAGE_BROKEN', {
    cause: parsed.error,
    log: `the object of problem ${id} is none of content/codeObjects.ts`,
  });
}

/** A program runs once for each seed; printed output does not count. */
function objectCases({ objectId, seeds }: ProblemObject): StoredCase[] {
  const object = codeObjectById(objectId)?.kind;
  if (!object) return [];
  return seeds.map((seed, index) => ({
    caseNumber: index + 1,
    hidden: false,
    input: '',
    expected: '',
    device: { kind: 'object', object, seed },
  }));
}

export function problemNotFound(problemId: number, channelId?: number): AppError {
  return new AppError('PROBLEM_NOT_FOUND', {
    log: `no problem ${problemId} in channel ${channelId ?? 'any'}`,
  });
}

/** Tried and solved problems by difficulty, the easiest first. */
export async function countProblemsByDifficulty(query: {
  db: Database;
  tried: readonly { readonly problemId: number; readonly success: boolean }[];
}): Promise<{ difficulty: number; triedCount: number; solvedCount: number }[]> {
  const { db, tried } = query;
  if (tried.length === 0) return [];
  const rows = await db
    .select({ id: problems.id, difficulty: problems.difficulty })
    .from(problems)
    .where(
      inArray(
        problems.id,
        tried.map(({ problemId }) => problemId),
      ),
    );
  const difficultyOf = new Map(rows.map(({ id, difficulty }) => [id, difficulty]));
  const counts = new Map<number, { difficulty: number; triedCount: number; solvedCount: number }>();
  for (const { problemId, success } of tried) {
    const difficulty = difficultyOf.get(problemId) ?? 0;
    const { triedCount, solvedCount } = counts.get(difficulty) ?? { triedCount: 0, solvedCount: 0 };
    counts.set(difficulty, {
      difficulty,
      triedCount: triedCount + 1,
      solvedCount: solvedCount + (success ? 1 : 0),
    });
  }
  return [...counts.values()].toSorted((a, b) => a.difficulty - b.difficulty);
}
