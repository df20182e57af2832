import { classifyLongText } from './classifyLongText.ts';
import { classifyText, type TextVerdict } from './classifyText.ts';
import { textFilterTexts } from './texts.ts';

/** Why a name or a short text that others read is not taken, in words for its author; undefined when it is. */
export const publicTextProblem = (text: string): string | undefined => problemOf(classifyText(text));

/** The same of a text of any length, without holding the event loop. */
export async function longTextProblem(text: string): Promise<string | undefined> {
  const found = await classifyLongText(text);
  return found === null ? undefined : problemOf(found.verdict);
}

/** The message for an author. */
export function problemOf({ kind }: TextVerdict): string | undefined {
  switch (kind) {
    case 'fine':
      return undefined;
    case 'help':
      return textFilterTexts.help;
    case 'hurtful':
      return textFilterTexts.hurtful;
    case 'asks':
      return textFilterTexts.asks;
  }
}
