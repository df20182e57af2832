import type {
  lmsWorksheetRoutes,
  StaffWorksheet,
} from '#shared/contract/learning/authoring/lmsWorksheets.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { worksheets } from '#server/db/tables/learning/worksheets.ts';
import {
  assertRoomForContent,
  describeContent,
  findStaffContent,
  type OneContent,
  type StaffScope,
} from '#server/domain/learning/authoring/contents/staffContents.ts';
import {
  refuseHiding,
  saveLessonHolder,
  type LessonHolder,
} from '#server/domain/learning/authoring/materials/lessonHolders.ts';
import { listStaffLessons } from '#server/domain/learning/authoring/materials/staffLessons.ts';
import { transaction } from '#server/domain/transaction.ts';

export const worksheetHolder: LessonHolder<typeof worksheets> = {
  table: worksheets,
  contentType: 'WORKSHEET',
  parentOf: (worksheetId) => ({ worksheetId }),
};

export const worksheetsKeepContents = refuseHiding(worksheetHolder);

/** A worksheet as its staff edits it. Throws IS_NOT_CHANNEL_CONTENT. */
export async function getStaffWorksheet(
  db: Database | Transaction,
  { channelId, contentId }: Pick<OneContent, 'channelId' | 'contentId'>,
): Promise<StaffWorksheet> {
  const row = await findStaffContent(db, worksheetHolder, { channelId, contentId });
  return {
    worksheetId: contentId,
    ...(await describeContent(db, row)),
    content: row.content,
    character: row.character,
    level: row.level,
    // Money is not taken for a worksheet.
    paymentType: row.paymentType === 'POINT' ? 'POINT' : 'FREE',
    cost: row.cost,
    chapterList: await listStaffLessons(db, { channelId, parent: { worksheetId: contentId } }),
  };
}

/** The columns that a worksheet begins with beside its title. */
export type NewWorksheet = Pick<typeof worksheets.$inferInsert, 'title'> &
  Partial<Omit<typeof worksheets.$inferInsert, 'id' | 'channelId' | 'authorId'>>;

/** Writes a worksheet, hidden from pupils. Throws CHANNEL_LIST_FULL. */
export async function addWorksheet(
  tx: Transaction,
  { deps, channelId, userId }: StaffScope,
  worksheet: NewWorksheet,
): Promise<number> {
  await assertRoomForContent(tx, worksheetHolder, channelId);
  const at = deps.clock.now();
  const [row] = await tx
    .insert(worksheets)
    .values({
      ...{ visibleState: 'INVISIBLE', ...worksheet },
      ...{ channelId, authorId: userId, createdAt: at, updatedAt: at },
    })
    .returning({ id: worksheets.id });
  if (!row) throw new Error(`a worksheet of channel ${channelId} was not written`);
  return row.id;
}

export async function createWorksheet(scope: StaffScope, title: string): Promise<StaffWorksheet> {
  const contentId = await transaction(scope.deps, (tx) => addWorksheet(tx, scope, { title }));
  return getStaffWorksheet(scope.deps.db, { ...scope, contentId });
}

export async function saveWorksheet(
  address: OneContent,
  { chapterList, baseVersion, ...body }: BodyOf<typeof lmsWorksheetRoutes.save>,
): Promise<StaffWorksheet> {
  const change = { ...body, cost: body.paymentType === 'FREE' ? 0 : body.cost };
  await saveLessonHolder(address, worksheetHolder, { change, lessonList: chapterList, baseVersion });
  return getStaffWorksheet(address.deps.db, address);
}
