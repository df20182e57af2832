import { paths } from '#client/ui/routing/paths.ts';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import { DEMO_CLASS_DOMAIN } from '#server/domain/seed/demoClass.ts';
import { createApiClient } from '../support/apiClient.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { goWithin } from './support/goWithin.ts';
import { expect, test } from './support/test.ts';

test.use({ retriesAtOnce: true });

const FAILURE = { status: 500, json: { errorCode: 'INTERNAL_SERVER_ERROR', message: '문제가 생겼어요.' } };

interface Place {
  readonly path: string;
  /** The call without which the page has nothing to show. */
  readonly call: string | RegExp;
  /** Words that stand in its stead. */
  readonly words: string;
  /** Words that are there once it came. */
  readonly shows: string | RegExp;
}

test('pages of a channel wait, say what they could not get, and get it when asked again', async ({
  world,
  server,
}) => {
  test.setTimeout(240_000);
  const teacher = await world.teacher({ viewport: { width: 1280, height: 720 }, at: '/boards/notices' });
  const { page } = teacher;
  const at = DEMO_CLASS_DOMAIN;
  const api = createApiClient(server.url);
  const { token } = await teacher.identity();
  const { id } = (await api.call('channels.getByDomain', { params: { channelDomain: at } }, { token })).body;
  const own = { token, channelId: id };
  const { postList } = (await api.call('posts.list', { query: { board_id: 'all' } }, own)).body;
  const [post] = postList;
  const { memberList } = (await api.call('members.listAll', { params: { id } }, own)).body;
  const pupil = memberList.find(({ standing }) => standing === 'MEMBER');
  if (!post || !pupil) throw new Error('the class of the demo accounts has neither a post nor a pupil');

  // Each is gone to within the page: none of the calls was answered for a place before.
  const places: readonly Place[] = [
    {
      path: '/channels',
      call: '**/users/channels',
      words: '내 교실을 불러오지 못했어요.',
      shows: '코딩 등대 반',
    },
    {
      path: paths.channelCode('등대7777'),
      call: '**/codes/*',
      words: '교실을 불러오지 못했어요.',
      shows: '이미',
    },
    {
      path: paths.channel(at),
      call: '**/channels/mainpages*',
      words: '메인 페이지를 불러오지 못했어요.',
      shows: '지금 있는 친구',
    },
    {
      path: paths.channelMe(at),
      call: '**/members/me',
      words: '내 정보를 불러오지 못했어요.',
      shows: '자기소개',
    },
    {
      path: paths.channelBoards(at),
      call: '**/channels/posts?*',
      words: '게시판을 불러오지 못했어요.',
      shows: '내가 만든 물고기',
    },
    {
      path: paths.channelPost(at, post.postId),
      call: /\/posts\/\d+$/,
      words: '글을 불러오지 못했어요.',
      shows: '댓글 쓰기',
    },
    {
      path: paths.channelWrite(at, post.boardId),
      call: '**/posts/temps?*',
      words: '글쓰기를 준비하지 못했어요.',
      shows: '글 올리기',
    },
    {
      path: paths.channelMainEdit(at),
      call: '**/users/channels/mainpages*',
      words: '메인 페이지를 불러오지 못했어요.',
      shows: '저장하기',
    },
    {
      path: paths.channelGroups(at),
      call: /\/channels\/\d+\/groups$/,
      words: '그룹을 불러오지 못했어요.',
      shows: '고래 조',
    },
    {
      path: paths.channelMembers(at),
      call: /\/members\/all(\?|$)/,
      words: '멤버를 불러오지 못했어요.',
      shows: '파도',
    },
    {
      path: paths.channelAudit(at),
      call: '**/audit-logs*',
      words: '기록을 불러오지 못했어요.',
      shows: '그룹 만들기',
    },
    {
      path: paths.channelMessages(at),
      call: '**/receivers?*',
      words: '멤버를 불러오지 못했어요.',
      shows: '파도',
    },
    {
      path: paths.channelModeration(at),
      call: '**/channels/reports*',
      words: '신고를 불러오지 못했어요.',
      shows: /신고가 없어요/,
    },
    {
      path: paths.channelSettings(at),
      call: '**/infos',
      words: '교실 설정을 불러오지 못했어요.',
      shows: '쓰는 기능',
    },
    {
      path: paths.channelMemberCode(at, pupil.memberId, problemIdOf(1, 0)),
      call: /\/problems\/\d+/,
      words: '코드를 불러오지 못했어요.',
      shows: '아직',
    },
  ];
  for (const [index, { path, call, words, shows }] of places.entries())
    await test.step(path, async () => {
      const held = Promise.withResolvers<undefined>();
      await page.route(call, async (route) => {
        // The page itself is below an address of the same words.
        const request = route.request();
        if (request.method() !== 'GET' || request.isNavigationRequest()) return route.fallback();
        await held.promise;
        return route.fulfill(FAILURE);
      });
      await goWithin(page, path);
      await expect(page.getByText(/불러오고 있어요/).first()).toBeVisible();
      held.resolve(undefined);
      const failed = page.getByText(words).first();
      await expect(failed).toBeVisible();
      // The page says it in its own place: nothing lies over it.
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // The page's message is the same everywhere.
      if (index === 0) await expectAccessible(page, 'a page that failed');
      await page.unroute(call);
      await page.getByRole('button', { name: '다시 해 보기' }).first().click();
      await expect(page.getByText(shows).first()).toBeVisible();
      await expect(failed).toHaveCount(0);
    });
});
