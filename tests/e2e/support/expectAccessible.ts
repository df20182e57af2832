import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

/** Nothing that stands on the page now keeps anybody out: axe's rules, colour contrast among them. */
export async function expectAccessible(page: Page, what: string, within = 'body'): Promise<void> {
  // A dialog that has just been opened, or a page that has just been gone to, may still be on its way.
  await expect(page.locator(within).first(), what).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    // Passed rules are not gathered, and without frames no second page has to be opened to put results
    // together.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .include(within)
    .withTags(RULES)
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(found, `what keeps somebody out of ${what}`).toEqual([]);
}
