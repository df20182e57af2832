import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSolapiText } from '#server/gateways/textMessage/solapiText.ts';
import {
  TextMessageRefused,
  type TextMessageGateway,
} from '#server/gateways/textMessage/textMessageGateway.ts';

// A server that speaks as Solapi's documents say: groups, their messages, one signature for one request.

const API_KEY = 'NCSTESTTESTTEST1';
const API_SECRET = 'SECRETSECRETSECRETSECRET';
const TO = '01012345678';

interface Group {
  status: 'PENDING' | 'SENDING';
  messages: { to: string; text: string; type: string; statusCode: string }[];
}
type Trouble = 'none' | 'hang' | 'garbage' | 'huge' | 'noBalance' | 'busy' | 'badNumber' | 'loseSendAnswer';

const groups = new Map<string, Group>();
const signatures = new Set<string>();
let trouble: Trouble = 'none';
let server: Server;
let gateway: TextMessageGateway;
const sends: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  gateway = make(API_SECRET);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  trouble = 'none';
  sends.length = 0;
});

function make(apiSecret: string): TextMessageGateway {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return createSolapiText({ url, apiKey: API_KEY, apiSecret, from: '0212345678', timeoutMs: 700 });
}

function isSigned({ headers }: IncomingMessage): boolean {
  const parts = /^HMAC-SHA256 apiKey=(\S+), date=(\S+), salt=(\S+), signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  );
  const [, apiKey = '', date = '', salt = '', signature = ''] = parts ?? [];
  const right = createHmac('sha256', API_SECRET)
    .update(date + salt)
    .digest('hex');
  const isFresh = Math.abs(Date.now() - Date.parse(date)) < 15 * 60_000 && !signatures.has(signature);
  signatures.add(signature);
  return apiKey === API_KEY && salt.length >= 12 && salt.length <= 64 && signature === right && isFresh;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const reply = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (!isSigned(request)) return void reply(403, { errorCode: 'SignatureDoesNotMatch', errorMessage: '' });
  if (trouble === 'hang') return;
  if (trouble === 'garbage') return void response.end('<html>502 Bad Gateway</html>');
  if (trouble === 'huge') return void response.end('x'.repeat(3_000_000));
  if (trouble === 'busy') return void reply(500, { errorCode: 'InternalError', errorMessage: '' });
  const [, groupId = '', what = ''] =
    /^\/messages\/v4\/groups(?:\/([^/]+))?(?:\/(\w+))?$/.exec(request.url ?? '') ?? [];
  if (request.method === 'POST' && groupId === '') {
    const id = `G4V${groups.size + 1}`;
    groups.set(id, { status: 'PENDING', messages: [] });
    return void reply(200, { groupId: id, status: 'PENDING', count: { total: 0 } });
  }
  const group = groups.get(groupId);
  if (!group) return void reply(404, { errorCode: 'ResourceNotFound', errorMessage: '' });
  if (request.method === 'PUT') {
    const { messages } = JSON.parse(text) as {
      messages: { to: string; from: string; text: string; type: string }[];
    };
    const statusCode = trouble === 'badNumber' ? '1021' : '2000';
    group.messages.push(...messages.map((message) => ({ ...message, statusCode })));
    return void reply(200, {
      errorCount: 0,
      resultList: messages.map(({ to }) => ({ to, statusCode, statusMessage: '접수' })),
    });
  }
  if (what === 'send') {
    if (trouble === 'noBalance') return void reply(402, { errorCode: 'NotEnoughBalance', errorMessage: '' });
    sends.push(groupId);
    group.status = 'SENDING';
    for (const message of group.messages) message.statusCode = '4000';
    if (trouble === 'loseSendAnswer') return void request.socket.destroy();
    return void reply(200, { groupId, status: 'SENDING' });
  }
  if (what === 'messages')
    return void reply(200, {
      messageList: Object.fromEntries(group.messages.map((one, index) => [`M${index}`, one])),
    });
  reply(200, { groupId, status: group.status });
}

const message = { to: TO, text: '내일 만나요.', type: 'SMS' } as const;
const reasonOf = (error: unknown) => (error instanceof TextMessageRefused ? error.reason : String(error));

describe('Solapi', () => {
  it('is given one message in a group, signed, and told what became of it', async () => {
    const ticket = await gateway.prepare(message);
    expect(groups.get(ticket)?.messages).toMatchObject([{ ...message, from: '0212345678' }]);
    expect(await gateway.outcomeOf(ticket)).toBe('UNDER_WAY');
    await gateway.dispatch(ticket);
    expect(await gateway.outcomeOf(ticket)).toBe('DELIVERED');
  });

  it('sends a group once, also when the answer was lost', async () => {
    const ticket = await gateway.prepare(message);
    trouble = 'loseSendAnswer';
    await expect(gateway.dispatch(ticket)).rejects.toThrow('fetch failed');
    trouble = 'none';
    await gateway.dispatch(ticket);
    await gateway.dispatch(ticket);
    expect(sends).toEqual([ticket]);
  });

  it.each(['hang', 'garbage', 'huge', 'busy'] as const)(
    'that answers with %s may be asked again',
    async (what) => {
      trouble = what;
      const error = await gateway.prepare(message).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(TextMessageRefused);
    },
  );

  it('refuses for good what more tries do not change', async () => {
    trouble = 'badNumber';
    expect(await gateway.prepare(message).catch(reasonOf)).toBe('BAD_NUMBER');
    trouble = 'none';
    const ticket = await gateway.prepare(message);
    trouble = 'noBalance';
    expect(await gateway.dispatch(ticket).catch(reasonOf)).toBe('SENDER_REFUSED');
    trouble = 'none';
    expect(await make('WRONGWRONGWRONGWRONG').prepare(message).catch(reasonOf)).toBe('SENDER_REFUSED');
  });
});
