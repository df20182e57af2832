import type { Database, Transaction } from '#server/db/connect.ts';
import { readUser } from '#server/domain/people/accounts/users.ts';
import { guardianOf } from '#server/domain/people/guardians/consentRecords.ts';
import type { GatewayBuyer } from '#server/gateways/payments/paymentGateway.ts';
import { paymentTexts } from './texts.ts';

/**
 * The payer, for the receipt of the card company; a child's payer is the guardian who signed the consent with a name.
 * Many card companies open no window without a name, so a general word replaces a missing one.
 */
export async function readBuyer(
  db: Database | Transaction,
  order: {
    readonly userId: number;
    readonly payerEmail: string | null;
    readonly phoneNumber: string | null;
  },
): Promise<GatewayBuyer> {
  const { userId, payerEmail } = order;
  if (payerEmail === null) {
    const { name, email, phoneNumber } = await readUser({ db, userId });
    return {
      name: name || paymentTexts.buyer,
      email: email ?? '',
      phoneNumber: order.phoneNumber ?? phoneNumber,
    };
  }
  const consent = await guardianOf(db, userId);
  const name = consent?.email === payerEmail ? consent.guardianName : '';
  return { name: name || paymentTexts.guardian, email: payerEmail, phoneNumber: order.phoneNumber ?? '' };
}
