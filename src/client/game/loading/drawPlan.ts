import type { FramePlan } from '#shared/content/outfitLayers.ts';

/** Draws the layers of a frame in their places on its untrimmed canvas; what has no bitmap is left out. */
export function drawPlan(
  context: CanvasRenderingContext2D,
  plan: FramePlan,
  bitmapOf: (itemKey: string) => CanvasImageSource | undefined,
): void {
  for (const { itemKey, frame } of plan.parts) {
    const bitmap = bitmapOf(itemKey);
    if (bitmap === undefined) continue;
    const { x, y, w, h, left, top } = frame;
    context.drawImage(bitmap, x, y, w, h, left, top, w, h);
  }
}
