import { useEffect, useState } from 'react';
import type { WalkTarget } from '#client/bridge/moments.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { useBridge } from '../shell/bridgeContext.ts';

/** What stands within reach; a friend to talk with goes before a door. */
export interface Near {
  readonly npcId: number | null;
  readonly portal: string | null;
  /** Where a walk by itself has just led: the way on is by a button, which takes the focus. */
  readonly arrivedAt: WalkTarget | null;
}

const NOBODY: Near = { npcId: null, portal: null, arrivedAt: null };

/** Follows the world: the map's name, what is near, and the talks that begin. */
export function useWorldMoments(): {
  /** Null before the first map is shown. */
  readonly map: { readonly mapId: number; readonly name: string } | null;
  readonly near: Near;
} {
  const bridge = useBridge();
  const [map, setMap] = useState<{ readonly mapId: number; readonly name: string } | null>(null);
  const [near, setNear] = useState(NOBODY);

  useEffect(() => {
    const disposals = [
      bridge.on('mapEntered', ({ mapId, name }) => {
        setMap({ mapId, name });
        setNear(NOBODY);
      }),
      bridge.on('npcNearChanged', ({ npcId }) => setNear((current) => ({ ...current, npcId }))),
      bridge.on('portalNearChanged', ({ label }) => setNear((current) => ({ ...current, portal: label }))),
      bridge.on('walkBegan', () => setNear((current) => ({ ...current, arrivedAt: null }))),
      bridge.on('walkEnded', ({ target, end }) => {
        if (end === 'arrived') setNear((current) => ({ ...current, arrivedAt: target }));
      }),
      bridge.on('playerTapped', ({ userId }) => openDialog('chatUser', { userId })),
      bridge.on('mapCalled', () => openDialog('map')),
      bridge.on('npcTapped', ({ npcId }) => openDialog('npc', { npcId })),
    ];
    return () => disposals.forEach((dispose) => dispose());
  }, [bridge]);

  return { map, near };
}
