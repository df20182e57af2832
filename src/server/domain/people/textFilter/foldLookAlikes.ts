/** Letters of other alphabets and signs that are read as Latin ones. */
const LATIN_TWINS: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  с: 'c',
  р: 'p',
  х: 'x',
  у: 'y',
  і: 'i',
  ѕ: 's',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  ѵ: 'v',
  ԁ: 'd',
  ј: 'j',
  һ: 'h',
  ո: 'n',
  ս: 'u',
  ց: 'g',
  օ: 'o',
  ɡ: 'g',
  ı: 'i',
  ʜ: 'h',
  ɪ: 'i',
  ᴜ: 'u',
  ᴄ: 'c',
  ᴋ: 'k',
  α: 'a',
  ε: 'e',
  ο: 'o',
  ρ: 'p',
  ν: 'v',
  ι: 'i',
  κ: 'k',
  τ: 't',
  υ: 'u',
  ꜰ: 'f',
  ʙ: 'b',
  ᴛ: 't',
  ꜱ: 's',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '+': 't',
  '€': 'e',
  '¡': 'i',
  '£': 'l',
  '¥': 'y',
  '¢': 'c',
};
/** Digits that stand for letters inside of Latin words, from 0 on. */
const DIGIT_TWINS = ['o', 'i', '2', 'e', 'a', 's', '6', 't', 'b', 'g'];

const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const FINALS = 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';

/** Unseen signs: zero-width and direction marks, soft hyphens, selectors, Hangul fillers. */
const UNSEEN = /[\p{Cf}\u115f\u1160\u3164\uffa0]|\p{Variation_Selector}|\u034f/gu;
/** Hangul in other dress: half-width jamo, letters in circles and in brackets. */
const DRESSED_HANGUL = /[\uffa1-\uffdc\u3200-\u321e\u3260-\u327e]/gu;
const CONJOINING = /[\u1100-\u1112\u1161-\u1175\u11a8-\u11c2]/gu;
/** Drawn letters: two strokes for ㅅ, four for ㅆ, a bar for ㅣ. */
const DRAWN_SI = /(?:\^|\/\\|人|ㅅ|(?<![a-z])a(?=[l1]))[l1i|!ㅣ](?=\s?[가-힣ㅂㅃㅍ])/gu;
const DRAWN_SSI = /(?:\^\^|\/\\\/\\|从|ㅆ)[l1i|!ㅣ](?=\s?[가-힣ㅂㅃㅍ])/gu;

/**
 * One spelling for signs that look the same: width, case, accents, alphabets, loose and half-width jamo, and letters
 * drawn out (three and more in a row become one). Hangul is only composed: the compatibility forms would tear loose
 * jamo out of their alphabet.
 */
export function foldLookAlikes(text: string): string {
  return foldJamo(text)
    .replace(/[^\p{Script=Hangul}]+/gu, (rest) => rest.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replace(DRAWN_SSI, '씨')
    .replace(DRAWN_SI, '시')
    .replace(/(?<=[ㄱ-ㅎ])r/gu, 'ㅏ')
    .replace(/(?<=[ㄱ-ㅎ])[l|]/gu, 'ㅣ')
    .replace(/./gsu, (letter) => LATIN_TWINS[letter] ?? letter)
    .replace(/(.)\1{2,}/gu, '$1');
}

/** A text without its invisible signs. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/** Every loose letter of Hangul as it stands on a keyboard, without what is not seen between them. */
export const foldJamo = (text: string): string =>
  withoutUnseen(text)
    .replace(DRESSED_HANGUL, (letter) => letter.normalize('NFKC').replace(/[()]/gu, ''))
    .normalize('NFC')
    .replace(CONJOINING, compatibilityJamo);

/** Reads digits as the letters they imitate: `adm1n`, `b17ch`. */
export const digitsAsLetters = (text: string): string =>
  text.replace(/\d/gu, (digit) => DIGIT_TWINS[Number(digit)] ?? digit);

/** The letter as it stands on a keyboard for one that was meant to be joined with others. */
function compatibilityJamo(letter: string): string {
  const code = letter.charCodeAt(0);
  if (code <= 0x1112) return INITIALS.charAt(code - 0x1100);
  return code <= 0x1175 ? VOWELS.charAt(code - 0x1161) : FINALS.charAt(code - 0x11a8);
}
