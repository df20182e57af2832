import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerV1, type V1Tokens } from './answerV1.ts';
import { answerV2 } from './answerV2.ts';
import { PORTONE_V2, PortOneBooks } from './PortOneBooks.ts';
import type { Body } from './portOneMessages.ts';

export type PortOneTrouble = 'none' | 'hang' | 'garbage' | 'busy' | 'loseAnswers';

/** PortOne V1 and V2 as their documents say, on a port of its own. An order is paid in its window by `pay`. */
export class PortOneService extends PortOneBooks {
  trouble: PortOneTrouble = 'none';
  readonly #tokens: V1Tokens = { current: randomBytes(20).toString('hex'), given: 0 };
  readonly #answered = new Map<string, { readonly status: number; readonly body: unknown }>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  get tokens(): number {
    return this.#tokens.given;
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Tokens that were given away are refused from now on. */
  expireTokens(): void {
    this.#tokens.current = randomBytes(20).toString('hex');
  }

  /** A webhook of V2 as it is sent: raw text and headers. */
  static signedWebhook(
    content: object,
    {
      at,
      id = `msg_${randomBytes(12).toString('hex')}`,
      secret = PORTONE_V2.webhookSecret,
    }: {
      readonly at: Date;
      readonly id?: string;
      readonly secret?: string;
    },
  ) {
    const rawBody = Buffer.from(JSON.stringify(content));
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signature = createHmac('sha256', key)
      .update(`${id}.${timestamp}.${rawBody.toString()}`)
      .digest('base64');
    const headers: Record<string, string> = {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    };
    return { rawBody, headers };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request);
    const { method, url = '', headers } = request;
    if (this.trouble === 'hang') return;
    if (this.trouble === 'garbage') return void response.writeHead(200).end('<html>502</html>');
    if (this.trouble === 'busy') return void response.writeHead(503).end('{}');
    const { pathname: path, searchParams: query } = new URL(url, 'http://portone');
    const body = (text === '' ? {} : JSON.parse(text)) as Body;
    const asked = { method, path, query, body, authorization: headers.authorization };
    const isV2 = headers.authorization?.startsWith('PortOne ') ?? false;
    const key = `${method} ${path} ${String(headers['idempotency-key'])}`;
    const answer =
      (isV2 && this.#answered.get(key)) ||
      (isV2 ? answerV2(this, asked) : answerV1(this, this.#tokens, asked));
    if (isV2 && headers['idempotency-key'] !== undefined && answer.status < 300)
      this.#answered.set(key, answer);
    // Done, and nobody hears of it.
    if (this.trouble === 'loseAnswers' && method === 'POST' && path !== '/users/getToken')
      return void request.socket.destroy();
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body));
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
