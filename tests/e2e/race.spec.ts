import { expect, test } from './support/test.ts';

test('a race begins on request, counts down, tells its rings, and is stopped', async ({ world }) => {
  const { page, legs } = await world.resident();
  // Onto the board with the green flag, which hangs a jump above the square.
  await legs.walkTo(960);
  for (let tries = 0; tries < 3 && (await legs.spot()).y > 840; tries += 1) {
    await legs.jump();
    await legs.rest();
  }
  await legs.walkTo(900);
  await page.getByRole('button', { name: '달리기 시작' }).click();

  const rules = page.getByRole('dialog', { name: '별탑 오르기' });
  await expect(rules).toContainText('빛나는 고리 2개를 차례대로 지나서');
  await expect(rules.getByRole('list', { name: '메달 기록' })).toContainText('금메달');
  await rules.getByRole('button', { name: '달리기 시작' }).click();

  const race = page.getByRole('region', { name: '별탑 오르기 달리는 중' });
  await expect(race.getByRole('status', { name: '고리 2개 중 0개 지났어요.' })).toBeVisible();
  await expect(race.getByRole('timer')).toBeVisible();
  // A step aside shows that the keys count again once the signal was given.
  const { x } = await legs.spot();
  await legs.walkTo(x + 70);
  expect((await legs.spot()).x).toBeGreaterThan(x);

  await page.keyboard.press('Escape');
  await expect(race).toBeHidden();
  await expect(page.getByText('달리기를 그만뒀어요. 언제든 다시 달릴 수 있어요!')).toBeVisible();
});
