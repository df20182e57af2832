import type { FurnitureKey } from '#shared/content/furniture.ts';
import type { PlacedPiece } from '#shared/content/homePlacement.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import {
  homeRoutes,
  type GuestbookEntry,
  type HomeDoor,
  type OpenHome,
  type OwnHome,
  type VisitedHome,
} from '#shared/contract/world/home.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { rest } from '#client/net/rest/rest.ts';

export async function loadOwnHome(signal?: AbortSignal): Promise<OwnHome> {
  const home = await rest.call(homeRoutes.getOwn, undefined, { signal });
  walletStore.setState({ point: home.point });
  return home;
}

/** Rooms of friends that one may walk into now. */
export async function listOpenHomes(signal?: AbortSignal): Promise<readonly OpenHome[]> {
  return (await rest.call(homeRoutes.listOpen, undefined, { signal })).homeList;
}

export function visitHome(userId: number, signal?: AbortSignal): Promise<VisitedHome> {
  return rest.call(homeRoutes.visit, { params: { userId } }, { signal });
}

/** Buys with points. The price is the server's; a repeated `clientKey` buys nothing more. */
export async function buyFurniture(purchase: {
  readonly furnitureKey: FurnitureKey;
  readonly clientKey: string;
}): Promise<ResponseOf<typeof homeRoutes.buyFurniture>> {
  const reply = await rest.call(homeRoutes.buyFurniture, { body: purchase });
  walletStore.setState({ point: reply.point });
  return reply;
}

export function saveArrangement(arrangement: {
  readonly pieceList: readonly PlacedPiece[];
  readonly baseVersion: number;
}): Promise<ResponseOf<typeof homeRoutes.saveArrangement>> {
  const { pieceList, baseVersion } = arrangement;
  return rest.call(homeRoutes.saveArrangement, {
    body: { arrangement: { pieceList: [...pieceList] }, baseVersion },
  });
}

export async function saveDoor(door: HomeDoor): Promise<HomeDoor> {
  return (await rest.call(homeRoutes.saveDoor, { body: { door } })).door;
}

export async function greetOwner(userId: number): Promise<void> {
  await rest.call(homeRoutes.greet, { params: { userId } });
}

export function listGuestbook(
  { userId, page }: { readonly userId: number; readonly page: number },
  signal?: AbortSignal,
): Promise<ResponseOf<typeof homeRoutes.listGuestbook>> {
  return rest.call(homeRoutes.listGuestbook, { params: { userId }, query: { page } }, { signal });
}

export function writeGuestbook(userId: number, phraseId: number): Promise<GuestbookEntry> {
  return rest.call(homeRoutes.writeGuestbook, { params: { userId }, body: { phraseId } });
}

export async function deleteGuestbookEntry(entryId: number): Promise<void> {
  await rest.call(homeRoutes.deleteGuestbookEntry, { params: { entryId } });
}
