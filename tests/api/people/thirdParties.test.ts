import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '#server/platform/config.ts';
import { trackingConsents } from '#server/db/tables/people/thirdParties.ts';
import { createErrorTracking } from '#server/gateways/errorTracking/createErrorTracking.ts';
import { noErrorTracking } from '#server/gateways/errorTracking/errorTracking.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild } from '../../support/signUpChild.ts';

const SENTRY_DSN = 'https://0123456789abcdef@sentry.example/1';
const test = setUpApi({
  settings: {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://127.0.0.1:4000',
    TOKEN_SECRET: 'mJ3v8Qx1Zr6Tn0Wb5Ly9Hc2Kd7Fp4Gs8',
    ALLOW_SANDBOX: 'mail,sms,identity,payments',
    SENTRY_DSN,
    ANALYTICS_URL: 'https://figures.example/api/event',
  },
});
const { api } = test;
const SERVICES = { sentryDsn: SENTRY_DSN, analyticsUrl: 'https://figures.example/api/event', pixelUrl: null };

describe('figures for third parties', () => {
  it('are sent by consent alone, which is taken back as it was given', async () => {
    const user = await signUpChild(test.server);
    const save = async (isGiven: boolean) =>
      (await api.call('thirdParties.saveTracking', { body: { isGiven } }, user)).body;
    expect((await api.call('thirdParties.getTracking', {}, user)).body).toEqual({
      isOffered: true,
      consent: 'UNKNOWN',
      services: null,
    });
    expect(await save(true)).toEqual({ isOffered: true, consent: 'GIVEN', services: SERVICES });
    expect(await save(false)).toEqual({ isOffered: true, consent: 'REFUSED', services: null });
    const kept = await test.server.deps.db.select().from(trackingConsents);
    expect(kept).toMatchObject([{ userId: user.user.userId, isGiven: false }]);
  });

  it('are never offered to a child, and a yes of one is not kept', async () => {
    const born = test.clock.now();
    born.setUTCFullYear(born.getUTCFullYear() - 13);
    const child = await signUpChild(test.server, { birthDate: born.toISOString().slice(0, 10) });
    const before = await test.server.deps.db.$count(trackingConsents);
    const reply = await api.call('thirdParties.saveTracking', { body: { isGiven: true } }, child);
    expect(reply.body).toEqual({ isOffered: false, consent: 'REFUSED', services: null });
    expect(await test.server.deps.db.$count(trackingConsents)).toBe(before);
  });

  it('need a decision', async () => {
    const user = await signUpChild(test.server);
    const { error } = await api.call('thirdParties.saveTracking', { body: { isGiven: 'yes' } }, user);
    expect(error.errorCode).toBe('VALIDATION_FAIL');
  });
});

describe('errors', () => {
  const listenAsSentry = async () => {
    const envelopes: string[] = [];
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        envelopes.push(Buffer.concat(chunks).toString('utf8'));
        response.end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    return {
      envelopes,
      dsn: `http://0123456789abcdef@127.0.0.1:${(server.address() as AddressInfo).port}/1`,
    };
  };

  it('are told to Sentry with their kind and place, and with nothing that was in them', async () => {
    const { envelopes, dsn } = await listenAsSentry();
    const tracking = await createErrorTracking({
      config: { NODE_ENV: 'production', SENTRY_DSN: dsn },
    });
    const cause = new Error('insert into users (child@example.com, 010-1234-5678)');
    const error = failureOf(() => parseConfig({ NODE_ENV: '별가람' }));
    error.cause = cause;
    tracking.report(error, { route: 'GET /game/v1/lessons/:id', code: 'UNEXPECTED' });
    await tracking.close();
    const [envelope = ''] = envelopes;
    expect(envelopes).toHaveLength(1);
    for (const told of [
      'ConfigError',
      'src/server/platform/config.ts',
      'GET /game/v1/lessons/:id',
      'UNEXPECTED',
    ])
      expect(envelope).toContain(told);
    for (const secret of ['별가람', 'child@example.com', '010-1234', 'insert into'])
      expect(envelope).not.toContain(secret);
  });

  it('are told to nobody outside of production, and without a DSN', async () => {
    const { dsn } = await listenAsSentry();
    const inTest = await createErrorTracking({ config: { NODE_ENV: 'test', SENTRY_DSN: dsn } });
    const without = await createErrorTracking({ config: { NODE_ENV: 'production', SENTRY_DSN: undefined } });
    expect([inTest, without]).toEqual([noErrorTracking, noErrorTracking]);
  });
});

function failureOf(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('failureOf: nothing failed');
}
