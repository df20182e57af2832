/** Letters of other alphabets and signs that are read as Latin ones. */
const LATIN_TWINS: Readonly<Record<string, string>> = {
  ...{
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
  },
  ...{ α: 'a', ε: 'e', ο: 'o', ρ: 'p', ν: 'v', ι: 'i', κ: 'k', τ: 't', υ: 'u' },
  ...{ '@': 'a', $: 's', '!': 'i', '|': 'i', '+': 't', '€': 'e' },
};
/** Digits that stand for letters inside of Latin words, from 0 on. */
const DIGIT_TWINS = ['o', 'i', '2', 'e', 'a', 's', '6', 't', 'b', 'g'];

/**
 * One way of writing for what looks the same: width, case, accents, alphabets, and letters drawn out (three and more
 * in a row become one). Hangul is only composed: the compatibility forms would tear loose jamo out of their alphabet.
 */
export function foldLookAlikes(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\p{Script=Hangul}]+/gu, (rest) => rest.normalize('NFKD').replace(/\p{Mn}/gu, ''))
    .toLowerCase()
    .replace(/./gsu, (letter) => LATIN_TWINS[letter] ?? letter)
    .replace(/(.)\1{2,}/gu, '$1');
}

/** Reads digits as the letters they imitate: `adm1n`, `b17ch`. */
export const digitsAsLetters = (text: string): string =>
  text.replace(/\d/gu, (digit) => DIGIT_TWINS[Number(digit)] ?? digit);
