import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { XSS_ADDRESSES, XSS_WORDS } from '../../../../../tests/support/xssStrings.ts';
import { PostContent, withMentions } from './PostContent.tsx';

const draw = (content: unknown) =>
  renderToStaticMarkup(
    createElement(PostContent, {
      content,
      pictures: [{ fileId: 7, url: '/game/v1/files/a.webp', width: 10, height: 10 }],
      mentions: ['별이'],
    }),
  );
const doc = (...content: unknown[]) => ({ type: 'doc', content });

/** Names of all tags and of all their attributes. */
function markupIn(html: string) {
  const tags = [...html.matchAll(/<([a-z0-9]+)((?:\s+[^<>]*)?)>/gi)];
  return {
    tags: tags.map(([, tag = '']) => tag),
    attributes: tags.flatMap(([, , rest = '']) =>
      [...rest.matchAll(/([^\s="'/]+)(?:="[^"]*")?/g)].map(([, name = '']) => name),
    ),
  };
}
const TAGS = new Set([
  'table',
  'tbody',
  'tr',
  'td',
  'div',
  'p',
  'h2',
  'a',
  'pre',
  'code',
  'img',
  'blockquote',
  'ul',
  'li',
  'strong',
  'b',
]);
const ATTRIBUTES = new Set([
  ...['class', 'href', 'target', 'rel', 'tabindex', 'src', 'alt', 'width', 'height', 'loading'],
  // The attributes of the box that scrolls hold words of ours, none of the post's.
  ...['role', 'aria-label'],
]);

describe('every string of the corpus', () => {
  it.each(XSS_WORDS)('is drawn as words wherever words stand: %s', (words) => {
    const text = { type: 'text', text: words, marks: [{ type: 'bold' }] };
    const html = draw(
      doc(
        { type: 'paragraph', content: [text] },
        { type: 'heading', attrs: { level: 2 }, content: [text] },
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text] }] }],
        },
        { type: 'blockquote', content: [{ type: 'paragraph', content: [text] }] },
        { type: 'codeBlock', attrs: { language: 'TEXT' }, content: [text] },
        { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [text] }] }] },
        { type: 'picture', attrs: { fileId: 7, alt: words } },
        { type: words, attrs: { [words]: words }, content: [text] },
      ),
    );
    const { tags, attributes } = markupIn(html);
    expect(tags.filter((tag) => !TAGS.has(tag))).toEqual([]);
    expect(attributes.filter((name) => !ATTRIBUTES.has(name))).toEqual([]);
  });

  it.each(XSS_ADDRESSES)('is no address of a link: %s', (href) => {
    const html = draw(
      doc({
        type: 'paragraph',
        content: [{ type: 'text', text: '여기', marks: [{ type: 'link', attrs: { href } }] }],
      }),
    );
    expect(html).not.toContain('<a');
  });
});

it('leads to the web in a page of its own', () => {
  const marks = [{ type: 'link', attrs: { href: 'https://example.com/' } }];
  const html = draw(doc({ type: 'paragraph', content: [{ type: 'text', text: '여기', marks }] }));
  expect(html).toContain('href="https://example.com/" target="_blank" rel="noreferrer noopener nofollow"');
});

it('draws a picture by its file alone', () => {
  const html = draw(
    doc({ type: 'picture', attrs: { fileId: 7, alt: '물고기', src: 'https://evil.example' } }),
  );
  expect(html).toContain('src="/game/v1/files/a.webp"');
  expect(html).not.toContain('evil');
  expect(draw(doc({ type: 'picture', attrs: { fileId: 8, alt: '' } }))).toContain('그림을 볼 수 없어요.');
});

it('makes the names of mentioned members stand out, and no other', () => {
  const html = renderToStaticMarkup(createElement('p', null, withMentions('@별이야 @조개 @별이', ['별이'])));
  expect(html.match(/<b[^>]*>@별이<\/b>/g)).toHaveLength(2);
  expect(html).toContain('야 @조개 ');
});

it('a table that was pasted is drawn as one, with its merged cells', () => {
  const cell = (words: string, attrs = {}) => ({
    type: 'tableCell',
    attrs,
    content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
  });
  const html = draw(
    doc({
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('이름', { isHeader: true }), cell('생일', { onclick: 'x()' })] },
        { type: 'tableRow', content: [cell('김바다', { colspan: 2, rowspan: '9' })] },
      ],
    }),
  );
  expect(html).toContain(
    '<tr><th><p>이름</p></th><td><p>생일</p></td></tr><tr><td colSpan="2"><p>김바다</p></td></tr>',
  );
});
