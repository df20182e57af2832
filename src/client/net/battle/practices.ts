import { practiceRoutes, type Practice } from '#shared/contract/battle/practices.ts';
import { mutationHook, renew } from '#client/net/mutationHook.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { battleStore } from '#client/stores/battleStore.ts';
import type { ContestSubmission } from './contests.ts';

const practices = client(practiceRoutes);

/** A practice has no room that sends the time: its answers set the clock. */
function setClock(practice: Practice): Practice {
  battleStore.setState({ clockOffset: Date.parse(practice.board.clock.serverTime) - Date.now() });
  return practice;
}

export const practiceQueries = {
  one: (channelId: number, practiceId: number) => ({
    queryKey: ['battles', 'practice', channelId, practiceId] as const,
    queryFn: async ({ signal }: Asked) =>
      setClock(await practices.get({ channelId, params: { practiceId } }, { signal, quiet: true })),
    staleTime: 0,
  }),
  problem: (channelId: number, practiceId: number, competitionContentId: number) => ({
    queryKey: ['battles', 'practiceProblem', channelId, practiceId, competitionContentId] as const,
    queryFn: ({ signal }: Asked) =>
      practices.getProblem({ channelId, params: { practiceId, competitionContentId } }, { signal }),
  }),
  paths: (channelId: number, practiceId: number, competitionContentId: number) => ({
    queryKey: ['battles', 'practicePaths', channelId, practiceId, competitionContentId] as const,
    queryFn: async ({ signal }: Asked) => {
      const params = { practiceId, competitionContentId };
      return (await practices.listPaths({ channelId, params }, { signal })).pathList;
    },
  }),
};

export const renewPractice = (channelId: number, practiceId: number) =>
  renew([practiceQueries.one(channelId, practiceId).queryKey]);

/** Practises the race of a room or a competition that is over. */
export const useStartPractice = mutationHook(
  (place: { readonly channelId: number; readonly key: string }) => ({
    mutationFn: async () =>
      setClock(await practices.start({ channelId: place.channelId, params: { key: place.key } })),
  }),
);

export const usePractiseAgain = mutationHook(
  ({ channelId, practiceId }: { readonly channelId: number; readonly practiceId: number }) => ({
    mutationFn: async () => setClock(await practices.again({ channelId, params: { practiceId } })),
  }),
);

export async function endPractice(channelId: number, practiceId: number): Promise<void> {
  await practices.end({ channelId, params: { practiceId } });
}

/** Quiet: the page itself says what became of it. */
export function submitToPractice(
  channelId: number,
  practiceId: number,
  { competitionContentId, clientKey, language, source }: Omit<ContestSubmission, 'key'>,
) {
  const params = { practiceId, competitionContentId };
  return practices.submit({ channelId, params, body: { clientKey, language, source } }, { quiet: true });
}
