import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { SKILL_ICONS, TIER_BADGES, UI_SCENES } from '#shared/content/sprites.gen.ts';
import { assertMaxBytes } from './assertMaxBytes.ts';
import type { Output } from './output.ts';
import { packCovers } from './packCovers.ts';
import { packPictures } from './packPictures.ts';
import { packUiPictures } from './packUiPictures.ts';
import { webManifest } from './webManifest.ts';

/** Names of the files without folder and ending. */
const namesOf = (outputs: readonly { readonly path: string }[]) =>
  outputs.map(({ path }) => path.slice(path.lastIndexOf('/') + 1).replace(/\.webp$/, ''));

describe('pictures of dialogs and pages', () => {
  // `fineScale.test` checks that they are twice as large at 2x.
  it('are all there, in their size', async () => {
    const icons = await packUiPictures('icons', 1).draw();
    const scenes = await packUiPictures('scenes', 1).draw();
    expect(namesOf(icons)).toEqual([...SKILL_ICONS, ...TIER_BADGES]);
    expect(namesOf(scenes)).toEqual([...UI_SCENES]);
    for (const { bytes } of icons)
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 68, height: 68 });
    for (const { bytes } of scenes)
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 240, height: 176 });
  });

  it('has a badge for every skill that moves the avatar, and twelve more', () => {
    expect(SKILL_ICONS).toEqual(
      expect.arrayContaining(['skill.dash', 'skill.doubleJump', 'skill.speedBoost', 'skill.wallClimb']),
    );
    expect(new Set(SKILL_ICONS).size).toBe(16);
  });

  it('cannot be packed over their weight', () => {
    const output = { path: 'ui/scenes/@1x/huge.webp', bytes: Buffer.alloc(12_001) };
    expect(() => assertMaxBytes(output, 12_000)).toThrow(
      'ui/scenes/@1x/huge.webp weighs 12001 bytes; at most 12000 are allowed',
    );
    expect(assertMaxBytes(output, 12_001)).toBe(output);
  });
});

describe('what browsers and home screens ask for', () => {
  let outputs: readonly Output[];
  beforeAll(async () => {
    outputs = [...(await packPictures().draw()), ...(await packCovers().draw())];
  });

  it('is named by a manifest whose icons are what it says', async () => {
    const written = outputs.find(({ path }) => path === 'ui/app.webmanifest');
    expect(JSON.parse(written?.bytes.toString() ?? '')).toEqual(webManifest());
    expect(webManifest()).toMatchObject({
      name: '돌핀 월드',
      lang: 'ko',
      start_url: '/',
      display: 'standalone',
    });
    expect(webManifest().icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of webManifest().icons) {
      const icon = outputs.find(({ path }) => `/${path}` === src);
      const { width, height } = await sharp(icon?.bytes).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });

  it('is linked from the page by addresses that are packed', () => {
    const page = readFileSync(join(projectRoot, 'index.html'), 'utf8');
    const linked = [...page.matchAll(/(?:href|content)="(\/ui\/[^"]+)"/g)].map(([, address]) => address);
    const packed = outputs.map(({ path }) => `/${path}`);
    expect(linked).toEqual(
      expect.arrayContaining([
        '/ui/favicon.svg',
        '/ui/icon-180.png',
        '/ui/app.webmanifest',
        '/ui/covers/share.jpg',
      ]),
    );
    expect(packed).toEqual(expect.arrayContaining(linked));
  });

  it('shows a link with a picture of the size that was promised', async () => {
    const share = outputs.find(({ path }) => path === 'ui/covers/share.jpg');
    expect(await sharp(share?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });
});
