import { and, count, desc, eq, lte } from 'drizzle-orm';
import { NOTICES_PER_PAGE, type BoardNotice } from '#shared/contract/people/boards.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import { boardNotices } from '#server/db/tables/people/boards.ts';
import type { Deps } from '#server/domain/deps.ts';
import { AppError } from '#server/platform/appError.ts';

type Reader = Pick<Deps, 'db' | 'clock'>;
export type NoticeRow = typeof boardNotices.$inferSelect;

const isPublished = ({ clock }: Reader) =>
  and(eq(boardNotices.removed, false), lte(boardNotices.publishedAt, clock.now()));

/** One page, pinned ones first, then the newest. */
export async function listNotices(of: { deps: Reader; page: number }) {
  const { rows, ...counts } = await readNotices(of);
  return { noticeList: rows.map(noticeView), ...counts };
}

/** The rows of one page. */
export async function readNotices({ deps, page }: { deps: Reader; page: number }) {
  const size = NOTICES_PER_PAGE;
  const [rows, counted] = await Promise.all([
    deps.db
      .select()
      .from(boardNotices)
      .where(isPublished(deps))
      .orderBy(desc(boardNotices.pinned), desc(boardNotices.publishedAt), desc(boardNotices.id))
      .limit(size)
      .offset(rowsBefore({ page, first: 1, size })),
    deps.db.select({ total: count() }).from(boardNotices).where(isPublished(deps)),
  ]);
  const totalCount = counted[0]?.total ?? 0;
  return { rows, pageCount: pageCountOf(totalCount, size), totalCount };
}

/** Throws RESOURCE_NOT_FOUND, also before it is published. */
export async function getNotice({
  deps,
  noticeId,
}: {
  deps: Reader;
  noticeId: number;
}): Promise<BoardNotice> {
  const [row] = await deps.db
    .select()
    .from(boardNotices)
    .where(and(eq(boardNotices.id, noticeId), isPublished(deps)));
  if (!row) throw new AppError('RESOURCE_NOT_FOUND', { log: `no notice ${noticeId}` });
  return noticeView(row);
}

function noticeView(row: NoticeRow): BoardNotice {
  const { id, title, content, pinned, publishedAt } = row;
  return { noticeId: id, title, content, pinned, publishedAt: publishedAt.toISOString() };
}
