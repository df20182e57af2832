import type { MapKey } from '#shared/content/maps/mapTypes.ts';

interface GroundTint {
  readonly from: number;
  readonly to: number;
}

const SAND: GroundTint = { from: 0xd8a76f, to: 0xb57c50 };
const CLOUDS: GroundTint = { from: 0xf3e9f6, to: 0xcfd0f2 };

/** What goes on below the lower edge of a map: a talk moves the camera down. */
export function groundTint(map: MapKey): GroundTint {
  return map === 'sky' ? CLOUDS : SAND;
}
