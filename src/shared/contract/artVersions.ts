import { z } from 'zod';

const manifestSchema = z.object({ versions: z.record(z.string(), z.string()) });

/** Version of each folder of drawings, such as `avatar/@1x/hair.bob`, by its path. */
export type ArtVersions = z.infer<typeof manifestSchema>['versions'];

/** Reads the manifest.json that the sprite packer writes; throws a ZodError on anything else. */
export function readArtVersions(json: unknown): ArtVersions {
  return manifestSchema.parse(json).versions;
}
