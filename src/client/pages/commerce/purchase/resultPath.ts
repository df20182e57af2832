import type { PendingOrder } from '#client/net/payments/pendingOrder.ts';
import { paths } from '#client/ui/routing/paths.ts';

/** Where a payment leads when its window is through; the provider adds its number on a phone. */
export function resultPath({ prepared, learnerId, back }: PendingOrder, impUid?: string): string {
  const { contentType, contentId } = prepared.redirectPageInfo;
  const query = new URLSearchParams({
    merchant_uid: prepared.merchantUid,
    ...(impUid !== undefined && { imp_uid: impUid }),
    content_type: contentType,
    ...(contentId !== null && { content_id: `${contentId}` }),
    ...(learnerId !== null && { learner: `${learnerId}` }),
    ...(back !== '' && { redirect: back }),
  });
  return `${paths.purchaseResult}?${query.toString()}`;
}

/** The child a guardian buys for, of an address; null for oneself. */
export function learnerOf(search: URLSearchParams): number | null {
  const id = Number(search.get('learner'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

export const withLearner = (path: string, learnerId: number | null): string =>
  learnerId === null ? path : `${path}?learner=${learnerId}`;
