/** Pure: the offset of a scenery layer for a view. */
import type { CameraBounds, View } from '../camera/cameraMotion.ts';

export interface LayerShape {
  readonly factor: number;
  readonly height: number;
}

/** Shares of the view after which the background is placed again, with one cut. */
const KEPT_SHARE = { width: 0.75, height: 0.35 } as const;

/**
 * World position of the layer's upper left corner. Layers are composed for a window of `window.height` at the lower
 * edge of the map; from there each follows `factor` of the camera's motion. A view below the map moves all layers
 * along, so that the ground does not cover the horizon.
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
 * The offset like `layerOffset`, for reduced motion: the background stays as it is in the view `kept`, the foreground
 * moves with the ground.
 */
export function reducedMotionOffset(
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

/** The view that the background is placed for: replaced when the camera has moved too far. */
export function keptView(kept: View | null, view: View): View {
  if (kept === null) return view;
  const isFar =
    Math.abs(view.left - kept.left) > view.width * KEPT_SHARE.width ||
    Math.abs(view.top - kept.top) > view.height * KEPT_SHARE.height;
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

/** Opacities of the day's and the evening's sky; the hidden one is not drawn. */
export function skyShare({ name }: { readonly name: string }, dusk: number): number {
  if (name === 'duskSky') return dusk;
  return dusk < 1 ? 1 : 0;
}
