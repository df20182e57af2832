import type { Bridge } from '#client/bridge/Bridge.ts';
import { loadEquipped } from '#client/net/world/avatar.ts';
import { loadQuests } from '#client/net/world/quests.ts';
import { rest } from '#client/net/rest/rest.ts';
import { worldCollectibles } from '#client/net/rooms/collectibles/CollectibleConnection.ts';
import { followCollectibles } from '#client/net/rooms/collectibles/followCollectibles.ts';
import { followTalk } from '#client/net/rooms/talk/followTalk.ts';
import { worldTalk } from '#client/net/rooms/talk/TalkConnection.ts';
import { followTimeTrials } from '#client/net/rooms/timeTrials/followTimeTrials.ts';
import { worldTimeTrials } from '#client/net/rooms/timeTrials/TimeTrialConnection.ts';
import { followGates, worldGates } from '#client/net/rooms/gates/GateConnection.ts';
import { worldVisits } from '#client/net/rooms/connection/worldVisits.ts';
import { loadCharacter } from '#client/net/world/characters.ts';
import { loadWallet } from '#client/net/world/economy.ts';
import { connectionStore } from '#client/stores/connectionStore.ts';

/** An open world: reconnects and closes it. */
export interface OpenWorld {
  /** Enters again after another tab took the seat or the server sent us out. */
  readonly comeBack: () => void;
  /** Tries again now instead of a little later. */
  readonly retry: () => void;
  readonly close: () => void;
}

/** Loads the engine, the connection and the HUD's data in parallel, and starts the game in `stage`. */
export async function openWorld({
  bridge,
  stage,
}: {
  bridge: Bridge;
  stage: HTMLElement;
}): Promise<OpenWorld> {
  const [{ startGame }, { WorldConnection }, character] = await Promise.all([
    import('#client/game/startGame.ts'),
    import('#client/net/rooms/connection/WorldConnection.ts'),
    loadCharacter(),
    loadWallet(),
    loadQuests(),
    loadEquipped(),
  ]);
  // A build leaves this out, and with it everything behind it.
  const dev = import.meta.env.DEV
    ? (await import('../dev/overlay/openDevOverlay.tsx')).openDevOverlay()
    : null;
  const connection = new WorldConnection({
    endpoint: window.location.origin,
    getAccessToken: (options) => rest.accessToken(options),
    talk: worldTalk,
    collectibles: worldCollectibles,
    timeTrials: worldTimeTrials,
    gates: worldGates,
    tap: dev?.tap,
  });
  dev?.watch(connection);
  const stopFollowing = [
    followTalk(worldTalk),
    followCollectibles(worldCollectibles),
    followTimeTrials(worldTimeTrials),
    followGates(worldGates),
    worldVisits.attach((friendId) => connection.visit(friendId)),
  ];
  const game = startGame({ parent: stage, bridge, connection });
  connection.connect(character.mapId);
  return {
    comeBack: () => connection.connect(connectionStore.getState().mapId ?? character.mapId),
    retry: () => connection.retry(),
    close: () => {
      dev?.close();
      stopFollowing.forEach((stop) => stop());
      connection.close();
      game.destroy();
    },
  };
}
