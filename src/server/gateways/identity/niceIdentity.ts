import { z } from 'zod';
import { randomToken } from '#server/platform/ids.ts';
import type { IdentityGateway } from './identityGateway.ts';
import { readIdentityAnswer } from './readIdentityAnswer.ts';
import { sealToken, secretOf } from './tokenCrypto.ts';
import { seoulFormat } from '#shared/time/seoulFormat.ts';

// NICE 본인확인(통합형) by tokens: https://www.niceapi.co.kr, «API를 통한 NICE 표준창 호출».

const TIMEOUT_MS = 10_000;
const GATEWAY_FINE = '1200';
const TOKEN_FINE = 'P000';
const ISSUED = '0000';

const headerSchema = z.object({ GW_RSLT_CD: z.string() });
const accessTokenSchema = z.object({
  dataHeader: headerSchema,
  dataBody: z.object({ access_token: z.string().min(1) }),
});
const cryptoTokenSchema = z.object({
  dataHeader: headerSchema,
  dataBody: z.object({
    rsp_cd: z.literal(TOKEN_FINE),
    result_cd: z.literal(ISSUED),
    site_code: z.string().min(1),
    token_version_id: z.string().min(1),
    token_val: z.string().min(1),
  }),
});

export interface NiceSettings {
  readonly apiUrl: string;
  readonly windowUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly productId: string;
  readonly timeoutMs?: number;
}

/** Verifies through NICE: a token for each request, whose keys only this server and NICE can make. */
export function createNiceIdentity(settings: NiceSettings): IdentityGateway {
  const { clientId, clientSecret, productId } = settings;
  // A token is valid for fifty years; it is requested once in the life of a process.
  let accessToken: Promise<string> | undefined;

  const institutionToken = async (): Promise<string> => {
    const { dataBody } = await call(settings, '/digital/niceid/oauth/oauth/token', accessTokenSchema, {
      headers: {
        authorization: `Basic ${base64(`${clientId}:${clientSecret}`)}`,
        'content-type': 'application/x-www-form-urlencoded;charset=utf-8',
      },
      body: 'grant_type=client_credentials&scope=default',
    });
    return dataBody.access_token;
  };

  const knownToken = (): Promise<string> => {
    accessToken ??= institutionToken().catch((error: unknown) => {
      accessToken = undefined;
      throw error;
    });
    return accessToken;
  };

  const cryptoToken = async (request: { requestNo: string; reqDtim: string; now: Date }) => {
    const seconds = Math.floor(request.now.getTime() / 1000);
    const { dataBody } = await call(
      settings,
      '/digital/niceid/api/v1.0/common/crypto/token',
      cryptoTokenSchema,
      {
        headers: {
          authorization: `bearer ${base64(`${await knownToken()}:${seconds}:${clientId}`)}`,
          'content-type': 'application/json',
          client_id: clientId,
          productID: productId,
        },
        body: JSON.stringify({
          dataHeader: { CNTY_CD: 'ko', TRAN_ID: randomToken(12) },
          dataBody: { req_dtim: request.reqDtim, req_no: request.requestNo, enc_mode: '1' },
        }),
      },
    );
    return dataBody;
  };

  return {
    isSandbox: false,
    async open({ requestNo, returnUrl, now }) {
      const reqDtim = digitsInSeoul(now);
      const issued = await cryptoToken({ requestNo, reqDtim, now });
      const secret = secretOf({ reqDtim, requestNo, tokenVal: issued.token_val });
      const sealed = sealToken(secret, {
        requestno: requestNo,
        returnurl: returnUrl,
        sitecode: issued.site_code,
        methodtype: 'post',
        popupyn: 'Y',
      });
      return {
        windowUrl: settings.windowUrl,
        token: { token_version_id: issued.token_version_id, ...sealed },
        secret,
      };
    },
    read: readIdentityAnswer,
  };
}

async function call<Answer extends { readonly dataHeader: { readonly GW_RSLT_CD: string } }>(
  { apiUrl, timeoutMs = TIMEOUT_MS }: NiceSettings,
  path: string,
  schema: z.ZodType<Answer>,
  request: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
): Promise<Answer> {
  const response = await fetch(new URL(path, apiUrl), {
    ...request,
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = schema.safeParse(await response.json().catch(() => null));
  // The answer itself contains keys, so the error leaves it out.
  if (!response.ok || !answer.success || answer.data.dataHeader.GW_RSLT_CD !== GATEWAY_FINE)
    throw new Error(`NICE answered ${path} with ${response.status} and nothing that can be used`);
  return answer.data;
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

const seoul = seoulFormat(
  {
    dateStyle: 'short',
    timeStyle: 'medium',
  },
  'sv-SE',
);

/** `YYYYMMDDHHmmss`. */
const digitsInSeoul = (time: Date) => seoul.format(time).replaceAll(/\D/g, '');
