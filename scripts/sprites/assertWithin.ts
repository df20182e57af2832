/** Throws, with both numbers, when a file is larger than allowed. */
export function assertWithin(budget: number, what: string, bytes: number): void {
  if (bytes > budget) throw new Error(`${what} has ${bytes} bytes, ${budget} are allowed`);
}
