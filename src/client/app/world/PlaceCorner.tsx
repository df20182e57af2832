import { PlaceHud } from '#client/overlay/places/PlaceHud.tsx';
import { Queries } from '../Queries.tsx';

/** The small map and the clock of runs, with the cache that they ask. */
export function PlaceCorner({ mapId }: { readonly mapId: number }) {
  return (
    <Queries>
      <PlaceHud mapId={mapId} />
    </Queries>
  );
}
