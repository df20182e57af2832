import { thirdPartyRoutes, type TrackingState } from '#shared/contract/people/thirdParties.ts';
import { trackingStore } from '#client/stores/trackingStore.ts';
import { rest } from '#client/net/rest/rest.ts';

// Nobody waits for it, and nobody is told when it fails.
const quiet = { quiet: true };

export async function loadTracking(): Promise<void> {
  keep(await rest.call(thirdPartyRoutes.getTracking, undefined, quiet));
}

export async function saveTracking(isGiven: boolean): Promise<void> {
  keep(await rest.call(thirdPartyRoutes.saveTracking, { body: { isGiven } }, quiet));
}

const keep = (tracking: TrackingState) => trackingStore.setState({ tracking });
