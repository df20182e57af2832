import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/platform/projectRoot.ts';

const CLIENT = join(projectRoot, 'src/client');
const LIST = 'tests/conventions/unmovedStyleSheets.txt';

/** The agreed size of all sheets together: a rule that repeats becomes a piece of `ui` instead. */
const MOST_LINES = 24_000;
const MOST_MODULES = 150;

/** Values that a view's style sheet takes from src/client/ui/tokens instead of writing them. */
const RAW = {
  'a colour': /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\((?!from)/iu,
  'a size of text': /(?:font|font-size|line-height):[^;]*\d(?:px|pt|rem)/u,
  'a width of the screen': /@(?:media|container)[^{]*(?:width|height)[^{]*\dpx/u,
};

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/gu, '');

const sheets = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css') && !path.startsWith('ui/tokens/'))
  .map((path) => ({ path, css: readFileSync(join(CLIENT, path), 'utf8') }));

const rawIn = (css: string) =>
  Object.entries(RAW)
    .filter(([, pattern]) => pattern.test(withoutComments(css)))
    .map(([name]) => name);

const listed = readFileSync(join(projectRoot, LIST), 'utf8').split('\n').filter(Boolean);
const offending = sheets
  .map(({ path, css }) => ({ path, raw: rawIn(css) }))
  .filter(({ raw }) => raw.length > 0);

it('knows a raw value when it sees one', () => {
  expect(rawIn('.a { color: #fff }')).toEqual(['a colour']);
  expect(rawIn('.a { background: rgb(0 0 0 / 10%) }')).toEqual(['a colour']);
  expect(rawIn('.a { font: 400 17px/22px var(--font-title) }')).toEqual(['a size of text']);
  expect(rawIn('@media (width <= 700px) { .a { gap: 3px } }')).toEqual(['a width of the screen']);
  expect(rawIn('/* #fff */ .a { color: var(--text); font: var(--type-body) }')).toEqual([]);
  expect(rawIn('@media (--narrow) { .a { font-size: 1.2em } }')).toEqual([]);
});

it('colours, sizes of text and widths come from the tokens', () => {
  const added = offending.filter(({ path }) => !listed.includes(path));
  expect(added.map(({ path, raw }) => `${path} has ${raw.join(', ')}: take it from ui/tokens`)).toEqual([]);
});

it(`sheets that take all from the tokens leave ${LIST}`, () => {
  const paths = new Set(offending.map(({ path }) => path));
  expect(listed.filter((path) => !paths.has(path))).toEqual([]);
});

it('there are no more style sheets and lines of them than agreed', () => {
  const lines = sheets.reduce((sum, { css }) => sum + css.split('\n').length - 1, 0);
  expect(lines).toBeLessThanOrEqual(MOST_LINES);
  expect(sheets.length).toBeLessThanOrEqual(MOST_MODULES);
});

// The type check takes any path of a style sheet; only the bundler looks for the file.
it('a style sheet that a view imports exists', () => {
  const views = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  const missing = views.flatMap((path) =>
    [...readFileSync(join(CLIENT, path), 'utf8').matchAll(/(?:from|import) '([.#][^']+\.css)'/g)]
      .map(([, target = '']) =>
        target.startsWith('#client/') ? target.replace('#client/', '') : join(dirname(path), target),
      )
      .filter((target) => !existsSync(join(CLIENT, target)))
      .map((target) => `${path} imports ${target}`),
  );
  expect(missing).toEqual([]);
});
