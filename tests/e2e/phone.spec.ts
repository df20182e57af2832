import { holdFinger } from './support/holdFinger.ts';
import { expect, test } from './support/test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** The right edge of the stick. */
const RIGHT = { x: 0.92, y: 0.5 };

test('with thumbs: walk, jump, talk and shop on a phone', async ({ world }) => {
  const child = await world.resident(PHONE);
  const { page } = child;
  const from = await child.legs.spot();

  const stick = page.getByRole('button', { name: '움직이기 막대' });
  const right = await holdFinger(page, stick, RIGHT);
  await expect.poll(async () => (await child.legs.spot()).x).toBeGreaterThan(from.x + 60);
  await right.lift();
  const stopped = await child.legs.rest();
  expect(stopped.x).toBeGreaterThan(from.x + 60);

  const up = await holdFinger(page, page.getByRole('button', { name: '뛰기' }));
  await expect.poll(async () => (await child.legs.spot()).y).toBeLessThan(stopped.y - 30);
  await up.lift();
  await child.legs.rest();

  const meet = page.getByRole('button', { name: '돌핀 선생님 만나기' });
  const again = await holdFinger(page, stick, RIGHT);
  await expect(meet).toBeVisible();
  await again.lift();
  await child.legs.rest();
  if ((await child.legs.spot()).x > 860) await child.legs.walkTo(760);
  await meet.tap();
  await expect(page.getByRole('dialog', { name: '돌핀 선생님의 이야기' })).toBeVisible();
});

test('nothing of the pages is cut off at the side of a phone', async ({ world }) => {
  const child = await world.resident({ ...PHONE, at: '/lessons/1/contents/103' });
  const { page } = child;
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect(page.getByRole('heading', { name: '이름을 불러 줘' })).toBeVisible();
  expect(await overflow()).toBe(0);
  await page.getByRole('radio', { name: '코드' }).tap();
  await expect(child.lesson.editor).toBeVisible();
  expect(await overflow()).toBe(0);
});
