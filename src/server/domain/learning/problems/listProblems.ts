import { and, asc, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Language, ProblemKind } from '#shared/contract/learning/problems.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { problems } from '#server/db/tables/learning/problems.ts';
import { teachingChannels } from '#server/domain/channels/channels/teachingChannels.ts';

export interface ProblemSummary {
  readonly problemId: number;
  readonly title: string;
  readonly kind: ProblemKind;
  readonly difficulty: number;
}

const summaryColumns = {
  problemId: problems.id,
  title: problems.title,
  kind: problems.kind,
  difficulty: problems.difficulty,
};

const originals = alias(problems, 'originals');

/**
 * The problems that a channel teaches with and that a filter matches, its own and those of the school, the oldest
 * first. Hidden ones are left out, and so is a problem that has a copy in the list, as worksheets make for their own
 * progress.
 */
export async function listProblems(query: {
  readonly db: Database | Transaction;
  readonly channelId: number;
  readonly kind: ProblemKind;
  readonly difficulty: number | null;
  readonly language: Language | null;
}): Promise<ProblemSummary[]> {
  const { db, channelId, kind, difficulty, language } = query;
  const channelIds = teachingChannels(channelId);
  return db
    .select(summaryColumns)
    .from(problems)
    .where(
      and(
        inArray(problems.channelId, channelIds),
        eq(problems.removed, false),
        eq(problems.visibleState, 'VISIBLE'),
        notExists(
          db
            .select({ id: originals.id })
            .from(originals)
            .where(
              and(
                eq(originals.id, problems.sourceId),
                inArray(originals.channelId, channelIds),
                eq(originals.title, problems.title),
                eq(originals.removed, false),
                eq(originals.visibleState, 'VISIBLE'),
              ),
            ),
        ),
        eq(problems.kind, kind),
        difficulty === null ? undefined : eq(problems.difficulty, difficulty),
        language === null ? undefined : sql`jsonb_exists(${problems.starterCodes}, ${language})`,
      ),
    )
    .orderBy(asc(problems.id));
}

/** The named problems that a channel teaches with, in the order of the names; missing ones are left out. */
export async function namedProblems(query: {
  readonly db: Database | Transaction;
  readonly channelId: number;
  readonly problemIds: readonly number[];
}): Promise<ProblemSummary[]> {
  const { db, channelId, problemIds } = query;
  if (problemIds.length === 0) return [];
  const rows = await db
    .select(summaryColumns)
    .from(problems)
    .where(
      and(
        inArray(problems.channelId, teachingChannels(channelId)),
        or(eq(problems.channelId, channelId), eq(problems.visibleState, 'VISIBLE')),
        eq(problems.removed, false),
        inArray(problems.id, [...problemIds]),
      ),
    );
  const byId = new Map(rows.map((row) => [row.problemId, row]));
  return problemIds.flatMap((problemId) => byId.get(problemId) ?? []);
}
