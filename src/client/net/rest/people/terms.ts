import {
  termsRoutes,
  type ChannelTermsType,
  type Terms,
  type TermsSection,
  type TermsType,
} from '#shared/contract/people/terms.ts';
import { boardRoutes, type BoardNotice } from '#shared/contract/people/boards.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';

/** What anybody may read: the failure is worded where it is read. */
const quiet = (signal?: AbortSignal) => ({ signal, quiet: true });

export function loadTerms(
  { type, channelId }: { readonly type: TermsType; readonly channelId?: number | undefined },
  signal?: AbortSignal,
): Promise<Terms> {
  const query = channelId === undefined ? {} : { channelId };
  return rest.call(termsRoutes.get, { params: { type }, query }, quiet(signal));
}

export const saveChannelTerms = (
  id: number,
  type: ChannelTermsType,
  sectionList: TermsSection[],
): Promise<Terms> => rest.call(termsRoutes.saveOfChannel, { params: { id, type }, body: { sectionList } });

/** Those of the product count again. */
export const removeChannelTerms = (id: number, type: ChannelTermsType): Promise<Terms> =>
  rest.call(termsRoutes.removeOfChannel, { params: { id, type } });

export function listNotices(
  page: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof boardRoutes.listNotices>> {
  return rest.call(boardRoutes.listNotices, { query: { page } }, quiet(signal));
}

export function loadNotice(noticeId: number, signal?: AbortSignal): Promise<BoardNotice> {
  return rest.call(boardRoutes.getNotice, { params: { id: noticeId } }, quiet(signal));
}
