import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { ROUTES } from '#shared/contract/routes.ts';
import { createLog } from '#server/platform/log.ts';
import { createApiClient } from '../support/apiClient.ts';
import { signUpChild } from '../support/signUpChild.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../support/testServer.ts';

async function start(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await startTestServer(options);
  onTestFinished(() => server.close());
  return server;
}

/** How many of these answers refused to go on so fast. */
async function refused(calls: Iterable<Promise<{ status: number }>>): Promise<number> {
  return (await Promise.all(calls)).filter(({ status }) => status === 429).length;
}

it('a route without sign-in is counted by address, whoever the tokens say one is', async () => {
  const server = await start();
  const api = createApiClient(server.url);
  const children = await Promise.all(Array.from({ length: 4 }, () => signUpChild(server)));
  const { perMinute } = ROUTES.sessions.completePasswordReset;
  const calls = Array.from({ length: perMinute + 3 }, (_, n) =>
    api.call('sessions.completePasswordReset', { body: {} }, children[n % children.length]),
  );
  expect(await refused(calls)).toBe(3);
});

it('a class behind one address has a counter for each child where one is signed in', async () => {
  const server = await start();
  const api = createApiClient(server.url);
  const children = await Promise.all(Array.from({ length: 3 }, () => signUpChild(server)));
  const { perMinute } = ROUTES.problems.runCode;
  const ask = () =>
    children.map((child) => api.call('problems.runCode', { params: { problemId: 1 } }, child));
  expect(await refused(Array.from({ length: perMinute }, ask).flat())).toBe(0);
  expect(await refused(ask())).toBe(children.length);
});

it('a school behind one address opens what anyone may read at once', async () => {
  const server = await start();
  const api = createApiClient(server.url);
  const opens = Array.from({ length: 300 }, () => api.call('terms.get', { params: { type: 'SERVICE' } }));
  expect(await refused(opens)).toBe(0);
});

it('all requests of an address have one limit, before a token is looked at or a body is read', async () => {
  const server = await start({ settings: { REQUESTS_PER_MINUTE: '60', TRUSTED_PROXIES: '1' } });
  const from = (address: string, init: RequestInit = {}) =>
    fetch(`${server.url}/game/v1/users/me`, { ...init, headers: { 'x-forwarded-for': address } });
  expect(await refused(Array.from({ length: 60 }, () => from('192.0.2.1')))).toBe(0);
  expect((await from('192.0.2.1')).status).toBe(429);
  const broken = await fetch(`${server.url}/matchmake/joinOrCreate/world`, {
    method: 'POST',
    headers: { 'x-forwarded-for': '192.0.2.1', 'content-type': 'application/json' },
    body: '{"half":',
  });
  expect(broken.status).toBe(429);
  expect((await from('192.0.2.2')).status).toBe(401);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

it('who may not call is refused while the body is still on its way', async () => {
  const server = await start();
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST ${ROUTES.accounts.saveExtraInfo.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
      'Content-Length: 400000\r\n\r\n{"na',
  );
  const answer = await new Promise<string>((resolve) => {
    socket.once('data', (bytes) => resolve(String(bytes)));
  });
  socket.destroy();
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
});

it('no body is ever logged, however it is broken, and no line is long', async () => {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'trace', NODE_ENV: 'test' }, { write: (line) => void lines.push(line) });
  const server = await start({ log });
  const send = (body: string, path: string = ROUTES.sessions.signIn.path) =>
    fetch(`${server.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const secret = 'hunter2-geheim';
  const bodies = [
    `{"loginName":"dolphin_kim","password":"${secret}"`,
    secret,
    `{"password":"${secret}",}`,
    `{"loginName":"dolphin_kim","password":"${secret}","x":"${'y'.repeat(300_000)}`,
    `{"loginName":"dolphin_kim","password":"${secret}","x":"${'y'.repeat(600_000)}"}`,
    JSON.stringify({ loginName: 'dolphin_kim', password: secret, [secret.repeat(100)]: secret }),
    JSON.stringify({ loginName: secret.repeat(1000), password: [secret] }),
  ];
  for (const body of bodies) {
    expect((await send(body)).status).toBeLessThan(500);
    expect((await send(body, '/matchmake/joinOrCreate/world')).status).toBeLessThan(500);
  }
  await send('{}', `${ROUTES.sessions.signIn.path}?x=${'z'.repeat(10_000)}`);
  expect(lines.length).toBeGreaterThan(bodies.length);
  for (const line of lines) {
    expect(line).not.toContain(secret);
    expect(line.length).toBeLessThan(5000);
  }
});
