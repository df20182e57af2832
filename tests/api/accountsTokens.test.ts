import { decodeJwt, SignJWT } from 'jose';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenKey } from '#server/domain/accounts/tokenKey.ts';
import { createApiClient, type ApiClient, type ApiReply } from '../support/apiClient.ts';
import { movableClock } from '../support/movableClock.ts';
import { signUpChild, type Child } from '../support/signUpChild.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const clock = movableClock();
let server: TestServer;
let api: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ clock });
  api = createApiClient(server.url);
});
afterAll(() => server.close());

const refresh = (refreshId: string) => api.call('refreshTokens', { body: { refreshId } });
const idOf = (reply: ApiReply<'refreshTokens'>) => reply.headers.get('refresh_id') ?? '';
const signInAgain = async ({ loginName, password }: Child) => {
  const { headers } = await api.call('signIn', { body: { loginName, password } });
  return { token: headers.get('access_token') ?? '', refreshId: headers.get('refresh_id') ?? '' };
};

async function expectWorking(refreshId: string): Promise<string> {
  const reply = await refresh(refreshId);
  expect([reply.status, reply.error.errorCode]).toEqual([200, undefined]);
  return idOf(reply);
}
async function expectRefused(refreshId: string): Promise<void> {
  const reply = await refresh(refreshId);
  expect([reply.status, reply.error.errorCode]).toEqual([401, 'INVALID_AUTH_TOKEN']);
  expect(reply.headers.get('refresh_id')).toBeNull();
}

