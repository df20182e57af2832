import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import iconv from 'iconv-lite';

export const NICE_CLIENT = {
  clientId: '0c7348be-d9a5-480e-8106-f952ec856301',
  clientSecret: 'b9e1c4d07a35f286',
  productId: '2101979031',
} as const;

interface Issued {
  readonly reqDtim: string;
  readonly reqNo: string;
  readonly tokenVal: string;
}
export type NiceTrouble = 'none' | 'hang' | 'garbage' | 'refuseToken' | 'refuseCrypto' | 'busy';

/**
 * NICE as its documents say: an institution token by Basic, a crypto token for each request by bearer, time and client,
 * and a window that decrypts what it is given. Its keys are made here once more, not by the code that is tested.
 */
export class NiceService {
  trouble: NiceTrouble = 'none';
  institutionTokens = 0;
  readonly #issued = new Map<string, Issued>();
  readonly #accessToken = randomBytes(16).toString('hex');
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** The request in the form of the window. Throws for a form that NICE would not take. */
  readRequest(form: { token_version_id: string; enc_data: string; integrity_value: string }) {
    const { key, iv, hmacKey } = this.#keysOf(form.token_version_id);
    const right = createHmac('sha256', hmacKey).update(form.enc_data).digest('base64');
    if (right !== form.integrity_value) throw new Error('NICE: the integrity value is wrong');
    const decipher = createDecipheriv('aes-128-cbc', key, iv);
    const text = decipher.update(form.enc_data, 'base64', 'utf8') + decipher.final('utf8');
    return JSON.parse(text) as Record<string, string>;
  }

  /** The form that the window posts to the return address once somebody is proven, or not. */
  resultFor(tokenVersionId: string, content: Record<string, string>) {
    const { key, iv, hmacKey } = this.#keysOf(tokenVersionId);
    const cipher = createCipheriv('aes-128-cbc', key, iv);
    const bytes = iconv.encode(JSON.stringify(content), 'euc-kr');
    const enc_data = Buffer.concat([cipher.update(bytes), cipher.final()]).toString('base64');
    const integrity_value = createHmac('sha256', hmacKey).update(enc_data).digest('base64');
    return { token_version_id: tokenVersionId, enc_data, integrity_value };
  }

  #keysOf(tokenVersionId: string) {
    const issued = this.#issued.get(tokenVersionId);
    if (!issued) throw new Error(`NICE: no token ${tokenVersionId}`);
    const { reqDtim, reqNo, tokenVal } = issued;
    const hash = createHash('sha256').update(`${reqDtim}${reqNo}${tokenVal}`).digest('base64');
    return { key: hash.substring(0, 16), iv: hash.substring(28, 44), hmacKey: hash.substring(0, 32) };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    if (this.trouble === 'hang') return;
    const send = (status: number, json: unknown) => response.writeHead(status).end(JSON.stringify(json));
    if (this.trouble === 'garbage') return void response.writeHead(200).end('<html>502</html>');
    if (this.trouble === 'busy') return void send(503, {});
    const isOauth = request.url === '/digital/niceid/oauth/oauth/token';
    if (isOauth) return void send(200, this.#institutionToken(request, body));
    if (request.url === '/digital/niceid/api/v1.0/common/crypto/token')
      return void send(200, this.#cryptoToken(request, body));
    send(404, {});
  }

  #institutionToken({ headers }: IncomingMessage, body: string) {
    const { clientId, clientSecret } = NICE_CLIENT;
    const isKnown =
      headers.authorization === `Basic ${btoa(`${clientId}:${clientSecret}`)}` &&
      new URLSearchParams(body).get('grant_type') === 'client_credentials';
    if (!isKnown || this.trouble === 'refuseToken') return { dataHeader: { GW_RSLT_CD: '1800' } };
    this.institutionTokens += 1;
    return {
      dataHeader: { GW_RSLT_CD: '1200', GW_RSLT_MSG: '오류 없음' },
      dataBody: { access_token: this.#accessToken, token_type: 'bearer', expires_in: 1_577_923_199 },
    };
  }

  #cryptoToken({ headers }: IncomingMessage, body: string) {
    const [token, seconds, clientId] = atob(
      /^bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '',
    ).split(':');
    const isKnown =
      token === this.#accessToken &&
      /^\d{10}$/.test(seconds ?? '') &&
      clientId === NICE_CLIENT.clientId &&
      headers['productid'] === NICE_CLIENT.productId;
    const { req_dtim, req_no, enc_mode } = (
      JSON.parse(body) as { dataBody: { req_dtim: string; req_no: string; enc_mode: string } }
    ).dataBody;
    const isWhole = /^\d{14}$/.test(req_dtim) && /^[\da-z]{1,30}$/i.test(req_no) && enc_mode === '1';
    if (!isKnown || !isWhole) return { dataHeader: { GW_RSLT_CD: '1300' } };
    if (this.trouble === 'refuseCrypto')
      return { dataHeader: { GW_RSLT_CD: '1200' }, dataBody: { rsp_cd: 'EAPI2500', res_msg: '시스템 오류' } };
    const tokenVersionId = `2026${randomBytes(10).toString('hex')}-NC${randomBytes(4).toString('hex')}`;
    const tokenVal = randomBytes(32).toString('base64');
    this.#issued.set(tokenVersionId, { reqDtim: req_dtim, reqNo: req_no, tokenVal });
    return {
      dataHeader: { GW_RSLT_CD: '1200', GW_RSLT_MSG: '오류 없음' },
      dataBody: {
        ...{ rsp_cd: 'P000', result_cd: '0000', site_code: 'AB123', period: 3600 },
        token_version_id: tokenVersionId,
        token_val: tokenVal,
      },
    };
  }
}

async function text(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
