import { serviceUserRoutes } from '#shared/contract/service/users.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { client } from '#client/net/rest/client.ts';

const users = client(serviceUserRoutes);
const ROOT = ['service', 'users'] as const;
const QUIET = { quiet: true } as const;

interface Asked {
  readonly signal: AbortSignal;
}

/** Accounts as the administrator of the service sees them. */
export const serviceUserQueries = {
  found: (query: string) => ({
    queryKey: [...ROOT, 'found', query] as const,
    queryFn: ({ signal }: Asked) => users.search({ query: { query } }, { signal }),
    staleTime: 0,
  }),
  one: (userId: number) => ({
    queryKey: [...ROOT, 'one', userId] as const,
    queryFn: ({ signal }: Asked) => users.get({ params: { id: userId } }, { signal, ...QUIET }),
    staleTime: 0,
  }),
};

const renewsAlways = [ROOT, ['service', 'log']];

export const useSignOutUser = mutationHook((userId: number) => ({
  mutationFn: () => users.signOut({ params: { id: userId } }),
  renewsAlways,
}));

export const useUnlockUser = mutationHook((userId: number) => ({
  mutationFn: () => users.unlock({ params: { id: userId } }),
  renewsAlways,
}));

export const useDisableUser = mutationHook((userId: number) => ({
  mutationFn: (body: { readonly reason: string }) => users.disable({ params: { id: userId }, body }, QUIET),
  renewsAlways,
}));

export const useEnableUser = mutationHook((userId: number) => ({
  mutationFn: () => users.enable({ params: { id: userId } }),
  renewsAlways,
}));
