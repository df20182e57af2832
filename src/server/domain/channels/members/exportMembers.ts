import { Readable } from 'node:stream';
import { CHANNEL_ROLE_NAMES } from '#shared/contract/roles.ts';
import type { FileAnswer } from '#server/domain/call.ts';
import { writeAudit } from '#server/domain/channels/audit/writeAudit.ts';
import { transaction } from '#server/domain/transaction.ts';
import { csvHead, csvRow } from '#server/platform/csv.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import type { Staff } from './changeRoles.ts';
import { listMemberPage, type MemberQuery } from './listMembers.ts';
import { memberTexts } from './texts.ts';

/**
 * The members that a filter finds, as CSV; read page by page while it is sent. The export is recorded in the audit log.
 */
export async function exportMembers({
  deps,
  userId,
  channel: { channelId, channelName },
  query,
  rowsAtOnce = 500,
}: Staff & {
  readonly query: Omit<MemberQuery, 'cursor'>;
  readonly rowsAtOnce?: number;
}): Promise<FileAnswer> {
  await transaction(deps, (tx) =>
    writeAudit(tx, { channelId, actorId: userId, action: 'MEMBER_EXPORT', targetUserId: 0 }),
  );
  const today = seoulDay(deps.clock.now());
  return {
    type: 'text/csv; charset=utf-8',
    content: { stream: Readable.from(rowsOf({ deps, channelId, query, size: rowsAtOnce })) },
    downloadName: memberTexts.exportFile(channelName, today),
    cacheControl: 'no-store',
  };
}

async function* rowsOf({
  query,
  ...place
}: Pick<Staff, 'deps'> & {
  readonly channelId: number;
  readonly query: MemberQuery;
  readonly size: number;
}): AsyncGenerator<string> {
  yield csvHead(memberTexts.exportColumns);
  let cursor: string | null | undefined;
  do {
    const page = await listMemberPage({
      ...place,
      list: 'all',
      query: { ...query, ...(typeof cursor === 'string' && { cursor }) },
    });
    for (const member of page.memberList)
      yield csvRow([
        member.rollNumber,
        member.nickname,
        member.loginName,
        member.roleList.map((role) => CHANNEL_ROLE_NAMES[role]).join(', '),
        member.groupList.map(({ name }) => name).join(', '),
        member.tagList.map(({ tag }) => tag).join(', '),
        member.phoneNumber,
        seoulDay(new Date(member.joinedAt)),
      ]);
    cursor = page.nextCursor;
  } while (cursor !== null);
}
