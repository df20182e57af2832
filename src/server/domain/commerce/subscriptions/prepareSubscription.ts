import { isPremium } from '#shared/commerce/planBenefits.ts';
import type { PreparedPayment } from '#shared/contract/commerce/payments.ts';
import { PLAN_PRICES } from '#shared/contract/commerce/subscriptions.ts';
import { assertMember } from '#server/domain/channels/channels/assertMember.ts';
import { readPlan } from '#server/domain/channels/channels/channelPlan.ts';
import { readMembership } from '#server/domain/channels/channels/memberships.ts';
import { preparePayment } from '#server/domain/commerce/payments/preparePayment.ts';
import { holdsPlan } from '#server/domain/channels/plans/holdsPlan.ts';
import { isChannelSubscribed } from '#server/domain/channels/plans/subscriptionRows.ts';
import type { Deps } from '#server/domain/deps.ts';
import { AppError } from '#server/platform/appError.ts';
import { subscriptionTexts as texts } from './texts.ts';

interface Subscriber {
  readonly deps: Deps;
  readonly userId: number;
  readonly wish: { readonly amount: number; readonly paymentGatewayChannelId?: string | undefined };
}

/** Throws DUPLICATE_PRODUCT for a subscriber, and the errors of `preparePayment`. */
export async function prepareDolphin({
  deps,
  userId,
  payerEmail,
  wish,
}: Subscriber & {
  /** The guardian who pays; null for a user who pays itself. */
  readonly payerEmail: string | null;
}): Promise<PreparedPayment> {
  if (await holdsPlan(deps.db, { userId, plan: 'DOLPHIN_PRO' }))
    throw new AppError('DUPLICATE_PRODUCT', {
      message: texts.alreadyHeld,
      log: `user ${userId} has DOLPHIN_PRO`,
    });
  return preparePayment({
    deps,
    userId,
    payerEmail,
    order: planOrder('DOLPHIN_PRO', null),
    wish: { ...wish, isBilling: true },
  });
}

/**
 * Throws CHANNEL_NOT_FOUND, CHANNEL_MEMBER_NOT_FOUND, NOT_HAS_ROLE, DUPLICATE_PRODUCT for a subscribed channel, and the
 * errors of `preparePayment`.
 */
export async function prepareChannel(
  request: Subscriber & { readonly channelId: number },
): Promise<PreparedPayment> {
  const { deps, userId, wish, channelId } = request;
  const membership = await readMembership({ db: deps.db, userId, channelId });
  if (!membership) throw new AppError('CHANNEL_NOT_FOUND', { log: `no channel ${channelId}` });
  assertMember(membership, userId, 'manager');
  if (isPremium(await readPlan(deps.db, channelId)) || (await isChannelSubscribed(deps.db, channelId)))
    throw new AppError('DUPLICATE_PRODUCT', {
      message: texts.alreadyHeld,
      log: `channel ${channelId} has a plan`,
    });
  return preparePayment({
    deps,
    userId,
    payerEmail: null,
    order: planOrder('CHANNEL_PRO', channelId),
    wish: { ...wish, isBilling: true },
  });
}

const planOrder = (planCode: keyof typeof PLAN_PRICES, channelId: number | null) => ({
  itemType: 'SUBSCRIPTION' as const,
  planCode,
  channelId,
  quantity: 1,
  name: texts.orderName(planCode),
  listAmount: PLAN_PRICES[planCode],
});
