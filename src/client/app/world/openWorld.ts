import type { Bridge } from '#client/bridge/Bridge.ts';
import { loadEquipped } from '#client/net/rest/inventory.ts';
import { loadQuests } from '#client/net/rest/quests.ts';
import { rest } from '#client/net/rest/rest.ts';
import { followPlaces } from '#client/net/rooms/followPlaces.ts';
import { followTalk } from '#client/net/rooms/followTalk.ts';
import { worldPlaces } from '#client/net/rooms/worldPlaces.ts';
import { worldTalk } from '#client/net/rooms/worldTalk.ts';
import { loadCharacter, loadWallet } from '#client/net/rest/world.ts';
import { connectionStore } from '#client/stores/connectionStore.ts';

/** A world that is open: ways to take the line up again and to close it. */
export interface OpenWorld {
  /** Enters again after another tab took the seat or the server sent us out. */
  readonly comeBack: () => void;
  /** Tries again now instead of a little later. */
  readonly retry: () => void;
  readonly close: () => void;
}

/** Fetches engine, line and the facts the HUD shows, all at once, and starts the game in `stage`. */
export async function openWorld({
  bridge,
  stage,
}: {
  bridge: Bridge;
  stage: HTMLElement;
}): Promise<OpenWorld> {
  const [{ startGame }, { WorldConnection }, character] = await Promise.all([
    import('#client/game/startGame.ts'),
    import('#client/net/rooms/WorldConnection.ts'),
    loadCharacter(),
    loadWallet(),
    loadQuests(),
    loadEquipped(),
  ]);
  // A build leaves this out, and with it everything behind it.
  const lab = import.meta.env.DEV
    ? (await import('../dev/overlay/openDevOverlay.tsx')).openDevOverlay()
    : null;
  const connection = new WorldConnection({
    endpoint: window.location.origin,
    getAccessToken: (options) => rest.accessToken(options),
    talk: worldTalk,
    places: worldPlaces,
    tap: lab?.tap,
  });
  lab?.watch(connection);
  const stopFollowing = [followTalk(worldTalk), followPlaces(worldPlaces)];
  const game = startGame({ parent: stage, bridge, connection });
  connection.connect(character.mapId);
  return {
    comeBack: () => connection.connect(connectionStore.getState().mapId ?? character.mapId),
    retry: () => connection.retry(),
    close: () => {
      lab?.close();
      stopFollowing.forEach((stop) => stop());
      connection.close();
      game.destroy();
    },
  };
}
