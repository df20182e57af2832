import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { channelConsents, channels } from '#server/db/tables/channels/channels.ts';
import { makeChannels } from '../../support/makeChannels.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import type { Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;
const { newTeacher, made, giveRoles } = makeChannels(test);
let child: Child;
const profile = { nickname: '파도반장', introduction: '파도를 좋아해요.' };

beforeAll(async () => {
  child = await newTeacher();
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
    expect((await save({ ...profile, phoneNumber: '', password: member.password })).status).toBe(200);
    expect((await api.call('channels.getOwnMember', { params }, caller)).body.phoneNumber).toBe('');
    for (const phoneNumber of ['1', '010-12', '+82 10 1234 567', 'abc', 5])
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
  /** A channel that asks everybody who joins for class info. */
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
    const { body: log } = await api.call('channelAudit.list', { params: { id: channel.id } }, caller);
    const versions = log.auditLogList.map(({ detail }) => detail['version']);
    expect(versions).toEqual([3, null, 2, 1]);
  });
});
