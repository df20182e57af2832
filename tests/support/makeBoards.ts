import type { BoardBody, BoardItem } from '#shared/contract/channels/channelBoards.ts';
import type { Post } from '#shared/contract/channels/posts.ts';
import { makeClass } from './makeClass.ts';
import type { ApiTest } from './setUpApi.ts';
import { signUpChild, type Child } from './signUpChild.ts';

/** The key of a request that is sent once. */
export const newKey = (): string => crypto.randomUUID().replaceAll('-', '');

/** A document of these lines. */
export const lines = (...words: readonly string[]) => ({
  type: 'doc',
  content: words.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

/** A class with a teacher, two children and a visitor, its boards, and what they do there. */
export async function makeBoards(test: ApiTest) {
  const { api } = test;
  const [teacher, child, friend, visitor, stranger] = [
    await signUpChild(test.server),
    await signUpChild(test.server),
    await signUpChild(test.server),
    await signUpChild(test.server),
    await signUpChild(test.server),
  ];
  const channelId = await makeClass(test.server.deps, [
    { child: teacher, nickname: '산호선생님', roles: ['TEACHER'] },
    { child, nickname: '조개' },
    { child: friend, nickname: '별이' },
    { child: visitor, nickname: '손님', roles: ['VISITOR'] },
  ]);
  const inClass = (who: Child) => ({ token: who.token, channelId });

  const makeBoard = async (part: Partial<BoardBody> = {}): Promise<BoardItem> => {
    const body: BoardBody = {
      ...{ name: '자랑하기', description: '', groupId: null },
      ...{ readRole: 'visitor', writeRole: 'generalMember', ...part },
    };
    const made = await api.call(
      'channelBoards.create',
      { params: { id: channelId }, body },
      inClass(teacher),
    );
    if (made.status !== 200) throw new Error(`makeBoard: ${JSON.stringify(made.error)}`);
    return made.body;
  };
  const post = (
    who: Child,
    boardId: number,
    part: { title?: string; content?: unknown; requestKey?: string; post_type?: string } = {},
  ) => {
    const { title = '내 물고기', content = lines('코드로 그렸어!'), post_type = 'POST' } = part;
    const { requestKey = newKey() } = part;
    return api.call(
      'posts.create',
      { query: { post_type, board_id: boardId }, body: { title, content, requestKey } },
      inClass(who),
    );
  };
  const posted = async (...args: Parameters<typeof post>): Promise<Post> => {
    const reply = await post(...args);
    if (reply.status !== 200) throw new Error(`posted: ${JSON.stringify(reply.error)}`);
    return reply.body;
  };
  return { teacher, child, friend, visitor, stranger, channelId, inClass, makeBoard, post, posted };
}
