import { z } from 'zod';
import type { SheetFrame } from '#shared/content/outfitLayers.ts';

const sheetSchema = z.object({
  frames: z.record(
    z.string(),
    z.object({
      frame: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      spriteSourceSize: z.object({ x: z.number(), y: z.number() }),
      sourceSize: z.object({ w: z.number(), h: z.number() }),
    }),
  ),
});

/** Frame of a sheet together with the size of the canvas it was trimmed from. */
export interface PlacedFrame extends SheetFrame {
  readonly sourceW: number;
  readonly sourceH: number;
}

/** Reads a sheet.json as the sprite packer writes it; throws a ZodError on anything else. */
export function readSpriteSheet(json: unknown): ReadonlyMap<string, PlacedFrame> {
  const { frames } = sheetSchema.parse(json);
  return new Map(
    Object.entries(frames).map(([name, { frame, spriteSourceSize, sourceSize }]) => [
      name,
      {
        ...frame,
        left: spriteSourceSize.x,
        top: spriteSourceSize.y,
        sourceW: sourceSize.w,
        sourceH: sourceSize.h,
      },
    ]),
  );
}
