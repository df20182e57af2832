import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { ROUTE_NAMES, routeNamed, type RouteName } from '#shared/contract/routes.ts';
import type { RouteSpec } from '#shared/contract/route.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { makeChannels } from '../../support/makeChannels.ts';
import { phoneCode } from '../../support/phoneCode.ts';
import { guardianMails } from '../../support/guardianMails.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

// A classmate at an unlocked Chromebook has the session of its owner, and nothing else.

const test = setUpApi();
const { api } = test;
const { made } = makeChannels(test);

/** The proof that a route asks for beside an open session; `nothing` says why that is enough. */
const ASKS: Partial<Record<RouteName, string>> = {
  'accounts.signUp': 'an account of its own',
  'accounts.saveExtraInfo': 'password, for a first mail or phone; another one is refused',
  'accounts.saveBirthDate':
    'nothing: once, where staff did not know it; too young only makes the rules stricter',
  'accounts.requestDeletion': 'password',
  'accounts.cancelDeletion': 'nothing: it keeps the account',
  'sessions.signIn': 'password',
  'sessions.signOut': 'nothing: it ends the session',
  'sessions.signOutOthers': 'nothing: it ends sessions',
  'sessions.refreshTokens': 'the refresh id of the session',
  'sessions.requestPasswordReset': 'the mail of the account, which gets the code',
  'sessions.completePasswordReset': 'the mailed code',
  'credentials.changePassword': 'password',
  'credentials.askEmail': 'password',
  'credentials.confirmEmail':
    'the code that came to the new mail, which only who knew the password asked for',
  'credentials.askPhone': 'password',
  'credentials.confirmPhone':
    'the code that came to the new phone, which only who knew the password asked for',
  'credentials.readUndo': 'the mailed link',
  'credentials.undo': 'the mailed link',
  'channelCodes.join': 'nothing: a first number for a class that has none of the member',
  'channels.join': 'nothing: a first number for a class that has none of the member',
  'channels.saveProfile': 'password, where a number is replaced',
  'channelAccounts.resetPasswords': 'a role of staff above the member',
  'channelAccounts.repairRow': 'a role of staff',
  'members.revealPhone': 'a role of staff above the member, and a reason',
  'members.saveContact': 'a role of staff above the member',
  'classInfos.save': 'password, where the number of the guardian is replaced',
  'guardians.request': 'the guardian’s own answer: a link, and a code to a phone that is not the child’s',
  'guardians.openLink': 'the mailed link',
  'guardians.sendCode': 'the mailed link',
  'guardians.consent': 'the mailed link and a code, or an identity',
  'guardians.openIdentity': 'the mailed link',
  'guardians.getIdentity': 'the mailed link',
  'guardians.deny': 'the mailed link',
  'guardians.requestPageLink': 'the mail of the guardian, which gets the link',
  'guardians.openSession': 'the mailed link and a code',
  'guardians.endSession': 'the session of the guardian',
  'guardians.saveChatSettings': 'the session of the guardian',
  'guardians.sendPhoneCode': 'the session of the guardian',
  'guardians.openChildIdentity': 'the session of the guardian',
  'guardians.prove': 'the session of the guardian and a code, or an identity',
  'guardians.sendWithdrawalCode': 'the session of the guardian',
  'guardians.withdraw': 'the session of the guardian and a mailed code',
  'identity.answerSandbox': 'a window of the sandbox, which is shut in production',
  'identity.openSandbox': 'a window of the sandbox, which is shut in production',
  'identity.receive': 'the sealed answer of the provider',
  'identity.open': 'the provider proves the person; it opens nothing by itself',
  'thirdParties.saveTracking': 'nothing: it is asked again on every device and shows no one anything',
  'payments.prepareProduct': 'nothing: the number is that of one order',
  'guardianPayments.prepareProduct': 'the session of the guardian; the number is that of one order',
};

/** Subjects that are about nothing else, and names of such a thing in the path or body of any other route. */
const SUBJECTS = /^(?:accounts|sessions|credentials|guardians|identity|thirdParties|classInfos)\./;
const NAMES = /phone|email|password|guardian(?!.*payments|s\/children)|consent|birth/i;
/** Doors of rooms have passwords of their own. */
const ELSEWHERE = /^(?:battles|guardianPayments|guardianSubscriptions)\.(?!prepareProduct$)/;

function isAboutCredentials(name: RouteName): boolean {
  const route: RouteSpec = routeNamed(name);
  if (route.method === 'GET' || ELSEWHERE.test(name)) return false;
  const fields = Object.keys((route.body as { shape?: object } | undefined)?.shape ?? {});
  return SUBJECTS.test(name) || NAMES.test([route.path, ...fields].join(' '));
}

it('each route that changes a credential, a contact or a consent says what it asks for', () => {
  expect(ROUTE_NAMES.filter(isAboutCredentials).toSorted()).toEqual(Object.keys(ASKS).toSorted());
});

const OWN_PHONE = '01022223333';
const THIEFS_PHONE = '010-9999-8888';
let child: Child;
let classId = 0;
const profile = { nickname: '바다거북', introduction: '안녕하세요!' };
const saveInfo = (body: object) =>
  api.call('accounts.saveExtraInfo', { body: { name: '김바다', gender: 'OTHER', ...body } }, child);
const ownPhone = async () => (await api.call('profiles.getPhone', {}, child)).body.phoneNumber;
const saveProfile = (body: object) =>
  api.call(
    'channels.saveProfile',
    { params: { id: classId }, body: { ...profile, ...body } },
    { ...child, channelId: classId },
  );
