import { beforeAll, expect, it } from 'vitest';
import { COMMENT_LENGTH } from '#shared/contract/channels/comments.ts';
import { MOST_INTRODUCTION } from '#shared/contract/channels/channelFields.ts';
import { POST_LIMITS } from '#shared/posts/postDocument.ts';
import { LONGEST_TURN_MS, longestTurnOf } from '../support/loopMonitor.ts';
import { lines, makeBoards, newKey } from '../support/makeBoards.ts';
import { setUpApi } from '../support/setUpApi.ts';

const test = setUpApi();
let room: Awaited<ReturnType<typeof makeBoards>>;
let boardId = 0;
beforeAll(async () => {
  room = await makeBoards(test);
  ({ boardId } = await room.makeBoard());
});

const filled = (unit: string, length: number) => unit.repeat(Math.floor(length / unit.length));

/** Of which texts were made that the filter of words read for seconds. */
const HEAVY = ['너집어디', 'ㄱㅏ', '사진', 'dkssud', '나ㅂㅂ뭐1올', '@a'];

it.each(HEAVY)('a post, its answer and its title full of %j', async (unit) => {
  const content = lines(filled(unit, POST_LIMITS.text - 40));
  const turn = await longestTurnOf(() =>
    room.post(room.child, boardId, { content, requestKey: newKey(), title: filled(unit, POST_LIMITS.title) }),
  );
  expect(turn).toBeLessThan(LONGEST_TURN_MS);
});

it('comments and introductions full of them', async () => {
  const { channelId, child, teacher } = room;
  const { postId } = await room.posted(child, boardId);
  const turn = await longestTurnOf(async () => {
    for (const unit of HEAVY) {
      await test.api.call(
        'comments.create',
        { params: { id: postId }, body: { content: filled(unit, COMMENT_LENGTH) } },
        room.inClass(child),
      );
      await test.api.call(
        'channels.saveProfile',
        {
          params: { id: channelId },
          body: { nickname: '조개', introduction: filled(unit, MOST_INTRODUCTION) },
        },
        room.inClass(teacher),
      );
    }
  });
  expect(turn).toBeLessThan(LONGEST_TURN_MS);
});
