import { expect, it } from 'vitest';
import { ROUTES } from '#shared/contract/routes.ts';
import { setUpApi } from '../../support/setUpApi.ts';

const test = setUpApi();
const { api } = test;

it.each(['requestPasswordReset', 'completePasswordReset'] as const)(
  '%s is limited by address',
  async (name) => {
    const { perMinute } = ROUTES.sessions[name];
    const calls = Array.from({ length: perMinute + 3 }, () => api.call(`sessions.${name}`, { body: {} }));
    const codes = (await Promise.all(calls)).map(({ status, error }) => `${status} ${error.errorCode}`);
    expect(codes.filter((code) => code === '400 VALIDATION_FAIL')).toHaveLength(perMinute);
    expect(codes.filter((code) => code === '429 TOO_MANY_REQUESTS')).toHaveLength(3);
  },
);

it('a class behind one address fits through sign-in and sign-up, a flood does not', async () => {
  const attempts = await Promise.all(
    Array.from({ length: ROUTES.sessions.signIn.perMinute + 5 }, () =>
      api.call('sessions.signIn', { body: {} }),
    ),
  );
  expect(attempts.filter(({ status }) => status === 429)).toHaveLength(5);
  expect(ROUTES.accounts.signUp.perMinute).toBeGreaterThanOrEqual(40);
});
