import { characterRoutes, type Character } from '#shared/contract/world/characters.ts';
import { characterStore } from '#client/stores/characterStore.ts';
import { client } from '#client/net/rest/client.ts';

const characters = client(characterRoutes);

/** Loads the standing of the own character. */
export async function loadCharacter(): Promise<Character> {
  const character = await characters.getOwn();
  characterStore.setState({ character });
  return character;
}
