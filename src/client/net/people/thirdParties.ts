import { thirdPartyRoutes, type TrackingState } from '#shared/contract/people/thirdParties.ts';
import { trackingStore } from '#client/stores/trackingStore.ts';
import { client } from '#client/net/rest/client.ts';

const thirdParties = client(thirdPartyRoutes);

// Nobody waits for it, and nobody is told when it fails.
const quiet = { quiet: true };

export async function loadTracking(): Promise<void> {
  keep(await thirdParties.getTracking(undefined, quiet));
}

export async function saveTracking(isGiven: boolean): Promise<void> {
  keep(await thirdParties.saveTracking({ body: { isGiven } }, quiet));
}

const keep = (tracking: TrackingState) => trackingStore.setState({ tracking });
