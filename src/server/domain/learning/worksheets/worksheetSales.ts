import { and, eq } from 'drizzle-orm';
import { worksheets } from '#server/db/tables/learning/worksheets.ts';
import { memberRefusal } from '#server/domain/channels/channels/assertMember.ts';
import { readMembership } from '#server/domain/channels/channels/memberships.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import { endEnrolment, enrolBought, isEnrolled } from '#server/domain/learning/enrolments/enrolments.ts';
import { countChapters } from '#server/domain/learning/lessons/listLessons.ts';
import { AppError } from '#server/platform/appError.ts';
import type { UserCall } from '#server/domain/call.ts';

interface OneWorksheet extends UserCall {
  readonly worksheetId: number;
}

/** A worksheet that is sold for money to members of its channel. Throws RESOURCE_NOT_FOUND. */
export async function readWorksheetForSale({ deps, userId, worksheetId }: OneWorksheet) {
  const [row] = await deps.db
    .select()
    .from(worksheets)
    .where(
      and(
        eq(worksheets.id, worksheetId),
        eq(worksheets.paymentType, 'CASH'),
        eq(worksheets.visibleState, 'VISIBLE'),
        eq(worksheets.removed, false),
      ),
    );
  const membership = row && (await readMembership({ db: deps.db, channelId: row.channelId, userId }));
  if (!row || !membership || memberRefusal(membership, 'generalMember') !== undefined)
    throw new AppError('RESOURCE_NOT_FOUND', {
      log: `worksheet ${worksheetId} is not sold to user ${userId}`,
    });
  return {
    name: row.title,
    cost: row.cost,
    channelId: row.channelId,
    isEnrolled: await isEnrolled(deps.db, userId, { worksheetId }),
  };
}

/** Whether a user has done anything of it. */
export async function isWorksheetBegun({ deps, userId, worksheetId }: OneWorksheet): Promise<boolean> {
  const counts = await countChapters({ deps, userId, worksheetIds: [worksheetId] });
  return (counts.get(worksheetId)?.checkedCount ?? 0) > 0;
}

/** A buyer of a worksheet is enrolled, and no more once all of it was given back. */
export const worksheetSaleListeners: TransactionListeners = {
  'payment.paid': async (tx, { userId, paymentId, paymentItemType, contentId }) => {
    if (paymentItemType !== 'WORKSHEET' || contentId === null) return;
    const [row] = await tx.select().from(worksheets).where(eq(worksheets.id, contentId)).for('share');
    if (!row || row.removed)
      throw new AppError('RESOURCE_NOT_FOUND', { log: `what payment ${paymentId} is for was removed` });
    await enrolBought(tx, { userId, target: { worksheetId: contentId } });
  },
  'payment.refunded': async (tx, { userId, paymentItemType, contentId, isWhole }) => {
    if (paymentItemType !== 'WORKSHEET' || contentId === null || !isWhole) return;
    await endEnrolment(tx, { userId, target: { worksheetId: contentId } });
  },
};
