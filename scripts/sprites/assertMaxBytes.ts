import type { Output } from './output.ts';

/** Returns the output; throws when it is larger than `most` bytes. */
export function assertMaxBytes(output: Output, most: number): Output {
  if (output.bytes.length > most)
    throw new Error(`${output.path} weighs ${output.bytes.length} bytes; at most ${most} are allowed`);
  return output;
}
