/** Throws, with both numbers, when something takes more bytes than it may. */
export function assertWithin(budget: number, what: string, bytes: number): void {
  if (bytes > budget) throw new Error(`${what} has ${bytes} bytes, ${budget} are allowed`);
}
