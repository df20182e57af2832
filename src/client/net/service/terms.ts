import { serviceTermsRoutes, type PublishTermsBody } from '#shared/contract/service/terms.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { client } from '#client/net/rest/client.ts';

const terms = client(serviceTermsRoutes);
const ROOT = ['service', 'terms'] as const;

export const serviceTermsQueries = {
  list: () => ({
    queryKey: ROOT,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => terms.list(undefined, { signal }),
    staleTime: 0,
  }),
};

export const usePublishTerms = mutationHook({
  mutationFn: (body: PublishTermsBody) => terms.publish({ body }, { quiet: true }),
  renews: [ROOT, ['terms'], ['service', 'log']],
});
