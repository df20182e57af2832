import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown } from './Markdown.tsx';

const shown = (source: string) => renderToStaticMarkup(<Markdown source={source} />);

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
