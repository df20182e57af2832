import { MENTIONS_OFFERED } from '#shared/contract/channels/posts.ts';
import { isActiveMember } from '#shared/contract/roles.ts';
import type { Transaction } from '#server/db/connect.ts';
import { readBoard, writableBoard, type BoardReader } from '#server/domain/channels/boards/boardAccess.ts';
import {
  findMembersNamed,
  listMembersBeginning,
  nameInChannel,
} from '#server/domain/channels/channels/memberships.ts';
import { blockedAround } from '#server/domain/people/moderation/blockedAround.ts';
import type { Deps } from '#server/domain/deps.ts';
import { AppError } from '#server/platform/appError.ts';
import { emit } from '#server/domain/transaction.ts';

export interface Mention {
  readonly userId: number;
  readonly nickname: string;
}

/** Names that one text may call. */
const MOST_NAMES = 10;

/** The names after an @, up to a space or a sign that no name contains. */
const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/(?<![\p{L}\p{N}])@([\p{L}\p{N}_-]{1,12})/gu)].map(([, name = '']) => name)),
];

/** The members that a text names with an @ and that may read the board, without the writer and blocked users. */
export async function mentionsIn(
  reader: BoardReader & { readonly text: string; readonly boardId: number },
): Promise<Mention[]> {
  const { db, userId, channel, text, boardId } = reader;
  const names = namesIn(text).slice(0, MOST_NAMES);
  if (names.length === 0) return [];
  // A Korean particle follows a name: «@별이야» names 별이, if no member is called 별이야.
  const readings = names.flatMap((name) => {
    const letters = Array.from(name);
    return [0, 1, 2].map((less) => letters.slice(0, letters.length - less).join('')).filter(Boolean);
  });
  const members = await findMembersNamed({ db, channelId: channel.channelId, nicknames: readings });
  const meant = names.flatMap((name) => {
    const fitting = members.filter(({ nickname }) => name.startsWith(nickname));
    const longest = Math.max(0, ...fitting.map(({ nickname }) => nickname.length));
    return fitting.filter(({ nickname }) => nickname.length === longest);
  });
  const mentions = new Map<number, Mention>();
  for (const { userId: memberId, nickname, roles } of meant.slice(0, MOST_NAMES)) {
    if (memberId === userId || !isActiveMember(roles)) continue;
    const asMember = { db, userId: memberId, channel: { channelId: channel.channelId, roles } };
    if (await mayRead(asMember, boardId)) mentions.set(memberId, { userId: memberId, nickname });
  }
  return [...mentions.values()];
}

/** Members whose name begins with some letters, for users who may write on the board. */
export async function listMentionable(
  reader: BoardReader & { readonly boardId: number; readonly query: string },
): Promise<Mention[]> {
  const { db, userId, channel, query } = reader;
  await writableBoard(reader);
  const members = await listMembersBeginning({
    db,
    channelId: channel.channelId,
    letters: query,
    most: MENTIONS_OFFERED + 1,
  });
  return members
    .filter((member) => member.userId !== userId && isActiveMember(member.roles))
    .slice(0, MENTIONS_OFFERED)
    .map((member) => ({ userId: member.userId, nickname: member.nickname }));
}

async function mayRead(reader: BoardReader, boardId: number): Promise<boolean> {
  try {
    return (await readBoard({ ...reader, boardId })).readable;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Notifies the mentioned users, except those notified before and those blocked around the writer. */
export async function notifyMentioned(input: {
  readonly deps: Pick<Deps, 'db'>;
  readonly tx: Transaction;
  readonly writerId: number;
  readonly channelId: number;
  readonly postId: number;
  readonly title: string;
  readonly mentions: readonly Mention[];
  readonly told?: ReadonlySet<number>;
}): Promise<void> {
  const { deps, tx, writerId, channelId, postId, title, mentions, told = new Set() } = input;
  if (mentions.length === 0) return;
  const blocked = await blockedAround({ deps, userId: writerId });
  const writerName = await nameInChannel({ db: tx, channelId, userId: writerId });
  for (const { userId } of mentions)
    if (!told.has(userId) && !blocked.has(userId))
      await emit(tx, { type: 'post.mentioned', userId, writerName, channelId, postId, title });
}
