import { and, asc, eq, ilike } from 'drizzle-orm';
import { WORKSHEETS_PER_PAGE, type Worksheet } from '#shared/contract/learning/worksheets.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import type { Database } from '#server/db/connect.ts';
import { worksheets } from '#server/db/tables/learning/worksheets.ts';
import { enrol, enrolmentsOf } from '#server/domain/learning/enrolments/enrolments.ts';
import { countChapters } from '#server/domain/learning/lessons/listLessons.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import type { ChannelScope } from '#server/domain/call.ts';

const NO_CHAPTERS = { chapterCount: 0, contentCount: 0, checkedCount: 0 };

/** Worksheets that pupils may see. */
export async function listWorksheets(
  request: ChannelScope & { readonly page: number; readonly query: string },
) {
  const { deps, channelId, page, query } = request;
  const pattern = `%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const chosen = and(
    eq(worksheets.channelId, channelId),
    eq(worksheets.removed, false),
    eq(worksheets.visibleState, 'VISIBLE'),
    query === '' ? undefined : ilike(worksheets.title, pattern),
  );
  const [totalCount, rows] = await Promise.all([
    deps.db.$count(worksheets, chosen),
    deps.db
      .select()
      .from(worksheets)
      .where(chosen)
      .orderBy(asc(worksheets.orderNo), asc(worksheets.id))
      .limit(WORKSHEETS_PER_PAGE)
      .offset(rowsBefore({ page, first: 1, size: WORKSHEETS_PER_PAGE })),
  ]);
  return {
    worksheetList: await toWorksheets(request, rows),
    totalCount,
    pageCount: pageCountOf(totalCount, WORKSHEETS_PER_PAGE),
  };
}

/** Names of the worksheets that pupils may see, in their order. */
export function listWorksheetNames(
  db: Database,
  channelId: number,
): Promise<{ worksheetId: number; title: string }[]> {
  return db
    .select({ worksheetId: worksheets.id, title: worksheets.title })
    .from(worksheets)
    .where(
      and(
        eq(worksheets.channelId, channelId),
        eq(worksheets.removed, false),
        eq(worksheets.visibleState, 'VISIBLE'),
      ),
    )
    .orderBy(asc(worksheets.orderNo), asc(worksheets.id));
}

/** A worksheet of the channel. Throws RESOURCE_NOT_FOUND; hidden ones are for staff. */
export async function findWorksheet(
  request: ChannelScope & { readonly worksheetId: number; readonly isStaff: boolean },
): Promise<Worksheet> {
  const { deps, channelId, worksheetId, isStaff } = request;
  const rows = await deps.db
    .select()
    .from(worksheets)
    .where(
      and(
        eq(worksheets.id, worksheetId),
        eq(worksheets.channelId, channelId),
        eq(worksheets.removed, false),
        isStaff ? undefined : eq(worksheets.visibleState, 'VISIBLE'),
      ),
    );
  const [worksheet] = await toWorksheets(request, rows);
  if (!worksheet)
    throw new AppError('RESOURCE_NOT_FOUND', {
      log: `channel ${channelId} shows no worksheet ${worksheetId}`,
    });
  return worksheet;
}

/** Throws RESOURCE_NOT_FOUND, NEED_TO_PAY, PRODUCT_PRICE_CHANGED, NOT_ENOUGH_POINT. */
export async function enrolInWorksheet(
  request: ChannelScope & {
    readonly worksheetId: number;
    readonly isStaff: boolean;
    readonly shownCost: number;
  },
) {
  const { deps, userId, worksheetId, shownCost } = request;
  await findWorksheet(request);
  const point = await transaction(deps, async (tx) => {
    const [offer] = await tx.select().from(worksheets).where(eq(worksheets.id, worksheetId)).for('share');
    if (!offer || offer.removed)
      throw new AppError('RESOURCE_NOT_FOUND', { log: `worksheet ${worksheetId} was removed` });
    return enrol({ tx, userId, target: { worksheetId }, offer, shownCost, channelId: offer.channelId });
  });
  return { enrollState: 'ENROLLED' as const, point };
}

async function toWorksheets(
  { deps, userId }: ChannelScope,
  rows: readonly (typeof worksheets.$inferSelect)[],
): Promise<Worksheet[]> {
  if (rows.length === 0) return [];
  const [counts, { worksheetIds }] = await Promise.all([
    countChapters({ deps, userId, worksheetIds: rows.map(({ id }) => id) }),
    enrolmentsOf(deps.db, userId),
  ]);
  return rows.map((row) => ({
    worksheetId: row.id,
    title: row.title,
    content: row.content,
    character: row.character,
    level: row.level,
    paymentType: row.paymentType,
    cost: row.cost,
    visibleState: row.visibleState,
    enrollState: worksheetIds.has(row.id) ? 'ENROLLED' : 'NOT_ENROLLED',
    ...(counts.get(row.id) ?? NO_CHAPTERS),
  }));
}
