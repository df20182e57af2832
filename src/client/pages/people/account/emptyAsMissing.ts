import { z } from 'zod';

/** Inputs always have a value: an empty one stands for a missing field. */
export function emptyAsMissing<T extends z.ZodType<string, string>>(schema: T) {
  return z
    .string()
    .transform((text) => text.trim() || undefined)
    .pipe(schema.optional());
}
