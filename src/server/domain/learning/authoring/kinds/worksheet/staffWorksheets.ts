import type { StaffWorksheet } from '#shared/contract/learning/authoring/lmsWorksheets.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { worksheets } from '#server/db/tables/learning/worksheets.ts';
import {
  addContent,
  describeContent,
  findStaffContent,
  type NewContent,
  type OneContent,
  type StaffScope,
} from '#server/domain/learning/authoring/contents/staffContents.ts';
import {
  editedHolder,
  refuseHiding,
  type LessonHolder,
} from '#server/domain/learning/authoring/materials/lessonHolders.ts';
import { listStaffLessons } from '#server/domain/learning/authoring/materials/staffLessons.ts';
import { transaction } from '#server/domain/transaction.ts';

type WorksheetColumns = Omit<
  StaffWorksheet,
  keyof Awaited<ReturnType<typeof describeContent>> | 'worksheetId' | 'chapterList'
> &
  Pick<StaffWorksheet, 'title'>;

const columnsOf = (row: typeof worksheets.$inferSelect): WorksheetColumns => ({
  title: row.title,
  content: row.content,
  character: row.character,
  level: row.level,
  // Money is not taken for a worksheet.
  paymentType: row.paymentType === 'POINT' ? 'POINT' : 'FREE',
  cost: row.cost,
});

export const worksheetHolder: LessonHolder<typeof worksheets, WorksheetColumns> = {
  table: worksheets,
  contentType: 'WORKSHEET',
  parentOf: (worksheetId) => ({ worksheetId }),
  columnsOf,
};

export const worksheetContents = editedHolder(worksheetHolder, 'chapterList', (body) => ({
  ...body,
  cost: body.paymentType === 'FREE' ? 0 : body.cost,
}));

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
    ...columnsOf(row),
    chapterList: await listStaffLessons(db, { channelId, parent: { worksheetId: contentId } }),
  };
}

/** Writes a worksheet, hidden from pupils. Throws CHANNEL_LIST_FULL. */
export const addWorksheet = (
  tx: Transaction,
  scope: StaffScope,
  worksheet: NewContent<typeof worksheets>,
): Promise<number> => addContent(tx, scope, worksheetHolder, worksheet);

export async function createWorksheet(scope: StaffScope, title: string): Promise<StaffWorksheet> {
  const contentId = await transaction(scope.deps, (tx) => addWorksheet(tx, scope, { title }));
  return getStaffWorksheet(scope.deps.db, { ...scope, contentId });
}
