import { loadWallet } from '#client/net/rest/world/economy.ts';

/**
 * What the own purse holds; it is kept in its store. Apart from the other queries of payments, whose pages need nothing
 * of the world.
 */
export const walletQuery = () => ({
  queryKey: ['payments', 'wallet'] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    await loadWallet({ signal, quiet: true });
    return true;
  },
  staleTime: 0,
});
