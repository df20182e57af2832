import { count, eq, sql } from 'drizzle-orm';
import { LANGUAGES } from '#shared/contract/learning/problems.ts';
import {
  MOST_STAGE_DRAFTS,
  MOST_WRONG_PROGRAMS,
  STAGE_TEXT_LIMITS,
  type stageDraftRoutes,
  type StageDraft,
  type StageDraftContent,
} from '#shared/contract/learning/authoring/stageDrafts.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import type { Transaction } from '#server/db/connect.ts';
import { stageDrafts } from '#server/db/tables/learning/stageDrafts.ts';
import { STAGE_COURSE } from '#server/domain/seed/stages/stageCourse.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import {
  draftReply,
  findStageDraft,
  type DraftAddress,
  type DraftAuthor,
  type StageDraftRow,
} from './findStageDraft.ts';
import { newStage } from './newStage.ts';

/** Locks the number of a channel's drafts, beside its id. */
const COUNT_LOCK = 4_217_011;

type Source = BodyOf<typeof stageDraftRoutes.create>;

/** Begins a stage, empty or as a copy. Throws RESOURCE_NOT_FOUND, PROBLEM_NOT_FOUND, STAGE_DRAFT_LIMIT. */
export async function createStageDraft(
  request: Omit<DraftAddress, 'draftId'> & { readonly source: Source },
): Promise<StageDraft> {
  const { deps, channelId, userId, source } = request;
  return transaction(deps, async (tx) => {
    const content = await contentOf(tx, channelId, source);
    return draftReply(tx, await addStageDraft(tx, { deps, channelId, userId }, content));
  });
}

/**
 * A new draft, also of what an import brings: unpublished, or what a stage of the channel says already. Throws
 * STAGE_DRAFT_LIMIT.
 */
export async function addStageDraft(
  tx: Transaction,
  { deps, channelId, userId }: DraftAuthor,
  content: StageDraftContent,
  problemId: number | null = null,
): Promise<StageDraftRow> {
  await assertRoom(tx, channelId);
  const [row] = await tx
    .insert(stageDrafts)
    .values({
      ...{ channelId, authorId: userId, content, problemId, version: 1, updatedAt: deps.clock.now() },
      publishedVersion: problemId === null ? null : 1,
    })
    .returning();
  if (!row) throw new Error(`a stage draft of channel ${channelId} was not written`);
  return row;
}

async function assertRoom(tx: Transaction, channelId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${COUNT_LOCK}, ${channelId})`);
  const [total] = await tx
    .select({ count: count() })
    .from(stageDrafts)
    .where(eq(stageDrafts.channelId, channelId));
  if ((total?.count ?? 0) < MOST_STAGE_DRAFTS) return;
  throw new AppError('STAGE_DRAFT_LIMIT', { log: `channel ${channelId} has ${MOST_STAGE_DRAFTS} drafts` });
}

async function contentOf(tx: Transaction, channelId: number, source: Source): Promise<StageDraftContent> {
  if (source.from === 'NEW') return { ...newStage(source.theme), title: source.title };
  const { content } =
    source.from === 'STAGE'
      ? { content: stageOfProduct(source.problemId) }
      : await findStageDraft(tx, { channelId, draftId: source.draftId });
  return { ...content, title: copyTitle(content.title) };
}

/** A stage of the product with its programs, which are stored nowhere else. Throws PROBLEM_NOT_FOUND. */
export function stageOfProduct(problemId: number): StageDraftContent {
  const stages = STAGE_COURSE.lessons.flatMap(({ problems }) => problems);
  const seed = stages.find(({ id }) => id === problemId);
  if (!seed?.stage) throw new AppError('PROBLEM_NOT_FOUND', { log: `no stage ${problemId} of the product` });
  const { order: _order, variantList, friends, goals, rows, toolbox, ...level } = seed.stage;
  return {
    title: seed.title,
    mission: seed.content,
    hintList: [...seed.hints],
    level: {
      ...level,
      rows: [...rows],
      friends: [...friends],
      goals: [...goals],
      toolbox: [...toolbox],
      variantList: variantList.map((variant) => structuredClone(variant) as Partial<typeof level>),
    },
    programs: Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const program = seed.programs[language];
        if (!program) return [];
        const wrongAnswers = [...program.wrongAnswers, ...(program.crashes ?? [])].slice(
          0,
          MOST_WRONG_PROGRAMS,
        );
        return [[language, { solution: program.solution, wrongAnswers }]];
      }),
    ),
  };
}

const copyTitle = (title: string): string => `${title} 사본`.slice(0, STAGE_TEXT_LIMITS.title);
