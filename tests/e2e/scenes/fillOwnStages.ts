import type { OwnBoard } from '#shared/contract/learning/ownStages.ts';
import type { ApiClient } from '../../support/apiClient.ts';
import { makeOwnStage, sendOwnStage } from '../../support/ownStages.ts';
import type { Child } from '../../support/signUpChild.ts';

/** Stages of children that the scenes show. */
export interface FilledOwnStages {
  readonly ofFriend: number;
  /** Begun by the child, not sent. */
  readonly begun: number;
}
export const NO_OWN_STAGES: FilledOwnStages = { ofFriend: 0, begun: 0 };

const LADDER: OwnBoard = {
  theme: 'RIDDLE',
  goal: 'SHELLS',
  rows: [
    '............',
    '............',
    '............',
    '...o.....o..',
    '..====|###..',
    '......|...1.',
    '.S.o..|o..WF',
    '############',
  ],
};

/** A friend has sent two stages; the child has sent one and begun another. */
export async function fillOwnStages(
  api: ApiClient,
  { hero, friend }: { readonly hero: Child; readonly friend: Child },
): Promise<FilledOwnStages> {
  const { stageId: ofFriend } = await sendOwnStage(api, friend);
  await sendOwnStage(api, friend, { name: { first: 7, second: 10 }, board: { theme: 'SPELL' } });
  await sendOwnStage(api, hero, { name: { first: 1, second: 4 }, board: { theme: 'PATTERN' } });
  const { stageId: begun } = await makeOwnStage(api, hero, { board: LADDER });
  return { ofFriend, begun };
}
