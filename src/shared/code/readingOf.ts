/** Pure. The sound of a word's end when a Korean child reads it aloud. */

const DIGITS: Readonly<Record<string, string>> = {
  '0': '영',
  '1': '일',
  '2': '이',
  '3': '삼',
  '4': '사',
  '5': '오',
  '6': '육',
  '7': '칠',
  '8': '팔',
  '9': '구',
};

/** Letters whose names end in a consonant; all others end in a vowel (에이, 비, 씨 …). */
const CLOSED_LETTERS: Readonly<Record<string, string>> = { l: '엘', m: '엠', n: '엔', r: '알' };

const OPEN = '아';
const CLOSED = '안';
/** ㄹ counts as closed, but takes 로 and not 으로. */
const LIQUID = '알';

/** Words whose Korean sound the rules below would miss. */
const SPECIAL: Readonly<Record<string, string>> = {
  check: OPEN,
  type: CLOSED,
  bit: OPEN,
  exit: OPEN,
  edit: OPEN,
  limit: OPEN,
  unit: OPEN,
  hit: OPEN,
  out: CLOSED,
  timeout: CLOSED,
  layout: CLOSED,
  output: CLOSED,
  await: OPEN,
  book: CLOSED,
  look: CLOSED,
  hook: CLOSED,
  cook: CLOSED,
  good: CLOSED,
  foot: CLOSED,
  soup: OPEN,
  group: CLOSED,
  shape: OPEN,
  shop: CLOSED,
  chip: CLOSED,
  nan: CLOSED,
  str: LIQUID,
  github: OPEN,
  tube: OPEN,
  club: CLOSED,
  blue: OPEN,
};

/** From the surest to the vaguest; the first ending that fits decides. */
const ENDINGS: readonly (readonly [pattern: RegExp, sound: string])[] = [
  // morning, name, time, line, one, film, climb
  [/(?:ng|m|n|mb|[aeiouy][mn]e)$/, CLOSED],
  // null, apple, while, console, girl
  [/(?:l|[^aeiou]le|[aeiouy]le)$/, LIQUID],
  // back, block, music
  [/(?:ck|[^aeiou]?ic)$/, CLOSED],
  // Words like loop and group have a long vowel before their last consonant.
  [/(?:oo|ee|ea|ai|oa|ou|ie|ei|au)[a-z]$/, OPEN],
  // let, map, tab, input, format
  [/(?:^|[^aeiou]|[^aeiou]u|qu)[aeiou][ptb]$/, CLOSED],
];

/** A Korean syllable with the same end as the word. Empty words and bare signs count as open. */
export function readingOf(word: string): string {
  const last = word.at(-1) ?? '';
  if (/\p{Script=Hangul}/u.test(last)) return last;
  if (DIGITS[last]) return DIGITS[last];
  const tail = lastPart(word);
  if (tail === '') return OPEN;
  const lower = tail.toLowerCase();
  const spelled = tail.length === 1 || /^[A-Z]{2,3}$/.test(tail) || !/[aeiouy]/.test(lower);
  const special = SPECIAL[lower];
  if (special) return special;
  if (spelled) return CLOSED_LETTERS[lower.at(-1) ?? ''] ?? OPEN;
  return ENDINGS.find(([pattern]) => pattern.test(lower))?.[1] ?? OPEN;
}

/** `Timeout` of `setTimeout`, `list` of `my_list`. */
function lastPart(word: string): string {
  return /(?<![A-Z])[A-Z]+$|[A-Z][a-z]+$|(?<![A-Za-z])[a-z]+$/.exec(word)?.[0] ?? '';
}
