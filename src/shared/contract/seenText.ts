// Pure. The visible part of a text.

/** Marks of width and direction, fillers of Hangul, blank letters. */
const UNSEEN =
  /[\p{Cf}\u{115f}\u{1160}\u{2800}\u{3164}\u{ffa0}]|\p{Variation_Selector}|\u{34f}|\u{17b4}|\u{17b5}/gu;
/** Inside of an emoji they have their place: families, hearts, digits on keys. */
const OF_EMOJI =
  /\p{Emoji}\u{fe0f}|\p{Extended_Pictographic}\p{Emoji_Modifier}?\u{fe0f}?\u{200d}(?=\p{Extended_Pictographic})/gu;
const LINE_ENDS = /[\n\r\t\u{85}\u{2028}\u{2029}]/u;
/** Marks on marks that cover the lines above and below. */
const PILED_MARKS = /\p{M}{3}/u;

/** Whether a text has any visible sign. */
export const isSeen = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(UNSEEN, ''));

/** Whether a name is one line of visible letters in their typed order. */
export const isPlainName = (text: string): boolean =>
  isSeen(text) &&
  !LINE_ENDS.test(text) &&
  !PILED_MARKS.test(text) &&
  text.replace(OF_EMOJI, '').search(UNSEEN) < 0;
