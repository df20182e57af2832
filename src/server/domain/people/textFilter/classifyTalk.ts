import { classifyText, type TextVerdict } from './classifyText.ts';
import { findPersonalData, isPhoneNumber } from './findPersonalData.ts';

/** Letters of a line that may be a piece of a longer one, and of one that is surely. */
const SHORT = 8;
const PIECE = 3;
/** So many short lines make one sentence. */
const MOST_SHORT = 4;
/** No address that is cut in pieces has more letters before its last one. */
const LONGEST_ADDRESS = 100;
const FINE: TextVerdict = { kind: 'fine' };

/**
 * Pure. The fault of a line, read after the earlier lines of the same speaker to the same hearers, the oldest first.
 */
export function classifyTalk(text: string, before: readonly string[]): TextVerdict {
  const verdict = classifyText(text);
  if (verdict.kind !== 'fine' || before.length === 0) return verdict;
  if (isRestOfNumber(text, before)) return { kind: 'asks', ask: 'PHONE' };
  // An address or a link, cut anywhere: only what spans the cut is new.
  const said = before.map((line) => line.trim()).join('');
  const spread = findPersonalData(said.slice(-LONGEST_ADDRESS) + text.trim());
  if (spread === 'EMAIL' || spread === 'LINK') return { kind: 'asks', ask: spread };
  return classifyPieces(text, before);
}

/** Short lines read as one: letter by letter, and as words of one sentence. */
function classifyPieces(text: string, before: readonly string[]): TextVerdict {
  const pieces = trailing(before, PIECE);
  const joined = [
    ...(lengthOf(text) <= PIECE && pieces.length > 0 ? [[...pieces, text].join('')] : []),
    ...(lengthOf(text) <= SHORT ? [0, 1, 2, 3] : []).flatMap((from) => {
      const short = trailing(before, SHORT).slice(-MOST_SHORT);
      return from < short.length ? [[...short.slice(from), text].join(' ')] : [];
    }),
  ];
  return joined.map(classifyText).find(({ kind }) => kind !== 'fine') ?? FINE;
}

/** The last lines without a break that have at most this number of letters. */
const trailing = (lines: readonly string[], most: number) =>
  lines.slice(lines.findLastIndex((line) => lengthOf(line) > most) + 1);

const lengthOf = (text: string) => Array.from(text.replace(/[^\p{L}\d]/gu, '')).length;

const CODE = /[=(){}[\];]|\+=|print|range/u;
const NAMES_NUMBER = /번호|전번|폰번|연락처|전화|핸드폰|010|공일공/u;
const SPOKEN: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('공영빵일이삼사오육칠팔구', (word, at) => [word, String(at < 3 ? 0 : at - 2)]),
);

/** Digits that a line may add to a number; none in code. Spoken ones count where nothing else is said. */
function digitsOf(line: string): string {
  const plain = line.normalize('NFKC');
  if (CODE.test(plain)) return '';
  const spoken = plain.replace(/[\s.,~!-]|이고|이야|이요|예요|다음|그다음/gu, '');
  const isSpoken = /^[\d공영빵일이삼사오육칠팔구]+$/u.test(spoken);
  return (isSpoken ? spoken.replace(/[^\d]/gu, (word) => SPOKEN[word] ?? '') : plain).replace(/\D/gu, '');
}

/** Whether this line's digits end or lengthen a telephone number that earlier lines began. */
function isRestOfNumber(text: string, before: readonly string[]): boolean {
  const last = digitsOf(text);
  if (last === '') return false;
  const parts = before.map(digitsOf);
  if (isPhoneNumber(parts.join('') + last) && !isPhoneNumber(parts.join(''))) return true;
  const named = before.findLastIndex((line) => NAMES_NUMBER.test(line));
  return named >= 0 && (parts.slice(named).join('') + last).replace(/^010/u, '').length >= 7;
}
