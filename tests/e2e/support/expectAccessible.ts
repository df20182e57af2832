import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { untilStill } from './untilStill.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];
/** Rules that read where a thing stands and in which colours; the others read what is shown and its names. */
const RULES_OF_LAYOUT = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'skip-link'];

interface Looked {
  /** The same elements were read at another size before: only the rules that read the layout run. */
  readonly isShownAlike?: boolean;
}

/** Nothing that stands on the page now keeps anybody out: axe's rules, colour contrast among them. */
export async function expectAccessible(
  page: Page,
  what: string,
  within = 'body',
  { isShownAlike = false }: Looked = {},
): Promise<void> {
  // A dialog that has just been opened, or a page that has just been gone to, may still be on its way.
  await expect(page.locator(within).first(), what).toBeVisible();
  await page.evaluate(untilStill);
  const builder = new AxeBuilder({ page, ...(await bringAxe(page)) })
    // Passed rules are not gathered, and without frames no second page has to be opened to put results
    // together.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .include(within);
  const wanted = isShownAlike ? builder.withRules(RULES_OF_LAYOUT) : builder.withTags(TAGS);
  const { violations } = await wanted.analyze();
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