describe('access tokens', () => {
  it('carry the user and the session, and expire', async () => {
    const child = await signUpChild(server);
    const { sub, sid, iat, exp } = decodeJwt(child.token);
    expect([sub, sid]).toEqual([String(child.user.userId), expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect((exp ?? 0) - (iat ?? 0)).toBe(server.deps.config.ACCESS_TOKEN_MINUTES * 60);
    clock.advance({ minutes: server.deps.config.ACCESS_TOKEN_MINUTES, seconds: 1 });
    const late = await api.call('getMe', {}, child);
    expect([late.status, late.error.errorCode]).toEqual([401, 'EXPIRED_TOKEN']);
  });

  it('are refused when forged, cut, or absent', async () => {
    const child = await signUpChild(server);
    const sign = (claims: Record<string, unknown>, key = tokenKey(server.deps.config)) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('10y').sign(key);
    const otherKey = new TextEncoder().encode('x'.repeat(40));
    const [header, payload] = child.token.split('.');
    const forged = [
      await sign({ sub: '1', sid: 'any' }, otherKey),
      await sign({ sub: '1' }),
      await sign({ sub: 'admin', sid: 'any' }),
      await sign({ sub: '-1', sid: 'any' }),
      `${header}.${payload}.`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`,
      'nonsense',
    ];
    for (const token of forged) {
      const { status, error } = await api.call('getMe', {}, { token });
      expect([token, status, error.errorCode]).toEqual([token, 401, 'INVALID_AUTH_TOKEN']);
    }
    const without = await api.call('getMe');
    expect([without.status, without.error.errorCode]).toEqual([401, 'NEED_TO_LOGIN']);
  });

  it('of a user that is gone answer MEMBER_NOT_FOUND', async () => {
    const child = await signUpChild(server);
    await server.deps.db.execute(sql`delete from users where id = ${child.user.userId}`);
    const { status, error } = await api.call('getMe', {}, child);
    expect([status, error.errorCode]).toEqual([404, 'MEMBER_NOT_FOUND']);
  });
});

describe('refresh ids', () => {
  it('are traded for new ones, again and again', async () => {
    const child = await signUpChild(server);
    let refreshId = child.refreshId;
    for (let turn = 0; turn < 4; turn += 1) {
      const reply = await refresh(refreshId);
      const me = await api.call('getMe', {}, { token: reply.headers.get('access_token') ?? '' });
      expect(me.body.userId).toBe(child.user.userId);
      expect(idOf(reply)).not.toBe(refreshId);
      refreshId = idOf(reply);
      clock.advance({ minutes: 9 });
    }
  });

  it('are not stored as they are', async () => {
    const child = await signUpChild(server);
    const { rows } = await server.deps.db.execute(sql`select * from refresh_sessions`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(child.refreshId);
  });

  it('run out when nobody comes back', async () => {
    const child = await signUpChild(server);
    clock.advance({ days: server.deps.config.REFRESH_TOKEN_DAYS, seconds: 1 });
    await expectRefused(child.refreshId);
  });

  it.each(['unknown', 'x'.repeat(512), '한글', "' or 1=1", '\u0000'])(
    'that nobody issued are refused: %j',
    expectRefused,
  );

  it('end the whole sign-in when one is used twice', async () => {
    const child = await signUpChild(server);
    const elsewhere = await signInAgain(child);
    const revoked: unknown[] = [];
    const note = (event: unknown) => revoked.push(event);
    server.deps.events.on('sessionsRevoked', note);

    const second = await expectWorking(child.refreshId);
    const third = await expectWorking(second);
    await expectRefused(child.refreshId);
    await expectRefused(third);
    await expectRefused(second);
    server.deps.events.off('sessionsRevoked', note);

    expect(revoked).toEqual([{ userId: child.user.userId, sessionId: decodeJwt(child.token)['sid'] }]);
    await expectWorking(elsewhere.refreshId);
  });
});

describe('an answer that was lost', () => {
  it('does not sign anybody out: the old id works once more, and only its newest successor counts', async () => {
    const child = await signUpChild(server);
    await expectWorking(child.refreshId);
    clock.advance({ seconds: 10 });
    await expectWorking(child.refreshId);
    clock.advance({ seconds: 10 });
    const arrived = await expectWorking(child.refreshId);
    clock.advance({ seconds: 60 });
    await expectWorking(arrived);
  });

  it('is believed for half a minute only', async () => {
    const child = await signUpChild(server);
    const successor = await expectWorking(child.refreshId);
    clock.advance({ seconds: 31 });
    await expectRefused(child.refreshId);
    await expectRefused(successor);
  });

  it('is not believed when the successor was used', async () => {
    const child = await signUpChild(server);
    await expectWorking(child.refreshId);
    const arrived = await expectWorking(child.refreshId);
    const next = await expectWorking(arrived);
    await expectRefused(child.refreshId);
    await expectRefused(next);
  });

  it('gives two holders of one id away: the successor that was replaced ends the sign-in', async () => {
    const child = await signUpChild(server);
    const stolen = await expectWorking(child.refreshId);
    const replaced = await expectWorking(child.refreshId);
    await expectRefused(stolen);
    await expectRefused(replaced);
  });
});

describe('at once', () => {
  it('many refreshes with one id leave exactly one id that works', async () => {
    const child = await signUpChild(server);
    const replies = await Promise.all(Array.from({ length: 8 }, () => refresh(child.refreshId)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const { rows } = await server.deps.db.execute(sql`
      select count(*)::int as live from refresh_sessions
      where user_id = ${child.user.userId} and used_at is null and revoked_at is null`);
    expect(rows).toEqual([{ live: 1 }]);
  });

  it('a refresh cannot slip through a sign-out', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const child = await signUpChild(server);
      const [refreshed] = await Promise.all([
        refresh(child.refreshId),
        api.call('signOut', { body: {} }, child),
      ]);
      await expectRefused(child.refreshId);
      if (refreshed.status === 200) await expectRefused(idOf(refreshed));
    }
  });
});

describe('signing out', () => {
  it('ends this sign-in, tells the rooms, and leaves other devices alone', async () => {
    const child = await signUpChild(server);
    const elsewhere = await signInAgain(child);
    const told = new Promise((resolve) => server.deps.events.once('sessionsRevoked', resolve));
    const { status } = await api.call('signOut', {}, child);
    expect(status).toBe(200);
    expect(await told).toEqual({ userId: child.user.userId, sessionId: decodeJwt(child.token)['sid'] });
    await expectRefused(child.refreshId);
    await expectWorking(elsewhere.refreshId);
    expect((await api.call('signOut', {}, child)).status).toBe(200);
  });
});
