import { expect, type Page } from '@playwright/test';

/** Waits until confetti is to be seen: ink on a canvas that lies over the whole window. */
export async function confettiIsFlying(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(countInk), { message: 'coloured pixels of the confetti' })
    .toBeGreaterThan(500);
}

function countInk(): number {
  let ink = 0;
  for (const canvas of document.querySelectorAll('canvas')) {
    if (canvas.clientWidth < innerWidth || canvas.clientHeight < innerHeight) continue;
    // Null for the world's own canvas, which is not drawn in two dimensions.
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    for (let alpha = 3; alpha < data.length; alpha += 4) if ((data[alpha] ?? 0) > 0) ink += 1;
  }
  return ink;
}
