import { and, asc, count, eq, isNull, max, sql } from 'drizzle-orm';
import {
  BOARD_ROLES,
  MOST_BOARDS,
  type BoardBody,
  type BoardItem,
} from '#shared/contract/channels/channelBoards.ts';
import type { Transaction } from '#server/db/connect.ts';
import { channelBoards } from '#server/db/tables/channels/boards.ts';
import { AppError } from '#server/platform/appError.ts';
import type { ChannelCall } from '#server/domain/call.ts';
import { groupExists } from '#server/domain/channels/groups/groupExists.ts';
import { writeAudit } from '#server/domain/channels/audit/writeAudit.ts';
import { publicTextProblem } from '#server/domain/people/textFilter/publicText.ts';
import { transaction } from '#server/domain/transaction.ts';
import { listBoards, readBoard } from './boardAccess.ts';
import { boardTexts } from './texts.ts';

/** A new board behind the others. Throws CHANNEL_LIST_FULL, CHANNEL_GROUP_NOT_FOUND, VALIDATION_FAIL. */
export async function createBoard(input: ChannelCall & { readonly body: BoardBody }): Promise<BoardItem> {
  const { deps, userId, channel, body } = input;
  const { channelId } = channel;
  refuseBody(body);
  return transaction(deps, async (tx) => {
    await lockBoards(tx, channelId);
    await assertGroup(tx, channelId, body.groupId);
    const [now] = await tx
      .select({ boards: count(), last: max(channelBoards.position) })
      .from(channelBoards)
      .where(and(eq(channelBoards.channelId, channelId), isNull(channelBoards.removedAt)));
    if ((now?.boards ?? 0) >= MOST_BOARDS)
      throw new AppError('CHANNEL_LIST_FULL', {
        message: boardTexts.limit,
        log: `channel ${channelId} is full`,
      });
    const [made] = await tx
      .insert(channelBoards)
      .values({ ...body, channelId, position: (now?.last ?? -1) + 1, createdAt: deps.clock.now() })
      .returning({ boardId: channelBoards.id });
    const boardId = made?.boardId ?? 0;
    await writeAudit(tx, {
      actorId: userId,
      channelId,
      action: 'BOARD_CREATE',
      targetUserId: 0,
      detail: { boardId, name: body.name },
    });
    return readBoard({ db: tx, userId, channel, boardId });
  });
}

/** Throws RESOURCE_NOT_FOUND, CHANNEL_GROUP_NOT_FOUND, VALIDATION_FAIL. */
export async function updateBoard(
  input: ChannelCall & { readonly boardId: number; readonly body: BoardBody },
): Promise<BoardItem> {
  const { deps, userId, channel, boardId, body } = input;
  const { channelId } = channel;
  refuseBody(body);
  return transaction(deps, async (tx) => {
    await readBoard({ db: tx, userId, channel, boardId });
    await assertGroup(tx, channelId, body.groupId);
    await tx.update(channelBoards).set(body).where(eq(channelBoards.id, boardId));
    await writeAudit(tx, {
      actorId: userId,
      channelId,
      action: 'BOARD_UPDATE',
      targetUserId: 0,
      detail: { boardId, name: body.name, groupId: body.groupId, readRole: body.readRole },
    });
    return readBoard({ db: tx, userId, channel, boardId });
  });
}

/** All boards in an order, each named once. Throws VALIDATION_FAIL when these are not the channel's boards. */
export async function orderBoards(
  input: ChannelCall & { readonly boardIdList: readonly number[] },
): Promise<BoardItem[]> {
  const { deps, userId, channel, boardIdList } = input;
  const { channelId } = channel;
  return transaction(deps, async (tx) => {
    await lockBoards(tx, channelId);
    const rows = await tx
      .select({ boardId: channelBoards.id })
      .from(channelBoards)
      .where(and(eq(channelBoards.channelId, channelId), isNull(channelBoards.removedAt)))
      .orderBy(asc(channelBoards.id));
    const wanted = boardIdList.toSorted((a, b) => a - b);
    if (wanted.join() !== rows.map(({ boardId }) => boardId).join())
      throw new AppError('VALIDATION_FAIL', {
        message: boardTexts.order,
        log: `${boardIdList.join()} are not the boards of channel ${channelId}`,
      });
    for (const [position, boardId] of boardIdList.entries())
      await tx.update(channelBoards).set({ position }).where(eq(channelBoards.id, boardId));
    await writeAudit(tx, { actorId: userId, channelId, action: 'BOARD_ORDER', targetUserId: 0 });
    return listBoards({ db: tx, userId, channel });
  });
}

/** Hides its posts with it. Throws RESOURCE_NOT_FOUND. */
export async function removeBoard(input: ChannelCall & { readonly boardId: number }): Promise<void> {
  const { deps, userId, channel, boardId } = input;
  const { channelId } = channel;
  await transaction(deps, async (tx) => {
    const { name } = await readBoard({ db: tx, userId, channel, boardId });
    await tx.update(channelBoards).set({ removedAt: deps.clock.now() }).where(eq(channelBoards.id, boardId));
    await writeAudit(tx, {
      actorId: userId,
      channelId,
      action: 'BOARD_REMOVE',
      targetUserId: 0,
      detail: { boardId, name },
    });
  });
}

/** Boards of one channel are changed one after another, so that places and the limit hold. */
const lockBoards = (tx: Transaction, channelId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('channel_boards'), ${channelId})`);

async function assertGroup(tx: Transaction, channelId: number, groupId: number | null): Promise<void> {
  if (groupId === null || (await groupExists(tx, { channelId, groupId }))) return;
  throw new AppError('CHANNEL_GROUP_NOT_FOUND', { log: `no group ${groupId} in channel ${channelId}` });
}

function refuseBody({ name, description, readRole, writeRole }: BoardBody): void {
  const isWider = BOARD_ROLES.indexOf(writeRole) < BOARD_ROLES.indexOf(readRole);
  const problems = [
    { field: 'name', message: publicTextProblem(name) },
    { field: 'description', message: publicTextProblem(description) },
    { field: 'writeRole', message: isWider ? boardTexts.roles : undefined },
  ].flatMap(({ field, message }) => (message === undefined ? [] : [{ field, message }]));
  const [first] = problems;
  if (first)
    throw new AppError('VALIDATION_FAIL', {
      message: first.message,
      fieldErrors: problems,
      log: `a board is refused for ${problems.map(({ field }) => field).join()}`,
    });
}
