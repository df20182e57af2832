import type { ServiceLog } from '#shared/contract/service/log.ts';
import { cutPage, readCursor } from '#server/db/cursor.ts';
import { channelNames } from '#server/domain/channels/channels/memberships.ts';
import type { Deps } from '#server/domain/deps.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { readAuditRows } from '#server/domain/people/moderation/writeAudit.ts';

const PER_PAGE = 50;

/** Actions of administrators and of the staff of all channels, the last first; of or on one user alone. */
export async function listServiceLog({
  deps: { db },
  userId,
  cursor,
}: {
  readonly deps: Deps;
  readonly userId: number | undefined;
  readonly cursor: string | undefined;
}): Promise<{ auditLogList: ServiceLog[]; nextCursor: string | null }> {
  const rows = await readAuditRows(db, { userId, before: readCursor(cursor), limit: PER_PAGE + 1 });
  const { page, nextCursor } = cutPage(rows, { size: PER_PAGE, idOf: ({ id }) => id });
  const userIds = new Set(page.flatMap((row) => [row.actorId, row.targetUserId]).filter((id) => id > 0));
  const channelIds = new Set(page.map(({ channelId }) => channelId).filter((id) => id > 0));
  const [names, channels] = await Promise.all([
    userIds.size === 0 ? [] : listNames({ db, userIds: [...userIds] }),
    channelNames(db, [...channelIds]),
  ]);
  const nicknames = new Map(names.map((one) => [one.userId, one.nickname]));
  const named = (id: number) => ({ userId: id, nickname: nicknames.get(id) ?? '' });
  return {
    auditLogList: page.map(({ id, actorId, targetUserId, channelId, action, details, createdAt }) => ({
      ...{ auditLogId: id, action, detail: details, actor: named(actorId) },
      target: targetUserId > 0 ? named(targetUserId) : null,
      channel: channelId > 0 ? { channelId, channelName: channels.get(channelId) ?? '' } : null,
      createdAt: createdAt.toISOString(),
    })),
    nextCursor,
  };
}
