import { describe, expect, it } from 'vitest';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { DEMO_PASSWORD, printDemoAccounts } from '#server/domain/seed/demoAccounts.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild } from '../../support/signUpChild.ts';

const test = setUpApi({ clock: { now: () => new Date('2026-11-21T03:00:00Z') } });
const { api } = test;

let counter = 0;
function person(overrides: Record<string, unknown> = {}) {
  counter += 1;
  return {
    loginName: `person_${counter}`,
    nickname: `사람${counter}`,
    password: 'dolphin-1234',
    birthDate: '2010-05-05',
    ...overrides,
  };
}
const signUp = (overrides: Record<string, unknown> = {}) =>
  api.call('accounts.signUp', { body: person(overrides) });

describe('signing up', () => {
  it('answers the user state, the tokens and a place in the default channel', async () => {
    const { status, body, headers } = await signUp({
      loginName: ' Coral_Kid ',
      nickname: '산호아이',
      email: 'Coral@Example.com',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      loginName: 'coral_kid',
      nickname: '산호아이',
      email: 'coral@example.com',
      level: 1,
      state: 'VALID',
      needsExtraInfo: true,
      needsOutfit: true,
      needsGuardianConsent: false,
      channelProfileList: [
        { channelId: DEFAULT_CHANNEL_ID, channelName: '돌핀 학교', nickname: '산호아이', roleList: ['USER'] },
      ],
    });
    expect(headers.get('refresh_id')).toMatch(/^[\w-]{43}$/);
    expect(headers.get('cache-control')).toBe('no-store');
    const me = await api.call('accounts.getMe', {}, { token: headers.get('access_token') ?? '' });
    expect(me.body).toEqual(body);
  });

  it('opens a wallet with the account', async () => {
    const child = await signUpChild(test.server);
    const points = await api.call('economy.getPoints', {}, child);
    expect([points.status, points.body]).toEqual([200, { point: 0 }]);
  });

  it.each([
    ['2012-11-22', true],
    ['2012-11-21', false],
    ['2022-11-21', true],
  ])('marks whoever is under 14 in Seoul: born on %s → %s', async (birthDate, needsGuardianConsent) => {
    const { status, body } = await signUp({ birthDate });
    expect([status, body.needsGuardianConsent]).toEqual([200, needsGuardianConsent]);
  });

  it.each([
    ['birthDate', '2026-11-22'],
    ['birthDate', '2022-11-22'],
    ['birthDate', '1925-01-01'],
    ['birthDate', '2015-02-30'],
    ['birthDate', '0000-01-01'],
    ['nickname', 'ㅋㅋㅋ'],
    ['nickname', '돌고래🐬'],
    ['nickname', '가'],
    ['nickname', '열두글자보다훨씬긴닉네임이에요'],
    ['nickname', '돌 고래'],
    ['nickname', '시발점수왕시발'],
    ['nickname', '관리자'],
    ['nickname', 'Adm1n'],
    ['nickname', '돌핀선생님'],
    ['nickname', '01012345678'],
    ['loginName', 'abc'],
    ['loginName', '한글아이디'],
    ['loginName', "a' or 1=1--"],
    ['password', '1234567'],
    ['password', 'x'.repeat(65)],
    ['password', 'password1!'],
    ['password', '20100505'],
    ['password', `dolphin-${'\ud800'}`],
    ['email', 'nobody'],
    ['email', `${'a'.repeat(120)}@example.com`],
  ])('refuses the %s %j and says so in Korean', async (field, value) => {
    const { status, error } = await signUp({ [field]: value });
    expect([status, error.errorCode]).toEqual([400, 'SIGNUP_VALIDATION_FAIL']);
    expect(error.fieldErrors?.map((entry) => entry.field)).toEqual([field]);
    expect(error.fieldErrors?.[0]?.message).toMatch(/[가-힣]/);
  });

  it.each([
    ['loginName', 'taken_name', 'TAKEN_NAME', 'DOLPHIN_DUPLICATE_RESOURCE'],
    ['nickname', 'Whale고래', 'wHALE고래', 'DOLPHIN_DUPLICATE_RESOURCE'],
    ['email', 'taken@example.com', 'Taken@Example.com', 'EMAIL_DUPLICATE_MEMBER'],
  ])('names the %s when it is taken', async (field, first, second, code) => {
    expect((await signUp({ [field]: first })).status).toBe(200);
    const { status, error } = await signUp({ [field]: second });
    expect([status, error.errorCode]).toEqual([409, code]);
    expect(error.fieldErrors).toMatchObject([{ field }]);
  });

  it('lets exactly one of many have a name they all ask for at once', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => signUp({ nickname: '모두갖고파' })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(
      replies
        .filter(({ status }) => status === 409)
        .every(({ error }) => error.errorCode === 'DOLPHIN_DUPLICATE_RESOURCE'),
    ).toBe(true);
  });

  it('leaves nothing behind when it fails', async () => {
    await signUp({ nickname: '먼저온아이' });
    await signUp({ loginName: 'second_try', nickname: '먼저온아이' });
    expect((await signUp({ loginName: 'second_try' })).status).toBe(200);
  });

  it('tells before whether names are free', async () => {
    await signUp({ loginName: 'first_here', nickname: '여기있어' });
    const ask = (query: Record<string, string>) => api.call('accounts.checkAvailability', { query });
    expect((await ask({ loginName: 'FIRST_here', nickname: '여기없어' })).body).toEqual({
      loginName: 'TAKEN',
      nickname: 'FREE',
    });
    expect((await ask({ nickname: '여기있어' })).body).toEqual({ nickname: 'TAKEN' });
    for (const nickname of ['운영자', '시발점수왕시발', '썬생님', '01012345678'])
      expect((await ask({ nickname })).body).toEqual({ nickname: 'REFUSED' });
    expect((await ask({})).body).toEqual({});
    expect((await ask({ nickname: 'ㅋㅋ' })).error.errorCode).toBe('VALIDATION_FAIL');
  });
});

