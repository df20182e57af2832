import type { MapKey } from '#shared/content/maps/mapTypes.ts';

interface GroundTint {
  readonly from: number;
  readonly to: number;
}

const SAND: GroundTint = { from: 0xd8a76f, to: 0xb57c50 };

/** The colour at the lower edge of the painted ground, and the one it goes over into. */
const GROUNDS: Readonly<Record<MapKey, GroundTint>> = {
  plaza: SAND,
  beach: SAND,
  kelp: { from: 0xab7344, to: 0x7a4c31 },
  cave: { from: 0x5b67ac, to: 0x434c88 },
  arena: { from: 0xd1a274, to: 0xa8774c },
  sky: { from: 0xf3e9f6, to: 0xcfd0f2 },
};

/** What goes on below the lower edge of a map: a talk and a phone held upright move the camera down. */
export const groundTint = (map: MapKey): GroundTint => GROUNDS[map];
