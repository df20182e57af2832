/** The object of a drawing; throws when it was taken out of the map. */
export function nth<T>(things: readonly T[], index: number): T {
  const thing = things[index];
  if (thing === undefined) throw new Error(`a drawing needs entry ${index} of a list of ${things.length}`);
  return thing;
}
