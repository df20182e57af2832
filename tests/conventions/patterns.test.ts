import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/platform/projectRoot.ts';

/**
 * Files and folders whose patterns may take the square of a text's length, and what keeps their texts short. None may
 * take a time that doubles with each letter.
 */
const SHORT_TEXTS: Readonly<Record<string, string>> = {
  'src/server/domain/people/textFilter/': 'pieces of 200 letters (textPieces.ts)',
  'src/shared/code/errorText.ts': 'one line of 300 letters at most (MAX_NAMED_LINE)',
};
const shortOf = (file: string) => Object.keys(SHORT_TEXTS).find((place) => file.startsWith(place));

interface Pattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A quick look that lets nine of ten files go unparsed. */
const MAY_HOLD = /(?:[=(,:?|&!{};[>]|return)\s*\/(?![/*>])|RegExp\(/u;
const FUNCTION = /Function/u;
/** Stands for a part that is known when the program runs. */
const UNKNOWN = 'x';

/** The patterns written in a file; those put together in a function stand with their unknown parts as a letter. */
function patternsOf(file: string): { patterns: readonly Pattern[]; isBuilding: boolean } {
  const code = readFileSync(join(projectRoot, file), 'utf8');
  const patterns: Pattern[] = [];
  let isBuilding = /from '.\/askParts.ts'/u.test(code);
  const visit = (value: unknown, isInFunction: boolean): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, isInFunction);
    if (!isNode(value)) return;
    const { regex, callee, arguments: given } = value;
    if (isPattern(regex)) patterns.push({ file, source: regex.pattern, flags: regex.flags });
    if (value.type === 'NewExpression' && isNode(callee) && callee['name'] === 'RegExp') {
      if (isInFunction) patterns.push({ file, ...builtOf(Array.isArray(given) ? given : []) });
      else isBuilding = true;
    }
    for (const part of Object.values(value)) visit(part, isInFunction || FUNCTION.test(value.type));
  };
  if (MAY_HOLD.test(code)) visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file), false);
  return { patterns, isBuilding };
}

const isPattern = (value: unknown): value is { pattern: string; flags: string } =>
  typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;

function builtOf([source, flags]: readonly unknown[]): { source: string; flags: string } {
  return { source: textOf(source), flags: isNode(flags) ? textOf(flags).replaceAll(UNKNOWN, '') : '' };
}

function textOf(value: unknown): string {
  if (!isNode(value)) return UNKNOWN;
  if (value.type === 'TaggedTemplateExpression') return textOf(value['quasi']);
  if (typeof value['value'] === 'string') return value['value'];
  const parts = value['quasis'];
  if (!Array.isArray(parts)) return UNKNOWN;
  return parts.map((part: { value: { cooked: string } }) => part.value.cooked).join(UNKNOWN);
}

/** The patterns that modules put together of parts when they are loaded, caught as they are made. */
async function builtBy(modules: readonly string[]): Promise<readonly Pattern[]> {
  const built: Pattern[] = [];
  const { RegExp: Own } = globalThis;
  let file = '';
  globalThis.RegExp = new Proxy(Own, {
    construct: (target, parts: [string, string]) => {
      const pattern = new target(...parts);
      built.push({ file, source: pattern.source, flags: pattern.flags });
      return pattern;
    },
  });
  try {
    for (file of modules) await import(/* @vite-ignore */ `${join(projectRoot, file)}?patterns`);
  } finally {
    globalThis.RegExp = Own;
  }
  return built;
}

it('has no pattern whose time outgrows the text', async () => {
  const files = globSync('src/{server,shared,client}/**/*.{ts,tsx}', { cwd: projectRoot })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(?:test|d)\.tsx?$/u.test(file));
  const read = files.map((file) => ({ file, ...patternsOf(file) }));
  const built = await builtBy(read.flatMap(({ file, isBuilding }) => (isBuilding ? [file] : [])));
  const patterns = [...read.flatMap((one) => one.patterns), ...built];
  expect(patterns.length).toBeGreaterThan(800);
  expect(built.length).toBeGreaterThan(20);

  const slow = patterns.flatMap(({ file, source, flags }) =>
    analyse({ source, flags }).reports.map(({ exponential }) => ({ file, source, exponential })),
  );
  const faults = slow
    .filter(({ file, exponential }) => exponential || shortOf(file) === undefined)
    .map(
      ({ file, source, exponential }) => `${file}: ${exponential ? '2^n' : 'n²'} /${source.slice(0, 200)}/`,
    );
  expect([...new Set(faults)]).toEqual([]);
  // A place that has no slow pattern any more needs no line.
  expect(new Set(slow.map(({ file }) => shortOf(file)))).toEqual(new Set(Object.keys(SHORT_TEXTS)));
});
