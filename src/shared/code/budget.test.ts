import { describe, expect, it } from 'vitest';
import { spend, withinBudget } from './budget.ts';
import { countStatements } from './countStatements.ts';
import { compileErrorText, runtimeErrorText } from './errorText.ts';
import { MAX_CHECKED_LENGTH } from './finding.ts';
import { checkJavaScript } from './javascript/checkJavaScript.ts';
import { checkPython } from './python/checkPython.ts';

/** The limit of processor time for one source; without a budget the worst of these take minutes or all memory. */
const MOST_MS = 1_000;

const filled = (part: string, length = MAX_CHECKED_LENGTH) => part.repeat(Math.floor(length / part.length));
const counted = (part: (index: number) => string, length = MAX_CHECKED_LENGTH) => {
  let text = '';
  for (let index = 0; ; index += 1) {
    const more = text + part(index);
    if (more.length > length) return text;
    text = more;
  }
};
const HALF = MAX_CHECKED_LENGTH / 2;

const PYTHON: Readonly<Record<string, string>> = {
  'heads without a block': filled('if x:\n '),
  'misspelled heads': filled('whlie True\n'),
  'open brackets': filled('([{'),
  'brackets without an opener': filled(')'),
  'other brackets than were opened': filled('(', HALF) + filled(']', HALF),
  'words of loops on one line': filled('for '),
  'lambdas on one line': filled('lambda x'),
  'many misspelled names': counted((index) => `prnt${index}(a)\n`),
  'names that are near to many':
    counted((index) => `fu${index}nction = 3\n`, HALF) + filled('funtcion\n', HALF),
  'names used before they are made': filled('print(b)\n', HALF) + counted((index) => `b${index} = 1\n`, HALF),
  'loops inside of loops': counted((index) => `${' '.repeat(index % 150)}while a:\n`),
  'calls of a function without return': `def f():\n${filled(' x\n', HALF)}${filled('print(f())\n', HALF)}`,
  'calls inside of calls': filled('int('),
  'long names': counted((index) => `${'a'.repeat(4_000)}${index}\n`),
  'formats of texts': `f"{${filled(':')}]}"`,
  'values of one list': `a[${filled('b, ')}] = 1`,
};
const JAVASCRIPT: Readonly<Record<string, string>> = {
  'open brackets': filled('('),
  'expressions without an end': filled('/[('),
  'many misspelled names': counted((index) => `prnt${index}(a);`),
  'near members': counted((index) => `a.puhs${index};`),
  'loops inside of loops': filled('while(a){', HALF) + filled('}', HALF / 9),
  'scopes inside of scopes': `${'{let a;'.repeat(1_400)}b();${'}'.repeat(1_400)}`,
  'many declarations': counted((index) => `let nam${index}=1;`, HALF) + filled('nma();', HALF),
  'sums of names without a value': counted((index) => `let s${index};s${index}+=1;`),
  'statements that do nothing': filled('a;'),
  'loops of lists': filled('for(a of '),
  'backslashes in a text': `"${filled('\\')}a"`,
  'backslashes in a template of two lines': `\`${filled('\\', 280)}\n\``,
};

function spentBy(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

describe.each([
  ['Python', PYTHON, checkPython, 'PYTHON'],
  ['JavaScript', JAVASCRIPT, checkJavaScript, 'JAVASCRIPT'],
] as const)('a source of %s', (_name, sources, check, language) => {
  it.each(Object.entries(sources))('is checked in little time: %s', (_what, source) => {
    expect(source.length).toBeLessThanOrEqual(MAX_CHECKED_LENGTH + 10);
    expect(spentBy(() => check(source))).toBeLessThan(MOST_MS);
    expect(spentBy(() => countStatements(language, source))).toBeLessThan(MOST_MS);
    const error = { name: 'TypeError', message: 'not a function', line: 1 };
    expect(spentBy(() => runtimeErrorText(error, { language, source }))).toBeLessThan(MOST_MS);
  });

  it.each(['(', 'a;', 'a\n', 'a', 'if x:\n ', '"\\'])(
    'of the longest length is left to the engine: %j',
    (part) => {
      const source = filled(part, 65_536);
      const spent = spentBy(() =>
        compileErrorText({ name: 'SyntaxError', message: 'x' }, { language, source }),
      );
      expect(spent).toBeLessThan(MOST_MS);
      expect(spentBy(() => countStatements(language, source))).toBeLessThan(MOST_MS);
    },
  );
});

describe('a budget', () => {
  it('gives what the work gives while there is something left', () => {
    expect(
      withinBudget(10, () => {
        spend(10);
        return 'done';
      }),
    ).toBe('done');
  });

  it('gives nothing when more is needed', () => {
    expect(withinBudget(10, () => spend(11))).toBeUndefined();
  });

  it('is no larger inside of another, which counts it, too', () => {
    const told = withinBudget(10, () => [
      withinBudget(100, () => spend(6)),
      withinBudget(100, () => spend(6)),
    ]);
    expect(told).toEqual([undefined, undefined]);
    expect(withinBudget(10, () => (withinBudget(4, () => spend(4)), spend(7)))).toBeUndefined();
  });

  it('lets other errors through', () => {
    expect(() =>
      withinBudget(10, () => {
        throw new RangeError('deep');
      }),
    ).toThrow('deep');
    expect(() => spend(1_000_000)).not.toThrow();
  });
});
