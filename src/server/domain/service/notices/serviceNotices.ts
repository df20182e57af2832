import type { NoticeBody, ServiceNotice } from '#shared/contract/service/notices.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob } from '#server/domain/jobs.ts';
import { addNotice, changeNotice } from '#server/domain/people/boards/editNotices.ts';
import { readNotices, type NoticeRow } from '#server/domain/people/boards/notices.ts';
import { writeServiceLog } from '#server/domain/service/log/writeServiceLog.ts';
import { transaction } from '#server/domain/transaction.ts';

interface ByAdmin {
  readonly deps: Deps;
  readonly actorId: number;
}

export async function listServiceNotices(of: { readonly deps: Deps; readonly page: number }) {
  const { rows, ...counts } = await readNotices(of);
  return { noticeList: rows.map(noticeView), ...counts };
}

/** Publishes a notice to everybody now; a job tells everybody's bell. */
export function createNotice({ deps, actorId, ...words }: ByAdmin & NoticeBody): Promise<ServiceNotice> {
  return transaction(deps, async (tx) => {
    const row = await addNotice(tx, { ...words, publishedAt: deps.clock.now() });
    await addJob(tx, 'notices.announce', { noticeId: row.id, afterUserId: 0 });
    await writeServiceLog(tx, {
      actorId,
      action: 'SERVICE_NOTICE_CREATE',
      targetUserId: 0,
      details: { title: row.title },
    });
    return noticeView(row);
  });
}

/** Throws RESOURCE_NOT_FOUND, also for a notice of the product. */
export function saveNotice({
  deps,
  actorId,
  noticeId,
  ...words
}: ByAdmin & NoticeBody & { readonly noticeId: number }): Promise<ServiceNotice> {
  return transaction(deps, async (tx) => {
    const row = await changeNotice(tx, noticeId, words);
    await writeServiceLog(tx, {
      actorId,
      action: 'SERVICE_NOTICE_SAVE',
      targetUserId: 0,
      details: { title: row.title },
    });
    return noticeView(row);
  });
}

/** Throws RESOURCE_NOT_FOUND, also for a notice of the product. */
export function removeNotice({
  deps,
  actorId,
  noticeId,
}: ByAdmin & { readonly noticeId: number }): Promise<void> {
  return transaction(deps, async (tx) => {
    const { title } = await changeNotice(tx, noticeId, { removed: true });
    await addJob(tx, 'notices.announce', { noticeId, afterUserId: 0 });
    const action = 'SERVICE_NOTICE_REMOVE';
    await writeServiceLog(tx, { actorId, action, targetUserId: 0, details: { title } });
  });
}

const noticeView = ({ id, title, content, pinned, publishedAt, seeded }: NoticeRow): ServiceNotice => ({
  ...{ noticeId: id, title, content, pinned, isOfProduct: seeded },
  publishedAt: publishedAt.toISOString(),
});
