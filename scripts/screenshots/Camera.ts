import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A picture in a README should not be heavier, bytes. */
const HEAVIEST = 300_000;

/** Takes pictures of pages once everything on them has arrived. */
export class Camera {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Writes `<name>.webp`; `moment` starts a short event once all else is there. */
  async take(page: Page, name: string, moment?: () => Promise<void>): Promise<void> {
    await page.evaluate(untilDrawn);
    await moment?.();
    await this.snap(page, name);
  }

  /** The same at once, for events that would be over by the time that the page is settled. */
  async snap(page: Page, name: string): Promise<void> {
    const picture = await sharp(await page.screenshot())
      .webp({ quality: 84, effort: 6 })
      .toBuffer();
    if (picture.length > HEAVIEST) throw new Error(`${name} weighs ${picture.length} bytes`);
    writeFileSync(join(this.#folder, `${name}.webp`), picture);
    console.log(`  ${name}: ${Math.round(picture.length / 1000)} kB`);
  }
}

/** Resolves in the page when fonts and pictures are loaded and movements have ended. */
async function untilDrawn(): Promise<void> {
  await document.fonts.ready;
  // A picture that loads only when scrolled to would be awaited for ever.
  const shown = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' || complete);
  await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  const moving = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
