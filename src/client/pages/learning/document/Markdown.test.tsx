import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentPictureContext } from './documentPictureContext.ts';
import { Markdown } from './Markdown.tsx';

const PICTURES = [{ pictureId: 12, url: '/f/crab.webp', width: 40, height: 30 }];
const shown = (source: string) =>
  renderToStaticMarkup(
    <DocumentPictureContext value={PICTURES}>
      <Markdown source={source} />
    </DocumentPictureContext>,
  );

test('a quotation that begins with a mark is a callout of its kind', () => {
  const page = shown('> [!TIP]\n> `F5`로 실행해요.\n>\n> - 하나');
  expect(page).toContain('data-kind="TIP"');
  expect(page).toContain('도움말');
  expect(page).toContain('<code>F5</code>');
  expect(page).toContain('<li>하나</li>');
  expect(page).not.toContain('[!TIP]');
});

test.each([
  ['an ordinary quotation', '> 바다는 넓어요.'],
  ['a kind that nobody knows', '> [!JOKE]\n> 웃어요.'],
  ['words behind the mark', '> [!TIP] 바로 여기'],
  ['a mark in the middle', '> 먼저\n> [!TIP]'],
])('%s stays a quotation', (_what, source) => {
  expect(shown(source)).toContain('<blockquote>');
  expect(shown(source)).not.toContain('<aside');
});

test('no HTML and no script gets into a callout', () => {
  const page = shown('> [!WARNING]\n> <img src=x onerror=alert(1)> [여기](javascript:alert(1))');
  expect(page).toContain('data-kind="WARNING"');
  expect(page).not.toMatch(/<img|javascript:/);
});

test('a picture of the document is shown', () => {
  expect(shown('![집게](picture:12)')).toMatch(
    /<img [^>]*src="\/f\/crab.webp" width="40" height="30" alt="집게"/,
  );
});

test.each([
  ['another document', '![집게](picture:13)'],
  ['elsewhere', '![집게](https://example.com/crab.png)'],
  ['the page itself', '![집게](data:image/svg+xml,<svg/>)'],
])('a picture of %s is told in words', (_what, source) => {
  const page = shown(source);
  expect(page).toContain('집게');
  expect(page).not.toMatch(/<img|example|data:/);
});
