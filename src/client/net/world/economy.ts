import { economyRoutes } from '#shared/contract/world/economy.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import type { CallOptions } from '#client/net/rest/RestClient.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

const economy = client(economyRoutes);

/** Points, level and experience. */
export async function loadWallet(options?: CallOptions): Promise<void> {
  const [{ point }, experience] = await Promise.all([
    economy.getPoints(undefined, options),
    economy.getExperience(undefined, options),
  ]);
  walletStore.setState({ point, experience });
}

/** Fills the walletStore. */
export const walletQuery = () => ({
  queryKey: ['payments', 'wallet'] as const,
  queryFn: async ({ signal }: Asked) => {
    await loadWallet({ signal, quiet: true });
    return true;
  },
  staleTime: 0,
});
