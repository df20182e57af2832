import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { XSS_ADDRESSES, XSS_WORDS } from '../../../tests/support/xssStrings.ts';
import { POST_LIMITS } from './postDocument.ts';
import { postProblem, postText, pictureIdsOf } from './postText.ts';
import { safeHref, sanitisePost } from './sanitisePost.ts';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks });

/** Names of everything in a tree. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}
const NAMES = new Set([
  'type',
  'content',
  'text',
  'marks',
  'attrs',
  'level',
  'language',
  'fileId',
  'alt',
  'href',
  'isHeader',
  'colspan',
  'rowspan',
]);
const isAllowed = (value: unknown) => namesIn(value).every((name) => NAMES.has(name));

it('has a corpus of at least 150 strings', () => {
  expect(new Set([...XSS_WORDS, ...XSS_ADDRESSES]).size).toBeGreaterThanOrEqual(150);
});

describe('every string of the corpus', () => {
  it.each(XSS_WORDS)('as words stays words: %s', (words) => {
    const cleaned = sanitisePost(doc(paragraph(text(words))));
    expect(isAllowed(cleaned)).toBe(true);
    expect(cleaned.content).toHaveLength(1);
    expect(cleaned.content[0]).toMatchObject({ type: 'paragraph', content: [{ type: 'text' }] });
  });

  it.each(XSS_WORDS)('as the name of a node, a mark or an attribute goes: %s', (name) => {
    const cleaned = sanitisePost(
      doc(
        { type: name, attrs: { [name]: name, onclick: name }, content: [text('말')] },
        {
          type: 'paragraph',
          [name]: name,
          style: name,
          content: [text('말', { type: name, attrs: { href: name } })],
        },
        { type: 'heading', attrs: { level: name }, content: [text('말')] },
        { type: 'codeBlock', attrs: { language: name, class: name }, content: [text('말')] },
        { type: 'picture', attrs: { fileId: name, src: name, alt: name } },
      ),
    );
    expect(isAllowed(cleaned)).toBe(true);
    expect(postText(cleaned)).toBe('말\n말\n말\n말');
    expect(JSON.stringify(cleaned)).not.toContain(JSON.stringify(name).slice(1, -1) + '":');
  });

  it.each(XSS_ADDRESSES)('is no address: %s', (href) => {
    expect(safeHref(href)).toBeNull();
    const cleaned = sanitisePost(doc(paragraph(text('여기', { type: 'link', attrs: { href } }))));
    expect(cleaned).toEqual(doc(paragraph({ type: 'text', text: '여기' })));
  });
});

it('keeps addresses of the web', () => {
  for (const href of [
    'https://www.python.org/',
    'http://example.com:8080/a/b?c=d#e',
    'https://한글.kr/길',
    'HTTPS://EXAMPLE.COM',
    'https://example.com/@user',
  ])
    expect(safeHref(href)).toBe(href);
});

it('keeps what the editor writes, in one form', () => {
  const written = doc(
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '물고기' }] },
    paragraph(
      { type: 'text', text: '굵게', marks: [{ type: 'bold' }, { type: 'italic' }] },
      { type: 'hardBreak' },
      { type: 'text', text: '여기', marks: [{ type: 'link', attrs: { href: 'https://example.com/' } }] },
    ),
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph({ type: 'text', text: '하나' })] }],
    },
    { type: 'codeBlock', attrs: { language: 'PYTHON' }, content: [{ type: 'text', text: 'print(1)' }] },
    { type: 'picture', attrs: { fileId: 7, alt: '물고기 그림' } },
    { type: 'blockquote', content: [paragraph({ type: 'text', text: '말' })] },
    { type: 'horizontalRule' },
  );
  expect(sanitisePost(written)).toEqual(written);
  expect(sanitisePost(sanitisePost(written))).toEqual(written);
  expect(pictureIdsOf(sanitisePost(written))).toEqual([7]);
});

it('puts loose words and foreign items where they belong', () => {
  expect(sanitisePost(doc(text('말'), { type: 'bulletList', content: [text('하나')] }))).toEqual(
    doc(paragraph({ type: 'text', text: '말' }), {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph({ type: 'text', text: '하나' })] }],
    }),
  );
});

it('makes an allowed tree of anything, and the same tree of that', () => {
  fc.assert(
    fc.property(fc.anything({ maxDepth: 6, withNullPrototype: true }), (anything) => {
      const cleaned = sanitisePost({
        type: 'doc',
        content: [anything, { type: 'paragraph', content: [anything] }],
      });
      expect(isAllowed(cleaned)).toBe(true);
      expect(sanitisePost(cleaned)).toEqual(cleaned);
    }),
  );
});

it('is not deep, however deep the input is', () => {
  let deep: unknown = paragraph(text('말'));
  for (let level = 0; level < 20_000; level += 1) deep = { type: 'blockquote', content: [deep] };
  const cleaned = sanitisePost(doc(deep));
  expect(postProblem(cleaned)).toBe('empty');
});

it('refuses what is empty, too long, too deep or too full', () => {
  const of = (...content: unknown[]) => postProblem(sanitisePost(doc(...content)));
  const quoted = (levels: number, inner: unknown): unknown =>
    levels === 0 ? inner : { type: 'blockquote', content: [quoted(levels - 1, inner)] };
  expect(of()).toBe('empty');
  expect(of(paragraph(text('   ')))).toBe('empty');
  expect(of(paragraph(text('가'.repeat(POST_LIMITS.text))))).toBeUndefined();
  expect(of(paragraph(text('가'.repeat(POST_LIMITS.text + 1))))).toBe('tooLong');
  expect(of(quoted(POST_LIMITS.depth, paragraph(text('말'))))).toBe('tooDeep');
  const pictures = Array.from({ length: 11 }, (_, index) => ({
    type: 'picture',
    attrs: { fileId: index + 1 },
  }));
  expect(of(...pictures)).toBe('tooManyPictures');
  const codes = Array.from({ length: 11 }, () => ({ type: 'codeBlock', content: [text('1')] }));
  expect(of(...codes)).toBe('tooManyCodes');
});

describe('a table', () => {
  const cell = (...content: unknown[]) => ({ type: 'tableCell', content });
  const table = (...rows: unknown[][]) => ({
    type: 'table',
    content: rows.map((content) => ({ type: 'tableRow', content })),
  });

  it('says its cells apart, a line for each row', () => {
    const cleaned = sanitisePost(
      doc(
        table(
          [cell(paragraph(text('이름'))), cell(paragraph(text('생일')))],
          [cell(paragraph(text('김바다'))), cell(paragraph(text('2015-03-02')))],
        ),
      ),
    );
    expect(postText(cleaned)).toBe('이름\t생일\n김바다\t2015-03-02');
    expect(isAllowed(cleaned)).toBe(true);
    expect(postProblem(cleaned)).toBeUndefined();
  });

  it('in a cell becomes its words, and loose cells become blocks', () => {
    const cleaned = sanitisePost(doc(table([cell(table([cell(text('안'))]))]), cell(text('밖'))));
    expect(cleaned.content.map(({ type }) => type)).toEqual(['table', 'paragraph']);
    expect(JSON.stringify(cleaned).match(/"table"/g)).toHaveLength(1);
    expect(postText(cleaned)).toBe('안\n밖');
  });

  it('of more cells than a post may have is refused and not cut', () => {
    const rows = Array.from({ length: POST_LIMITS.nodes }, () => [cell(paragraph(text('가')))]);
    expect(postProblem(sanitisePost(doc(table(...rows))))).toBe('tooLong');
  });
});
