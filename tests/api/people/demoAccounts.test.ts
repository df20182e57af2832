import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  disableDemoAccounts,
  printDemoAccounts,
} from '#server/domain/seed/demoAccounts.ts';
import { createApiClient } from '../../support/apiClient.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  TOKEN_SECRET: 'q8Zr3vKf0mYw6BtNc2Hj9LxPd4GsUa7E',
  PUBLIC_URL: 'https://dolphin.example',
  ALLOW_SANDBOX: 'mail,sms,identity,payments',
};
let development: TestServer;

beforeAll(async () => {
  development = await startTestServer();
  await printDemoAccounts(development.deps);
});

afterAll(() => development.close());

async function signInto(server: TestServer) {
  const api = createApiClient(server.url);
  return Promise.all(
    DEMO_ACCOUNTS.map(async ({ loginName }) => {
      const reply = await api.call('sessions.signIn', { body: { loginName, password: DEMO_PASSWORD } });
      return reply.status < 300 ? 'in' : reply.error.errorCode;
    }),
  );
}

it('shuts the demo accounts of development at a start in production, and opens them again', async () => {
  expect(await signInto(development)).toEqual(['in', 'in', 'in']);

  const production = await startTestServer({ databaseUrl: development.databaseUrl, settings: PRODUCTION });
  try {
    expect(await signInto(production)).toEqual(['LOGIN_FAIL', 'LOGIN_FAIL', 'LOGIN_FAIL']);
  } finally {
    await production.close();
  }

  await printDemoAccounts(development.deps);
  expect(await signInto(development)).toEqual(['in', 'in', 'in']);
});

it('says so in the log', async () => {
  const api = createApiClient(development.url);
  const lines: unknown[] = [];
  const { db, log } = development.deps;
  const listening = log.child({});
  listening.warn = (...line: unknown[]) => void lines.push(line);
  await disableDemoAccounts(db, listening);
  expect(lines).toEqual([
    [
      { loginNames: expect.arrayContaining(DEMO_ACCOUNTS.map(({ loginName }) => loginName)) as unknown },
      'demo accounts of development are in this database: they are disabled',
    ],
  ]);
  expect(
    (await api.call('sessions.signIn', { body: { loginName: 'demo_wave', password: DEMO_PASSWORD } })).status,
  ).toBe(401);
});
