import type { dailyPuzzleRoutes } from '#shared/contract/learning/dailyPuzzles.ts';
import type { Handlers } from '#server/domain/call.ts';
import { answerPuzzle } from './answerPuzzle.ts';
import { askFriend } from './askFriend.ts';
import { openPuzzle, readPuzzleMonth } from './readPuzzles.ts';

export const dailyPuzzleHandlers: Handlers<typeof dailyPuzzleRoutes> = {
  month: ({ deps, userId, query }) => readPuzzleMonth({ deps, userId, ...query }),
  open: ({ deps, userId, params: { day } }) => openPuzzle({ deps, userId, day }),
  answer: ({ deps, userId, params: { day }, body }) => answerPuzzle({ deps, userId, day, answer: body }),
  askFriend: ({ deps, userId, params: { day }, body }) => askFriend({ deps, userId, day, ...body }),
};
