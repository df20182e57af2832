import type { FurnitureKey } from '#shared/content/furniture.ts';
import type { PlacedPiece } from '#shared/content/homePlacement.ts';
import {
  homeRoutes,
  type HomeDoor,
  type OpenHome,
  type OwnHome,
  type VisitedHome,
} from '#shared/contract/world/home.ts';
import { loadWallet } from './economy.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { mutationHook, renew } from '#client/net/mutationHook.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';

const homes = client(homeRoutes);

export async function loadOwnHome(signal?: AbortSignal): Promise<OwnHome> {
  const home = await homes.getOwn(undefined, { signal });
  walletStore.setState({ point: home.point });
  return home;
}

const HOMES = ['homes'] as const;

/** Queries of React about homes; asked again whenever one enters, as friends furnish and write meanwhile. */
export const homeQueries = {
  own: () => ({
    queryKey: [...HOMES, 'own'] as const,
    queryFn: ({ signal }: Asked) => loadOwnHome(signal),
    staleTime: 0,
    // A room that is being furnished must not change under the hand.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }),
  /** Rooms of friends that one may walk into now. */
  open: () => ({
    queryKey: [...HOMES, 'open'] as const,
    queryFn: async ({ signal }: Asked): Promise<readonly OpenHome[]> =>
      (await homes.listOpen(undefined, { signal })).homeList,
    staleTime: 0,
  }),
  visit: (userId: number) => ({
    queryKey: [...HOMES, 'visit', userId] as const,
    queryFn: ({ signal }: Asked) => homes.visit({ params: { userId } }, { signal }),
    staleTime: 0,
  }),
  guestbook: (userId: number, page: number) => ({
    queryKey: [...HOMES, 'guestbook', userId, page] as const,
    queryFn: ({ signal }: Asked) => homes.listGuestbook({ params: { userId }, query: { page } }, { signal }),
    staleTime: 0,
  }),
};

const storeOwn = (change: (home: OwnHome) => OwnHome) =>
  queryClient.setQueryData<OwnHome>(homeQueries.own().queryKey, (home) => home && change(home));
const storeVisit = (userId: number, change: Partial<VisitedHome>) =>
  queryClient.setQueryData<VisitedHome>(
    homeQueries.visit(userId).queryKey,
    (before) => before && { ...before, ...change },
  );

/** Buys with points. The price is the server's; a repeated `clientKey` buys nothing more. */
export const useBuyFurniture = mutationHook({
  mutationFn: (purchase: { readonly furnitureKey: FurnitureKey; readonly clientKey: string }) =>
    homes.buyFurniture({ body: purchase }),
  onSuccess: ({ furnitureKey, ownedCount, point }) => {
    walletStore.setState({ point });
    storeOwn((home) => ({
      ...home,
      point,
      furnitureList: home.furnitureList.map((offer) =>
        offer.furnitureKey === furnitureKey ? { ...offer, ownedCount } : offer,
      ),
    }));
  },
});

/** Without a network it waits for one: what was arranged is kept. */
export const useSaveHomeArrangement = mutationHook({
  networkMode: 'online',
  mutationFn: ({
    pieceList,
    baseVersion,
  }: {
    readonly pieceList: readonly PlacedPiece[];
    readonly baseVersion: number;
  }) => homes.saveArrangement({ body: { arrangement: { pieceList: [...pieceList] }, baseVersion } }),
  onSuccess: ({ version, pieceList }) => storeOwn((home) => ({ ...home, version, pieceList })),
});

/** Takes over what another tab has saved. */
export const renewOwnHome = () => renew([homeQueries.own().queryKey]);

export const useSaveDoor = mutationHook({
  mutationFn: async (door: HomeDoor) => (await homes.saveDoor({ body: { door } })).door,
  onSuccess: (door) => storeOwn((home) => ({ ...home, door })),
});

export const useGreetOwner = mutationHook((userId: number) => ({
  mutationFn: () => homes.greet({ params: { userId } }),
  onSuccess: () => storeVisit(userId, { greeted: true }),
}));

export const useWaterGarden = mutationHook((userId: number) => ({
  mutationFn: () => homes.water({ params: { userId } }),
  onSuccess: async ({ gardenCount, gainedPoint }) => {
    storeVisit(userId, { watered: true, gardenCount });
    if (gainedPoint > 0) await loadWallet();
  },
}));

/** One line a day: who has written already sees so, too. */
export const useWriteGuestbook = mutationHook((userId: number) => {
  const written = () => {
    storeVisit(userId, { written: true });
    void renew([[...HOMES, 'guestbook', userId]]);
  };
  return {
    mutationFn: (phraseId: number) => homes.writeGuestbook({ params: { userId }, body: { phraseId } }),
    onSuccess: written,
    onError: (error) => {
      if (errorCodeOf(error) === 'GUESTBOOK_WRITTEN') written();
    },
  };
});

export const useDeleteGuestbookEntry = mutationHook({
  mutationFn: (entryId: number) => homes.deleteGuestbookEntry({ params: { entryId } }),
  renewsAlways: [[...HOMES, 'guestbook']],
});
