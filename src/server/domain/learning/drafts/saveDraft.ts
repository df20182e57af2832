import { and, eq, sql } from 'drizzle-orm';
import { limitOf, PLAN_BENEFITS } from '#shared/commerce/planBenefits.ts';
import type { Draft } from '#shared/contract/learning/drafts.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { drafts, draftVersions } from '#server/db/tables/learning/drafts.ts';
import { planHolds } from '#server/domain/channels/plans/holdsPlan.ts';
import { AppError } from '#server/platform/appError.ts';
import type { ProblemAddress } from '#server/domain/learning/problems/findProblem.ts';
import { getDraft } from './getDraft.ts';

const key = {
  userId: sql.placeholder('userId'),
  problemId: sql.placeholder('problemId'),
  language: sql.placeholder('language'),
};

/** Versions kept per learner and problem; older ones make room. */
const keptVersions = (db: Database | Transaction) => {
  const [less, more] = [limitOf('draftVersions', false), limitOf('draftVersions', true)].map(String);
  const holds = planHolds(db, key.userId, PLAN_BENEFITS.draftVersions.plan);
  return sql`case when ${holds} then ${sql.raw(more ?? '')} else ${sql.raw(less ?? '')} end`;
};

/**
 * Writes the draft on top of the version before it, notes the new version and lets go of the oldest, in one statement:
 * typing saves every few seconds. No row comes back when the draft is at another version.
 */
const saveOnTop = prepared((db) => {
  const saved = db.$with('saved').as(
    db
      .insert(drafts)
      .values({
        ...key,
        source: sql.placeholder('source'),
        version: sql.placeholder('version'),
        updatedAt: sql.placeholder('updatedAt'),
      })
      .onConflictDoUpdate({
        target: [drafts.userId, drafts.problemId, drafts.language],
        set: {
          source: sql`excluded.source`,
          version: sql`excluded.version`,
          updatedAt: sql`excluded.updated_at`,
        },
        setWhere: sql`${drafts.version} = excluded.version - 1`,
      })
      .returning(),
  );
  const { userId, problemId, language, version, source, updatedAt: createdAt } = saved;
  const noted = db
    .$with('noted')
    .as(
      db
        .insert(draftVersions)
        .select(db.select({ userId, problemId, language, version, source, createdAt }).from(saved))
        .returning(),
    );
  const forgotten = db.$with('forgotten').as(
    db
      .delete(draftVersions)
      .where(
        and(
          eq(draftVersions.userId, key.userId),
          eq(draftVersions.problemId, key.problemId),
          eq(draftVersions.language, key.language),
          sql`${draftVersions.version} <= (select ${version} from ${saved}) - ${keptVersions(db)}`,
        ),
      )
      .returning(),
  );
  return db.with(saved, noted, forgotten).select({ version }).from(saved).prepare('save_draft');
});

/**
 * Saves code on top of the version the editor started from.
 * Another tab's newer version is never overwritten: DRAFT_CONFLICT, and the editor offers both.
 */
export async function saveDraft(
  query: ProblemAddress & { language: Draft['language']; source: string; baseVersion: number },
): Promise<Draft> {
  const { deps, userId, problemId, language, source, baseVersion } = query;
  const current = await getDraft(query);
  if (current.version > 0 && current.source === source) return current;
  if (current.version !== baseVersion) throw conflict(query, current.version);
  const updatedAt = deps.clock.now();
  const version = baseVersion + 1;
  const saved = await saveOnTop(deps.db).execute({ userId, problemId, language, source, version, updatedAt });
  if (saved.length === 0) throw conflict(query, (await getDraft(query)).version);
  return { language, source, version, updatedAt: updatedAt.toISOString() };
}

function conflict(query: ProblemAddress & { baseVersion: number }, version: number): AppError {
  return new AppError('DRAFT_CONFLICT', {
    log: `draft of user ${query.userId} on problem ${query.problemId} is at ${version}, save was based on ${query.baseVersion}`,
  });
}
