import type { TermsType } from '#shared/contract/people/terms.ts';
import { listNotices, loadNotice, loadTerms } from '#client/net/people/terms.ts';

interface Asked {
  readonly signal: AbortSignal;
}

/** Terms and notices: texts of the product that anybody may read. */
export const readingQueries = {
  terms: (of: { readonly type: TermsType; readonly channelId?: number | undefined }) => ({
    queryKey: ['terms', of.type, of.channelId ?? 0] as const,
    queryFn: ({ signal }: Asked) => loadTerms(of, signal),
  }),
  notices: (page: number) => ({
    queryKey: ['notices', page] as const,
    queryFn: ({ signal }: Asked) => listNotices(page, signal),
  }),
  notice: (noticeId: number) => ({
    queryKey: ['notice', noticeId] as const,
    queryFn: ({ signal }: Asked) => loadNotice(noticeId, signal),
  }),
};
