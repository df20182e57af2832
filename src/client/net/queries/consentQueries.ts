import { loadConsentRequest } from '#client/net/rest/people/consent.ts';
import { queryKeys } from './queryKeys.ts';

/** A child's own request to its guardian, asked again whenever it is looked at. */
export const consentQueries = {
  request: () => ({
    queryKey: queryKeys.consentRequest,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => loadConsentRequest(signal),
    staleTime: 0,
  }),
};
