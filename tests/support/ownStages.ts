import { FIRST_BOARD } from '#shared/authoring/ownBoard.ts';
import type { OwnBoard, OwnStage, OwnStageContent } from '#shared/contract/learning/ownStages.ts';
import type { ApiClient } from './apiClient.ts';
import type { Child } from './signUpChild.ts';

/** Reaches the flag of the first board. */
export const FIRST_SOLUTION = { language: 'JAVASCRIPT', source: 'walk(3);\njump();\nwalk(4);' } as const;
export const WRONG_PROGRAM = { language: 'JAVASCRIPT', source: 'walk(1);' } as const;

interface Wish {
  readonly board?: Partial<OwnBoard>;
  readonly name?: OwnStageContent['name'];
}

/** A stage of a child, saved and not proved yet. */
export async function makeOwnStage(api: ApiClient, child: Child, wish: Wish = {}): Promise<OwnStage> {
  const { body: begun } = await api.call('ownStages.create', {}, child);
  const { stageId, version: baseVersion, name } = begun;
  const board = { ...FIRST_BOARD, ...wish.board };
  const saved = await api.call(
    'ownStages.save',
    { params: { stageId }, body: { board, name: wish.name ?? name, programs: {}, baseVersion } },
    child,
  );
  if (saved.status !== 200) throw new Error(`ownStages.save answered ${saved.status}`);
  return saved.body;
}

/** The same, proved; its board is to be solved by `FIRST_SOLUTION`. */
export async function proveOwnStage(api: ApiClient, child: Child, wish: Wish = {}): Promise<OwnStage> {
  const { stageId, board } = await makeOwnStage(api, child, wish);
  const proved = await api.call(
    'ownStages.prove',
    { params: { stageId }, body: { ...FIRST_SOLUTION, board } },
    child,
  );
  if (!proved.body.isProved)
    throw new Error(`the stage was not proved: ${proved.status} ${proved.body.explanation ?? ''}`);
  return proved.body.stage;
}

/** The same, sent: to friends unless a class is named. */
export async function sendOwnStage(
  api: ApiClient,
  child: Child,
  { channelId = null, ...wish }: Wish & { readonly channelId?: number | null } = {},
): Promise<OwnStage> {
  const { stageId } = await proveOwnStage(api, child, wish);
  const sent = await api.call(
    'ownStages.send',
    { params: { stageId }, body: { toFriends: channelId === null, channelId } },
    child,
  );
  if (sent.status !== 200) throw new Error(`ownStages.send answered ${sent.status} ${sent.error.errorCode}`);
  return sent.body;
}
