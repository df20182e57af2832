import { dailyPuzzleRoutes } from '#shared/contract/learning/dailyPuzzles.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { loadWallet } from '#client/net/world/economy.ts';
import { storeQuestChange } from '#client/net/world/questChanges.ts';
import { JUDGE_TIMEOUT_MS } from './problems.ts';

const puzzles = client(dailyPuzzleRoutes);
const root = [...queryKeys.learning, 'puzzles'] as const;

export const puzzleQueries = {
  /** The shells of a month and the friends of a day; both are those of today by default. */
  month: (asked: { readonly month?: string | undefined; readonly day?: string | undefined }) => ({
    queryKey: [...root, 'month', asked] as const,
    queryFn: ({ signal }: Asked) => puzzles.month({ query: asked }, { signal }),
  }),
  one: (day: string) => ({
    queryKey: [...root, 'day', day] as const,
    queryFn: ({ signal }: Asked) => puzzles.open({ params: { day } }, { signal }),
  }),
};

export type PuzzleAnswer = ResponseOf<typeof dailyPuzzleRoutes.answer>;

/** Answers the puzzle of a day; the calendar and the companion are asked for again after it. */
export const useAnswerPuzzle = mutationHook((day: string) => ({
  mutationFn: async (body: RequestOf<typeof dailyPuzzleRoutes.answer>['body']) => {
    const reply = await puzzles.answer({ params: { day }, body }, { timeoutMs: JUDGE_TIMEOUT_MS });
    if (reply.questChange) storeQuestChange(reply.questChange);
    else if (reply.gainedShell > 0) await loadWallet();
    return reply;
  },
  renews: [root],
}));

/** Sends a prepared question about the puzzle of a day to a friend. */
export const useAskPuzzleFriend = mutationHook((day: string) => ({
  mutationFn: (body: RequestOf<typeof dailyPuzzleRoutes.askFriend>['body']) =>
    puzzles.askFriend({ params: { day }, body }),
}));
