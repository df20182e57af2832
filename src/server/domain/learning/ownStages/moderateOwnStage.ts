import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { ReportReason } from '#shared/contract/people/moderation.ts';
import { ownStages } from '#server/db/tables/learning/ownStages.ts';
import { writeAudit } from '#server/domain/channels/audit/writeAudit.ts';
import type { ChannelCall } from '#server/domain/call.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import { reportWords } from '#server/domain/people/reports/reportWords.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { titleOf, type OwnStageRow } from './ownStageRows.ts';
import { findShared, type OneShared } from './sharedStages.ts';

/** Marks of a board as staff reads them in a report: what was drawn with them stays to be seen. */
const PICTURES: Readonly<Record<string, string>> = {
  '.': '⬜',
  '#': '🟫',
  '=': '🟧',
  '|': '🪜',
  S: '🙂',
  F: '🚩',
  o: '🐚',
  y: '💡',
  1: '🦀',
  V: '🚪',
  W: '🚪',
};

const drawn = ({ board }: OwnStageRow): string =>
  board.rows.map((line) => Array.from(line, (mark) => PICTURES[mark] ?? mark).join('')).join('\n');

/**
 * Reports a stage: to the staff of its class when it is seen there, else to that of the school. Throws
 * RESOURCE_NOT_FOUND, VALIDATION_FAIL (the own).
 */
export async function reportOwnStage(
  call: OneShared & { readonly reason: ReportReason; readonly comment: string },
): Promise<number> {
  const { deps, userId, reason, comment } = call;
  const stage = await findShared(call);
  return reportWords({
    ...{ deps, userId, reason, comment },
    reportedUserId: stage.userId,
    kind: 'STAGE',
    contentId: stage.id,
    channelId: stage.sight === 'CLASS' ? stage.channelId : null,
    lines: [{ text: `${titleOf(stage)}\n${drawn(stage)}`, at: stage.sentAt ?? stage.updatedAt }],
  });
}

/** Takes a stage out of a class. Friends of its maker still see it. Throws RESOURCE_NOT_FOUND. */
export async function takeDownOwnStage(call: ChannelCall & { readonly stageId: number }): Promise<void> {
  const { deps, userId, channel, stageId } = call;
  const { channelId, channelName } = channel;
  await transaction(deps, async (tx) => {
    const [stage] = await tx
      .update(ownStages)
      .set({ channelId: null })
      .where(and(eq(ownStages.id, stageId), eq(ownStages.channelId, channelId), isNotNull(ownStages.sentAt)))
      .returning();
    if (!stage)
      throw new AppError('RESOURCE_NOT_FOUND', { log: `no stage ${stageId} in channel ${channelId}` });
    const title = titleOf(stage);
    await emit(tx, { type: 'ownStage.takenDown', userId: stage.userId, title, channelName });
    await writeAudit(tx, {
      ...{ channelId, actorId: userId, action: 'OWN_STAGE_REMOVE', targetUserId: stage.userId },
      detail: { stageId, title },
    });
  });
}

/** Hides a stage that staff has removed after a report; its maker still has it and is told. */
export const hideReportedStage: TransactionListeners = {
  'content.removed': async (tx, { kind, contentId, at }) => {
    if (kind !== 'STAGE') return;
    const [stage] = await tx
      .update(ownStages)
      .set({ hiddenAt: at })
      .where(and(eq(ownStages.id, contentId), isNull(ownStages.hiddenAt)))
      .returning();
    if (stage)
      await emit(tx, {
        ...{ type: 'ownStage.takenDown', userId: stage.userId },
        ...{ title: titleOf(stage), channelName: null },
      });
  },
};
