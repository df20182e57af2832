import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '#shared/contract/routes.ts';
import type { Requirement } from '#shared/contract/route.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { authorise } from '#server/domain/access/authorise.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

// Requirements of a route are checked before its handler; here on a route that has them for the test.
const test = setUpApi();
const { api, clock } = test;

const enter = (child: Child, ...requires: Requirement[]) =>
  authorise(
    test.server.deps,
    { ...ROUTES.accounts.getMe, requires },
    { authorization: `Bearer ${child.token}`, channelId: undefined, params: {} },
  );

const yearsAgo = (years: number, laterByDays: number) => {
  const day = clock.now();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  day.setUTCDate(day.getUTCDate() + laterByDays);
  return day.toISOString().slice(0, 10);
};

describe('a guardian’s consent', () => {
  it('is asked of a child under 14 until it is proved', async () => {
    const child = await signUpChild(test.server, { birthDate: yearsAgo(10, 0) });
    await expect(enter(child, 'guardianConsent')).rejects.toMatchObject({
      code: 'GUARDIAN_CONSENT_REQUIRED',
    });
    await expect(enter(child)).resolves.toMatchObject({ userId: child.user.userId });
    await test.server.deps.db
      .update(users)
      .set({ guardianConsent: 'PROVED' })
      .where(eq(users.id, child.user.userId));
    await expect(enter(child, 'guardianConsent')).resolves.toMatchObject({ userId: child.user.userId });
  });

  it('is needed no longer from the fourteenth birthday on', async () => {
    const child = await signUpChild(test.server, { birthDate: yearsAgo(14, 3) });
    await expect(enter(child, 'guardianConsent')).rejects.toMatchObject({
      code: 'GUARDIAN_CONSENT_REQUIRED',
    });
    clock.advance({ days: 5 });
    const { headers, body } = await api.call('sessions.signIn', {
      body: { loginName: child.loginName, password: child.password },
    });
    expect(body.needsGuardianConsent).toBe(false);
    const older = { ...child, token: headers.get('access_token') ?? '' };
    await expect(enter(older, 'guardianConsent')).resolves.toMatchObject({ userId: child.user.userId });
  });
});

it('the extra information is asked for until it was given', async () => {
  const child = await signUpChild(test.server);
  await expect(enter(child, 'extraInfo')).rejects.toMatchObject({ code: 'NEED_TO_CHANNEL_INFO' });
  const body = { name: '김바다', gender: 'FEMALE', introduction: '안녕하세요.' };
  await api.call('accounts.saveExtraInfo', { body }, child);
  await expect(enter(child, 'extraInfo')).resolves.toMatchObject({ userId: child.user.userId });
});
