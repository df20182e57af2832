/*
 * Pure. Korean is searched by pairs of letters: a word of two syllables, the most usual one, has no trigram. A key
 * stands for a pair in one channel and one era, so that a search reads the same amount for any number of posts.
 */

/** The number of consecutive post ids in one era. */
const ERA_POSTS = 16_384;
/** Letters of a post that are searched. */
export const SEARCHED_LETTERS = 6000;

export const eraOf = (postId: number): number => Math.floor(postId / ERA_POSTS);

/** Letters as they are compared: small, composed, with single spaces. */
export const searchable = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

/** The words of a search, each once. */
export const searchWords = (query: string): string[] => [
  ...new Set(
    searchable(query)
      .split(' ')
      .filter((word) => word !== ''),
  ),
];

/** Each pair of letters within the words of a text, once. */
export function letterPairs(text: string): string[] {
  const pairs = new Set<string>();
  for (const word of text.split(' ')) {
    const letters = Array.from(word);
    for (let at = 0; at + 1 < letters.length; at += 1) pairs.add(`${letters[at]}${letters[at + 1]}`);
  }
  return [...pairs];
}

/**
 * The keys of pairs of letters in an era of a channel. Two pairs may share a key, so a search compares the texts as
 * well.
 */
export function searchKeys(pairs: readonly string[], channelId: number, era: number): number[] {
  return [...new Set(pairs.map((pair) => hash(`${channelId}.${era}.${pair}`)))];
}

/** FNV-1a, as a signed integer of Postgres. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 0x01000193);
  }
  return value | 0;
}
