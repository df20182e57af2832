import type { Locator, Page } from '@playwright/test';

export interface Finger {
  lift(): Promise<void>;
}

/** Puts a finger on something and leaves it there, as the browser would hear it from a touch screen. */
export async function holdFinger(page: Page, target: Locator): Promise<Finger> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('there is nothing to touch');
  const screen = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  return {
    lift: async () => {
      await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await screen.detach();
    },
  };
}
