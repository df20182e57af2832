import { and, asc, eq, isNull } from 'drizzle-orm';
import type { BoardItem } from '#shared/contract/channels/channelBoards.ts';
import { holdsAtLeast, type ChannelRole } from '#shared/contract/roles.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channelBoards } from '#server/db/tables/channels/boards.ts';
import { AppError } from '#server/platform/appError.ts';
import type { CallerChannel } from '#server/domain/call.ts';
import { isGroupMember } from '#server/domain/channels/groups/isGroupMember.ts';
import { boardTexts } from './texts.ts';

/** A caller about boards, with the channel. */
export interface BoardReader {
  readonly db: Database | Transaction;
  readonly userId: number;
  readonly channel: Pick<CallerChannel, 'channelId' | 'roles'>;
}

type BoardRow = typeof channelBoards.$inferSelect;

/** Staff reads and writes on every board, moderates its posts, and sees hidden ones. */
export const isBoardStaff = (roles: readonly ChannelRole[]): boolean => holdsAtLeast(roles, 'teacher');

const isShown = (channelId: number) =>
  and(eq(channelBoards.channelId, channelId), isNull(channelBoards.removedAt));

/** The boards of the channel in their order. */
export async function listBoards(reader: BoardReader): Promise<BoardItem[]> {
  const rows = await reader.db
    .select()
    .from(channelBoards)
    .where(isShown(reader.channel.channelId))
    .orderBy(asc(channelBoards.position), asc(channelBoards.id));
  const items: BoardItem[] = [];
  for (const row of rows) items.push(await boardItem(reader, row));
  return items;
}

/** The boards whose posts the caller may see. */
export async function readableBoards(reader: BoardReader): Promise<BoardItem[]> {
  return (await listBoards(reader)).filter(({ readable }) => readable);
}

/**
 * A board that the caller may read.
 * Throws RESOURCE_NOT_FOUND, CHANNEL_GROUP_UNAUTHORIZED, CHANNEL_CONTENT_UNAUTHORIZED.
 */
export async function readBoard(reader: BoardReader & { readonly boardId: number }): Promise<BoardItem> {
  const { db, userId, channel, boardId } = reader;
  const { channelId, roles } = channel;
  const [row] = await db
    .select()
    .from(channelBoards)
    .where(and(isShown(channelId), eq(channelBoards.id, boardId)));
  if (!row) throw new AppError('RESOURCE_NOT_FOUND', { log: `no board ${boardId} in channel ${channelId}` });
  const board = await boardItem(reader, row);
  if (board.lockedBy === 'GROUP')
    throw new AppError('CHANNEL_GROUP_UNAUTHORIZED', {
      message: boardTexts.groupOnly(board.name),
      log: `user ${userId} is not in group ${row.groupId} of board ${boardId}`,
    });
  if (board.lockedBy === 'ROLE')
    throw new AppError('CHANNEL_CONTENT_UNAUTHORIZED', {
      log: `user ${userId} holds [${roles.join()}], board ${boardId} is read from ${row.readRole}`,
    });
  return board;
}

/** A board that the caller may post on. Throws the errors of `readBoard`, and NOT_HAS_ROLE. */
export async function writableBoard(reader: BoardReader & { readonly boardId: number }): Promise<BoardItem> {
  const board = await readBoard(reader);
  if (!board.writable)
    throw new AppError('NOT_HAS_ROLE', {
      message: boardTexts.mayNotWrite(board.name),
      log: `user ${reader.userId} holds [${reader.channel.roles.join()}], board ${board.boardId} is written from ${board.writeRole}`,
    });
  return board;
}

async function boardItem({ db, userId, channel }: BoardReader, row: BoardRow): Promise<BoardItem> {
  const { id: boardId, name, description, groupId, readRole, writeRole } = row;
  const { roles } = channel;
  const inGroup = groupId === null || isBoardStaff(roles) || (await isGroupMember(db, { groupId, userId }));
  const lockedBy = !inGroup ? 'GROUP' : holdsAtLeast(roles, readRole) ? null : 'ROLE';
  return {
    boardId,
    name,
    description,
    groupId,
    readRole,
    writeRole,
    lockedBy,
    readable: lockedBy === null,
    writable: lockedBy === null && holdsAtLeast(roles, writeRole),
  };
}
