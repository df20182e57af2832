import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { FIRST_PLUGINS, NO_BUSINESS, NO_LINKS } from '#shared/contract/channels/channelFields.ts';
import type { ChannelRole } from '#shared/contract/roles.ts';
import { channelConsents, channelMembers, channels } from '#server/db/tables/channels/channels.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi({ settings: { CHANNEL_HOST: 'class.example' } });
const { api } = test;
let teacher: Child;
let child: Child;

const profile = { nickname: '파도반장', introduction: '파도를 좋아해요.' };
let counter = 0;
const domain = () => `coral-${(counter += 1)}`;
const wish = (values: Record<string, unknown> = {}) => ({
  channelName: '산호 코딩반',
  channelDomain: domain(),
  joinMethod: 'IMMEDIATELY',
  dolphinVisibleState: 'VISIBLE',
  ...values,
});
/** A grown-up who has said who it is: what making a channel asks for. */
async function newTeacher(): Promise<Child> {
  const someone = await signUpChild(test.server);
  const body = { name: '김바다', gender: 'NOT_SELECTED', introduction: '고래를 좋아해요!' };
  await api.call('accounts.saveExtraInfo', { body }, someone);
  return someone;
}
const create = (values: Record<string, unknown> = {}, who = teacher) =>
  api.call('channels.create', { body: wish(values) }, who);
