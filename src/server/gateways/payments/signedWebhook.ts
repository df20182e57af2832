import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { WebhookRefused, type GatewayNews, type PaymentGateway } from './paymentGateway.ts';

/** The limit of age, and of distance into the future. */
const TOLERANCE_MS = 5 * 60_000;

const bodySchema = z.object({ merchant_uid: z.string() });

type SignedMessage = Parameters<PaymentGateway['readWebhook']>[0] & { readonly secret: string };

interface Signed {
  readonly secret: string;
  readonly webhookId: string;
  readonly rawBody: Buffer;
}

/** The signature of the scheme of standardwebhooks.com: HMAC-SHA256 over id, time and the exact bytes. */
function signatureOf({ secret, webhookId, rawBody }: Signed, timestamp: string): Buffer {
  return createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${webhookId}.${timestamp}.`)
    .update(rawBody)
    .digest();
}

export function signWebhook({ now, ...signed }: Signed & { readonly now: Date }): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    'webhook-id': signed.webhookId,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signatureOf(signed, timestamp).toString('base64')}`,
  };
}

/** The id of a message whose signature and time are right. Throws WebhookRefused. */
export function readSignature({ rawBody, headers, now, secret }: SignedMessage): string {
  const one = (name: string) => {
    const value = headers[name];
    if (typeof value !== 'string' || value === '' || value.length > 1000)
      throw new WebhookRefused(`without ${name}`);
    return value;
  };
  const [webhookId, timestamp, signatures] = [
    one('webhook-id'),
    one('webhook-timestamp'),
    one('webhook-signature'),
  ];
  const isInTime =
    /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) * 1000 - now.getTime()) <= TOLERANCE_MS;
  if (!isInTime) throw new WebhookRefused(`the time ${timestamp} is not within five minutes`);
  const right = signatureOf({ secret, webhookId, rawBody }, timestamp);
  const isSigned = signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return signature.startsWith('v1,') && given.length === right.length && timingSafeEqual(given, right);
  });
  if (!isSigned) throw new WebhookRefused('no signature is ours');
  return webhookId;
}

/** Throws WebhookRefused. */
export function readSignedWebhook(message: SignedMessage): GatewayNews {
  const webhookId = readSignature(message);
  const body = bodySchema.safeParse(parseJson(message.rawBody));
  if (!body.success) throw new WebhookRefused('the body says no order');
  return { webhookId, merchantUid: body.data.merchant_uid };
}

export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
