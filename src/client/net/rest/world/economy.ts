import { economyRoutes } from '#shared/contract/world/economy.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import type { CallOptions } from '#client/net/rest/RestClient.ts';
import { rest } from '#client/net/rest/rest.ts';

/** Points, level and experience. */
export async function loadWallet(options?: CallOptions): Promise<void> {
  const [{ point }, experience] = await Promise.all([
    rest.call(economyRoutes.getPoints, undefined, options),
    rest.call(economyRoutes.getExperience, undefined, options),
  ]);
  walletStore.setState({ point, experience });
}
