export type ArtScale = 1 | 2;

interface Device {
  /** GB, where the browser tells. */
  readonly memory: number | undefined;
}

const WORTH_ZOOM = 1.25;
const ENOUGH_MEMORY_GB = 4;

/** Art at twice the size where it is seen (canvas px per world px) and the memory allows it. */
export function chooseArtScale(zoom: number, { memory = ENOUGH_MEMORY_GB }: Device): ArtScale {
  return zoom > WORTH_ZOOM && memory >= ENOUGH_MEMORY_GB ? 2 : 1;
}
