import { and, eq } from 'drizzle-orm';
import { paymentWebhooks } from '#server/db/tables/commerce/payments.ts';
import type { Deps } from '#server/domain/deps.ts';
import {
  GatewayUnreachable,
  WebhookRefused,
  type GatewayNews,
  type PaymentGatewayName,
} from '#server/gateways/payments/paymentGateway.ts';
import { AppError } from '#server/platform/appError.ts';
import { settle } from './settle.ts';
import { paymentTexts } from './texts.ts';

export interface WebhookMessage {
  readonly deps: Deps;
  readonly gateway: PaymentGatewayName;
  readonly rawBody: Buffer;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * Handles a message of a provider; false for a message about no order, or about an order of somebody else. A message
 * counts as received once its result is stored, so that a failed one may come again. Throws WEBHOOK_REFUSED for a
 * forged, old or repeated message, SERVICE_BUSY.
 */
export async function receiveWebhook(message: WebhookMessage): Promise<boolean> {
  const { deps, gateway } = message;
  const { webhookId, merchantUid } = await readNews(message);
  const [taken] = await deps.db
    .select({ id: paymentWebhooks.id })
    .from(paymentWebhooks)
    .where(and(eq(paymentWebhooks.gateway, gateway), eq(paymentWebhooks.webhookId, webhookId)));
  if (taken) throw replayed(webhookId);
  const isOurs = merchantUid !== null && (await settleOurs(deps, merchantUid));
  const added = await deps.db
    .insert(paymentWebhooks)
    .values({ gateway, webhookId, receivedAt: deps.clock.now() })
    .onConflictDoNothing()
    .returning({ id: paymentWebhooks.id });
  if (added.length === 0) throw replayed(webhookId);
  return isOurs;
}

async function settleOurs(deps: Deps, merchantUid: string): Promise<boolean> {
  try {
    await settle(deps, { merchantUid });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RESOURCE_NOT_FOUND') return false;
    throw error;
  }
}

async function readNews({ deps, gateway, rawBody, headers }: WebhookMessage): Promise<GatewayNews> {
  if (gateway !== deps.payments.name)
    throw new AppError('WEBHOOK_REFUSED', { log: `${gateway} takes no payments here` });
  try {
    return await deps.payments.readWebhook({ rawBody, headers, now: deps.clock.now() });
  } catch (cause) {
    if (cause instanceof GatewayUnreachable)
      throw new AppError('SERVICE_BUSY', {
        message: paymentTexts.unreachable,
        cause,
        log: 'the message of the provider names no order',
      });
    if (!(cause instanceof WebhookRefused)) throw cause;
    throw new AppError('WEBHOOK_REFUSED', { cause, log: `a message of ${gateway}: ${cause.message}` });
  }
}

const replayed = (webhookId: string) =>
  new AppError('WEBHOOK_REFUSED', { log: `message ${webhookId} was taken before` });
