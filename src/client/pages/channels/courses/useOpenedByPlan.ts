import { useStore } from 'zustand/react';
import { PLAN_BENEFITS } from '#shared/commerce/planBenefits.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { EnrolPaymentType } from '#shared/contract/learning/contentFields.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';

/** What the school offers costs nothing to whoever has a plan that opens it; the server decides the same. */
export function useOpenedByPlan<Offer extends { paymentType: EnrolPaymentType; cost: number }>(
  channelId: number,
  offer: Offer,
): Offer {
  const { plan } = PLAN_BENEFITS.allCourses;
  const holds = useStore(
    sessionStore,
    ({ user }) => user?.subscriptionList.some(({ engCodeName }) => engCodeName === plan) ?? false,
  );
  return holds && channelId === DEFAULT_CHANNEL_ID ? { ...offer, paymentType: 'FREE', cost: 0 } : offer;
}
