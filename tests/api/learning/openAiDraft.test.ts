import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOpenAiDraft } from '#server/gateways/aiDraft/openAiDraft.ts';

// A server that answers as chat completions do.

const WISH = { topic: '바다 청소', level: 2, language: 'PYTHON', caseCount: 4 } as const;

let server: Server;
let answer: { status: number; body: string } | 'never';
let asked: { url: string; authorization: string | undefined; body: unknown }[];

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const { authorization } = request.headers;
      asked.push({ url: request.url ?? '', authorization, body: JSON.parse(text) });
      if (answer !== 'never')
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const says = (content: string | null) => ({
  status: 200,
  body: JSON.stringify({ id: 'x', choices: [{ index: 0, message: { role: 'assistant', content } }] }),
});
function ask(key?: string) {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v1/`;
  return createOpenAiDraft({ url, model: 'small', key, timeoutMs: 500 }).ask(WISH);
}

it('puts the wish of a teacher to the model, and nothing of any person', async () => {
  answer = says('{"title": "바다"}');
  expect(await ask('key-of-the-school')).toBe('{"title": "바다"}');
  const [request] = asked;
  expect(request).toMatchObject({
    url: '/v1/chat/completions',
    authorization: 'Bearer key-of-the-school',
    body: { model: 'small', response_format: { type: 'json_object' } },
  });
  if (!request) throw new Error('nothing was asked');
  const { messages } = request.body as { messages: { role: string; content: string }[] };
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
  expect(Object.keys(JSON.parse(messages[1]?.content ?? '') as object).toSorted()).toEqual([
    'caseCount',
    'difficulty',
    'language',
    'topic',
  ]);
});

it('needs no key of a server of one’s own', async () => {
  answer = says('{}');
  await ask();
  expect(asked[0]?.authorization).toBeUndefined();
});

it.each([
  ['a server that has no time', { status: 503, body: '' }, 'BUSY'],
  ['too many requests', { status: 429, body: '{}' }, 'BUSY'],
  ['a wrong key', { status: 401, body: '{}' }, 'REFUSED'],
  ['no JSON', { status: 200, body: '<html>' }, 'UNREADABLE'],
  ['another shape', { status: 200, body: '{"choices": []}' }, 'UNREADABLE'],
  ['no words', says(null), 'UNREADABLE'],
  ['far too much', { status: 200, body: `"${'x'.repeat(600_000)}"` }, 'UNREADABLE'],
  ['no answer', 'never', 'LATE'],
] as const)('%s is told apart', async (_what, given, reason) => {
  answer = given;
  await expect(ask()).rejects.toMatchObject({ name: 'AiDraftFailed', reason });
  expect(asked).toHaveLength(1);
});
