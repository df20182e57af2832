import { collectibleStore } from '#client/stores/collectibleStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import type { MapCollectibles } from '#shared/contract/rooms/collectibleMessages.ts';
import type { CollectibleConnection } from './CollectibleConnection.ts';

/** Writes what the server says of shells and secret spots into their store, until the returned disposal is called. */
export function followCollectibles(connection: CollectibleConnection): () => void {
  const disposals = [
    connection.mapChanged.on((onMap) => collectibleStore.setState({ onMap })),
    connection.shellCollected.on(({ shellId, gained, point }) => {
      changeMap((map) => ({ ...map, shells: map.shells.filter((shell) => shell.shellId !== shellId) }));
      if (gained > 0) walletStore.setState({ point });
    }),
    connection.secretFound.on((secret) => {
      const { secretId, gained, point, experience } = secret;
      changeMap((map) => ({ ...map, secretIds: [...new Set([...map.secretIds, secretId])] }));
      if (gained.point === 0) return;
      walletStore.setState({ point, experience });
      collectibleStore.setState({ news: secret });
    }),
  ];
  return () => {
    disposals.forEach((dispose) => dispose());
    collectibleStore.setState({ onMap: null, news: null });
  };
}

function changeMap(change: (map: MapCollectibles) => MapCollectibles): void {
  collectibleStore.setState(({ onMap }) => ({ onMap: onMap && change(onMap) }));
}
