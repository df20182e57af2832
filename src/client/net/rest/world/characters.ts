import { characterRoutes, type Character } from '#shared/contract/world/characters.ts';
import { characterStore } from '#client/stores/characterStore.ts';
import { rest } from '#client/net/rest/rest.ts';

/** Where the own character stands. */
export async function loadCharacter(): Promise<Character> {
  const character = await rest.call(characterRoutes.getOwn);
  characterStore.setState({ character });
  return character;
}
