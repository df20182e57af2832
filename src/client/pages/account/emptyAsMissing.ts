import { z } from 'zod';

/** An input is never without a value: an empty one stands for a field that is not there. */
export function emptyAsMissing<T extends z.ZodType<string, string>>(schema: T) {
  return z
    .string()
    .transform((text) => text.trim() || undefined)
    .pipe(schema.optional());
}
