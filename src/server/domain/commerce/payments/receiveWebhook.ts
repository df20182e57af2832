import { and, eq } from 'drizzle-orm';
import { paymentWebhooks } from '#server/db/tables/commerce/payments.ts';
import type { Deps } from '#server/domain/deps.ts';
import {
  WebhookRefused,
  type GatewayNews,
  type PaymentGatewayName,
} from '#server/gateways/payments/paymentGateway.ts';
import { AppError } from '#server/platform/appError.ts';
import { settle } from './settle.ts';

export interface WebhookMessage {
  readonly deps: Deps;
  readonly gateway: PaymentGatewayName;
  readonly rawBody: Buffer;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * What a provider tells about an order; false for an order of somebody else. A message counts as taken once what it
 * led to is stored, so that one which failed may come again. Throws WEBHOOK_REFUSED for what is forged, old or was
 * taken before, SERVICE_BUSY.
 */
export async function receiveWebhook(message: WebhookMessage): Promise<boolean> {
  const { deps, gateway } = message;
  const { webhookId, merchantUid } = readNews(message);
  const [taken] = await deps.db
    .select({ id: paymentWebhooks.id })
    .from(paymentWebhooks)
    .where(and(eq(paymentWebhooks.gateway, gateway), eq(paymentWebhooks.webhookId, webhookId)));
  if (taken) throw replayed(webhookId);
  const isOurs = await settle(deps, { merchantUid }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'RESOURCE_NOT_FOUND') return false;
      throw error;
    },
  );
  const added = await deps.db
    .insert(paymentWebhooks)
    .values({ gateway, webhookId, receivedAt: deps.clock.now() })
    .onConflictDoNothing()
    .returning({ id: paymentWebhooks.id });
  if (added.length === 0) throw replayed(webhookId);
  return isOurs;
}

function readNews({ deps, gateway, rawBody, headers }: WebhookMessage): GatewayNews {
  if (gateway !== deps.payments.name)
    throw new AppError('WEBHOOK_REFUSED', { log: `${gateway} takes no payments here` });
  try {
    return deps.payments.readWebhook({ rawBody, headers, now: deps.clock.now() });
  } catch (cause) {
    if (!(cause instanceof WebhookRefused)) throw cause;
    throw new AppError('WEBHOOK_REFUSED', { cause, log: `a message of ${gateway}: ${cause.message}` });
  }
}

const replayed = (webhookId: string) =>
  new AppError('WEBHOOK_REFUSED', { log: `message ${webhookId} was taken before` });
