import type { PreparedPayment } from '#shared/contract/commerce/payments.ts';
import type { PendingOrder } from '#client/net/payments/pendingOrder.ts';
import { paths } from '#client/ui/routing/paths.ts';

/** The page that a payment leads to when its window is through; the provider adds its number on a phone. */
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

type RedirectPage = PreparedPayment['redirectPageInfo'];

/** Into what was bought; of a channel's contents to its pages. */
export function boughtPath({ contentType, contentId, channelDomain }: RedirectPage): string {
  if (channelDomain !== null && contentId !== null) {
    if (contentType === 'COURSE_CLASS') return paths.channelCourse(channelDomain, contentId);
    if (contentType === 'COURSE') return paths.channelCourses(channelDomain);
    if (contentType === 'WORKSHEET') return paths.channelWorksheet(channelDomain, contentId);
  }
  return PLACES[contentType];
}

const PLACES: Readonly<Record<RedirectPage['contentType'], string>> = {
  PRODUCT: paths.tutoring,
  CASH: paths.world,
  WORKSHEET: paths.myChannels,
  COURSE: paths.myChannels,
  COURSE_CLASS: paths.myChannels,
  SUBSCRIPTION: paths.purchasePlans,
};

/** Whether a provider's window says on its way back that nothing came of it: by a code (V2), or that it failed (V1). */
export const isWindowLeft = (search: URLSearchParams): boolean =>
  ['code', 'error_code'].some((name) => Boolean(search.get(name))) ||
  ['imp_success', 'success'].some((name) => search.get(name) === 'false');

/** The child a guardian buys for, of an address; null for oneself. */
export function learnerOf(search: URLSearchParams): number | null {
  const id = Number(search.get('learner'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

export const withLearner = (path: string, learnerId: number | null): string =>
  learnerId === null ? path : `${path}?learner=${learnerId}`;