async function made(values: Record<string, unknown> = {}) {
  const who = await newTeacher();
  const { status, body } = await create(values, who);
  expect(status).toBe(200);
  return { who, channel: body };
}
const giveRoles = (channelId: number, { user: { userId } }: Child, roles: ChannelRole[]) =>
  test.server.deps.db
    .insert(channelMembers)
    .values({ channelId, userId, roles, nickname: '멤버' })
    .onConflictDoUpdate({ target: [channelMembers.channelId, channelMembers.userId], set: { roles } });

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
      menu: ['BOARD', 'GROUP', 'TEXT_MESSAGE'],
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
    const { status, error } = await create({ channelDomain });
    expect([status, error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
    expect(error.fieldErrors?.[0]?.field).toBe('channelDomain');
    expect(error.fieldErrors?.[0]?.message).toMatch(/주소/);
  });

  it('refuses a name that hurts or is none', async () => {
    for (const channelName of ['', '   ', '!!!', '병신들', 'x'.repeat(21)])
      expect((await create({ channelName })).error.fieldErrors?.[0]?.field).toBe('channelName');
  });

  it('takes the name of a school class, which a child may not tell', async () => {
    const { channel } = await made({ channelName: '5학년 2반' });
    expect(channel.channelName).toBe('5학년 2반');
  });

  it('refuses an address that is taken, whatever its case', async () => {
    const { channel } = await made();
    const { status, error } = await create({ channelDomain: channel.channelDomain.toUpperCase() });
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
    expect(body.menu).toEqual(['BOARD', 'GROUP', 'CLASS_INFO']);
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

describe('the member form', () => {
  it('keeps each answer to a consent with its time and version', async () => {
    const { channel } = await made();
    const member = await newTeacher();
    const caller = { token: member.token };
    const params = { id: channel.id };
    const consents = { marketingConsent: false, channelPersonalInformationConsent: true };
    await api.call(
      'channels.join',
      { params, body: { ...profile, phoneNumber: '010-1234-5678', ...consents } },
      caller,
    );
    const own = await api.call('channels.getOwnMember', { params }, caller);
    expect(own.body).toMatchObject({
      ...profile,
      ...consents,
      phoneNumber: '01012345678',
      consents: { MARKETING: { isGiven: false, version: 1 }, PERSONAL_INFORMATION: { isGiven: true } },
    });
    const save = (body: object) => api.call('channels.saveProfile', { params, body }, caller);
    await save(profile);
    await save({ ...profile, ...consents, marketingConsent: true });
    const rows = await test.server.deps.db
      .select()
      .from(channelConsents)
      .where(eq(channelConsents.userId, member.user.userId))
      .orderBy(channelConsents.id);
    expect(rows.map(({ kind, isGiven }) => [kind, isGiven])).toEqual([
      ['MARKETING', false],
      ['PERSONAL_INFORMATION', true],
      ['MARKETING', true],
    ]);
    expect((await save({ ...profile, phoneNumber: '' })).status).toBe(200);
    expect((await api.call('channels.getOwnMember', { params }, caller)).body.phoneNumber).toBe('');
    for (const phoneNumber of ['1', '010-12', '+82 10 1234 5678', 'abc', 5])
      expect((await save({ ...profile, phoneNumber })).error.errorCode).toBe('VALIDATION_FAIL');
  });
});

describe('the code of a channel', () => {
  const codeOf = (who: Child, channelId: number) =>
    api.call('channelCodes.get', {}, { token: who.token, channelId });
  const change = (who: Child, channelId: number, channelCode: string) =>
    api.call('channelCodes.save', { body: { channelCode } }, { token: who.token, channelId });

  it('stays until it is changed, and leads into a hidden channel, too', async () => {
    const { who, channel } = await made({
      dolphinVisibleState: 'INVISIBLE',
      joinMethod: 'MANAGER_APPROVAL',
    });
    const [first, second] = [await codeOf(who, channel.id), await codeOf(who, channel.id)];
    expect(second.body).toEqual(first.body);
    expect(first.body.channelCode).toMatch(/^[A-HJ-NP-Z2-9]{7}$/);
    expect(first.body.joinUrl).toMatch(new RegExp(`/join/${first.body.channelCode}$`));
    const params = { channelCode: ` ${first.body.channelCode.toLowerCase()} ` };
    const found = await api.call('channelCodes.find', { params }, child);
    expect([found.body.id, found.body.roleList]).toEqual([channel.id, []]);
    const joined = await api.call('channelCodes.join', { params, body: profile }, child);
    expect(joined.body.roleList).toEqual(['PENDING']);
    const again = await api.call('channelCodes.join', { params, body: profile }, child);
    expect(again.error.errorCode).toBe('DOLPHIN_DUPLICATE_RESOURCE');

    expect((await change(who, channel.id, '산호초마을')).body.channelCode).toBe('산호초마을');
    expect((await api.call('channelCodes.find', { params }, child)).error.errorCode).toBe(
      'CHANNEL_CODE_NOT_FOUND',
    );
    expect((await change(who, channel.id, '')).body.channelCode).toMatch(/^[A-Z2-9]{7}$/);
  });

  it('is of one channel at a time', async () => {
    const [one, other] = [await made(), await made()];
    await change(one.who, one.channel.id, '고래마을');
    const taken = await change(other.who, other.channel.id, '고래마을');
    expect([taken.status, taken.error.errorCode]).toEqual([409, 'DOLPHIN_DUPLICATE_RESOURCE']);
    expect((await change(one.who, one.channel.id, '고래마을')).status).toBe(200);
    const replies = await Promise.all(
      [one, other].map(({ who, channel }) => change(who, channel.id, '하나뿐인코드')),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it.each(['', 'AB', 'x'.repeat(200), '../..', '🐬🐬🐬🐬', "' or 1=1", '%00', 'NOWHERE'])(
    '%j leads nowhere',
    async (channelCode) => {
      if (channelCode === '') return;
      const { status, error } = await api.call(
        'channelCodes.find',
        { params: { channelCode: encodeURIComponent(channelCode) } },
        child,
      );
      expect(['CHANNEL_CODE_NOT_FOUND', 'VALIDATION_FAIL']).toContain(error.errorCode);
      expect(status).toBeLessThan(500);
    },
  );

  it('does not let whoever was sent away back in', async () => {
    const { who, channel } = await made();
    await giveRoles(channel.id, child, ['BEN']);
    const { channelCode } = (await codeOf(who, channel.id)).body;
    const { error } = await api.call('channelCodes.join', { params: { channelCode }, body: profile }, child);
    expect(error.errorCode).toBe('NOT_HAS_ROLE');
  });
});

describe('class info', () => {
  /** A channel that asks whoever joins for its class info. */
  const asking = async (values: Record<string, unknown> = {}) => {
    const one = await made(values);
    await test.server.deps.db
      .update(channels)
      .set({ plugins: { CLASS_INFO: true } })
      .where(eq(channels.id, one.channel.id));
    return one;
  };
  const info = {
    phoneNumber: '010-2345-6789',
    firstRegistrationDate: '2026-03-02T06:00:00.000Z',
    subject: 'PYTHON',
  };
  const save = (id: number, who: Child, part: object = {}, query: Record<string, string | number> = {}) =>
    api.call('classInfos.save', { params: { id }, query, body: { ...info, ...part } }, { token: who.token });
  const read = (id: number, who: Child, query: Record<string, string | number> = {}) =>
    api.call('classInfos.get', { params: { id }, query }, { token: who.token });

  it('is asked for after joining, by who waits, too, and kept in UTC', async () => {
    const { who, channel } = await asking({ joinMethod: 'MANAGER_APPROVAL' });
    const member = await newTeacher();
    expect((await save(channel.id, member)).error.errorCode).toBe('CHANNEL_MEMBER_NOT_FOUND');
    await api.call('channels.join', { params: { id: channel.id }, body: profile }, { token: member.token });
    expect((await read(channel.id, member)).error.errorCode).toBe('NEED_TO_CHANNEL_INFO');
    expect((await save(channel.id, member)).status).toBe(200);
    const expected = { ...info, phoneNumber: '01023456789' };
    expect((await read(channel.id, member)).body).toEqual(expected);
    const course = { content_id: 7, content_type: 'COURSE_CLASS' };
    expect((await read(channel.id, member, course)).error.errorCode).toBe('NEED_TO_CHANNEL_INFO');
    await save(channel.id, member, { subject: 'SCRATCH' }, course);
    expect((await read(channel.id, member, course)).body.subject).toBe('SCRATCH');
    expect((await read(channel.id, member)).body).toEqual(expected);
    const ofMember = await api.call(
      'classInfos.getOfMember',
      { params: { id: channel.id, memberId: member.user.userId }, query: {} },
      { token: who.token },
    );
    expect(ofMember.body).toEqual({ ...expected, phoneNumber: '010-••••-6789' });
  });

  it.each([
    [{ firstRegistrationDate: '2026-03-02T06:30:00.000Z' }, '첫 수업은 한 시간 단위로 골라 주세요.'],
    [{ firstRegistrationDate: '2026-02-30T06:00:00.000Z' }, '첫 수업 날짜를 다시 골라 주세요.'],
    [{ firstRegistrationDate: '2026-03-02' }, '첫 수업 날짜를 다시 골라 주세요.'],
    [{ firstRegistrationDate: '0001-01-01T00:00:00Z' }, '첫 수업 날짜를 다시 골라 주세요.'],
    [{ firstRegistrationDate: '9999-12-31T23:00:00Z' }, '첫 수업 날짜를 다시 골라 주세요.'],
    [{ phoneNumber: ' ' }, '전화번호를 입력해 주세요.'],
    [{ phoneNumber: '12345' }, '휴대전화 번호를 다시 확인해 주세요.'],
    [{ subject: 'COBOL' }, '과목을 입력해 주세요.'],
    [{ subject: undefined }, '과목을 입력해 주세요.'],
  ])('refuses %j', async (part, message) => {
    const { who, channel } = await asking();
    const { status, error } = await save(channel.id, who, part);
    expect([status, error.errorCode, error.fieldErrors?.[0]?.message]).toEqual([
      400,
      'VALIDATION_FAIL',
      message,
    ]);
  });

  it('is neither given by nor told to others', async () => {
    const { channel } = await asking({ dolphinVisibleState: 'INVISIBLE' });
    expect((await save(channel.id, child)).error.errorCode).toBe('CHANNEL_NOT_FOUND');
    await giveRoles(channel.id, child, ['SUSPEND']);
    expect((await save(channel.id, child)).error.errorCode).toBe('NOT_HAS_ROLE');
    const { who, channel: own } = await asking();
    const foreign = await api.call(
      'classInfos.getOfMember',
      { params: { id: own.id, memberId: child.user.userId }, query: {} },
      { token: who.token },
    );
    expect([foreign.status, foreign.error.errorCode]).toEqual([404, 'MEMBER_NOT_FOUND']);
  });
});

describe("a channel's own terms", () => {
  it('count from the next one who joins, and can be taken back', async () => {
    const { who, channel } = await made();
    const params = { id: channel.id, type: 'CHANNEL_SERVICE' as const };
    const body = { sectionList: [{ heading: '우리 약속', body: '지각하지 않아요.' }] };
    const caller = { token: who.token };
    const terms = () =>
      api.call('terms.get', { params: { type: params.type }, query: { channelId: channel.id } }, child);
    expect((await terms()).body.channelId).toBeNull();
    expect((await api.call('terms.saveOfChannel', { params, body }, caller)).body).toMatchObject({
      version: 1,
      channelId: channel.id,
    });
    await api.call('terms.saveOfChannel', { params, body }, caller);
    expect((await terms()).body).toMatchObject({ version: 2, sectionList: body.sectionList });
    const member = await newTeacher();
    await api.call('channels.join', { params: { id: channel.id }, body: profile }, { token: member.token });
    const { body: agreed } = await api.call('terms.listAgreements', {}, member);
    expect(agreed.agreementList).toContainEqual(
      expect.objectContaining({ type: 'CHANNEL_SERVICE', version: 2, channelId: channel.id }),
    );
    await api.call('terms.removeOfChannel', { params }, caller);
    expect((await terms()).body.channelId).toBeNull();
    expect((await api.call('terms.saveOfChannel', { params, body }, caller)).body.version).toBe(3);
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
