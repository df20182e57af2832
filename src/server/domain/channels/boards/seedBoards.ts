import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { channelBoards } from '#server/db/tables/channels/boards.ts';

/** The boards of a new channel; its staff can change them. */
const FIRST_BOARDS = [
  {
    name: '알림장',
    description: '선생님이 알리는 글이 모이는 곳',
    readRole: 'visitor',
    writeRole: 'teacher',
  },
  {
    name: '자랑하기',
    description: '내가 만든 코드와 작품을 보여 주는 곳',
    readRole: 'visitor',
    writeRole: 'generalMember',
  },
  {
    name: '질문하기',
    description: '막힌 곳을 함께 풀어 보는 곳',
    readRole: 'visitor',
    writeRole: 'generalMember',
  },
] as const;

/** Gives a channel its first boards, unless it has or had some. */
export async function addFirstBoards(tx: Transaction, channelId: number): Promise<void> {
  const [one] = await tx
    .select({ id: channelBoards.id })
    .from(channelBoards)
    .where(eq(channelBoards.channelId, channelId))
    .limit(1);
  if (one) return;
  await tx
    .insert(channelBoards)
    .values(FIRST_BOARDS.map((board, position) => ({ ...board, channelId, position })));
}
