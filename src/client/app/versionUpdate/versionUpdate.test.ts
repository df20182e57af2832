import { describe, expect, it } from 'vitest';
import { cacheBustingUrl } from './refreshPage.ts';
import { mayReload } from './watchStaleChunks.ts';

describe('getting a newer version', () => {
  it('reloads once, and again only much later', () => {
    expect(mayReload(null, 1_000_000)).toBe(true);
    expect(mayReload('990000', 1_000_000)).toBe(false);
    expect(mayReload('900000', 1_000_000)).toBe(true);
  });

  it('reads the time of a reload that was already told', () => {
    expect(mayReload('990000.0', 1_000_000)).toBe(false);
  });

  it('goes past the caches and keeps the rest of the address', () => {
    expect(cacheBustingUrl('https://x.example/lessons/1?tab=run#code', 36)).toBe(
      'https://x.example/lessons/1?tab=run&fresh=10#code',
    );
    expect(cacheBustingUrl('https://x.example/?fresh=a', 37)).toBe('https://x.example/?fresh=11');
  });
});
