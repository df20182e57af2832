import { eq } from 'drizzle-orm';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import type { PostDocument } from '#shared/posts/postDocument.ts';
import { channelPosts } from '#server/db/tables/channels/posts.ts';
import { listBoards } from '#server/domain/channels/boards/boardAccess.ts';
import { readMembership } from '#server/domain/channels/channels/memberships.ts';
import type { Deps } from '#server/domain/deps.ts';
import { createPost } from './writePost.ts';

interface DemoPost {
  readonly board: string;
  /** The index of the account that wrote it. */
  readonly writer: number;
  readonly title: string;
  readonly words: readonly string[];
  readonly code?: string;
}

const POSTS: readonly DemoPost[] = [
  {
    board: '알림장',
    writer: 2,
    title: '내일 3교시에 조별 코드 배틀을 해요!',
    words: ['노트북을 꼭 충전해 오세요.', '모둠 친구와 반복문을 한 번 더 연습하면 좋아요.'],
  },
  {
    board: '질문하기',
    writer: 1,
    title: '반복문 힌트 나눠요 (답은 안 돼요)',
    words: ['몇 번 되풀이하는지 먼저 세어 보면 쉬워요.', '막힌 친구는 댓글로 물어봐 주세요!'],
  },
  {
    board: '자랑하기',
    writer: 0,
    title: '내가 만든 물고기 그림 코드 구경해!',
    words: ['반복문으로 물고기가 줄지어 헤엄쳐요. 숫자를 바꿔서 실행해 보세요.'],
    code: 'for number in range(1, 6):\n    print(" " * number + "><(((º>")',
  },
];

/** Adds a few posts of the demo accounts to the first boards of a channel, so that no page is empty in development. */
export async function seedDemoPosts(
  deps: Deps,
  of: { readonly channelId: number; readonly userIds: readonly number[] },
): Promise<void> {
  const { channelId, userIds } = of;
  const [one] = await deps.db
    .select({ id: channelPosts.id })
    .from(channelPosts)
    .where(eq(channelPosts.channelId, channelId))
    .limit(1);
  if (one) return;
  for (const [index, { board, writer, title, words, code }] of POSTS.entries()) {
    const userId = userIds[writer] ?? 0;
    const membership = await readMembership({ db: deps.db, channelId, userId });
    if (!membership) continue;
    const { roles, channelName } = membership;
    const channel = { channelId, channelName, roles };
    const boards = await listBoards({ db: deps.db, userId, channel });
    const place = boards.find(({ name, writable }) => name === board && writable);
    if (!place) continue;
    const content: PostDocument = {
      type: 'doc',
      content: [
        ...words.map((text) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })),
        ...(code === undefined
          ? []
          : [
              {
                type: 'codeBlock' as const,
                attrs: { language: 'PYTHON' as const },
                content: [{ type: 'text' as const, text: code }],
              },
            ]),
      ],
    };
    const postType = holdsAtLeast(roles, 'teacher') ? 'NOTICE' : 'POST';
    const requestKey = String(channelId * 100 + index).padStart(32, '0');
    const { boardId } = place;
    await createPost({ deps, userId, channel, postType, boardId, title, content, requestKey });
  }
}
