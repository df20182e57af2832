import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/projectRoot.ts';

/** Words that hide the subject of a sentence. */
const HIDING = /\b(?:who(?:so)?ever|whom(?:ever)?|whatever|whichever|wherever)\b/iu;
/** Beginnings of a sentence without its subject: «Of the caller.», «From 1.», «What a page shows.» */
const BEGINNING = /(?:^|[.!] )(?:Of|As|For(?! example)|Where|Whose|What|Who|Which|From \d)\b/u;

/** The texts of a file's comments; consecutive lines of `//` are one comment. */
function commentsOf(code: string, file: string): string[] {
  const found: { text: string; end: number; isLine: boolean }[] = [];
  for (const { type, value, start, end } of parseSync(file, code).comments) {
    const last = found.at(-1);
    const isLine = type === 'Line';
    if (isLine && last?.isLine === true && /^\r?\n[ \t]*$/u.test(code.slice(last.end, start))) {
      last.text += ` ${value.trim()}`;
      last.end = end;
    } else
      found.push({
        text: value
          .replaceAll(/\s*\n\s*\*?\s*/gu, ' ')
          .replace(/^\*/u, '')
          .trim(),
        end,
        isLine,
      });
  }
  return found.map(({ text }) => text);
}

/** A quick check that lets most files go unparsed. */
const MAY_BREAK = /(?:\/\*+|\/\/|\*|[.!])\s+(?:Of|As|For|Where|Whose|What|Who|Which|From \d)\b/u;

const breaksLaw = (comment: string): boolean => HIDING.test(comment) || BEGINNING.test(comment);

describe('comments', () => {
  it.each([
    ['/** Of a try that is worth nothing the moment decides nothing. */', true],
    ['/** From 1. */', true],
    ['/** Waits. What is left stays. */', true],
    ['// Sent to\n// whoever asks.', true],
    ['/** A rejected first try is scored zero. */', false],
    ['/** Pages are numbered from 1. */', false],
    ['/** Whether a child may enter. */', false],
  ])('%s', (code, isBroken) => {
    expect(commentsOf(code, 'a.ts').some(breaksLaw)).toBe(isBroken);
  });

  it('begin their sentences with the subject', () => {
    const files = globSync('{src,scripts,sprites,sound,tests}/**/*.{ts,tsx,mjs}', { cwd: projectRoot })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.endsWith('.gen.ts') && file !== 'tests/conventions/comments.test.ts');
    const broken = files.flatMap((file) => {
      const code = readFileSync(join(projectRoot, file), 'utf8');
      if (!MAY_BREAK.test(code) && !HIDING.test(code)) return [];
      return commentsOf(code, file)
        .filter(breaksLaw)
        .map((comment) => `${file}: ${comment}`);
    });
    expect(broken).toEqual([]);
  }, 60_000);
});
