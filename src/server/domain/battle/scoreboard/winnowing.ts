/** Pure. The common part of two programs, by the marks of winnowing (Schleimer, Wilkerson, Aiken 2003). */

/** Tokens of one gram, and grams of one window. */
const GRAM = 6;
const WINDOW = 4;
/** Shorter programs are alike by nature. */
const FEWEST_MARKS = 6;

/** An unclosed text or comment goes to the end, so that none is read twice. */
const TOKEN =
  /(?:#|\/\/)[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|`(?:[^`\\]|\\.)*`?|[\p{L}_$][\p{L}\p{N}_$]*|\d+(?:\.\d+)?|\S/gu;
const KEPT_WORDS = new Set(
  'if else elif for while do return function def let const var break continue in of and or not print console log input range class lambda switch case try except catch'.split(
    ' ',
  ),
);

/** The tokens of a program without what renaming, other texts, other numbers, comments and spaces change. */
function normalTokens(source: string): string[] {
  if (source.startsWith('{')) return blockTokens(source);
  return [...source.matchAll(TOKEN)].flatMap(([token]) => {
    if (/^(?:#|\/\/|\/\*)/u.test(token)) return [];
    if (/^["'`]/u.test(token)) return 'S';
    if (/^\d/u.test(token)) return 'N';
    if (/^[\p{L}_$]/u.test(token)) return KEPT_WORDS.has(token) ? token : 'I';
    return token;
  });
}

/** Blocks are stored as JSON: ids and places differ within the same program, and names of blocks are texts. */
function blockTokens(source: string): string[] {
  const program = source.replaceAll(/"(?:id|x|y)":(?:"(?:[^"\\]|\\.)*"|-?[\d.]+),?/gu, '');
  return [...program.matchAll(TOKEN)].map(([token]) => token);
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}

/** The marks of a program: the smallest hash of a gram in every window, the rightmost of equal ones. */
export function marksOf(source: string): ReadonlySet<number> {
  const tokens = normalTokens(source);
  const grams: number[] = [];
  for (let start = 0; start + GRAM <= tokens.length; start += 1)
    grams.push(hashOf(tokens.slice(start, start + GRAM).join(' ')));
  const marks = new Set<number>();
  for (let start = 0; start + WINDOW <= grams.length; start += 1)
    marks.add(Math.min(...grams.slice(start, start + WINDOW)));
  return marks;
}

/** Per cent of the marks of the shorter program that the other has, too; 0 where one is too short to tell. */
export function similarity(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const [fewer, more] = a.size <= b.size ? [a, b] : [b, a];
  if (fewer.size < FEWEST_MARKS) return 0;
  let common = 0;
  for (const mark of fewer) if (more.has(mark)) common += 1;
  return Math.round((100 * common) / fewer.size);
}
