import type { Database } from '#server/db/connect.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { PaymentGateway } from './paymentGateway.ts';
import { createSandboxPayments, sandboxWebhookSecret } from './sandboxPayments.ts';

interface Settings {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'PAYMENTS' | 'TOKEN_SECRET'>;
}

/** The adapter that PAYMENTS names. */
export function createPaymentGateway({ db, clock, config }: Settings): PaymentGateway {
  return createSandboxPayments({ db, clock, secret: sandboxWebhookSecret(config.TOKEN_SECRET) });
}
