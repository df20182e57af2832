import { z } from 'zod';

const chunkSchema = z.object({ src: z.string(), x: z.number(), y: z.number(), w: z.number(), h: z.number() });

const layerSchema = z.object({
  name: z.string(),
  /** How much of the camera's way the layer goes along; 0 is stretched over the window. */
  factor: z.number(),
  depth: z.number(),
  width: z.number(),
  height: z.number(),
  chunks: z.array(chunkSchema),
});

const scenerySchema = z.object({
  window: z.object({ width: z.number(), height: z.number() }),
  layers: z.array(layerSchema),
  /** Boards to write on: the middle, in world px. */
  signs: z.array(z.object({ x: z.number(), y: z.number(), text: z.string() })),
});

export type SceneryChunk = z.infer<typeof chunkSchema>;
export type SceneryLayer = z.infer<typeof layerSchema>;
export type SceneryPlan = z.infer<typeof scenerySchema>;

/** Reads a scenery.json as the sprite packer writes it; throws a ZodError on anything else. */
export function readScenery(json: unknown): SceneryPlan {
  return scenerySchema.parse(json);
}
