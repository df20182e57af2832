import { withoutUnseen } from './foldLookAlikes.ts';

/** Longest text that the patterns read at once, in UTF-16 units: a line of the chat. */
export const LONGEST_PIECE = 200;
/** How much of a piece the next one reads again: more than any pattern spans. */
const OVERLAP = 60;
/** Letters of a line that may be a piece of a word. */
const SHORT_LINE = 3;

/**
 * Pure. Splits a text into pieces that take a few milliseconds each: the patterns of the filter look far ahead from
 * every letter, so their cost grows faster than the text. The pieces together take a time that grows with the text.
 */
export function textPieces(text: string): readonly string[] {
  if (text.length <= LONGEST_PIECE) return [text];
  return joinShortLines(squeeze(text).split('\n')).flatMap(windowsOf);
}

/** Signs and repeats between letters, however many, are no way to tear a word into two pieces. */
const squeeze = (text: string) =>
  withoutUnseen(text)
    .replace(/([^\n])\1{3,}/gu, '$1$1$1')
    .replace(/[^\p{L}\p{N}\n]{9,}/gu, (signs) => signs.slice(0, 8));

/** Lines of single letters, written downwards, are one line. */
function joinShortLines(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const line of lines.map((one) => one.trim()).filter((one) => one !== '')) {
    const isShort = line.length <= SHORT_LINE;
    const last = joined.at(-1);
    if (isShort && isOpen && last !== undefined && last.length < LONGEST_PIECE)
      joined[joined.length - 1] = `${last} ${line}`;
    else joined.push(line);
    isOpen = isShort;
  }
  return joined;
}

function windowsOf(line: string): readonly string[] {
  const windows: string[] = [];
  let start = 0;
  while (line.length - start > LONGEST_PIECE) {
    const end = start + LONGEST_PIECE;
    windows.push(line.slice(start, end));
    const next = end - OVERLAP;
    const space = line.slice(next, next + OVERLAP / 2).search(/\s/u);
    start = space < 0 ? next : next + space + 1;
  }
  windows.push(line.slice(start));
  return windows;
}
