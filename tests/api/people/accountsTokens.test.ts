import { decodeJwt, SignJWT } from 'jose';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tokenKey } from '#server/domain/people/sessions/accessToken.ts';
import type { ApiReply, RequestParts } from '../../support/apiClient.ts';
import { nextEvent } from '../../support/nextEvent.ts';
import { SAMPLE_REQUESTS } from '../../support/sampleRequests.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api, clock } = test;

const refresh = (refreshId: string) => api.call('sessions.refreshTokens', { body: { refreshId } });
const idOf = (reply: ApiReply<'sessions.refreshTokens'>) => reply.headers.get('refresh_id') ?? '';
const signInAgain = async ({ loginName, password }: Child) => {
  const { headers } = await api.call('sessions.signIn', { body: { loginName, password } });
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
    const child = await signUpChild(test.server);
    const { sub, sid, iat, exp } = decodeJwt(child.token);
    expect([sub, sid]).toEqual([String(child.user.userId), expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect((exp ?? 0) - (iat ?? 0)).toBe(test.server.deps.config.ACCESS_TOKEN_MINUTES * 60);
    clock.advance({ minutes: test.server.deps.config.ACCESS_TOKEN_MINUTES, seconds: 1 });
    const late = await api.call('accounts.getMe', {}, child);
    expect([late.status, late.error.errorCode]).toEqual([401, 'EXPIRED_TOKEN']);
  });

  it('of a machine whose clock is 40 s ahead, or behind, are taken by the others', async () => {
    for (const seconds of [40, -40]) {
      clock.advance({ seconds });
      const child = await signUpChild(test.server);
      clock.advance({ seconds: -seconds });
      expect((await api.call('accounts.getMe', {}, child)).status).toBe(200);
      await expectWorking(child.refreshId);
    }
  });

  it('are refused when forged, cut, or absent', async () => {
    const child = await signUpChild(test.server);
    const sign = (claims: Record<string, unknown>, key = tokenKey(test.server.deps.config)) =>
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
      const { status, error } = await api.call('accounts.getMe', {}, { token });
      expect([token, status, error.errorCode]).toEqual([token, 401, 'INVALID_AUTH_TOKEN']);
    }
    const without = await api.call('accounts.getMe');
    expect([without.status, without.error.errorCode]).toEqual([401, 'NEED_TO_LOGIN']);
  });

  it('of a session that ended end within a minute, not those of other devices', async () => {
    const child = await signUpChild(test.server);
    const elsewhere = await signInAgain(child);
    expect((await api.call('accounts.getMe', {}, child)).status).toBe(200);
    await api.call('sessions.signOut', {}, child);
    clock.advance({ seconds: 60 });
    const { status, error } = await api.call('accounts.getMe', {}, child);
    expect([status, error.errorCode]).toEqual([401, 'INVALID_AUTH_TOKEN']);
    expect((await api.call('accounts.getMe', {}, elsewhere)).status).toBe(200);
  });

  it.each(['accounts.getMe', 'profiles.saveMusicState', 'friends.request', 'quests.accept'] as const)(
    'of a user that is gone answer NEED_TO_LOGIN, used before or not: %s',
    async (name) => {
      for (const usedBefore of [false, true]) {
        const child = await signUpChild(test.server);
        const other = await signUpChild(test.server);
        if (usedBefore) await api.call('economy.getPoints', {}, child);
        await test.server.deps.db.execute(sql`delete from users where id = ${child.user.userId}`);
        const request: RequestParts =
          name === 'friends.request' ? { body: { userId: other.user.userId } } : SAMPLE_REQUESTS[name];
        const { status, error } = await api.call(name, request, child);
        expect([status, error.errorCode]).toEqual([401, 'NEED_TO_LOGIN']);
      }
    },
  );
});

