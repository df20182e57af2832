import { z } from 'zod';
import { isSeen } from '#shared/contract/seenText.ts';
import { typedText } from '#shared/contract/fields.ts';

/** Longest line in graphemes: a family emoji is one. */
export const CHAT_TEXT_LENGTH = 80;
/** Longest line in UTF-16 units; limits stacked accents and composed emoji. */
export const CHAT_TEXT_UNITS = 200;

const TOO_LONG = `${CHAT_TEXT_LENGTH}자까지 쓸 수 있어요.`;
const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' });

export const countGraphemes = (text: string): number => [...graphemes.segment(text)].length;

/** Marks that change the direction of text, or are invisible; fillers, which are invisible letters. */
const INVISIBLE_MARKS =
  /[\u00ad\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\ufeff\uffa0]/gu;

/** One line of chat: 1 to 80 graphemes, single white space, no invisible marks. */
export const chatTextSchema = typedText(CHAT_TEXT_UNITS, '할 말을 써 주세요.')
  .transform((text) => text.replace(INVISIBLE_MARKS, '').replace(/\s+/gu, ' ').trim())
  .pipe(
    z
      .string()
      .refine(isSeen, '할 말을 써 주세요.')
      .refine((text) => countGraphemes(text) <= CHAT_TEXT_LENGTH, TOO_LONG),
  );
