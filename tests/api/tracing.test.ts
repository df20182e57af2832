import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { trace } from '@opentelemetry/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSentryTracking } from '#server/gateways/errorTracking/sentryTracking.ts';
import { createApiClient } from '../support/apiClient.ts';
import { eventually } from '../support/eventually.ts';
import { solveProblem } from '../support/learn.ts';
import { signUpDressedChild } from '../support/signUpChild.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}

/** A collector that keeps what it is sent: spans by OTLP, and events of Sentry. */
const spans: Span[] = [];
const events: string[] = [];
let collector: Server;
let server: TestServer;

beforeAll(async () => {
  collector = createServer((request, response) => {
    void request.toArray().then((parts) => {
      const body = parts.join('');
      if (request.url === '/v1/traces') spans.push(...spansOf(JSON.parse(body)));
      else events.push(body);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  server = await startTestServer({ settings: { OTEL_EXPORTER_OTLP_ENDPOINT: addressOf(collector) } });
});
afterAll(async () => {
  await server.close();
  collector.close();
  collector.closeAllConnections();
});

const addressOf = (one: Server) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;

function spansOf(body: { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }): Span[] {
  return body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
}

it('one trace goes from the request through verb, transaction and SQL to the judge', async () => {
  const api = createApiClient(server.url);
  const child = await signUpDressedChild(server);
  await solveProblem(api, child, [1, 0]);
  await eventually(() => {
    const judged = spans.find(({ name }) => name === 'judge');
    expect(judged).toBeDefined();
    const ofTrace = spans.filter(({ traceId }) => traceId === judged?.traceId);
    const names = new Set(ofTrace.map(({ name }) => name));
    expect([...names]).toEqual(
      expect.arrayContaining([
        'POST submissions.submit',
        'verb submissions.submit',
        'transaction',
        'SQL insert',
        'judge submission',
        'judge',
      ]),
    );
    expect(pathTo(ofTrace, judged)).toEqual(
      expect.arrayContaining(['POST submissions.submit', 'judge submission']),
    );
  });
  const sent = JSON.stringify(spans);
  for (const secret of [child.loginName, child.user.nickname, child.password])
    expect(sent).not.toContain(secret);
});

it('a refusal names its code, and nothing of the caller', async () => {
  const api = createApiClient(server.url);
  await api.call('sessions.signIn', { body: { loginName: 'nobody_here', password: 'wrong password' } });
  await eventually(() => {
    const refused = spans.find(({ name }) => name === 'POST sessions.signIn');
    expect(refused?.attributes).toContainEqual({ key: 'error.type', value: { stringValue: 'LOGIN_FAIL' } });
  });
  expect(JSON.stringify(spans)).not.toContain('nobody_here');
});

it('what watches errors is not disturbed: nothing of the process is taken', async () => {
  expect(trace.getTracer('anybody').startSpan('nothing').isRecording()).toBe(false);
  expect(trace.getActiveSpan()).toBeUndefined();
  const sentry = createSentryTracking({ dsn: addressOf(collector).replace('://', '://key@') + '/1' });
  sentry.report(new Error('told to Sentry'), { route: 'GET /game/v1/me', code: 'UNEXPECTED' });
  await sentry.close();
  expect(events.join('\n')).toContain('"type":"event"');
});

/** Names from the root down to a span. */
function pathTo(all: readonly Span[], span: Span | undefined): string[] {
  if (!span) return [];
  return [
    ...pathTo(
      all,
      all.find(({ spanId }) => spanId === span.parentSpanId),
    ),
    span.name,
  ];
}
