import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A teacher begins a content by its title; its editor is open afterwards. */
export async function beginContent(page: Page, button: string, title: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.getByLabel('제목').fill(title);
  await dialog.getByLabel('제목').press('Enter');
  await expect(dialog).toBeHidden();
}
