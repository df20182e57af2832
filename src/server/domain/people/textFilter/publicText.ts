import { classifyText } from './classifyText.ts';
import { textFilterTexts } from './texts.ts';

/** Why a text that others read, as an introduction, is not taken, in words for its author; undefined when it is. */
export function publicTextProblem(text: string): string | undefined {
  switch (classifyText(text).kind) {
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
