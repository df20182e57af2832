/** Pure. The references of a document's Markdown to its own pictures, as `![words](picture:12)`. */
const NAMED = /\]\(\s*picture:(\d{1,9})(?=[\s)])/g;
const ADDRESS = /^picture:(\d{1,9})$/;

export const pictureAddress = (pictureId: number): string => `picture:${pictureId}`;

/** The picture of an address; null for any other address. */
export function pictureIdOf(address: string): number | null {
  const [, id] = ADDRESS.exec(address) ?? [];
  return id === undefined ? null : Number(id);
}

/** Ids of the pictures that a document shows, each once. */
export const pictureIdsIn = (markdown: string): number[] => [
  ...new Set([...markdown.matchAll(NAMED)].map(([, id]) => Number(id))),
];
