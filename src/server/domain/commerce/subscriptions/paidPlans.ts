import { payerEmailsOf } from '#server/domain/commerce/payments/paymentRows.ts';
import type { Payer } from '#server/domain/commerce/payments/payers.ts';
import {
  listSubscriptions,
  paymentsOfSubscriptions,
} from '#server/domain/channels/plans/subscriptionRows.ts';
import type { Database } from '#server/db/connect.ts';
import { AppError } from '#server/platform/appError.ts';

/** The plans of a child that this guardian pays for; the payer decides about them. */
export async function listPaidBy({ deps, userId, payerEmail }: Payer) {
  const { subscriptionList } = await listSubscriptions({ deps, userId });
  const payers = await payersOf(
    deps.db,
    subscriptionList.map(({ subscriptionId }) => subscriptionId),
  );
  return {
    subscriptionList: subscriptionList.filter(
      ({ subscriptionId }) => payers.get(subscriptionId) === payerEmail,
    ),
  };
}

/** A plan that the guardian pays for. Throws RESOURCE_NOT_FOUND. */
export async function paidBy<Plan extends Payer & { readonly id: number }>(plan: Plan): Promise<Plan> {
  const { deps, id, payerEmail } = plan;
  if ((await payersOf(deps.db, [id])).get(id) === payerEmail) return plan;
  throw new AppError('RESOURCE_NOT_FOUND', { log: `subscription ${id} is paid for by somebody else` });
}

/** Maps a subscription id to the guardian who pays; null for a user who pays itself. */
async function payersOf(
  db: Database,
  subscriptionIds: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  const paymentOf = await paymentsOfSubscriptions(db, subscriptionIds);
  const emails = await payerEmailsOf(db, [...paymentOf.values()]);
  return new Map([...paymentOf].map(([id, paymentId]) => [id, emails.get(paymentId) ?? null]));
}
