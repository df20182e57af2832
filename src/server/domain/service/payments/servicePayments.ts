import { pageCountOf } from '#shared/contract/paging.ts';
import {
  SERVICE_PAYMENTS_PER_PAGE,
  type ServicePayment,
  type ServicePaymentQuery,
} from '#shared/contract/service/payments.ts';
import { readPayer } from '#server/domain/commerce/payments/paymentRows.ts';
import { offersOf } from '#server/domain/commerce/payments/refundOffer.ts';
import { refundPayment } from '#server/domain/commerce/payments/refundPayment.ts';
import { searchPayments } from '#server/domain/commerce/payments/searchPayments.ts';
import type { Deps } from '#server/domain/deps.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { writeServiceLog } from '#server/domain/service/log/writeServiceLog.ts';
import { AppError } from '#server/platform/appError.ts';

/** One page of all payments with their refunds, and what could be refunded now. */
export async function listServicePayments(deps: Deps, query: ServicePaymentQuery) {
  const { db } = deps;
  const size = SERVICE_PAYMENTS_PER_PAGE;
  const { rows, totalCount } = await searchPayments(db, { ...query, size });
  const userIds = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
  const [names, offers] = await Promise.all([
    userIds.length === 0 ? [] : listNames({ db, userIds }),
    offersOf(deps, rows),
  ]);
  const nicknames = new Map(names.map(({ userId, nickname }) => [userId, nickname]));
  return {
    paymentList: rows.map(
      ({ id, userId, merchantUid, itemType, name, amount, refundedAmount, state, reason, ...row }) => ({
        paymentId: id,
        user: userId === null ? null : { userId, nickname: nicknames.get(userId) ?? '' },
        merchantUid,
        itemType,
        name,
        amount,
        refundedAmount,
        refundableAmount: offers.get(id)?.amount ?? 0,
        state,
        reason,
        preparedAt: row.preparedAt.toISOString(),
        paidAt: row.paidAt?.toISOString() ?? null,
        refundList: row.refunds.map(refundView),
      }),
    ),
    totalCount,
    pageCount: pageCountOf(totalCount, size),
  };
}

type RefundRow = Awaited<ReturnType<typeof searchPayments>>['rows'][number]['refunds'][number];

const refundView = (refund: RefundRow): ServicePayment['refundList'][number] => ({
  refundId: refund.id,
  cause: refund.cause,
  amount: refund.amount,
  state: refund.state,
  reason: refund.reason,
  tries: refund.tries,
  requestedAt: refund.requestedAt.toISOString(),
  doneAt: refund.doneAt?.toISOString() ?? null,
});

/** Refunds a payment by its rules in the payer's place. Throws as `refundPayment` does. */
export async function refundForPayer({
  deps,
  actorId,
  paymentId,
  amount,
  reason,
}: {
  readonly deps: Deps;
  /** The administrator. */
  readonly actorId: number;
  readonly paymentId: number;
  /** The refund as it was shown. */
  readonly amount: number;
  readonly reason: string;
}): Promise<void> {
  const { userId, payerEmail, merchantUid } = await readPayer(deps.db, paymentId);
  if (userId === null)
    throw new AppError('NOT_REFUNDABLE', { log: `the account of payment ${paymentId} is erased` });
  await refundPayment({
    deps,
    userId,
    payerEmail,
    paymentId,
    amount,
    reason,
    isForPayer: true,
    record: (tx) =>
      writeServiceLog(tx, {
        actorId,
        action: 'SERVICE_REFUND',
        targetUserId: userId,
        details: { merchantUid, amount, reason },
      }),
  });
}
