/** Signs that look like those of a program, with the meant one. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '″': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '′': "'",
  '´': "'",
  '–': '-',
  '—': '-',
  '−': '-',
  '×': '*',
  '÷': '/',
  '·': '*',
  '…': '...',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '、': ',',
  '。': '.',
  '「': '"',
  '」': '"',
  '『': '"',
  '』': '"',
  '₩': '\\',
  '\u00A0': ' ',
  '\u3000': ' ',
  '\u200B': '',
  '\uFEFF': '',
};

const FULL_WIDTH_FROM = 0xff01;
const FULL_WIDTH_TO = 0xff5e;
const FULL_WIDTH_SHIFT = 0xfee0;

/** The sign of the keyboard that this one replaces; undefined for signs that replace none. */
export function meantSign(sign: string): string | undefined {
  const code = sign.codePointAt(0) ?? 0;
  if (code >= FULL_WIDTH_FROM && code <= FULL_WIDTH_TO) return String.fromCodePoint(code - FULL_WIDTH_SHIFT);
  return LOOKALIKES[sign];
}
