import type { Locator } from '@playwright/test';
import { beach } from '#shared/content/maps/maps.ts';
import type { Child } from './support/Child.ts';
import { opensFriends } from './support/opensFriends.ts';
import { expect, test } from './support/test.ts';

const DESK = { viewport: { width: 840, height: 420 } };

/** Presses the avatar of somebody where it is drawn. */
async function touches(child: Child, nickname: string): Promise<Locator> {
  const card = child.page.getByRole('dialog', { name: nickname });
  // Pressed again while its code comes, the card would be closed by a press beside it.
  const loading = child.page.getByText('불러오고 있어요');
  await expect(async () => {
    const other = await child.sees(nickname);
    if (other === null) throw new Error(`${nickname} is not seen`);
    // The chest: the feet are behind the grass.
    await child.page.mouse.click(other.screenX, other.screenY - 40);
    await expect(card.or(loading).first()).toBeVisible({ timeout: 1500 });
  }).toPass();
  await expect(card).toBeVisible();
  return card;
}

test('two children become friends over an avatar, one gives a shell, the other comes along', async ({
  world,
}) => {
  const [wave, star] = [await world.resident(DESK), await world.resident(DESK)];
  await wave.meets(star.nickname);
  const { x } = await star.legs.spot();
  // To the side on which no bell hangs, which a press beside the avatar would mean.
  await star.legs.walkTo(x - 90);

  await test.step('the request is in the first menu, and is answered in the toast by keyboard', async () => {
    const card = await touches(wave, star.nickname);
    await card.getByRole('button', { name: '친구 신청' }).click();
    await expect(card.getByRole('status')).toHaveText('친구 신청을 보냈어요');
    const accept = star.page.getByRole('button', { name: '좋아요', exact: true });
    await expect(accept).toHaveCount(1);
    await accept.focus();
    await star.page.keyboard.press('Enter');
    // The open card follows by itself.
    await expect(card.getByRole('status')).toHaveText('친구예요');
    await wave.closesDialog();
  });

  await test.step('a shell is given once, and told to its receiver', async () => {
    const { point } = await star.belongings();
    const friends = await opensFriends(wave);
    await friends.getByRole('button', { name: `${star.nickname}에게 조개 선물하기` }).click();
    await expect(
      friends.getByRole('button', { name: `오늘은 ${star.nickname}에게 선물을 보냈어요` }),
    ).toBeDisabled();
    await expect(star.page.getByText('조개를 선물했어요! +5')).toBeVisible();
    expect((await star.belongings()).point).toBe(point + 5);
    await wave.closesDialog();
  });

  await test.step('the friend on the beach is gone to', async () => {
    await star.legs.walkTo(3060);
    await expect(star.page.getByRole('button', { name: `${beach.name} 가기` })).toBeVisible();
    await star.page.keyboard.press('ArrowUp');
    await expect
      .poll(() => star.page.evaluate(() => window.dolphinProbe?.mapId), { timeout: 30_000 })
      .toBe(beach.id);
    await star.isLive();
    const friends = await opensFriends(wave);
    await expect(friends.getByText(beach.name, { exact: true })).toBeVisible();
    await friends.getByRole('button', { name: '친구에게 가기' }).click();
    await expect
      .poll(() => wave.page.evaluate(() => window.dolphinProbe?.mapId), { timeout: 30_000 })
      .toBe(beach.id);
    await wave.meets(star.nickname);
    await expect
      .poll(
        async () => {
          const other = await wave.sees(star.nickname);
          return Math.abs((other?.x ?? 9999) - (await wave.legs.spot()).x) < 200;
        },
        { timeout: 30_000 },
      )
      .toBe(true);
  });
});
