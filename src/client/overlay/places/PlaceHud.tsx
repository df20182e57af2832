import { mapById } from '#shared/content/maps/maps.ts';
import { PlacePanel } from './PlacePanel.tsx';
import { RunPanel } from './RunPanel.tsx';
import { usePlaceNews } from './usePlaceNews.ts';

/** The part of the HUD that belongs to the place one is on. */
export function PlaceHud({ mapId }: { readonly mapId: number }) {
  usePlaceNews();
  const map = mapById(mapId);
  if (map === undefined) return null;
  return (
    <>
      <PlacePanel map={map} />
      <RunPanel map={map} />
    </>
  );
}
