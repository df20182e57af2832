import type { Database } from '#server/db/connect.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { PaymentGateway } from './paymentGateway.ts';
import { createPortOneV1 } from './portOneV1.ts';
import { createPortOneV2 } from './portOneV2.ts';
import { createSandboxPayments, sandboxWebhookSecret } from './sandboxPayments.ts';

interface Settings {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<
    Config,
    | 'PAYMENTS'
    | 'TOKEN_SECRET'
    | 'PORTONE_STORE_ID'
    | 'PORTONE_CHANNEL_KEY'
    | 'PORTONE_API_KEY'
    | 'PORTONE_API_SECRET'
    | 'PORTONE_WEBHOOK_SECRET'
    | 'PORTONE_API_URL'
  >;
}

const V1_URL = 'https://api.iamport.kr';
const V2_URL = 'https://api.portone.io';

/** The adapter that PAYMENTS names. */
export function createPaymentGateway({ db, clock, config }: Settings): PaymentGateway {
  if (config.PAYMENTS === 'sandbox')
    return createSandboxPayments({ db, clock, secret: sandboxWebhookSecret(config.TOKEN_SECRET) });
  const {
    PORTONE_STORE_ID: storeId,
    PORTONE_CHANNEL_KEY: channelKey,
    PORTONE_API_SECRET: apiSecret,
    PORTONE_API_KEY: apiKey,
    PORTONE_WEBHOOK_SECRET: webhookSecret,
    PORTONE_API_URL: url,
  } = config;
  if (storeId && channelKey && apiSecret) {
    const store = { storeId, channelKey, apiSecret };
    if (config.PAYMENTS === 'portone-v1' && apiKey)
      return createPortOneV1({ ...store, apiKey, apiUrl: url ?? V1_URL });
    if (config.PAYMENTS === 'portone-v2' && webhookSecret)
      return createPortOneV2({ ...store, webhookSecret, apiUrl: url ?? V2_URL });
  }
  throw new Error(`createPaymentGateway: PAYMENTS is ${config.PAYMENTS} without its settings`);
}
