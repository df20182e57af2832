import { codeObjectRoutes } from '#shared/contract/world/codeObjects.ts';
import { codeObjectStore } from '#client/stores/codeObjectStore.ts';
import type { CallOptions } from '#client/net/rest/RestClient.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { client } from '#client/net/rest/client.ts';

const codeObjects = client(codeObjectRoutes);

/** Loads what the code objects of a map do for the caller, and whose friends' programs can be seen. */
export async function loadCodeObjects(mapId: number, options?: CallOptions): Promise<void> {
  const { objectList } = await codeObjects.list({ params: { mapId } }, options);
  codeObjectStore.setState(({ friendPrograms }) => ({
    mapId,
    objectList,
    // Programs that a friend has changed, or no longer shares, are forgotten.
    friendPrograms: friendPrograms.filter(({ objectId, userId, updatedAt }) =>
      objectList
        .find((object) => object.objectId === objectId)
        ?.friendList.some((friend) => friend.userId === userId && friend.updatedAt === updatedAt),
    ),
  }));
}

export async function loadFriendProgram(
  place: { readonly objectId: number; readonly userId: number },
  options?: CallOptions,
): Promise<void> {
  const { actList, durationMs, updatedAt } = await codeObjects.friend({ params: place }, options);
  codeObjectStore.setState(({ friendPrograms }) => ({
    friendPrograms: [
      ...friendPrograms.filter(
        ({ objectId, userId }) => objectId !== place.objectId || userId !== place.userId,
      ),
      { ...place, actList, durationMs, updatedAt },
    ],
  }));
}

/** Shows the own program to friends, or no longer. */
export const useShareCodeObject = mutationHook({
  mutationFn: ({ objectId, ...body }: { readonly objectId: number; readonly isShared: boolean }) =>
    codeObjects.share({ params: { objectId }, body }),
  onSuccess: ({ isShared }, { objectId }) =>
    codeObjectStore.setState(({ objectList }) => ({
      objectList: objectList.map((object) =>
        object.objectId === objectId && object.own ? { ...object, own: { ...object.own, isShared } } : object,
      ),
    })),
});
