import { z } from 'zod';

const chunkSchema = z.object({ src: z.string(), x: z.number(), y: z.number(), w: z.number(), h: z.number() });

const colorSchema = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .transform((color) => Number.parseInt(color.slice(1), 16));

/** The results of white and black; 0xrrggbb. */
const toneSchema = z.object({ light: colorSchema, shade: colorSchema });
const gradeSchema = z.object({ top: toneSchema, bottom: toneSchema });

const layerSchema = z.object({
  name: z.string(),
  /** Share of the camera's motion that the layer follows; 0 is stretched over the window. */
  factor: z.number(),
  depth: z.number(),
  width: z.number(),
  height: z.number(),
  chunks: z.array(chunkSchema),
  /** Tones of the evening; none for skies, which exist as two pictures. */
  grade: gradeSchema.optional(),
});

const lightSchema = z.object({
  layer: z.string(),
  /** The middle, in px of the layer's picture. */
  x: z.number(),
  y: z.number(),
  radius: z.number(),
  color: colorSchema,
  strength: z.number(),
  flicker: z.number(),
  /** Height as a share of the width. */
  flat: z.number().default(1),
  /** How far its beam reaches, px; 0 sends none. */
  beam: z.number().default(0),
  /** Brightness by day as a share of that at dusk. */
  byDay: z.number().default(0),
});

const scenerySchema = z.object({
  window: z.object({ width: z.number(), height: z.number() }),
  layers: z.array(layerSchema),
  /** Empty boards for text: the middle, in world px. */
  signs: z.array(z.object({ x: z.number(), y: z.number(), text: z.string() })),
  /** Tones of the evening on actors and objects. */
  dusk: z.object({ near: gradeSchema, ground: gradeSchema, actors: toneSchema }),
  lights: z.array(lightSchema),
});

export type SceneryChunk = z.infer<typeof chunkSchema>;
export type SceneryLayer = z.infer<typeof layerSchema>;
export type SceneryLight = z.infer<typeof lightSchema>;
export type SceneryPlan = z.infer<typeof scenerySchema>;

/** Reads a scenery.json as the sprite packer writes it; throws a ZodError on anything else. */
export function readScenery(json: unknown): SceneryPlan {
  return scenerySchema.parse(json);
}
