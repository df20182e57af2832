import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { boardNotices } from '#server/db/tables/people/boards.ts';
import { AppError } from '#server/platform/appError.ts';
import type { NoticeRow } from './notices.ts';

interface NoticeWords {
  readonly title: string;
  readonly content: string;
  readonly pinned: boolean;
}

export async function addNotice(
  tx: Transaction,
  notice: NoticeWords & { readonly publishedAt: Date },
): Promise<NoticeRow> {
  const [row] = await tx.insert(boardNotices).values(notice).returning();
  if (!row) throw new Error('addNotice: the insert returned no row');
  return row;
}

/** A notice that stays on the board until the transaction ends; undefined once it is taken down. */
export async function holdNotice(tx: Transaction, noticeId: number): Promise<NoticeRow | undefined> {
  const [row] = await tx
    .select()
    .from(boardNotices)
    .where(and(eq(boardNotices.id, noticeId), eq(boardNotices.removed, false)))
    .for('share');
  return row;
}

/** Throws RESOURCE_NOT_FOUND, also for a notice that comes with the product. */
export async function changeNotice(
  tx: Transaction,
  noticeId: number,
  change: Partial<NoticeWords & { readonly removed: boolean }>,
): Promise<NoticeRow> {
  const isOfStaff = and(
    eq(boardNotices.id, noticeId),
    eq(boardNotices.seeded, false),
    eq(boardNotices.removed, false),
  );
  const [row] = await tx.update(boardNotices).set(change).where(isOfStaff).returning();
  if (!row) throw new AppError('RESOURCE_NOT_FOUND', { log: `no notice ${noticeId} of staff` });
  return row;
}
