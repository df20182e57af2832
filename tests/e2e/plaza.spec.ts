import { mapById } from '#shared/content/maps/maps.ts';
import { SHELL_POINTS } from '#shared/content/collectibles.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { shellsOfDay } from '#server/domain/world/collectibles/shellsOfDay.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { createApiClient } from '../support/apiClient.ts';
import { expect, test } from './support/test.ts';

/** From the plaza's ground, or its fountain, a jump reaches shells that float no higher than this (world px). */
const WITHIN_A_JUMP = 715;

/** The nearest shell of today that needs no climbing; the plaza has so many that one always lies there. */
function easyShell() {
  const map = mapById(1);
  if (map === undefined) throw new Error('there is no plaza');
  const shells = shellsOfDay(map, seoulDay(new Date()));
  const [nearest] = shells
    .filter(({ y }) => y > WITHIN_A_JUMP)
    .toSorted((a, b) => Math.abs(a.x - map.spawn.x) - Math.abs(b.x - map.spawn.x));
  if (nearest === undefined) throw new Error('every shell of today lies too high');
  return { ...nearest, total: shells.length };
}

test('a shell is collected, stays so after a reload and counts on the map; a race is begun and stopped', async ({
  world,
}) => {
  const shell = easyShell();
  const child = await world.resident();
  const { page, legs } = child;
  const { point } = await child.belongings();
  const found = (count: number) => page.getByLabel(`오늘의 조개 ${shell.total}개 중 ${count}개`);
  await expect(found(0)).toBeVisible();

  await legs.walkTo(shell.x);
  for (let tries = 0; tries < 3 && (await found(0).isVisible()); tries += 1) await legs.jump();
  await expect(found(1)).toBeVisible();
  expect((await child.belongings()).point).toBe(point + SHELL_POINTS[shell.kind]);

  await page.reload();
  await child.arrives();
  await expect(found(1)).toBeVisible();
  expect((await child.belongings()).point).toBe(point + SHELL_POINTS[shell.kind]);

  await page.keyboard.press('KeyM');
  const maps = page.getByRole('dialog', { name: '지도' });
  const plaza = maps.getByRole('listitem').filter({ hasText: '산호 마을 광장' }).first();
  await expect(plaza).toContainText(`1/${shell.total}`);
  await expect(plaza).toContainText('지금 여기예요');
  await plaza.getByRole('button', { name: '별탑 오르기 순위' }).click();
  await expect(page.getByText('아직 아무도 달리지 않았어요.')).toBeVisible();
  const { body } = await createApiClient(world.url).call(
    'maps.list',
    { params: { worldId: WORLD_ID } },
    await child.identity(),
  );
  expect(body.placeList[0]?.shells).toEqual({ found: 1, total: shell.total });

  await test.step('a race begins on request, counts down, tells its rings, and is stopped', async () => {
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    // Onto the board with the green flag, which hangs a jump above the square.
    const begin = page.getByRole('button', { name: '달리기 시작' });
    // A jump may be too short when frames are long, and a walk ends beyond the board.
    await expect(async () => {
      await legs.walkTo(960);
      if ((await legs.spot()).y > 840) {
        await legs.jump();
        await legs.rest();
      }
      await legs.walkTo(900);
      await expect(begin).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await begin.click();

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
});
