import { expect, it } from 'vitest';
import { AssetUrls } from './AssetUrls.ts';

it('gives every file the version of its folder', () => {
  const urls = new AssetUrls({
    scales: [1, 2],
    versions: { 'avatar/@2x/hat.captain': 'a1', 'world/plaza': 'b2', 'npc/crab/@1x': 'c3' },
  });
  expect(urls.item('hat.captain', 2, 'sheet.webp')).toBe('/avatar/@2x/hat.captain/sheet.webp?v=a1');
  expect(urls.world('plaza', 'sky_0.webp')).toBe('/world/plaza/sky_0.webp?v=b2');
  expect(urls.npc('crab', 1, 'sheet.json')).toBe('/npc/crab/@1x/sheet.json?v=c3');
});

it('does without a version that is not listed', () => {
  expect(new AssetUrls({ scales: [1], versions: {} }).ui(1, 'sheet.json')).toBe('/ui/@1x/sheet.json');
});

it('knows the finest art that is there', () => {
  expect(new AssetUrls({ scales: [1], versions: {} }).finest).toBe(1);
  expect(new AssetUrls({ scales: [1, 2], versions: {} }).finest).toBe(2);
});