describe('the extra information', () => {
  const info = {
    name: '김바다',
    gender: 'FEMALE',
    introduction: '바다를 좋아해요.',
  };
  const phoneNumber = '010-1234-5678';

  it('is kept, and asked for no longer', async () => {
    const child = await signUpChild(test.server);
    const { status, body } = await api.call(
      'accounts.saveExtraInfo',
      { body: { ...info, phoneNumber, email: 'sea@example.com', password: child.password } },
      child,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: '김바다',
      gender: 'FEMALE',
      introduction: '바다를 좋아해요.',
      email: 'sea@example.com',
      needsExtraInfo: false,
    });
    expect((await api.call('profiles.getPhone', {}, child)).body).toEqual({ phoneNumber: '01012345678' });
    const again = await api.call('accounts.saveExtraInfo', { body: { ...info, name: '김파도' } }, child);
    expect(again.body).toMatchObject({ name: '김파도', email: 'sea@example.com' });
    expect((await api.call('profiles.getPhone', {}, child)).body).toEqual({ phoneNumber: '01012345678' });
  });

  it('names what is wrong with it', async () => {
    const child = await signUpChild(test.server);
    const wrong = { name: ' ', gender: 'FISH', introduction: '', phoneNumber: '123' };
    const { status, error } = await api.call('accounts.saveExtraInfo', { body: wrong }, child);
    expect([status, error.errorCode]).toEqual([400, 'SIGNUP_VALIDATION_FAIL']);
    expect(error.fieldErrors?.map(({ field }) => field).toSorted()).toEqual([
      'gender',
      'introduction',
      'name',
      'phoneNumber',
    ]);
    const rude = await api.call(
      'accounts.saveExtraInfo',
      { body: { ...info, introduction: '이 씨발아' } },
      child,
    );
    expect(rude.error.fieldErrors).toMatchObject([{ field: 'introduction' }]);
  });

  it('needs no introduction, and leaves one that is there', async () => {
    const child = await signUpChild(test.server);
    const { introduction: _left, ...others } = info;
    const first = await api.call('accounts.saveExtraInfo', { body: others }, child);
    expect([first.status, first.body.introduction, first.body.needsExtraInfo]).toEqual([200, '', false]);
    await api.call('profiles.saveIntroduction', { body: { introduction: '고래예요.' } }, child);
    expect((await api.call('accounts.saveExtraInfo', { body: others }, child)).body.introduction).toBe(
      '고래예요.',
    );
  });

  it('cannot take an e-mail that somebody has', async () => {
    await signUp({ email: 'mine@example.com' });
    const child = await signUpChild(test.server);
    const { status, error } = await api.call(
      'accounts.saveExtraInfo',
      { body: { ...info, email: 'mine@example.com', password: child.password } },
      child,
    );
    expect([status, error.errorCode, error.fieldErrors?.[0]?.field]).toEqual([
      409,
      'EMAIL_DUPLICATE_MEMBER',
      'email',
    ]);
  });
});

describe('the demo accounts', () => {
  it('can be made, the teacher under a name of staff that nobody else can take', async () => {
    await printDemoAccounts(test.server.deps);
    const reply = await api.call('sessions.signIn', {
      body: { loginName: 'demo_teacher', password: DEMO_PASSWORD },
    });
    expect([reply.status, reply.body.nickname]).toEqual([200, '산호선생님']);
    const posing = await signUp({ nickname: '바다선생님', isStaff: true });
    expect(posing.error.fieldErrors).toMatchObject([{ field: 'nickname' }]);
  });
});
