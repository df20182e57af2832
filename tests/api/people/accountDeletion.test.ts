import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { GRACE_DAYS } from '#shared/contract/people/accounts.ts';
import { schema } from '#server/db/schema.ts';
import { exportedTables, NOT_EXPORTED } from '#server/domain/exportUserData.ts';
import { eraseDeletedAccounts } from '#server/domain/people/me/deleteAccount.ts';
import { listSandboxMails } from '#server/gateways/mail/sandboxMail.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

const requestDeletion = (child: Child, password = child.password) =>
  api.call('accounts.requestDeletion', { body: { password } }, child);
const signIn = ({ loginName, password }: Child) =>
  api.call('sessions.signIn', { body: { loginName, password } });
const refresh = ({ refreshId }: Child) => api.call('sessions.refreshTokens', { body: { refreshId } });

async function secondDevice(child: Child): Promise<Child> {
  const { headers } = await signIn(child);
  return {
    ...child,
    token: headers.get('access_token') ?? '',
    refreshId: headers.get('refresh_id') ?? '',
  };
}

describe('an account', () => {
  it('is erased after 7 days, and everything that is its own with it', async () => {
    const child = await signUpChild(test.server, { email: `erase-${Date.now()}@example.com` });
    const reply = await requestDeletion(child);
    const days = (Date.parse(reply.body.eraseAt) - test.clock.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(GRACE_DAYS - 0.01);
    expect((await refresh(child)).error.errorCode).toBe('INVALID_AUTH_TOKEN');
    const { email } = child.user;
    await expect
      .poll(async () => (await listSandboxMails(test.server.deps.db)).some(({ to }) => to === email))
      .toBe(true);

    test.clock.advance({ days: GRACE_DAYS - 1 });
    await eraseDeletedAccounts(test.server.deps);
    expect((await signIn(child)).body.eraseAt).toBe(reply.body.eraseAt);
    test.clock.advance({ days: 1, minutes: 1 });
    await eraseDeletedAccounts(test.server.deps);
    expect((await signIn(child)).error.errorCode).toBe('LOGIN_FAIL');
  });

  it('can be taken back until then', async () => {
    const child = await signUpChild(test.server);
    await requestDeletion(child);
    const back = await secondDevice(child);
    expect((await api.call('accounts.cancelDeletion', {}, back)).body.eraseAt).toBeNull();
    test.clock.advance({ days: GRACE_DAYS + 1 });
    await eraseDeletedAccounts(test.server.deps);
    expect((await signIn(child)).status).toBe(200);
  });

  it('is not erased later because it was asked for twice', async () => {
    const child = await signUpChild(test.server);
    const { eraseAt } = (await requestDeletion(child)).body;
    test.clock.advance({ days: 2 });
    expect((await requestDeletion(await secondDevice(child))).body.eraseAt).toBe(eraseAt);
  });

  it('stays when the password is wrong, and guesses wait', async () => {
    const child = await signUpChild(test.server);
    const codes = [];
    for (let guess = 0; guess < 7; guess += 1)
      codes.push((await requestDeletion(child, `wrong-${guess}`)).error.errorCode);
    expect(codes[0]).toBe('LOGIN_FAIL');
    expect(codes.at(-1)).toBe('ACCOUNT_LOCKED');
    expect((await api.call('accounts.getMe', {}, child)).body.eraseAt).toBeNull();
  });
});

it('signing out elsewhere ends every other sign-in and not this one', async () => {
  const here = await signUpChild(test.server);
  const [one, other] = [await secondDevice(here), await secondDevice(here)];
  expect((await api.call('sessions.signOutOthers', {}, here)).body.endedCount).toBe(2);
  for (const device of [one, other])
    expect((await refresh(device)).error.errorCode).toBe('INVALID_AUTH_TOKEN');
  expect((await refresh(here)).status).toBe(200);
  expect((await api.call('sessions.signOutOthers', {}, here)).body.endedCount).toBe(0);
});

describe('the file of what is kept', () => {
  const download = async (child: Child) => {
    const reply = await fetch(`${test.server.url}/game/v1/users/me/exports`, {
      headers: { authorization: `Bearer ${child.token}` },
    });
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment/);
    const text = await reply.text();
    return { text, json: JSON.parse(text) as Record<string, readonly Record<string, unknown>[]> };
  };

  it('has what is of the user, nothing of others, and no secrets', async () => {
    const [child, other] = [await signUpDressedChild(test.server), await signUpDressedChild(test.server)];
    const ask = { body: { userId: child.user.userId } };
    await api.call('friends.request', ask, other);
    await api.call('moderation.block', { params: { id: child.user.userId } }, other);
    const { json, text } = await download(child);
    expect(json['users']).toMatchObject([{ id: child.user.userId, loginName: child.loginName }]);
    expect(json['inventory_items']?.length).toBeGreaterThan(3);
    expect(json['user_blocks']).toEqual([]);
    expect(json['notifications']).toMatchObject([{ notificationType: 'FRIEND_REQUEST' }]);
    expect(text).not.toContain(other.loginName);
    expect(text).not.toMatch(/"(passwordHash|tokenHash|codeHash)"/);
  });

  it('has every table that names users, or says why not', () => {
    const named = everyTable()
      .filter((table) => namesUsers(table))
      .map(({ name }) => name);
    const told = [...exportedTables(), ...Object.keys(NOT_EXPORTED)];
    expect(named.length).toBeGreaterThan(20);
    const untold = named.filter((name) => !told.includes(name));
    expect(untold, 'add each to RULES or NOT_EXPORTED of src/server/domain/exportUserData.ts').toEqual([]);
  });
});

const isTable = (value: unknown): value is PgTable => is(value, PgTable);
const everyTable = () =>
  Object.values(schema as Record<string, unknown>)
    .filter(isTable)
    .map(getTableConfig);

/** By a reference to users, or by a column that holds the id of somebody. */
function namesUsers({ columns, foreignKeys }: ReturnType<typeof getTableConfig>): boolean {
  const refers = foreignKeys.some((key) => key.reference().foreignTable === schema.users);
  const holdsId = columns.some(
    ({ name, dataType }) =>
      dataType === 'number' &&
      /(^|_)(user|owner|actor|author|sender|receiver|member|requester)_?id$|_by$/i.test(snake(name)),
  );
  return refers || holdsId;
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
