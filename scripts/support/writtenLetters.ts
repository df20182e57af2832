import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const MODULE = 'written-letters/letters.css';
const { resolve } = createRequire(import.meta.url);

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
const LATIN_SIGNS = `${ASCII}·…“”‘’×÷–—•`;

/** Sources by set. A syllable belongs to the first set that writes it. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  first: [
    'index.html',
    'src/client/pages/people/account/**/*.{ts,tsx}',
    'src/client/ui/form/*.{ts,tsx}',
    // Words about a lost network are fetched before it is lost.
    'src/client/ui/texts.ts',
  ],
  pages: ['src/client/**/*.{ts,tsx}', 'src/shared/**/*.ts'],
  world: ['src/server/domain/**/*.ts'],
};

interface Family {
  readonly name: string;
  /** The descriptors of its slices: a face of others would be another font to the browser. */
  readonly face: { readonly family: string; readonly weight: string; readonly format: string };
  readonly syllables: string;
  /** A separate font for `signs`, where the one of the syllables has none. */
  readonly latin?: string;
  readonly signs: string;
  readonly weights?: { readonly min: number; readonly max: number };
}

const FAMILIES: readonly Family[] = [
  {
    name: 'jua',
    face: { family: 'Jua', weight: '400', format: 'woff2' },
    syllables: '@fontsource/jua/files/jua-korean-400-normal.woff2',
    latin: '@fontsource/jua/files/jua-latin-400-normal.woff2',
    signs: LATIN_SIGNS,
  },
  {
    name: 'pretendard',
    face: { family: 'Pretendard Variable', weight: '45 920', format: 'woff2-variations' },
    syllables: 'pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
    signs: `${LATIN_SIGNS}「」『』～→←↑↓`,
    // Style sheets use no others.
    weights: { min: 400, max: 800 },
  },
];

/**
 * Makes font files of the syllables that the product itself writes: few requests instead of the twenty slices that the
 * words of a page are spread over. Words of children come from the slices. The files are in
 * `node_modules/.cache/letters` and are made again when a text has a new syllable.
 */
export function writtenLetters(): Plugin {
  let folder = '';
  let written = '';
  return {
    name: 'written-letters',
    enforce: 'pre',
    async configResolved({ root }) {
      folder = join(root, 'node_modules/.cache/letters');
      // Unit tests see no letters.
      if (process.env['VITEST']) return;
      const syllables = writtenSyllables(root);
      written = Object.values(syllables).join('');
      await makeLetters(folder, syllables);
    },
    resolveId: (id) => (id === MODULE ? join(folder, 'letters.css') : undefined),
    // A browser fetches every face whose range holds a letter, so a letter is in the range of one face alone.
    transform: {
      filter: { id: /node_modules[\\/](@fontsource[\\/]jua|pretendard)[\\/].*\.css$/ },
      handler: (code) =>
        code.replace(/@font-face\s*\{[^}]*\}/gu, (rule) => {
          const family = FAMILIES.find(({ face }) => rule.includes(`'${face.family}'`));
          return family ? withoutPoints(rule, pointsOf(`${written}${family.signs}`)) : rule;
        }),
    },
  };
}

async function makeLetters(folder: string, syllables: Readonly<Record<string, string>>): Promise<void> {
  const stamp = join(folder, 'stamp.sha256');
  const hash = createHash('sha256')
    .update(JSON.stringify([syllables, FAMILIES, FAMILIES.map((family) => versionOf(family.syllables))]))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  mkdirSync(folder, { recursive: true });
  const rules: string[] = [];
  for (const family of FAMILIES) {
    const { name, face, signs, latin, weights } = family;
    const cut = async (font: Uint8Array, set: string, letters: string) => {
      const file = `${name}-${set}.woff2`;
      write(join(folder, file), await subsetFont(font, letters, { targetFormat: 'woff2' }));
      rules.push(
        `@font-face{font-family:'${face.family}';font-style:normal;font-display:block;font-weight:${face.weight};` +
          `src:url('./${file}') format('${face.format}');unicode-range:${rangesOf(pointsOf(letters))}}`,
      );
    };
    // All characters of the first texts: the whole font is read one time instead of three.
    const written = await subsetFont(
      await fontverter.convert(readFileSync(resolve(family.syllables)), 'sfnt'),
      `${Object.values(syllables).join('')}${signs}`,
      {
        targetFormat: 'sfnt',
        ...(weights && { variationAxes: { wght: { ...weights, default: weights.min } } }),
      },
    );
    for (const [set, text] of Object.entries(syllables))
      await cut(written, set, set === 'first' && !latin ? `${text}${signs}` : text);
    if (latin) await cut(readFileSync(resolve(latin)), 'signs', signs);
  }
  write(join(folder, 'letters.css'), `${rules.join('\n')}\n`);
  write(stamp, hash);
}

/** The syllables of each set, sorted; no syllable is in two sets. */
function writtenSyllables(root: string): Record<string, string> {
  const known = new Set<string>();
  const sets: Record<string, string> = {};
  for (const [set, globs] of Object.entries(TEXTS)) {
    const own = new Set<string>();
    for (const path of globSync([...globs], { cwd: root })) {
      if (path.includes('.test.')) continue;
      for (const [syllable] of readFileSync(join(root, path), 'utf8').matchAll(/[가-힣]/gu))
        if (!known.has(syllable)) own.add(syllable);
    }
    for (const syllable of own) known.add(syllable);
    sets[set] = [...own].toSorted().join('');
  }
  return sets;
}

/** A rule without these code points in its `unicode-range`; nothing when none is left. */
export function withoutPoints(face: string, points: ReadonlySet<number>): string {
  const [declaration = '', list = ''] = /unicode-range:([^;}]*)/u.exec(face) ?? [];
  if (declaration === '') return face;
  const kept = [...pointsIn(list)].filter((point) => !points.has(point));
  return kept.length === 0 ? '' : face.replace(declaration, `unicode-range:${rangesOf(kept)}`);
}

function* pointsIn(list: string): Generator<number> {
  for (const part of list.split(',')) {
    const [from = '', to = from] = part.trim().replace(/^U\+/iu, '').split('-');
    for (let point = Number.parseInt(from, 16); point <= Number.parseInt(to, 16); point += 1) yield point;
  }
}

const pointsOf = (letters: string) => new Set(Array.from(letters, (letter) => letter.codePointAt(0) ?? 0));

/** `unicode-range` of these code points. */
export function rangesOf(points: Iterable<number>): string {
  const ranges: [number, number][] = [];
  for (const point of [...new Set(points)].toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges
    .map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`)
    .join(',');
}

function versionOf(font: string): string {
  const name = font.startsWith('@') ? font.split('/').slice(0, 2).join('/') : (font.split('/')[0] ?? '');
  const manifest = join(dirname(resolve(`${name}/package.json`)), 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** Whole or not at all: several servers of tests may start at once. */
function write(path: string, content: Uint8Array | string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}
