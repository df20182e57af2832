import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { errorHandler } from './errorHandler.ts';

/** The caller's answer when a handler throws this. */
async function answerTo(error: Error): Promise<[number, unknown]> {
  const app = express()
    .get('/', () => {
      throw error;
    })
    .use(errorHandler(createLog({ LOG_LEVEL: 'silent', NODE_ENV: 'test' })));
  const server = createServer(app);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const { errorCode } = (await answer.json()) as { errorCode: unknown };
  return [answer.status, errorCode];
}

const withCode = (code: string) => Object.assign(new Error(`broken by ${code}`), { code });

it.each([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOSPC'],
  ...['57P01', '57P02', '57P03', '08000', '08006', '53100', '53300', '40001', '40P01'],
])('%s means to try again', async (code) => {
  expect(await answerTo(withCode(code))).toEqual([503, 'SERVICE_BUSY']);
  expect(await answerTo(new Error('Failed query', { cause: withCode(code) }))).toEqual([503, 'SERVICE_BUSY']);
});

it.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
])('«%s» means to try again', async (message) => {
  expect(await answerTo(new Error('Failed query', { cause: new Error(message) }))).toEqual([
    503,
    'SERVICE_BUSY',
  ]);
});

it('every address of a host that refuses is one refusal', async () => {
  const refusals = [withCode('ECONNREFUSED'), withCode('ECONNREFUSED')];
  const error = Object.assign(new AggregateError(refusals, ''), { code: 'ECONNREFUSED' });
  expect(await answerTo(error)).toEqual([503, 'SERVICE_BUSY']);
});

it.each(['23505', '42P01', 'ERR_OUT_OF_RANGE'])('%s is a fault of ours', async (code) => {
  expect(await answerTo(withCode(code))).toEqual([500, 'UNEXPECTED']);
});
