import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { untilStill } from './untilStill.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

/** Nothing that stands on the page now keeps anybody out: axe's rules, colour contrast among them. */
export async function expectAccessible(page: Page, what: string, within = 'body'): Promise<void> {
  // A dialog that has just been opened, or a page that has just been gone to, may still be on its way.
  await expect(page.locator(within).first(), what).toBeVisible();
  await page.evaluate(untilStill);
  const { violations } = await new AxeBuilder({ page, ...(await bringAxe(page)) })
    // Passed rules are not gathered, and without frames no second page has to be opened to put results
    // together.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .include(within)
    .withTags(TAGS)
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(found, `what keeps somebody out of ${what}`).toEqual([]);
}

/** axe, as the builder has it. */
const SOURCE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Loads axe into a page unless it is there from before; the builder would send its 650 kB twice for each question. Into
 * pages with frames the builder brings it itself.
 */
async function bringAxe(page: Page): Promise<{ readonly axeSource?: string }> {
  if (page.frames().length > 1) return {};
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return { axeSource: ';' };
}
