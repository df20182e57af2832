const FIRST = 0xac00;
const FINALS = 28;
const VOWELS = 21;
/** Number of ㅇ among the initials. */
const SILENT = 11;

interface Syllable {
  readonly initial: number;
  readonly vowel: number;
  readonly final: number;
}

/** Takes back vowels that were drawn out: 시이발 is read as 시발, 조오온나 as 존나. Other letters stay as they are. */
export function shortenVowels(text: string): string {
  const letters: string[] = [];
  for (const letter of text) {
    const last = letters.at(-1);
    const before = last === undefined ? null : readSyllable(last);
    const syllable = readSyllable(letter);
    const isDrawnOut = before?.final === 0 && syllable?.initial === SILENT && syllable.vowel === before.vowel;
    if (isDrawnOut) letters[letters.length - 1] = writeSyllable({ ...before, final: syllable.final });
    else letters.push(letter);
  }
  return letters.join('');
}

function readSyllable(letter: string): Syllable | null {
  const code = letter.charCodeAt(0) - FIRST;
  if (letter.length !== 1 || code < 0 || code >= 19 * VOWELS * FINALS) return null;
  return {
    initial: Math.floor(code / (VOWELS * FINALS)),
    vowel: Math.floor(code / FINALS) % VOWELS,
    final: code % FINALS,
  };
}

function writeSyllable({ initial, vowel, final }: Syllable): string {
  return String.fromCharCode(FIRST + (initial * VOWELS + vowel) * FINALS + final);
}
