import { ownStageRoutes, type OwnStage, type OwnStageContent } from '#shared/contract/learning/ownStages.ts';
import type { RequestOf } from '#shared/contract/route.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { loadWallet } from '#client/net/world/economy.ts';
import { JUDGE_TIMEOUT_MS } from './problems.ts';

const ownStages = client(ownStageRoutes);
const root = [...queryKeys.learning, 'ownStages'] as const;
const lists = [...root, 'lists'] as const;

/** Queries about stages that children make. Pages are numbered from 1. */
export const ownStageQueries = {
  mine: () => ({
    queryKey: [...lists, 'mine'] as const,
    queryFn: async ({ signal }: Asked) => (await ownStages.list(undefined, { signal })).stageList,
    staleTime: 0,
  }),
  classes: () => ({
    queryKey: [...lists, 'classes'] as const,
    queryFn: async ({ signal }: Asked) => (await ownStages.listClasses(undefined, { signal })).classList,
  }),
  ofFriends: (page: number) => ({
    queryKey: [...lists, 'friends', page] as const,
    queryFn: ({ signal }: Asked) => ownStages.listOfFriends({ query: { page } }, { signal }),
    staleTime: 0,
  }),
  ofClass: (channelId: number, page: number) => ({
    queryKey: [...lists, 'class', channelId, page] as const,
    queryFn: ({ signal }: Asked) => ownStages.listOfClass({ channelId, query: { page } }, { signal }),
    staleTime: 0,
  }),
  /** Another tab may have saved since. */
  own: (stageId: number) => ({
    queryKey: [...root, 'own', stageId] as const,
    queryFn: ({ signal }: Asked) => ownStages.get({ params: { stageId } }, { signal, quiet: true }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }),
  shared: (stageId: number) => ({
    queryKey: [...root, 'shared', stageId] as const,
    queryFn: ({ signal }: Asked) => ownStages.open({ params: { stageId } }, { signal, quiet: true }),
  }),
};

/** Writes what the server said about an own stage. */
export const storeOwnStage = (stage: OwnStage) =>
  queryClient.setQueryData<OwnStage>(ownStageQueries.own(stage.stageId).queryKey, stage);

export const getOwnStage = (stageId: number): Promise<OwnStage> =>
  ownStages.get({ params: { stageId } }, { quiet: true });

/** Failures are shown beside the board. */
export const saveOwnStage = (
  stageId: number,
  body: OwnStageContent & { readonly baseVersion: number },
): Promise<OwnStage> => ownStages.save({ params: { stageId }, body }, { quiet: true });

export const useCreateOwnStage = mutationHook({
  mutationFn: () => ownStages.create(),
  onSuccess: storeOwnStage,
  renews: [lists],
});

export const useRemoveOwnStage = mutationHook({
  mutationFn: (stageId: number) => ownStages.remove({ params: { stageId } }),
  renews: [lists],
});

export const useProveOwnStage = mutationHook((stageId: number) => ({
  mutationFn: (body: RequestOf<typeof ownStageRoutes.prove>['body']) =>
    ownStages.prove({ params: { stageId }, body }, { timeoutMs: JUDGE_TIMEOUT_MS, quiet: true }),
  onSuccess: ({ stage }) => storeOwnStage(stage),
}));

export const useSendOwnStage = mutationHook((stageId: number) => ({
  mutationFn: (body: RequestOf<typeof ownStageRoutes.send>['body']) =>
    ownStages.send({ params: { stageId }, body }, { quiet: true }),
  onSuccess: storeOwnStage,
  renews: [lists],
}));

/** Counted once for each child; a lost one is counted with the next run. */
export const usePlayStage = mutationHook((stageId: number) => ({
  mutationFn: () => ownStages.play({ params: { stageId } }, { quiet: true }),
}));

export const useSolveStage = mutationHook((stageId: number) => ({
  mutationFn: async (body: RequestOf<typeof ownStageRoutes.solve>['body']) => {
    const reply = await ownStages.solve(
      { params: { stageId }, body },
      { timeoutMs: JUDGE_TIMEOUT_MS, quiet: true },
    );
    if (reply.gainedPoint > 0) await loadWallet();
    return reply;
  },
  renews: [ownStageQueries.shared(stageId).queryKey, lists],
}));

export const useHeartStage = mutationHook((stageId: number) => ({
  mutationFn: () => ownStages.heart({ params: { stageId } }),
  renews: [ownStageQueries.shared(stageId).queryKey, lists],
}));

export const useRemixStage = mutationHook((stageId: number) => ({
  mutationFn: () => ownStages.remix({ params: { stageId } }),
  onSuccess: storeOwnStage,
  renews: [lists],
}));

export const useTakeDownStage = mutationHook((channelId: number) => ({
  mutationFn: (stageId: number) => ownStages.takeDown({ channelId, params: { stageId } }),
  renews: [lists],
}));

export async function reportOwnStage(
  stageId: number,
  body: RequestOf<typeof ownStageRoutes.report>['body'],
): Promise<void> {
  await ownStages.report({ params: { stageId }, body }, { quiet: true });
}
