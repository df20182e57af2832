export type ArtScale = 1 | 2;

interface Means {
  /** GB, where the browser tells. */
  readonly memory: number | undefined;
  /** The finest art there is. */
  readonly finest: ArtScale;
}

const WORTH_ZOOM = 1.25;
const ENOUGH_MEMORY_GB = 4;

/** Art at twice the size where it is there, is seen (canvas px per world px) and the memory allows it. */
export function chooseArtScale(zoom: number, { memory = ENOUGH_MEMORY_GB, finest }: Means): ArtScale {
  return zoom > WORTH_ZOOM && memory >= ENOUGH_MEMORY_GB ? finest : 1;
}