const classInfo = { subject: 'PYTHON', firstRegistrationDate: '2026-03-02T07:00:00.000Z' };
const saveClassInfo = (body: object) =>
  api.call('classInfos.save', { params: { id: classId }, body: { ...classInfo, ...body } }, child);

beforeAll(async () => {
  classId = (await made()).channel.id;
  const asks = { plugins: { CLASS_INFO: true } };
  await test.server.deps.db.update(channels).set(asks).where(eq(channels.id, classId));
  child = await signUpChild(test.server, { email: 'chromebook@example.com' });
  await api.call(
    'channels.join',
    { params: { id: classId }, body: { ...profile, phoneNumber: OWN_PHONE } },
    child,
  );
});

it('gives an account no first phone, and replaces none', async () => {
  expect((await saveInfo({ phoneNumber: THIEFS_PHONE })).error.fieldErrors).toMatchObject([
    { field: 'password' },
  ]);
  expect((await saveInfo({ phoneNumber: THIEFS_PHONE, password: 'a-wild-guess' })).error.errorCode).toBe(
    'LOGIN_FAIL',
  );
  expect(await ownPhone()).toBe('');
  expect((await saveInfo({ phoneNumber: OWN_PHONE, password: child.password })).status).toBe(200);
  expect(await ownPhone()).toBe(OWN_PHONE);
  const again = await saveInfo({ phoneNumber: THIEFS_PHONE, password: child.password });
  expect(again.error.fieldErrors).toMatchObject([{ field: 'phoneNumber' }]);
  const ask = (password: string) =>
    api.call('credentials.askPhone', { body: { password, phoneNumber: THIEFS_PHONE } }, child);
  expect((await ask('a-wild-guess')).error.errorCode).toBe('LOGIN_FAIL');
  const guess = await api.call('credentials.confirmPhone', { body: { code: '000000' } }, child);
  expect(guess.error.errorCode).toBe('EMAIL_CODE_INVALID');
  expect(await ownPhone()).toBe(OWN_PHONE);
});

it('a phone is the account’s once the digits that came there are typed; the former one and the mail are told', async () => {
  const { password } = child;
  const wished = '010-5555-4444';
  const ask = (phoneNumber: string) =>
    api.call('credentials.askPhone', { body: { password, phoneNumber } }, child);
  expect((await ask(OWN_PHONE)).error.fieldErrors).toMatchObject([{ field: 'phoneNumber' }]);
  const code = await phoneCode(api, '01055554444', () => ask(wished));
  const confirm = (typed: string) => api.call('credentials.confirmPhone', { body: { code: typed } }, child);
  expect((await confirm(code === '000000' ? '000001' : '000000')).error.message).toContain('4번');
  expect(await ownPhone()).toBe(OWN_PHONE);
  const { list } = guardianMails(api, 'chromebook@example.com');
  expect((await confirm(code)).body.phoneNumber).toBe(wished);
  await expect.poll(async () => (await list()).length).toBe(1);
  const link = /\/account\/undo\/([\w-]{43})/.exec((await list())[0]?.body ?? '')?.[1] ?? '';
  expect(await ownPhone()).toBe('01055554444');
  expect((await confirm(code)).error.errorCode).toBe('EMAIL_CODE_INVALID');
  const told = async () => {
    const { body } = await api.call('textMessages.listOutbox');
    return body.outboxList.filter(({ to }) => to === OWN_PHONE).map(({ text }) => text);
  };
  await expect.poll(told).toContainEqual(expect.stringContaining('바뀌었어요'));
  const undone = await api.call('credentials.undo', { body: { token: link, newPassword: 'owners-new-66' } });
  expect(undone.status).toBe(200);
  const back = await api.call('sessions.signIn', {
    body: { loginName: child.loginName, password: 'owners-new-66' },
  });
  child = { ...child, token: back.headers.get('access_token') ?? '', password: 'owners-new-66' };
  expect(await ownPhone()).toBe(OWN_PHONE);
});

it('replaces no number by which a class reaches the child or its guardian', async () => {
  for (const phoneNumber of [THIEFS_PHONE, ''])
    expect((await saveProfile({ phoneNumber })).error.fieldErrors).toMatchObject([{ field: 'password' }]);
  expect((await saveProfile({ phoneNumber: THIEFS_PHONE, password: 'a-wild-guess' })).error.errorCode).toBe(
    'LOGIN_FAIL',
  );
  expect((await saveProfile({ phoneNumber: OWN_PHONE })).status, 'the same number').toBe(200);
  expect((await saveProfile({})).status, 'no number').toBe(200);
  expect((await saveProfile({ phoneNumber: THIEFS_PHONE, password: child.password })).status).toBe(200);

  expect((await saveClassInfo({ phoneNumber: '010-7777-6666' })).status, 'the first one').toBe(200);
  expect((await saveClassInfo({ phoneNumber: THIEFS_PHONE })).error.fieldErrors).toMatchObject([
    { field: 'password' },
  ]);
  const guessed = await saveClassInfo({ phoneNumber: THIEFS_PHONE, password: 'a-wild-guess' });
  expect(guessed.error.errorCode).toBe('LOGIN_FAIL');
  const kept = await api.call('classInfos.get', { params: { id: classId } }, child);
  expect(kept.body.phoneNumber).toBe('01077776666');
  expect((await saveClassInfo({ phoneNumber: '010-7777-6666', subject: 'SCRATCH' })).status).toBe(200);
});
