import { z } from 'zod';

const manifestSchema = z.object({
  /** Scales that are complete: 1, and 2 once everything is drawn at 2x too. */
  scales: z.array(z.literal([1, 2])),
  /** The complete scales: 1, and 2 once everything is drawn at 2x too. */
  versions: z.record(z.string(), z.string()),
});

/** The manifest of the sprite packer. */
export type ArtManifest = z.infer<typeof manifestSchema>;

/** Reads the manifest.json that the sprite packer writes; throws a ZodError on anything else. */
export function readArtManifest(json: unknown): ArtManifest {
  return manifestSchema.parse(json);
}
