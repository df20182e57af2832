/** Pure: what the feet walk on. */
import type { MapKey } from '#shared/content/maps/mapTypes.ts';
import type { Footing } from '#shared/simulation/playerState.ts';
import type { Surface } from '#client/bridge/worldEvents.ts';

interface MapSurfaces {
  /** Solid ground, climbable walls and slopes. */
  readonly ground: Surface;
  readonly boards: Surface;
}

const SURFACES: Readonly<Record<MapKey, MapSurfaces>> = {
  plaza: { ground: 'grass', boards: 'grass' },
  beach: { ground: 'sand', boards: 'grass' },
  kelp: { ground: 'grass', boards: 'wood' },
  cave: { ground: 'stone', boards: 'stone' },
  arena: { ground: 'wood', boards: 'wood' },
  sky: { ground: 'cloud', boards: 'cloud' },
};

export function surfaceOf(map: MapKey, footing: Footing): Surface {
  // The hill of the lighthouse is the only earth in the sky.
  if (footing === 'slope') return map === 'sky' ? 'grass' : SURFACES[map].ground;
  // Movers are planks and shells everywhere.
  if (footing === 'mover') return 'wood';
  return footing === 'platform' ? SURFACES[map].boards : SURFACES[map].ground;
}
