import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { worksheets } from '#server/db/tables/learning/worksheets.ts';

/** Whether pupils may see a worksheet; undefined for one that is not there. */
export async function readWorksheetGate(db: Database | Transaction, worksheetId: number) {
  const [row] = await db
    .select({ visibleState: worksheets.visibleState })
    .from(worksheets)
    .where(and(eq(worksheets.id, worksheetId), eq(worksheets.removed, false)));
  return row && { isVisible: row.visibleState === 'VISIBLE' };
}
