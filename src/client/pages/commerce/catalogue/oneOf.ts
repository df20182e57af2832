/** The one of a few that a list was set to; the list offers no other. */
export function oneOf<T extends string>(options: readonly T[], value: string): T {
  const found = options.find((option) => option === value);
  if (found === undefined) throw new Error(`oneOf: ${value} is none of ${options.join()}`);
  return found;
}
