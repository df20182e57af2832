import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { FIRST_PLUGINS, NO_BUSINESS, NO_LINKS } from '#shared/contract/channels/channelFields.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { makeChannels } from '../../support/makeChannels.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi({ settings: { CHANNEL_HOST: 'class.example' } });
const { api } = test;
const { newTeacher, create, made, giveRoles } = makeChannels(test);
let teacher: Child;
let child: Child;
const profile = { nickname: '파도반장', introduction: '파도를 좋아해요.' };

beforeAll(async () => {
  [teacher, child] = [await newTeacher(), await newTeacher()];
});

describe('making a channel', () => {
  it('makes the maker its master, with everything one has asked for', async () => {
    const { who, channel } = await made({
      channelDomain: 'Coral-School',
      joinMethod: 'MANAGER_APPROVAL',
      dolphinVisibleState: 'ONLY_CHANNEL_VISIBLE',
      flag: { colour: 'CORAL', emblem: 'STAR' },
    });
    expect(channel).toMatchObject({
      channelDomain: 'coral-school',
      channelName: '산호 코딩반',
      joinMethod: 'MANAGER_APPROVAL',
      dolphinVisibleState: 'ONLY_CHANNEL_VISIBLE',
      flag: { colour: 'CORAL', emblem: 'STAR' },
      roleList: ['ROLE_CHANNEL_MASTER'],
    });
    const { body } = await api.call('channels.get', { params: { id: channel.id } }, who);
    expect(body).toMatchObject({
      info: { channelNamespace: 'coral-school', plan: 'FREE', superChannelInfo: null },
      pluginMap: FIRST_PLUGINS,
      role: { roleList: ['ROLE_CHANNEL_MASTER'], superChannelRoleList: [] },
      menu: ['BOARD', 'GROUP', 'TEXT_MESSAGE', 'OWN_STAGE'],
      link: NO_LINKS,
      businessInfo: NO_BUSINESS,
    });
  });

  it.each([
    ...[
      'ab',
      '-coral',
      'coral-',
      'co--ral',
      '산호',
      'cor al',
      'coral.school',
      '../etc',
      'coral/x',
      'a'.repeat(31),
    ],
    ...[
      '12345',
      'admin',
      'lounge',
      'API',
      'xn--abc',
      'sub-channels',
      "a'; drop",
      '🐬🐬🐬',
      'coral%2f',
      'undefined',
    ],
  ])('refuses the address %j in words', async (channelDomain) => {
    const { status, error } = await create({ channelDomain }, teacher);
    expect([status, error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
    expect(error.fieldErrors?.[0]?.field).toBe('channelDomain');
    expect(error.fieldErrors?.[0]?.message).toMatch(/주소/);
  });

  it('refuses a name that hurts or is none', async () => {
    for (const channelName of ['', '   ', '!!!', '병신들', 'x'.repeat(21)])
      expect((await create({ channelName }, teacher)).error.fieldErrors?.[0]?.field).toBe('channelName');
  });

  it('takes the name of a school class, which a child may not tell', async () => {
    const { channel } = await made({ channelName: '5학년 2반' });
    expect(channel.channelName).toBe('5학년 2반');
  });

  it('refuses an address that is taken, whatever its case', async () => {
    const { channel } = await made();
    const { status, error } = await create({ channelDomain: channel.channelDomain.toUpperCase() }, teacher);
    expect([status, error.errorCode]).toEqual([409, 'DOLPHIN_DUPLICATE_RESOURCE']);
    expect(error.fieldErrors?.[0]?.field).toBe('channelDomain');
  });

  it('is done three times at most, however many clicks', async () => {
    const who = await newTeacher();
    const replies = await Promise.all(Array.from({ length: 6 }, () => create({}, who)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const { status, error } of replies.filter((reply) => reply.status !== 200)) {
      expect([status, error.errorCode]).toEqual([409, 'TOO_MANY_USER_CREATED_CHANNEL_COUNT']);
      expect(error.message).toContain('3개');
    }
  });

  it('asks who one is before', async () => {
    const newcomer = await signUpChild(test.server);
    expect((await create({}, newcomer)).error.errorCode).toBe('NEED_TO_CHANNEL_INFO');
    const young = await signUpChild(test.server, { birthDate: '2018-05-05' });
    const body = { name: '김아기', gender: 'NOT_SELECTED', introduction: '안녕!' };
    await api.call('accounts.saveExtraInfo', { body }, young);
    expect((await create({}, young)).error.errorCode).toBe('GUARDIAN_CONSENT_REQUIRED');
  });
});

describe('channels below another', () => {
  it('are held by enterprise channels alone', async () => {
    const { who, channel } = await made();
    const { status, error } = await create({ superChannelId: channel.id }, who);
    expect([status, error.errorCode]).toEqual([403, 'IS_NOT_PREMIUM_CHANNEL']);
  });

  it('are made by the managers of that channel, and do not count for their three', async () => {
    const { who, channel } = await made();
    await test.server.deps.db.update(channels).set({ plan: 'ENTERPRISE' }).where(eq(channels.id, channel.id));
    for (let made_ = 0; made_ < 4; made_ += 1)
      expect((await create({ superChannelId: channel.id }, who)).body.superChannelInfo).toEqual({
        id: channel.id,
        channelName: channel.channelName,
      });
    expect((await create({ superChannelId: channel.id }, child)).error.errorCode).toBe(
      'CHANNEL_MEMBER_NOT_FOUND',
    );
    await giveRoles(channel.id, child, ['TEACHER']);
    expect((await create({ superChannelId: channel.id }, child)).error.errorCode).toBe('NOT_HAS_ROLE');
    expect((await create({ superChannelId: 2_147_483_647 }, who)).error.errorCode).toBe('CHANNEL_NOT_FOUND');
  });

  it('are seen by the managers above, who may come in as managers', async () => {
    const { who, channel } = await made();
    await test.server.deps.db.update(channels).set({ plan: 'ENTERPRISE' }).where(eq(channels.id, channel.id));
    const hidden = await create({ superChannelId: channel.id, dolphinVisibleState: 'INVISIBLE' }, who);
    const manager = await newTeacher();
    await giveRoles(channel.id, manager, ['MANAGER']);
    const below = { params: { channelDomain: hidden.body.channelDomain } };
    const seen = await api.call('channels.getByDomain', below, manager);
    expect(seen.body.roleList).toEqual(['ROLE_CHANNEL_ENTERPRISE', 'VISITOR']);
    const list = (who_?: Child) => api.call('channels.listSubChannels', { params: { id: channel.id } }, who_);
    expect((await list(manager)).body.subChannelList).toMatchObject([
      { channelId: hidden.body.id, memberCount: 1, dolphinVisibleState: 'INVISIBLE' },
    ]);
    expect((await list(child)).body.subChannelList).toEqual([]);
    const caller = { token: manager.token };
    const save = (body: object) =>
      api.call('channels.saveVisibleState', { params: { id: hidden.body.id }, body }, caller);
    expect((await save({ dolphinVisibleState: 'VISIBLE' })).error.errorCode).toBe('NOT_HAS_ROLE');
    const joined = await api.call('channels.join', { params: { id: hidden.body.id }, body: profile }, caller);
    expect(joined.body.roleList).toEqual(['MANAGER']);
    expect((await save({ dolphinVisibleState: 'VISIBLE' })).status).toBe(200);
  });
});

describe('settings', () => {
  const settings = (values: Record<string, unknown> = {}) => ({
    channelName: '새 이름',
    introduction: '함께 배워요',
    joinMethod: 'MANAGER_APPROVAL',
    flag: { colour: 'MOSS', emblem: 'WAVE' },
    pluginMap: { ...FIRST_PLUGINS, TEXT_MESSAGE: false, CLASS_INFO: true },
    link: { ...NO_LINKS, homepage: 'https://coral.example/반' },
    businessInfo: { ...NO_BUSINESS, registrationNumber: '123-45-67890' },
    ...values,
  });
  const save = (id: number, who: Child, body: object = settings()) =>
    api.call('channels.save', { params: { id }, body }, { token: who.token });

  it('change what staff decides, and who sees the channel', async () => {
    const { who, channel } = await made();
    const { status, body } = await save(channel.id, who);
    expect(status).toBe(200);
    expect(body.info).toMatchObject({ channelName: '새 이름', joinMethod: 'MANAGER_APPROVAL' });
    expect(body.menu).toEqual(['BOARD', 'GROUP', 'OWN_STAGE', 'CLASS_INFO']);
    expect(body.link.homepage).toBe('https://coral.example/반');
    const state = await api.call(
      'channels.saveVisibleState',
      { params: { id: channel.id }, body: { dolphinVisibleState: 'ONLY_CHANNEL_VISIBLE' } },
      { token: who.token },
    );
    expect(state.body.dolphinVisibleState).toBe('ONLY_CHANNEL_VISIBLE');
    const stranger = await api.call('channels.get', { params: { id: channel.id } }, child);
    expect([stranger.body.info.introduction, stranger.body.menu, stranger.body.link]).toEqual([
      '',
      [],
      NO_LINKS,
    ]);
    const caller = { token: who.token, channelId: channel.id };
    await api.call('channelCodes.save', { body: { channelCode: '' } }, caller);
    const { body: log } = await api.call('channelAudit.list', { params: { id: channel.id } }, caller);
    expect(log.auditLogList.map(({ action, detail }) => [action, detail])).toEqual([
      ['CHANNEL_CODE', {}],
      ['CHANNEL_VISIBILITY', { dolphinVisibleState: 'ONLY_CHANNEL_VISIBLE' }],
      ['CHANNEL_SAVE', { channelName: '새 이름', joinMethod: 'MANAGER_APPROVAL' }],
    ]);
  });

  it.each([
    { link: { ...NO_LINKS, homepage: 'javascript:alert(1)' } },
    { link: { ...NO_LINKS, blog: 'https://a"onmouseover=x' } },
    { businessInfo: { ...NO_BUSINESS, registrationNumber: '12' } },
    { flag: { colour: 'PUCE', emblem: 'STAR' } },
    { joinMethod: 'NEVER' },
    { pluginMap: { BOARD: 'yes' } },
    { introduction: '씨발' },
  ])('refuse %j', async (part) => {
    const { who, channel } = await made();
    const { status, error } = await save(channel.id, who, settings(part));
    expect([status, error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
  });

  it('of another channel are not one’s own', async () => {
    const { channel } = await made();
    const { who } = await made();
    expect((await save(channel.id, who)).error.errorCode).toBe('CHANNEL_MEMBER_NOT_FOUND');
  });
});

it('pages of the host of a channel are below its path; its calls are answered there', async () => {
  const { channel } = await made();
  const { hostname, port } = new URL(test.server.url);
  const { request } = await import('node:http');
  const ask = (path: string) =>
    new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
      request(
        { hostname, port, path, headers: { host: `${channel.channelDomain}.class.example:8080` } },
        (response) => {
          response.resume();
          resolve({ status: response.statusCode, location: response.headers.location });
        },
      )
        .on('error', reject)
        .end();
    });
  const page = await ask('/lounge?message=NOT_MEMBER');
  expect(page.status).toBe(307);
  expect(page.location).toMatch(
    new RegExp(`/channels/${channel.channelDomain}/lounge\\?message=NOT_MEMBER$`),
  );
  expect((await ask(`/channel/v1/channels/domains/${channel.channelDomain}`)).status).toBe(200);
});

describe('a form with mistakes', () => {
  it('names every field, and says whether there is more than one', async () => {
    const { who } = await made();
    const one = await create({ channelName: '' }, who);
    expect([one.status, one.error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
    const two = await create({ channelName: '', channelDomain: '!' }, who);
    expect([two.status, two.error.errorCode]).toEqual([400, 'MULTIPLE_FIELD_ERRORS']);
    const fields = new Set(two.error.fieldErrors?.map(({ field }) => field));
    expect([...fields].toSorted()).toEqual(['channelDomain', 'channelName']);
  });
});
