/** Pure: whose program an object of the map shows. */
import type { FriendProgram } from '#client/stores/codeObjectStore.ts';
import type { CodeObjectState } from '#shared/contract/world/codeObjects.ts';

/** The own program, or the friend's with this user id. */
export type ProgramOwner = 'own' | number;

/** The chosen owner, as long as it is there; else the own program, else that of the friend who changed last. */
export function shownOwner(
  { own, friendList }: Pick<CodeObjectState, 'own' | 'friendList'>,
  chosen: ProgramOwner | undefined,
): ProgramOwner | null {
  const isThere = chosen === 'own' ? own !== null : friendList.some(({ userId }) => userId === chosen);
  if (chosen !== undefined && isThere) return chosen;
  return own === null ? (friendList[0]?.userId ?? null) : 'own';
}

/** The program to be shown: null where there is none, undefined while it has to be fetched. */
export function shownProgram(
  object: CodeObjectState,
  chosen: ProgramOwner | undefined,
  friendPrograms: readonly FriendProgram[],
): CodeObjectState['own'] | FriendProgram | null | undefined {
  const owner = shownOwner(object, chosen);
  if (owner === null || owner === 'own') return object.own;
  return friendPrograms.find(({ objectId, userId }) => objectId === object.objectId && userId === owner);
}
