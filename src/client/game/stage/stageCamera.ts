/** Pure. The shown part of a level in a window. World px by default. */
import { STAGE_CELL } from '#shared/content/stageArt.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Below this height (CSS px) the window is that of a phone. */
const SMALL_HEIGHT = 300;
const ZOOM = { large: { least: 0.8, most: 0.96 }, small: { least: 0.62, most: 0.76 } } as const;
/** Share of the window's height at which the lowest floor lies. */
const FLOOR_AT = 0.76;
/** Water and ground shown beside the level. */
const BESIDE = 28;

/** CSS px per world px: the whole width of the level where that fits. */
export function stageZoom(window: Size, columns: number): number {
  const { least, most } = window.height < SMALL_HEIGHT ? ZOOM.small : ZOOM.large;
  return Math.max(least, Math.min(most, window.width / (columns * STAGE_CELL + 2 * BESIDE)));
}

export interface StageExtent {
  readonly columns: number;
  /** The lowest walking line. */
  readonly floor: number;
  /** The highest place that matters. */
  readonly top: number;
}

/** Left and upper edge of the view when the feet are at (x, y). */
export function stageScroll(
  visible: Size,
  { columns, floor, top }: StageExtent,
  feet: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number } {
  const width = columns * STAGE_CELL;
  const lowest = floor - visible.height * FLOOR_AT;
  const highest = Math.min(lowest, top - 40);
  const x =
    width + 2 * BESIDE <= visible.width
      ? (width - visible.width) / 2
      : clamp(feet.x - visible.width / 2, -BESIDE, width + BESIDE - visible.width);
  return { x, y: clamp(feet.y - visible.height * 0.62, highest, lowest) };
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
