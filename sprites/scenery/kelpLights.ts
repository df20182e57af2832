import { kelp } from '#shared/content/maps/maps.ts';
import type { Light } from './layers.ts';
import { hangingLights } from './lights.ts';

const AMBER = '#ffb84a';
const ROSE = '#ff8fa8';
const LIME = '#d9ef62';

/** From the walking line down to where something hangs from a ledge. */
const UNDERSIDE = 28;
/** From the end of its rope down to the middle of a lantern. */
const HEART = 16;

interface Hanging {
  /** Index of the platform. */
  readonly ledge: number;
  readonly dx: number;
  readonly drop: number;
  readonly color: string;
}

const HANGINGS: readonly Hanging[] = [
  { ledge: 0, dx: 190, drop: 26, color: AMBER },
  { ledge: 1, dx: 28, drop: 34, color: ROSE },
  { ledge: 2, dx: 250, drop: 30, color: AMBER },
  { ledge: 3, dx: 40, drop: 36, color: LIME },
  { ledge: 4, dx: 180, drop: 28, color: AMBER },
  { ledge: 6, dx: 30, drop: 34, color: ROSE },
  { ledge: 7, dx: 300, drop: 30, color: AMBER },
  { ledge: 9, dx: 150, drop: 34, color: LIME },
  { ledge: 10, dx: 150, drop: 22, color: AMBER },
  { ledge: 13, dx: 40, drop: 36, color: ROSE },
  { ledge: 15, dx: 180, drop: 30, color: AMBER },
  { ledge: 16, dx: 150, drop: 34, color: LIME },
  { ledge: 18, dx: 176, drop: 30, color: AMBER },
  { ledge: 19, dx: 36, drop: 34, color: ROSE },
  { ledge: 21, dx: 40, drop: 40, color: AMBER },
  { ledge: 21, dx: 250, drop: 30, color: ROSE },
  { ledge: 24, dx: 36, drop: 30, color: AMBER },
  { ledge: 25, dx: 220, drop: 36, color: LIME },
  { ledge: 27, dx: 40, drop: 30, color: AMBER },
  { ledge: 29, dx: 150, drop: 34, color: ROSE },
  { ledge: 30, dx: 240, drop: 30, color: AMBER },
  { ledge: 32, dx: 40, drop: 34, color: LIME },
];

/** The hook of each lantern of the forest, in world pixels. */
export const KELP_LANTERNS = HANGINGS.map(({ ledge, dx, drop, color }) => {
  const platform = kelp.platforms[ledge];
  if (!platform) throw new Error(`map kelp has no platform ${ledge}`);
  return { x: platform.x + dx, y: platform.y + UNDERSIDE, drop, color };
});

/** The lights of the forest after dark. */
export const KELP_LIGHTS: readonly Light[] = KELP_LANTERNS.flatMap(({ x, y, drop, color }) =>
  hangingLights(x, y + drop + HEART, color),
);
