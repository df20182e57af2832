import { expect, type Locator } from '@playwright/test';
import type { Child } from './Child.ts';

/** Opens the friends window from the chat. */
export async function opensFriends({ page }: Child): Promise<Locator> {
  const chat = page.getByRole('region', { name: '채팅' });
  const button = chat.getByRole('button', { name: '친구', exact: true });
  if (!(await button.isVisible())) await page.keyboard.press('Enter');
  await button.click();
  const dialog = page.getByRole('dialog', { name: '친구', exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}
