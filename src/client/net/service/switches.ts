import type { Feature } from '#shared/contract/features.ts';
import { serviceSwitchRoutes, type SwitchBody } from '#shared/contract/service/switches.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { client } from '#client/net/rest/client.ts';

const switches = client(serviceSwitchRoutes);
const ROOT = ['service', 'switches'] as const;

export const serviceSwitchQueries = {
  list: () => ({
    queryKey: ROOT,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => switches.list(undefined, { signal }),
    staleTime: 0,
  }),
};

export const useSaveSwitch = mutationHook((feature: Feature) => ({
  mutationFn: (body: SwitchBody) => switches.save({ params: { feature }, body }, { quiet: true }),
  renewsAlways: [ROOT, ['service', 'log']],
}));
