import { competitionRoutes, type Competition } from '#shared/contract/battle/competitions.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { JUDGE_TIMEOUT_MS } from '#client/net/learning/problems.ts';
import { battleStore } from '#client/stores/battleStore.ts';

const competitions = client(competitionRoutes);

/** Problems, programs and the replay of a race, found by the id of its competition or the code of its room. */
export const contestQueries = {
  /** Asked again when `change` is another: the host has changed what the rules hang on. */
  rules: (channelId: number, code: string, change: string) => ({
    queryKey: ['battles', 'rules', channelId, code, change] as const,
    queryFn: ({ signal }: Asked) => getContest(channelId, code, signal),
  }),
  replay: (channelId: number, key: string, contestId: number) => ({
    queryKey: ['battles', 'replay', channelId, key, contestId] as const,
    queryFn: ({ signal }: Asked) => competitions.getReplay({ channelId, params: { key } }, { signal }),
  }),
  solutions: (channelId: number, key: string, competitionContentId: number) => ({
    queryKey: ['battles', 'solutions', channelId, key, competitionContentId] as const,
    queryFn: async ({ signal }: Asked) => {
      const params = { key, competitionContentId };
      return (await competitions.listSolutions({ channelId, params }, { signal })).solutionList;
    },
    retry: false,
  }),
  /** A stage of a race is readable, too, before the player's own road has reached it. */
  problem: (channelId: number, key: string, competitionContentId: number) => ({
    queryKey: ['battles', 'problem', channelId, key, competitionContentId] as const,
    queryFn: ({ signal }: Asked) =>
      competitions.getProblem({ channelId, params: { key, competitionContentId } }, { signal }),
  }),
  /** Ways of the others in a stage, as far as the caller may know; asked again when `news` is another. */
  paths: (channelId: number, key: string, competitionContentId: number, news: string) => ({
    queryKey: ['battles', 'paths', channelId, key, competitionContentId, news] as const,
    queryFn: async ({ signal }: Asked) => {
      const params = { key, competitionContentId };
      return (await competitions.listPaths({ channelId, params }, { signal })).pathList;
    },
    placeholderData: <T>(before: T) => before,
  }),
};

/** Asks for a race, and sets the clock of the page by the answer. */
export async function getContest(channelId: number, key: string, signal?: AbortSignal): Promise<Competition> {
  return setClock(await competitions.getInfo({ channelId, params: { key } }, { signal }));
}

/** Until the room is connected, the clock of a page is the server's of the last answer. */
export function setClock(competition: Competition): Competition {
  if (competition.clock && battleStore.getState().connection !== 'live')
    battleStore.setState({ clockOffset: Date.parse(competition.clock.serverTime) - Date.now() });
  return competition;
}

export interface ContestSubmission {
  readonly key: string;
  readonly competitionContentId: number;
  /** The same for every repetition of one press of the button. */
  readonly clientKey: string;
  readonly language: Language;
  readonly source: string;
}

/** Quiet: the race itself says what became of it. */
export function submitToContest(
  channelId: number,
  { key, competitionContentId, ...body }: ContestSubmission,
) {
  const params = { key, competitionContentId };
  return competitions.submit({ channelId, params, body }, { quiet: true });
}

/** Judges a program after the end of the race, for the exercise. Quiet: the page says what became of it. */
export function practiseContent(
  channelId: number,
  { key, competitionContentId, ...body }: ContestSubmission,
) {
  const params = { key, competitionContentId };
  return competitions.practise({ channelId, params, body }, { quiet: true, timeoutMs: JUDGE_TIMEOUT_MS });
}
