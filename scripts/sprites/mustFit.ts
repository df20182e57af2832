import type { Output } from './output.ts';

/** The output itself; throws when it weighs more than `most` bytes. */
export function mustFit(output: Output, most: number): Output {
  if (output.bytes.length > most)
    throw new Error(`${output.path} weighs ${output.bytes.length} bytes; at most ${most} are allowed`);
  return output;
}
