import { guardianRoutes, type ConsentRequest } from '#shared/contract/people/guardians.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

/* A child's own request to its guardian. Failures are worded at the place of the action. */

const guardians = client(guardianRoutes);

export const loadConsentRequest = (signal?: AbortSignal): Promise<ConsentRequest> =>
  guardians.getRequest(undefined, { signal, quiet: true });

export const consentQueries = {
  request: () => ({
    queryKey: queryKeys.consentRequest,
    queryFn: ({ signal }: Asked) => loadConsentRequest(signal),
    staleTime: 0,
  }),
};

export const useRequestGuardian = mutationHook({
  mutationFn: (email: string) => guardians.request({ body: { email } }, { quiet: true }),
  onSuccess: (request) => queryClient.setQueryData(queryKeys.consentRequest, request),
  renewsAfterError: [queryKeys.consentRequest],
});
