import { useEffect, useState } from 'react';
import { BANNER_MAP } from '#shared/content/plazaBanners.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { stageDoorOf } from '#shared/content/stageDoors.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { useGateNews } from '#client/overlay/world/gates/useGateNews.ts';
import { usePhotoMode } from '#client/overlay/world/photo/usePhotoMode.ts';
import { useSecretNews } from '#client/overlay/world/collectibles/useSecretNews.ts';
import { CodeObjects } from '#client/overlay/world/codeObjects/CodeObjects.tsx';
import { ClassmatesChip } from '#client/overlay/channels/here/ClassmatesChip.tsx';
import { StageDoor } from '#client/overlay/world/stageDoor/StageDoor.tsx';
import { MapPanel } from '#client/overlay/world/maps/MapPanel.tsx';
import { GoalGuide } from '#client/overlay/world/goal/GoalGuide.tsx';
import { TimeTrialPanel } from '#client/overlay/world/timeTrials/TimeTrialPanel.tsx';
import { useRunNews } from '#client/overlay/world/timeTrials/useRunNews.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { Queries } from '../Queries.tsx';
import { useFetched } from '#client/overlay/shell/useFetched.ts';
import { CodeEditorHost } from './CodeEditorHost.tsx';

const loadEncounters = () => import('#client/overlay/world/encounters/Encounters.tsx');

/** After the arrival on a map, ms. */
const CALM_MS = 20_000;

/** Fetched for who has walked about for a while. */
function SmallEvents({ map }: { readonly map: MapDefinition }) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), CALM_MS);
    return () => clearTimeout(timer);
  }, []);
  const part = useFetched(loadEncounters, isSettled);
  return part && isSettled && <part.Encounters map={map} />;
}

/** The small map, the clock of runs and the code objects, with the cache that they ask. */
export function MapCorner({ mapId }: { readonly mapId: number }) {
  const photo = usePhotoMode(mapId);
  useSecretNews();
  useRunNews();
  useGateNews();
  const map = mapById(mapId);
  const door = stageDoorOf(mapId);
  return (
    map && (
      <Queries>
        <MapPanel map={map}>{map.key === BANNER_MAP && <ClassmatesChip />}</MapPanel>
        <TimeTrialPanel key={mapId} map={map} />
        <GoalGuide map={map} />
        <CodeObjects key={`objects ${mapId}`} mapId={mapId} />
        <CodeEditorHost mapId={mapId} />
        {door && <StageDoor key={`door ${mapId}`} door={door} />}
        <ErrorBoundary fallback={null}>
          <SmallEvents key={`events ${mapId}`} map={map} />
        </ErrorBoundary>
        {photo}
      </Queries>
    )
  );
}
