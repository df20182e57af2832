import type { ArtScale } from './chooseArtScale.ts';

interface Device {
  /** GB, where the browser tells; it never tells more than 8. */
  readonly memory: number | undefined;
  /** Of the window, CSS px. */
  readonly shortSide: number;
}

const PLENTY_OF_MEMORY_GB = 8;
const SMALL_PX = 600;

/** Others are small on a small screen, and many: there, and with little memory, they are drawn from the plain art. */
export function chooseOthersScale(
  artScale: ArtScale,
  { memory = PLENTY_OF_MEMORY_GB, shortSide }: Device,
): ArtScale {
  return memory >= PLENTY_OF_MEMORY_GB && shortSide >= SMALL_PX ? artScale : 1;
}
