import type { Page } from '@playwright/test';

/** Calls something that a module of the client exports, in a page that has the client as it is developed, and awaits it. */
export async function callModule(page: Page, module: string, call: string): Promise<void> {
  await page.evaluate(`import(${JSON.stringify(module)}).then(async (module) => { await module.${call}; })`);
}
