/** Pure: where a layer of the scenery lies for a given view. */
import type { CameraBounds, View } from './cameraMotion.ts';

export interface LayerShape {
  readonly factor: number;
  readonly height: number;
}

/** Shares of the view that one may go until what is behind is laid anew, with one cut. */
const KEPT_FOR = { width: 0.75, height: 0.35 } as const;

/**
 * World position of the layer's upper left corner. Layers are composed for a window of `window.height` that rests on
 * the lower edge of the map; from there each goes along with `factor` of the camera's way. A view that goes on below
 * the map takes them all along, or the ground would swallow what stands on the horizon.
 */
export function layerOffset(
  { factor, height }: LayerShape,
  view: View,
  map: CameraBounds,
  window: { readonly height: number },
): { readonly x: number; readonly y: number } {
  const restingTop = map.height - window.height;
  const top = Math.min(view.top, map.height - view.height);
  const onScreenY =
    window.height - height - factor * (top - restingTop) + (view.height - window.height) * (1 - factor);
  return { x: view.left * (1 - factor), y: top + onScreenY };
}

/**
 * The same for who asked for less motion: what is behind keeps to the window, as it lies for the view `kept`; what is
 * in front goes with the ground.
 */
export function calmOffset(
  layer: LayerShape,
  view: View,
  map: CameraBounds,
  { window, kept }: { readonly window: { readonly height: number }; readonly kept: View },
): { readonly x: number; readonly y: number } {
  if (layer.factor >= 1) return layerOffset({ ...layer, factor: 1 }, view, map, window);
  const { left, top } = kept;
  const { x, y } = layerOffset(layer, { ...view, left, top }, map, window);
  return { x: x + view.left - left, y: y + view.top - top };
}

/** The view that what is behind keeps to: another one when one has gone so far that it would not fit the place. */
export function keptView(kept: View | null, view: View): View {
  if (kept === null) return view;
  const isFar =
    Math.abs(view.left - kept.left) > view.width * KEPT_FOR.width ||
    Math.abs(view.top - kept.top) > view.height * KEPT_FOR.height;
  return isFar ? view : kept;
}

/** Whether a box in world px is nearer than `margin` to the view. */
export function isNearView(
  view: View,
  box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  margin: number,
): boolean {
  return (
    box.x < view.left + view.width + margin &&
    box.x + box.w > view.left - margin &&
    box.y < view.top + view.height + margin &&
    box.y + box.h > view.top - margin
  );
}

/** The same of a spot. */
export function isSpotNearView(
  view: View,
  { x, y }: { readonly x: number; readonly y: number },
  margin: number,
): boolean {
  return (
    x < view.left + view.width + margin &&
    x > view.left - margin &&
    y < view.top + view.height + margin &&
    y > view.top - margin
  );
}

/** How much is seen of a sky: the one of the evening comes over that of the day, which then is not needed. */
export function skyShare({ name }: { readonly name: string }, dusk: number): number {
  if (name === 'duskSky') return dusk;
  return dusk < 1 ? 1 : 0;
}
