export type ArtScale = 1 | 2;

interface Means {
  /** GB, where the browser reports it. */
  readonly memory: number | undefined;
  readonly finest: ArtScale;
}

const WORTH_ZOOM = 1.25;
const ENOUGH_MEMORY_GB = 4;

/** Art at 2x where it exists, the screen shows it (canvas px per world px) and the memory allows it. */
export function chooseArtScale(zoom: number, { memory = ENOUGH_MEMORY_GB, finest }: Means): ArtScale {
  return zoom > WORTH_ZOOM && memory >= ENOUGH_MEMORY_GB ? finest : 1;
}

interface Device {
  /** GB, where the browser reports it; at most 8. */
  readonly memory: number | undefined;
  /** The size of the window, CSS px. */
  readonly shortSide: number;
}

const PLENTY_OF_MEMORY_GB = 8;
const SMALL_PX = 600;

/** Other players are drawn at 1x on small screens and with little memory. */
export function chooseOthersScale(
  artScale: ArtScale,
  { memory = PLENTY_OF_MEMORY_GB, shortSide }: Device,
): ArtScale {
  return memory >= PLENTY_OF_MEMORY_GB && shortSide >= SMALL_PX ? artScale : 1;
}
