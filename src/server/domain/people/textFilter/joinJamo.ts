// Loose letters put together as an input method does it, one letter after the other, in a time that grows with the
// text. Pure.

const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
/** The first place is no final. */
const FINALS = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
const FIRST = 0xac00;
const LAST = 0xd7a3;

/** Two vowels, or two finals, that are typed one after the other and are one. */
const PAIRS: Readonly<Record<string, string>> = {
  ㅗㅏ: 'ㅘ',
  ㅗㅐ: 'ㅙ',
  ㅗㅣ: 'ㅚ',
  ㅜㅓ: 'ㅝ',
  ㅜㅔ: 'ㅞ',
  ㅜㅣ: 'ㅟ',
  ㅡㅣ: 'ㅢ',
  ㄱㅅ: 'ㄳ',
  ㄴㅈ: 'ㄵ',
  ㄴㅎ: 'ㄶ',
  ㄹㄱ: 'ㄺ',
  ㄹㅁ: 'ㄻ',
  ㄹㅂ: 'ㄼ',
  ㄹㅅ: 'ㄽ',
  ㄹㅌ: 'ㄾ',
  ㄹㅍ: 'ㄿ',
  ㄹㅎ: 'ㅀ',
  ㅂㅅ: 'ㅄ',
};
const HALVES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PAIRS).map(([pair, one]) => [one, pair]),
);

/** The letter of each key on a Korean keyboard; capitals are keys with shift. */
const KEYS: Readonly<Record<string, string>> = {
  q: 'ㅂ',
  w: 'ㅈ',
  e: 'ㄷ',
  r: 'ㄱ',
  t: 'ㅅ',
  y: 'ㅛ',
  u: 'ㅕ',
  i: 'ㅑ',
  o: 'ㅐ',
  p: 'ㅔ',
  a: 'ㅁ',
  s: 'ㄴ',
  d: 'ㅇ',
  f: 'ㄹ',
  g: 'ㅎ',
  h: 'ㅗ',
  j: 'ㅓ',
  k: 'ㅏ',
  l: 'ㅣ',
  z: 'ㅋ',
  x: 'ㅌ',
  c: 'ㅊ',
  v: 'ㅍ',
  b: 'ㅠ',
  n: 'ㅜ',
  m: 'ㅡ',
  Q: 'ㅃ',
  W: 'ㅉ',
  E: 'ㄸ',
  R: 'ㄲ',
  T: 'ㅆ',
  O: 'ㅒ',
  P: 'ㅖ',
};

/** `ㅅㅣ발` is 시발; letters that make no syllable stay as they are. */
export function joinJamo(text: string): string {
  const joined: string[] = [];
  for (const letter of text) {
    const last = joined.at(-1);
    const more = last === undefined ? null : append(last, letter);
    if (more === null) joined.push(letter);
    else joined.splice(-1, 1, ...more);
  }
  return joined.join('');
}

/** The text that the same keys write on a Korean keyboard, composed. */
export const typeAsHangul = (keys: string): string =>
  joinJamo(keys.replace(/./gsu, (key) => KEYS[key] ?? key));

/** The last letter joined with the next one; null when they stay apart. */
function append(last: string, letter: string): readonly string[] | null {
  const vowel = VOWELS.indexOf(letter);
  const before = readSyllable(last);
  if (vowel < 0) return before && appendFinal(before, letter);
  if (before === null) {
    const initial = INITIALS.indexOf(last);
    return initial < 0 || last.length === 0 ? null : [writeSyllable({ initial, vowel, final: 0 })];
  }
  if (before.final > 0) return moveFinal(before, vowel);
  const pair = PAIRS[`${VOWELS.charAt(before.vowel)}${letter}`];
  return pair === undefined ? null : [writeSyllable({ ...before, vowel: VOWELS.indexOf(pair) })];
}

function appendFinal(before: Syllable, letter: string): readonly string[] | null {
  const found = before.final === 0 ? letter : PAIRS[`${FINALS.charAt(before.final)}${letter}`];
  const final = found === undefined || found === ' ' ? -1 : FINALS.indexOf(found);
  return final < 0 ? null : [writeSyllable({ ...before, final })];
}

/** A final goes on to the vowel behind it: 십 and ㅏ are 시바. */
function moveFinal(before: Syllable, vowel: number): readonly string[] | null {
  const final = FINALS.charAt(before.final);
  const [kept, moved] = HALVES[final] ?? ` ${final}`;
  const initial = INITIALS.indexOf(moved ?? '');
  if (initial < 0) return null;
  return [
    writeSyllable({ ...before, final: FINALS.indexOf(kept ?? ' ') }),
    writeSyllable({ initial, vowel, final: 0 }),
  ];
}

/** Places among the initials, vowels and finals; final 0 is none. */
export interface Syllable {
  readonly initial: number;
  readonly vowel: number;
  readonly final: number;
}

export function readSyllable(letter: string): Syllable | null {
  const code = letter.charCodeAt(0);
  if (letter.length !== 1 || code < FIRST || code > LAST) return null;
  const at = code - FIRST;
  return {
    initial: Math.floor(at / (VOWELS.length * FINALS.length)),
    vowel: Math.floor(at / FINALS.length) % VOWELS.length,
    final: at % FINALS.length,
  };
}

export const writeSyllable = ({ initial, vowel, final }: Syllable): string =>
  String.fromCharCode(FIRST + (initial * VOWELS.length + vowel) * FINALS.length + final);
