/** Pure: where a layer of the scenery lies for a given view. */
import type { CameraBounds, View } from './cameraMotion.ts';

export interface LayerShape {
  readonly factor: number;
  readonly height: number;
}

/**
 * World position of the layer's upper left corner. Layers are composed for a window of `window.height` that rests on
 * the lower edge of the map; from there each goes along with `factor` of the camera's way.
 */
export function layerOffset(
  { factor, height }: LayerShape,
  view: View,
  map: CameraBounds,
  window: { readonly height: number },
): { readonly x: number; readonly y: number } {
  const restingTop = map.height - window.height;
  const onScreenY =
    window.height - height - factor * (view.top - restingTop) + (view.height - window.height) * (1 - factor);
  return { x: view.left * (1 - factor), y: view.top + onScreenY };
}

/**
 * The same for who asked for less motion: what is behind keeps to the window, as it lies for a view that rests on the
 * lower edge of the map and begins at `left`; what is in front goes with the ground.
 */
export function calmOffset(
  layer: LayerShape,
  view: View,
  map: CameraBounds,
  { window, left }: { readonly window: { readonly height: number }; readonly left: number },
): { readonly x: number; readonly y: number } {
  if (layer.factor >= 1) return layerOffset({ ...layer, factor: 1 }, view, map, window);
  const resting = { ...view, left, top: map.height - view.height };
  const { x, y } = layerOffset(layer, resting, map, window);
  return { x: x + view.left - resting.left, y: y + view.top - resting.top };
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

/** How much is seen of a sky: the one of the evening comes over that of the day, which then is not needed. */
export function skyShare({ name }: { readonly name: string }, dusk: number): number {
  if (name === 'duskSky') return dusk;
  return dusk < 1 ? 1 : 0;
}
