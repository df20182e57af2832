import { describe, expect, it } from 'vitest';
import { safeRedirect, withRedirect } from './safeRedirect.ts';

describe('safeRedirect', () => {
  it.each(['/', '/lessons/1', '/lessons/1/contents/102?tab=run#code', '/lounge?message=WELCOME'])(
    'leads to %s',
    (path) => {
      expect(safeRedirect(path)).toBe(path);
    },
  );

  it.each([
    null,
    '',
    'lessons/1',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/signin?redirect=/signin',
    '/signout',
    '/signup/dolphin',
  ])('does not lead to %j', (value) => {
    expect(safeRedirect(value)).toBeNull();
  });

  it('keeps dots from climbing out of the site', () => {
    expect(safeRedirect('/../../etc')).toBe('/etc');
  });

  it('adds a way back only where there is one worth it', () => {
    expect(withRedirect('/signin', '/lessons/3')).toBe('/signin?redirect=%2Flessons%2F3');
    expect(withRedirect('/signin', '/')).toBe('/signin');
    expect(withRedirect('/signin', '//evil.example')).toBe('/signin');
  });
});
