import { expect, it } from 'vitest';
import { withPublicUrl } from './withPublicUrl.ts';

it('makes the addresses of a link preview whole, and leaves words and other addresses alone', () => {
  const page = [
    '<link rel="manifest" href="/ui/app.webmanifest" />',
    '<meta property="og:title" content="돌핀 월드" />',
    '<meta property="og:url" content="/" />',
    '<meta property="og:image" content="/ui/covers/share.jpg" />',
    '<meta property="og:image:width" content="1200" />',
  ].join('\n');
  expect(withPublicUrl(page, 'https://dolphin.example')).toBe(
    page
      .replace('content="/"', 'content="https://dolphin.example/"')
      .replace('content="/ui', 'content="https://dolphin.example/ui'),
  );
});
