import type { AuditLog } from '#shared/contract/channels/audit.ts';
import { cutPage, readCursor } from '#server/db/cursor.ts';
import { readMemberRows } from '#server/domain/channels/channels/memberRows.ts';
import type { Deps } from '#server/domain/deps.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { readAuditRows } from '#server/domain/people/moderation/writeAudit.ts';

const PER_PAGE = 50;

/**
 * The actions of staff in a channel, the last first. Names are those of the channel, or of the world for users who have
 * left.
 */
export async function listAudit({
  deps,
  channelId,
  cursor,
}: {
  readonly deps: Deps;
  readonly channelId: number;
  readonly cursor: string | undefined;
}): Promise<{ auditLogList: AuditLog[]; nextCursor: string | null }> {
  const rows = await readAuditRows(deps.db, { channelId, before: readCursor(cursor), limit: PER_PAGE + 1 });
  const { page, nextCursor } = cutPage(rows, { size: PER_PAGE, idOf: ({ id }) => id });
  const userIds = [...new Set(page.flatMap(({ actorId, targetUserId }) => [actorId, targetUserId]))].filter(
    (userId) => userId > 0,
  );
  const [names, members] =
    userIds.length === 0
      ? [[], []]
      : await Promise.all([
          listNames({ db: deps.db, userIds }),
          readMemberRows(deps.db, { channelId, userIds }),
        ]);
  const nicknames = new Map([...names, ...members].map(({ userId, nickname }) => [userId, nickname]));
  const named = (userId: number) => ({ userId, nickname: nicknames.get(userId) ?? '' });
  return {
    auditLogList: page.map(({ id, actorId, targetUserId, action, details, createdAt }) => ({
      auditLogId: id,
      action,
      detail: details,
      actor: named(actorId),
      target: targetUserId > 0 ? named(targetUserId) : null,
      createdAt: createdAt.toISOString(),
    })),
    nextCursor,
  };
}
