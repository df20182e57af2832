import { placeRoutes, type PlaceKind } from '#shared/contract/battle/places.ts';
import type { ChannelCard } from '#shared/contract/channels/channels.ts';
import { rest } from '#client/net/rest/rest.ts';

/** The class in which a thing lies, for addresses that do not name it. Quiet: the page says that it is nowhere. */
export async function findPlace(kind: PlaceKind, key: string, signal?: AbortSignal): Promise<ChannelCard> {
  return (await rest.call(placeRoutes.find, { params: { kind, key } }, { signal, quiet: true })).channel;
}
