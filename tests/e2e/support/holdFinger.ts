import type { Locator, Page } from '@playwright/test';

export interface Finger {
  lift(): Promise<void>;
}

/**
 * Puts a finger on something and leaves it there, as the browser would hear it from a touch screen.
 * `at` is where on it, from 0 to 1 across and down; the middle when left out.
 */
export async function holdFinger(
  page: Page,
  target: Locator,
  at: { readonly x: number; readonly y: number } = { x: 0.5, y: 0.5 },
): Promise<Finger> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('there is nothing to touch');
  const screen = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width * at.x, y: box.y + box.height * at.y };
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  return {
    lift: async () => {
      await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await screen.detach();
    },
  };
}
