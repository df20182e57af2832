import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { CHANNEL_PLUGINS, type ChannelPlugin } from '#shared/contract/channels/channelPlugins.ts';
import type { RouteSpec } from '#shared/contract/route.ts';
import { ROUTE_NAMES, routeNamed, type RouteName } from '#shared/contract/routes.ts';
import { channelMembers, channels } from '#server/db/tables/channels/channels.ts';
import { SAMPLE_REQUESTS } from '../../support/sampleRequests.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;
const OFF = 'CHANNEL_CONTENT_UNAUTHORIZED';

const pluginOf = (name: RouteName): ChannelPlugin | undefined => {
  const { access }: RouteSpec = routeNamed(name);
  return typeof access === 'object' ? access.plugin : undefined;
};
const routesOf = (plugin: ChannelPlugin) => ROUTE_NAMES.filter((name) => pluginOf(name) === plugin);

const setPlugins = (plugins: Partial<Record<ChannelPlugin, boolean>>) =>
  test.server.deps.db.update(channels).set({ plugins }).where(eq(channels.id, DEFAULT_CHANNEL_ID));

async function masterOfTheSchool() {
  const { token, user } = await signUpChild(test.server);
  await test.server.deps.db
    .update(channelMembers)
    .set({ roles: ['ROLE_CHANNEL_MASTER'] })
    .where(eq(channelMembers.userId, user.userId));
  return { token, channelId: DEFAULT_CHANNEL_ID };
}

it.each(['BOARD', 'GROUP', 'TEXT_MESSAGE'] as const)(
  'of %s nothing is answered while it is switched off, not even its master, and all of it once it is on again',
  async (plugin) => {
    const routes = routesOf(plugin);
    expect(routes.length).toBeGreaterThan(4);
    const master = await masterOfTheSchool();
    const codes = async () => {
      const answers: string[] = [];
      for (const name of routes) {
        const { error } = await api.call(name, SAMPLE_REQUESTS[name], master);
        answers.push(error.errorCode ?? 'ok');
      }
      return answers;
    };
    await setPlugins({ [plugin]: false });
    expect(await codes()).toEqual(routes.map(() => OFF));
    await setPlugins({});
    expect(await codes()).not.toContain(OFF);
  },
);

it('every route of boards, posts, comments, files and groups belongs to its part', () => {
  const subjects = {
    BOARD: ['channelBoards', 'posts', 'comments', 'reportFiles'],
    GROUP: ['groups'],
  } as const;
  for (const [plugin, names] of Object.entries(subjects)) {
    const routes = ROUTE_NAMES.filter((name) => names.some((subject) => name.startsWith(`${subject}.`)));
    expect(routes.filter((name) => pluginOf(name) !== plugin)).toEqual([]);
  }
});

it('says in words which part is off, and refuses a stranger before it says so', async () => {
  await setPlugins({ BOARD: false });
  const params = { id: DEFAULT_CHANNEL_ID };
  const refused = await api.call('channelBoards.list', { params }, await masterOfTheSchool());
  expect(refused).toMatchObject({ status: 403, error: { message: '이 교실은 지금 게시판을 쓰지 않아요.' } });
  const stranger = await signUpChild(test.server);
  await test.server.deps.db.delete(channelMembers).where(eq(channelMembers.userId, stranger.user.userId));
  const unknown = await api.call('channelBoards.list', { params }, { token: stranger.token });
  expect(unknown.error.errorCode).toBe('CHANNEL_MEMBER_NOT_FOUND');
  await setPlugins({});
});

it('class info is asked for where the channel does, and of a course class everywhere', async () => {
  expect(CHANNEL_PLUGINS).toContain('CLASS_INFO');
  const params = { id: DEFAULT_CHANNEL_ID };
  const master = await masterOfTheSchool();
  const ask = (query = {}) => api.call('classInfos.get', { params, query }, master);
  expect((await ask()).error.errorCode).toBe(OFF);
  expect((await ask({ content_id: '3', content_type: 'COURSE_CLASS' })).error.errorCode).toBe(
    'NEED_TO_CHANNEL_INFO',
  );
  await setPlugins({ CLASS_INFO: true });
  expect((await ask()).error.errorCode).toBe('NEED_TO_CHANNEL_INFO');
  await setPlugins({});
});
