/** Pure: cases pasted as text, the input above a line `---` and the expected output below it, cases apart by `===`. */
import type { ProblemCaseDraft } from '#shared/contract/learning/authoring/problemDrafts.ts';

export function parseCases(text: string): ProblemCaseDraft[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/^={3,}[ \t]*$/m)
    .flatMap((block) => {
      const [input, expected, ...more] = block.split(/^-{3,}[ \t]*$/m);
      if (input === undefined || expected === undefined || more.length > 0) return [];
      return [{ input: trimLines(input), expected: trimLines(expected), hidden: true }];
    });
}

/** Without the line breaks that the separators stand on. */
const trimLines = (text: string): string => text.replace(/^\n+/, '').replace(/(?<!\n)\n+$/, '');
