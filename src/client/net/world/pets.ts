import { petRoutes } from '#shared/contract/world/pets.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { mutationHook } from '#client/net/mutationHook.ts';

const pets = client(petRoutes);

export const petQueries = {
  /** The companions: a level or a plan may have come meanwhile. */
  list: () => ({
    queryKey: ['pets', 'list'] as const,
    queryFn: ({ signal }: Asked) => pets.list(undefined, { signal }),
    staleTime: 0,
  }),
};

/** 0 lets the companion rest. */
export const useChoosePet = mutationHook({
  mutationFn: (petId: number) => pets.choose({ body: { petId } }),
  renews: [['pets']],
});
