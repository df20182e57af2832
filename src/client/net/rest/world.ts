import { worldRoutes, type Character, type UserItem } from '#shared/contract/world.ts';
import { characterStore } from '#client/stores/characterStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { wardrobeStore } from '#client/stores/wardrobeStore.ts';
import { rest } from './rest.ts';

/** Where the own character stands. */
export async function loadCharacter(): Promise<Character> {
  const character = await rest.call(worldRoutes.getCharacter);
  characterStore.setState({ character });
  return character;
}

/** Points, level and experience. */
export async function loadWallet(): Promise<void> {
  const [{ point }, experience] = await Promise.all([
    rest.call(worldRoutes.getPoints),
    rest.call(worldRoutes.getExperience),
  ]);
  walletStore.setState({ point, experience });
}

/** Takes the starter items and wears them; the account then needs no look any more. */
export async function chooseLook(itemIdList: readonly number[]): Promise<readonly UserItem[]> {
  const { equippedUserItemList } = await rest.call(worldRoutes.chooseLook, {
    body: { itemIdList: [...itemIdList] },
  });
  wardrobeStore.setState({ equippedUserItemList });
  const session = sessionStore.getState();
  if (session.state === 'VALID')
    sessionStore.setState({ state: 'VALID', user: { ...session.user, needsLook: false } });
  return equippedUserItemList;
}
