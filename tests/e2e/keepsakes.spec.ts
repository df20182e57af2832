import type { Locator, Page } from '@playwright/test';
import { expect, standInWorld, test } from './scenes/sceneTest.ts';
import { setStore } from './scenes/setStore.ts';

const DESK = { viewport: { width: 1024, height: 768 } };

const dialog = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name, exact: true });

/** The part of the story that every child begins with. */
const FIRST_PART = 11;

const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: '메뉴' });

/** Opens what a button of the menu leads to. */
async function opens(page: Page, button: string, title: string): Promise<Locator> {
  const menu = menuOf(page);
  const entry = menu.getByRole('button', { name: button, exact: true });
  if (!(await entry.isVisible())) await menu.getByRole('button', { name: '더보기' }).click();
  await entry.click();
  await expect(dialog(page, title)).toBeVisible();
  return dialog(page, title);
}

/** Closes the dialogs from the top down. */
async function closesAll(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

test('what a story has earned is shown, printed, spent and looked up', async ({ stage }) => {
  const page = await stage.enter('hero', DESK);
  // Here a reward that was seen is gone.
  await page.unroute('**/rewards/seen');
  await standInWorld(page);

  await test.step('the reward of the story comes by itself, and after it the quests', async () => {
    const reward = dialog(page, '퀘스트 완료!');
    await expect(reward.getByText('산호 마을 코딩 탐험가')).toBeVisible();
    await reward.getByRole('button', { name: '고마워요!' }).click();
    await expect(dialog(page, '퀘스트')).toBeVisible();
  });

  await test.step('the certificate bears the name and the number, and is printed', async () => {
    await dialog(page, '퀘스트').getByRole('button', { name: '수료증과 상장' }).click();
    await page.getByRole('button', { name: '산호 마을 코딩 탐험가 수료증 보기' }).click();
    const certificate = dialog(page, '수료증');
    await expect(certificate.getByText(stage.cast.hero.user.nickname)).toBeVisible();
    await expect(certificate.getByText(/제 \d{4}-\d{6} 호/)).toBeVisible();
    const printed = page.evaluate(() => new Promise((done) => (window.print = () => done(true))));
    await certificate.getByRole('button', { name: '인쇄하기' }).click();
    expect(await printed).toBe(true);
    await closesAll(page);
  });

  await test.step('parts of a story wait in a row: closing takes the first, and after the last nothing is left', async () => {
    const { nextQuestId, rewardQuestId } = stage.cast;
    await setStore(page, 'queue', [nextQuestId, rewardQuestId, FIRST_PART]);
    const part = dialog(page, '다음 이야기');
    const title = part.getByRole('heading', { level: 3 });
    const seen: string[] = [];
    for (const closes of [
      () => part.getByRole('button', { name: '다음 이야기 보기' }).click(),
      () => page.keyboard.press('Escape'),
      () => part.getByRole('button', { name: '닫기' }).last().click(),
    ]) {
      await expect.poll(async () => seen.includes(await title.innerText())).toBe(false);
      seen.push(await title.innerText());
      await closes();
    }
    expect(new Set(seen).size).toBe(3);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menuOf(page)).toBeVisible();
  });

  await test.step('two things are tried on, one is put back, both are bought at once', async () => {
    const shop = await opens(page, '꾸미기', '꾸미기 상점');
    for (const thing of ['박하 운동화', '박하 반바지', '나비넥타이'])
      await shop.getByRole('button', { name: thing }).first().click();
    await shop.getByRole('button', { name: /^3개 .* 포인트로 사기$/ }).click();
    const basket = shop.getByRole('region', { name: '장바구니' });
    await basket.getByRole('button', { name: '나비넥타이 빼기' }).click();
    await expect(basket.getByRole('listitem')).toHaveCount(2);
    await basket.getByRole('button', { name: '모두 사기' }).click();
    await expect(shop.getByText('2개를 모두 샀어요!')).toBeVisible();
    await shop.getByRole('button', { name: '모두 바로 입기' }).click();
    await expect(shop.getByText('새 모습으로 갈아입었어요!')).toBeVisible();
    await closesAll(page);
  });

  await test.step('a skill is learned and brought to its next level', async () => {
    const skills = await opens(page, '스킬', '스킬');
    await skills.getByRole('button', { name: /^빠른 발, 레벨 0/ }).click();
    await skills.getByRole('button', { name: '빠른 발 배우기' }).click();
    await expect(skills.getByRole('button', { name: /^빠른 발, 레벨 1/ })).toBeVisible();
    // Right after a level the server takes another press for the same one.
    await expect(async () => {
      await skills.getByRole('button', { name: '빠른 발 레벨업' }).click();
      await expect(skills.getByRole('button', { name: /^빠른 발, 레벨 2/ })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await closesAll(page);
  });

  await test.step('a companion comes along, and others come with a plan', async () => {
    const bag = await opens(page, '가방', '내 가방');
    await bag.getByRole('button', { name: '바다 짝꿍' }).click();
    const pets = dialog(page, '바다 짝꿍');
    await pets.getByRole('button', { name: '또각이와 함께 가기' }).click();
    await expect(pets.getByText('함께 다녀요', { exact: true })).toBeVisible();
    await pets.getByRole('button', { name: '말랑이와 함께하는 방법 알아보기' }).click();
    await expect(dialog(page, '프리미엄에서 열려요')).toBeVisible();
    await closesAll(page);
  });

  await test.step('the own place stands under the ranking of this week and of all time', async () => {
    const ranking = await opens(page, '순위', '월드 순위');
    const own = ranking.getByRole('region', { name: '내 자리' });
    await expect(own).toContainText(stage.cast.hero.user.nickname);
    await ranking.getByRole('radio', { name: '전체 기간' }).click();
    await expect(own).toContainText('1,160점 차이');
    await closesAll(page);
  });

  await test.step('the book tells what was found, and what is missing', async () => {
    await opens(page, '도감', '바다 도감');
    await page.getByRole('tab', { name: /^비밀/ }).click();
    await expect(page.getByRole('tabpanel')).toContainText('6 / 12');
    await page.getByRole('checkbox', { name: '없는 것만' }).check();
    await expect(page.getByRole('tabpanel').getByRole('button', { name: /아직/ }).first()).toBeVisible();
    await closesAll(page);
  });

  await test.step('a photo is in the album, becomes a file, and is thrown away', async () => {
    const menu = menuOf(page);
    const entry = menu.getByRole('button', { name: '사진', exact: true });
    if (!(await entry.isVisible())) await menu.getByRole('button', { name: '더보기' }).click();
    await entry.click();
    const camera = dialog(page, '사진 찍기');
    await camera.getByRole('button', { name: '즉석 사진' }).click();
    await camera.getByRole('button', { name: '찍기', exact: true }).click();
    await expect(camera.getByText('사진첩에 넣었어요.')).toBeVisible();
    await camera.getByRole('button', { name: '사진첩' }).click();

    const album = dialog(page, '사진첩');
    await expect(camera).toHaveCount(0);
    await album.getByRole('button', { name: /^산호 마을 광장/ }).click();
    const saved = page.waitForEvent('download');
    await album.getByRole('button', { name: '파일로 저장하기' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^돌핀월드-산호 마을 광장-\d{4}-\d\d-\d\d\.png$/);
    await album.getByRole('button', { name: '지우기' }).click();
    await dialog(page, '이 사진을 지울까요?').getByRole('button', { name: '지우기' }).click();
    await expect(album.getByText('아직 사진이 없어요.')).toBeVisible();
  });
});
