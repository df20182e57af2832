import { pageCountOf } from '#shared/contract/paging.ts';
import { SERVICE_PAYMENTS_PER_PAGE, type servicePaymentRoutes } from '#shared/contract/service/payments.ts';
import type { Handlers } from '#server/domain/call.ts';
import { searchPayments } from '#server/domain/commerce/payments/searchPayments.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';

export const servicePaymentHandlers: Handlers<typeof servicePaymentRoutes> = {
  list: async ({ deps: { db }, query }) => {
    const { rows, totalCount } = await searchPayments(db, { ...query, size: SERVICE_PAYMENTS_PER_PAGE });
    const userIds = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
    const names = userIds.length === 0 ? [] : await listNames({ db, userIds });
    const nicknames = new Map(names.map(({ userId, nickname }) => [userId, nickname]));
    return {
      paymentList: rows.map((row) => ({
        ...{ paymentId: row.id, merchantUid: row.merchantUid, itemType: row.itemType, name: row.name },
        ...{ amount: row.amount, refundedAmount: row.refundedAmount, state: row.state, reason: row.reason },
        user: row.userId === null ? null : { userId: row.userId, nickname: nicknames.get(row.userId) ?? '' },
        preparedAt: row.preparedAt.toISOString(),
        paidAt: row.paidAt?.toISOString() ?? null,
        refundList: row.refunds.map(({ id, cause, amount, state, reason, tries, requestedAt, doneAt }) => ({
          ...{ refundId: id, cause, amount, state, reason, tries },
          requestedAt: requestedAt.toISOString(),
          doneAt: doneAt?.toISOString() ?? null,
        })),
      })),
      totalCount,
      pageCount: pageCountOf(totalCount, SERVICE_PAYMENTS_PER_PAGE),
    };
  },
};
