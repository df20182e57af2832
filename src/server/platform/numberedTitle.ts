/** A title with its place before it; one that begins with a number of its own (`1장. 말하기`) keeps that alone. */
export const numberedTitle = (title: string, place: number): string =>
  /^\s*(?:제\s*)?\d/u.test(title) ? title : `${place}. ${title}`;
