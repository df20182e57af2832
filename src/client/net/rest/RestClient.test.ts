import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#shared/contract/route.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { ApiError } from './ApiError.ts';
import { RestClient, type ApiErrorReaction } from './RestClient.ts';
import { createTokenStorage, type TokenStorage } from './tokenStorage.ts';

const classShell = defineRoute({
  method: 'GET',
  path: '/channel/v1/shells',
  access: { channelRole: 'visitor' },
  summary: 'The shell of a class.',
  response: z.object({ name: z.string() }),
});
const shellOfClass = defineRoute({
  method: 'GET',
  path: '/channel/v1/channels/:id/shells',
  access: { channelRole: 'visitor', channelFrom: 'id' },
  summary: 'The shell of a class that its path names.',
  params: z.object({ id: z.number() }),
  response: z.object({ name: z.string() }),
});
const seaShells = defineRoute({
  method: 'GET',
  path: '/game/v1/shells/:id',
  access: 'signedIn',
  summary: 'A shell.',
  params: z.object({ id: z.number() }),
  query: z.object({ colour: z.string().optional() }),
  response: z.object({ name: z.string() }),
});

const saveShell = defineRoute({
  method: 'POST',
  path: '/game/v1/shells',
  access: 'signedIn',
  summary: 'Keeps a shell.',
  body: z.object({ name: z.string() }),
  response: z.object({ name: z.string() }),
});

const upload = defineRoute({
  method: 'POST',
  path: '/game/v1/shells/pictures',
  access: 'signedIn',
  summary: 'A picture.',
  upload: { field: 'icon', maxFiles: 1, maxBytes: 1_000_000, types: ['image/png'] },
  response: z.object({ bytes: z.number() }),
});

interface Seen {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
type Answer = (seen: Seen, response: ServerResponse) => void;

const json = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};
const shell: Answer = (_, response) => json(response, 200, { name: '가리비' });
const refuse =
  (status: number, errorCode: string): Answer =>
  (_, response) =>
    json(response, status, { errorCode, message: errorCode });

