import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PlacePage } from '#shared/content/maps/mapTypes.ts';
import type { TravelGoal, WalkTarget } from '#client/bridge/worldEvents.ts';
import { openCodeEditor } from '#client/stores/codeEditorStore.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { startRun } from '#client/overlay/world/timeTrials/startRun.ts';

/** The object in reach; an NPC takes precedence over a door. */
export interface Near {
  readonly npcId: number | null;
  readonly portal: string | null;
  /** The timed run at whose start one stands. */
  readonly courseId: number | null;
  /** The code object in reach. */
  readonly objectId: number | null;
  /** The place with a page at which one stands. */
  readonly placeId: number | null;
  readonly placePage: PlacePage | null;
  /** Target that an automatic walk has reached; its button takes the focus. */
  readonly arrivedAt: WalkTarget | TravelGoal | null;
}

/** The pages to which the places of the world lead; a stage door is entered by its own part of the overlay. */
const PAGES: Readonly<Record<PlacePage, string | null>> = { battles: paths.battles, stages: null };

const NOBODY: Near = {
  npcId: null,
  portal: null,
  courseId: null,
  objectId: null,
  placeId: null,
  placePage: null,
  arrivedAt: null,
};

/** Subscribes to the bridge: the map's name, what is in reach, and dialogs that begin. */
export function useWorldEvents(): {
  /** Null before the first map is shown. */
  readonly map: { readonly mapId: number; readonly name: string } | null;
  readonly near: Near;
} {
  const bridge = useBridge();
  const navigate = useNavigate();
  const [map, setMap] = useState<{ readonly mapId: number; readonly name: string } | null>(null);
  const [near, setNear] = useState(NOBODY);

  const mapId = map?.mapId ?? null;
  useEffect(() => {
    if (mapId === null) return undefined;
    return bridge.on('courseCalled', ({ courseId }) => startRun(mapId, courseId));
  }, [bridge, mapId]);

  useEffect(() => {
    const disposals = [
      bridge.on('mapEntered', ({ mapId, name }) => {
        setMap({ mapId, name });
        setNear(NOBODY);
      }),
      bridge.on('npcNearChanged', ({ npcId }) => setNear((current) => ({ ...current, npcId }))),
      bridge.on('portalNearChanged', ({ label }) => setNear((current) => ({ ...current, portal: label }))),
      bridge.on('courseNearChanged', ({ courseId }) => setNear((current) => ({ ...current, courseId }))),
      bridge.on('codeObjectNearChanged', ({ objectId }) => setNear((current) => ({ ...current, objectId }))),
      bridge.on('placeNearChanged', ({ placeId, page }) =>
        setNear((current) => ({ ...current, placeId, placePage: page })),
      ),
      bridge.on('placeCalled', ({ page }) => {
        const path = PAGES[page];
        if (path !== null) void navigate(path);
      }),
      bridge.on('walkBegan', () => setNear((current) => ({ ...current, arrivedAt: null }))),
      bridge.on('walkEnded', ({ target, end }) => {
        if (end === 'arrived') setNear((current) => ({ ...current, arrivedAt: target }));
      }),
      bridge.on('playerTapped', ({ userId, npcId }) => openDialog('chatUser', { userId, npcId })),
      bridge.on('codeObjectCalled', ({ objectId }) => openCodeEditor(objectId)),
      bridge.on('mapCalled', () => openDialog('map')),
      bridge.on('npcTapped', ({ npcId }) => openDialog('npc', { npcId })),
    ];
    return () => disposals.forEach((dispose) => dispose());
  }, [bridge, navigate]);

  return { map, near };
}