describe('refresh ids', () => {
  it('are traded for new ones, again and again', async () => {
    const child = await signUpChild(test.server);
    let refreshId = child.refreshId;
    for (let turn = 0; turn < 4; turn += 1) {
      const reply = await refresh(refreshId);
      const me = await api.call('accounts.getMe', {}, { token: reply.headers.get('access_token') ?? '' });
      expect(me.body.userId).toBe(child.user.userId);
      expect(idOf(reply)).not.toBe(refreshId);
      refreshId = idOf(reply);
      clock.advance({ minutes: 9 });
    }
  });

  it('are not stored as they are', async () => {
    const child = await signUpChild(test.server);
    const { rows } = await test.server.deps.db.execute(sql`select * from refresh_sessions`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(child.refreshId);
  });

  it('run out when nobody comes back', async () => {
    const child = await signUpChild(test.server);
    clock.advance({ days: test.server.deps.config.REFRESH_TOKEN_DAYS, seconds: 1 });
    await expectRefused(child.refreshId);
  });

  it.each(['unknown', 'x'.repeat(512), '한글', "' or 1=1", '\u0000'])(
    'that nobody issued are refused: %j',
    expectRefused,
  );

  it('end the whole sign-in when one is used twice', async () => {
    const child = await signUpChild(test.server);
    const elsewhere = await signInAgain(child);
    const revoked: unknown[] = [];
    const note = (event: unknown) => revoked.push(event);
    const unfollow = test.server.deps.events.follow({ 'session.revoked': note });

    const second = await expectWorking(child.refreshId);
    const third = await expectWorking(second);
    await expectRefused(child.refreshId);
    await expectRefused(third);
    await expectRefused(second);
    unfollow();

    expect(revoked).toMatchObject([{ userId: child.user.userId, sessionId: decodeJwt(child.token)['sid'] }]);
    await expectWorking(elsewhere.refreshId);
  });
});

describe('an answer that was lost', () => {
  it('does not sign anybody out: the old id works once more, and only its newest successor counts', async () => {
    const child = await signUpChild(test.server);
    await expectWorking(child.refreshId);
    clock.advance({ seconds: 10 });
    await expectWorking(child.refreshId);
    clock.advance({ seconds: 10 });
    const arrived = await expectWorking(child.refreshId);
    clock.advance({ seconds: 60 });
    await expectWorking(arrived);
  });

  it('is believed for half a minute of the database, whatever the clocks of two machines say', async () => {
    const child = await signUpChild(test.server);
    let refreshId = child.refreshId;
    for (const seconds of [40, -40, -40, 40]) {
      await expectWorking(refreshId);
      clock.advance({ seconds });
      refreshId = await expectWorking(refreshId);
    }
    const successor = await expectWorking(refreshId);
    await test.server.deps.db.execute(sql`
      update refresh_sessions set used_at = used_at - interval '31 seconds' where user_id = ${child.user.userId}`);
    await expectRefused(refreshId);
    await expectRefused(successor);
  });

  it('is not believed when the successor was used', async () => {
    const child = await signUpChild(test.server);
    await expectWorking(child.refreshId);
    const arrived = await expectWorking(child.refreshId);
    const next = await expectWorking(arrived);
    await expectRefused(child.refreshId);
    await expectRefused(next);
  });

  it('gives two holders of one id away: the successor that was replaced ends the sign-in', async () => {
    const child = await signUpChild(test.server);
    const stolen = await expectWorking(child.refreshId);
    const replaced = await expectWorking(child.refreshId);
    await expectRefused(stolen);
    await expectRefused(replaced);
  });
});

describe('at once', () => {
  it('many refreshes with one id leave exactly one id that works', async () => {
    const child = await signUpChild(test.server);
    const replies = await Promise.all(Array.from({ length: 8 }, () => refresh(child.refreshId)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const { rows } = await test.server.deps.db.execute(sql`
      select count(*)::int as live from refresh_sessions
      where user_id = ${child.user.userId} and used_at is null and revoked_at is null`);
    expect(rows).toEqual([{ live: 1 }]);
  });

  it('a refresh cannot slip through a sign-out', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const child = await signUpChild(test.server);
      const [refreshed] = await Promise.all([
        refresh(child.refreshId),
        api.call('sessions.signOut', { body: {} }, child),
      ]);
      await expectRefused(child.refreshId);
      if (refreshed.status === 200) await expectRefused(idOf(refreshed));
    }
  });
});

describe('signing out', () => {
  it('ends this sign-in, tells the rooms, and leaves other devices alone', async () => {
    const child = await signUpChild(test.server);
    const elsewhere = await signInAgain(child);
    const told = nextEvent(test.server.deps.events, 'session.revoked');
    const { status } = await api.call('sessions.signOut', {}, child);
    expect(status).toBe(200);
    expect(await told).toMatchObject({ userId: child.user.userId, sessionId: decodeJwt(child.token)['sid'] });
    await expectRefused(child.refreshId);
    await expectWorking(elsewhere.refreshId);
    expect((await api.call('sessions.signOut', {}, child)).status).toBe(200);
  });
});