describe('RestClient against a server', () => {
  let server: Server;
  let seen: Seen[];
  let answer: Answer;
  let tokens: TokenStorage;
  let reactions: ApiErrorReaction[];
  let client: RestClient;

  const signedIn = (accessToken = 'old') =>
    tokens.write({ accessToken, refreshId: `${accessToken}-refresh` });
  const getShell = (signal?: AbortSignal) =>
    client.call(seaShells, { params: { id: 7 }, query: {} }, { signal });
  const refreshes = () => seen.filter(({ url }) => url === '/game/v1/tokens/refresh');
  const failureOf = (call: Promise<unknown>) =>
    call.then(
      () => expect.unreachable('the call should have failed'),
      (error: unknown) => (error instanceof ApiError ? error : expect.unreachable(String(error))),
    );

  /** Old tokens have expired, `new` works; a refresh answers `new` tokens. */
  const expiring: Answer = ({ url, headers }, response) => {
    if (url === '/game/v1/tokens/refresh') {
      json(response, 200, {}, { access_token: 'new', refresh_id: 'new-refresh' });
    } else if (headers.authorization === 'Bearer new') json(response, 200, { name: '소라' });
    else json(response, 401, { errorCode: 'EXPIRED_TOKEN', message: '' });
  };

  beforeEach(async () => {
    seen = [];
    reactions = [];
    answer = shell;
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString('latin1')));
      request.on('end', () => {
        const one = { url: request.url ?? '', headers: request.headers, body };
        seen.push(one);
        answer(one, response);
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    tokens = createTokenStorage(null);
    client = new RestClient({
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      tokens,
      lock: (work) => work(),
      anonymousSessionId: 'visit',
      channelName: (channelId) => (channelId === 3 ? '돌핀 학교' : null),
      onApiError: (reaction) => reactions.push(reaction),
      timeoutMs: 300,
    });
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });

  it('signs a call and parses the answer', async () => {
    signedIn();
    await expect(client.call(seaShells, { params: { id: 7 }, query: { colour: '분홍' } })).resolves.toEqual({
      name: '가리비',
    });
    expect(seen[0]?.url).toBe(`/game/v1/shells/7?colour=${encodeURIComponent('분홍')}`);
    expect(seen[0]?.headers).toMatchObject({
      authorization: 'Bearer old',
      'anonymous-session-id': 'visit',
    });
    expect(seen[0]?.headers).not.toHaveProperty('channel-id');
  });

  it('names the channel that its caller passes, or that the path names, and no other', async () => {
    signedIn();
    await client.call(classShell, { channelId: 3 });
    await client.call(shellOfClass, { params: { id: 4 } });
    expect(seen.map(({ headers }) => headers['channel-id'])).toEqual(['3', '4']);
  });

  it('keeps the tokens that an answer brings', async () => {
    answer = (_, response) => json(response, 200, { name: '소라' }, { access_token: 'a', refresh_id: 'r' });
    await getShell();
    expect(tokens.read()).toEqual({ accessToken: 'a', refreshId: 'r' });
  });

  it('refreshes an expired token and sends the call again with the new one', async () => {
    signedIn();
    answer = expiring;
    await expect(getShell()).resolves.toEqual({ name: '소라' });
    expect(JSON.parse(refreshes()[0]?.body ?? '')).toEqual({ refreshId: 'old-refresh' });
    expect(tokens.read()).toEqual({ accessToken: 'new', refreshId: 'new-refresh' });
    expect(reactions).toEqual([]);
  });

  it('refreshes once for many calls at a time', async () => {
    signedIn();
    answer = expiring;
    await Promise.all([getShell(), getShell(), getShell(), client.accessToken({ refresh: true })]);
    expect(refreshes()).toHaveLength(1);
  });

  it('takes the tokens of another tab instead of refreshing', async () => {
    signedIn();
    answer = (one, response) => {
      if (one.headers.authorization === 'Bearer old') signedIn('new');
      expiring(one, response);
    };
    await expect(getShell()).resolves.toEqual({ name: '소라' });
    expect(refreshes()).toEqual([]);
  });

  it('gives up after one refresh', async () => {
    signedIn();
    answer = (one, response) =>
      one.url.endsWith('refresh') ? expiring(one, response) : refuse(401, 'EXPIRED_TOKEN')(one, response);
    expect((await failureOf(getShell())).code).toBe('EXPIRED_TOKEN');
    expect(refreshes()).toHaveLength(1);
  });

  it('asks to sign in again when the refresh is refused, and forgets the tokens', async () => {
    signedIn();
    answer = (one, response) =>
      refuse(401, one.url.endsWith('refresh') ? 'INVALID_AUTH_TOKEN' : 'EXPIRED_TOKEN')(one, response);
    expect((await failureOf(getShell())).code).toBe('INVALID_AUTH_TOKEN');
    expect(reactions.map(({ kind }) => kind)).toEqual(['signIn']);
    expect(tokens.read()).toBeNull();
  });

  it('keeps the session when the refresh could not reach the server', async () => {
    signedIn();
    answer = (one, response) =>
      one.url.endsWith('refresh') ? response.destroy() : refuse(401, 'EXPIRED_TOKEN')(one, response);
    expect((await failureOf(getShell())).failure).toBe('network');
    expect(reactions.map(({ kind }) => kind)).toEqual(['offline']);
    expect(tokens.read()?.accessToken).toBe('old');
  });

  it('says only once that the network is gone, until a call succeeds again', async () => {
    answer = (_, response) => response.destroy();
    await failureOf(getShell());
    await failureOf(getShell());
    expect(reactions.map(({ kind }) => kind)).toEqual(['offline']);
    answer = shell;
    await getShell();
    answer = (_, response) => response.destroy();
    await failureOf(getShell());
    expect(reactions.map(({ kind }) => kind)).toEqual(['offline', 'offline']);
  });

  it('cancels what is under way when the network is gone, quietly, and can call again', async () => {
    answer = () => undefined;
    const waiting = failureOf(getShell());
    await eventually(() => expect(seen).toHaveLength(1));
    answer = (_, response) => response.destroy();
    await failureOf(getShell());
    expect((await waiting).failure).toBe('cancelled');
    expect(reactions).toHaveLength(1);
    answer = shell;
    await expect(getShell()).resolves.toEqual({ name: '가리비' });
  });

  it('treats a time-out as a lost network', async () => {
    answer = () => undefined;
    expect((await failureOf(getShell())).failure).toBe('timeout');
    expect(reactions.map(({ kind }) => kind)).toEqual(['offline']);
  });

  it('ignores a call that its caller cancelled', async () => {
    answer = () => undefined;
    const cancel = new AbortController();
    const waiting = failureOf(getShell(cancel.signal));
    await eventually(() => expect(seen).toHaveLength(1));
    cancel.abort();
    expect((await waiting).failure).toBe('cancelled');
    expect(reactions).toEqual([]);
  });

  it('shows nothing of a quiet call, but still throws', async () => {
    answer = refuse(503, 'SERVICE_BUSY');
    const call = client.call(seaShells, { params: { id: 7 }, query: {} }, { quiet: true });
    expect((await failureOf(call)).code).toBe('SERVICE_BUSY');
    expect(reactions).toEqual([]);
  });

  it('hands the words and the wrong fields of an answer to the caller', async () => {
    const fieldErrors = [{ field: 'nickname', message: '닉네임은 2~12자로 지어 주세요.' }];
    answer = (_, response) =>
      json(response, 400, { errorCode: 'VALIDATION_FAIL', message: '다시 확인해 주세요.', fieldErrors });
    const error = await failureOf(getShell());
    expect(error).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAIL',
      userMessage: '다시 확인해 주세요.',
      fieldErrors,
    });
  });

  it.each([
    [
      'an answer against the contract',
      (_: Seen, response: ServerResponse) => json(response, 200, { title: 1 }),
    ],
    ['a page of a proxy', (_: Seen, response: ServerResponse) => response.writeHead(502).end('<html>')],
  ])('finds %s unexpected', async (_, broken: Answer) => {
    answer = broken;
    await failureOf(client.call(saveShell, { body: { name: '가리비' } }));
    expect(reactions.map(({ kind }) => kind)).toEqual(['unexpected']);
  });

  it('leaves what could not be read to the place where it was to stand', async () => {
    answer = refuse(500, 'INTERNAL_SERVER_ERROR');
    await failureOf(getShell());
    expect(reactions).toEqual([]);
    await failureOf(client.call(saveShell, { body: { name: '가리비' } }));
    expect(reactions.map(({ kind }) => kind)).toEqual(['contact']);
  });

  it('uploads without a time-out and tells how far it is', async () => {
    answer = ({ body }, response) => setTimeout(() => json(response, 200, { bytes: body.length }), 450);
    const icon = new File(['x'.repeat(200_000)], 'icon.png');
    const shares: number[] = [];
    const { bytes } = await client.upload(upload, {}, [icon], { onProgress: (share) => shares.push(share) });
    expect(bytes).toBeGreaterThan(200_000);
    expect(seen[0]?.body).toContain('name="icon"; filename="icon.png"');
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  it('ends an upload that its caller cancels, quietly', async () => {
    answer = () => undefined;
    const cancel = new AbortController();
    const icon = new File(['x'.repeat(200_000)], 'icon.png');
    const sending = failureOf(client.upload(upload, {}, [icon], { signal: cancel.signal }));
    await eventually(() => expect(seen).toHaveLength(1));
    cancel.abort();
    expect((await sending).failure).toBe('cancelled');
    expect(reactions).toEqual([]);
  });
});
