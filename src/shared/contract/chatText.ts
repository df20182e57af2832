import { z } from 'zod';
import { typedText } from './fields.ts';

/** Characters of one line, as a reader counts them: a family of emoji is one. */
export const CHAT_TEXT_LENGTH = 80;
/** UTF-16 units of one line: towers of accents and emoji of many parts end here. */
export const CHAT_TEXT_UNITS = 200;

const TOO_LONG = `${CHAT_TEXT_LENGTH}자까지 쓸 수 있어요.`;
const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** How many characters a reader sees. */
export const countGraphemes = (text: string): number => [...graphemes.segment(text)].length;

/** Marks that turn the direction of what follows, or take no room at all. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** One line of chat: 1 to 80 characters, white space once, nothing unseen. */
export const chatTextSchema = typedText(CHAT_TEXT_UNITS, '할 말을 써 주세요.')
  .transform((text) => text.replace(UNSEEN, '').replace(/\s+/gu, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, '할 말을 써 주세요.')
      .refine((text) => countGraphemes(text) <= CHAT_TEXT_LENGTH, TOO_LONG),
  );
