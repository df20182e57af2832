import type { Locator, Page } from '@playwright/test';
import type { Child } from './support/Child.ts';
import { expect, test } from './support/test.ts';

const input = (page: Page) => page.getByRole('textbox', { name: '채팅' });
const chat = (page: Page) => page.getByRole('region', { name: '채팅' });
const log = (page: Page) => chat(page).getByRole('log');
const bubbles = (page: Page) => page.locator('.world-bubble');
const locks = (page: Page) => page.evaluate(() => window.dolphinProbe?.locks ?? []);

/** Wide enough for the chat to stand open; no wider, two of them are drawn at once. */
const DESK = { viewport: { width: 840, height: 420 } };

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not on the screen.');
  return box;
}

/** Whether two things of the screen do not overlap. */
async function lieApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

async function says(child: Child, text: string): Promise<void> {
  await input(child.page).fill(text);
  await child.page.keyboard.press('Enter');
}

test('two children talk: aloud and in whispers; what hurts, and who is blocked, is not heard', async ({
  world,
}) => {
  const [wave, star] = [await world.resident(DESK), await world.resident(DESK)];
  await wave.meets(star.nickname);
  await star.meets(wave.nickname);

  await test.step('Enter opens the chat, Enter sends, and the words come to both', async () => {
    await wave.page.keyboard.press('Enter');
    await expect(input(wave.page)).toBeFocused();
    expect(await locks(wave.page)).toEqual(['chat']);
    await wave.page.keyboard.type('hello wasd');
    await wave.page.keyboard.press('Enter');
    await expect(log(wave.page)).toContainText('hello wasd');
    await expect(bubbles(wave.page)).toHaveText('hello wasd');
    await expect(bubbles(star.page)).toHaveText('hello wasd');
    await expect(input(wave.page)).toBeFocused();
    await expect(input(wave.page)).toHaveValue('');
  });

  await test.step('no key of the text has moved anybody, and Esc gives the keys back', async () => {
    const { x } = await wave.legs.spot();
    await wave.page.keyboard.type('ddddd aaaa');
    expect((await wave.legs.spot()).x).toBe(x);
    await wave.page.keyboard.press('Escape');
    await expect(input(wave.page)).not.toBeFocused();
    expect(await locks(wave.page)).toEqual([]);
    await expect(input(wave.page)).toHaveValue('ddddd aaaa');
    await wave.page.keyboard.press('Enter');
    await input(wave.page).fill('');
    await wave.page.keyboard.press('Enter');
    await expect(input(wave.page)).not.toBeFocused();
  });

  await test.step('what hurts is refused with kind words and heard by nobody', async () => {
    await says(wave, '시1발');
    await expect(log(wave.page)).toContainText('고운 말로 바꿔 주세요');
    await expect(input(wave.page)).toHaveValue('시1발');
    await input(wave.page).fill('');
    await says(wave, '미안해');
    await input(star.page).click();
    await expect(log(star.page)).toContainText('미안해');
    await expect(log(star.page)).not.toContainText('발');
  });

  await test.step('an emote is seen by the other', async () => {
    await chat(wave.page).getByRole('button', { name: '몸짓' }).click();
    await chat(wave.page).getByRole('button', { name: '신나' }).click();
    await expect(star.page.locator('.world-bubble-emote')).toBeVisible();
    await chat(wave.page).getByRole('button', { name: '몸짓' }).click();
    await chat(wave.page).getByRole('button', { name: '인사말' }).click();
    await chat(wave.page).getByRole('button', { name: '고마워!' }).click();
    await expect(log(star.page)).toContainText('고마워!');
  });

  await test.step('a whisper reaches friends only', async () => {
    await log(star.page).getByRole('button', { name: wave.nickname }).first().click();
    await star.page.getByRole('dialog').getByRole('button', { name: '귓속말하기' }).click();
    await expect(input(star.page)).toBeFocused();
    await says(star, '우리 친구 할래');
    await expect(star.page.getByText('서로 친구가 되면 귓속말을 할 수 있어요.').first()).toBeVisible();
    await input(star.page).fill('');
    await chat(star.page).getByRole('tab', { name: '전체' }).click();
  });

  await test.step('one asks the other, who accepts', async () => {
    await log(star.page).getByRole('button', { name: wave.nickname }).first().click();
    await star.page.getByRole('dialog').getByRole('button', { name: '자세히 보기' }).click();
    const detail = star.page.getByRole('dialog', { name: '친구 정보' });
    await detail.getByRole('button', { name: '친구 신청' }).click();
    await expect(star.page.getByText('친구 신청을 보냈어요.')).toBeVisible();
    await detail.getByRole('button', { name: '닫기' }).click();
    await expect(detail).toBeHidden();
    await star.closesDialog();
    await chat(wave.page).getByRole('button', { name: '친구' }).click();
    const friends = wave.page.getByRole('dialog', { name: '친구' });
    await friends.getByRole('radio', { name: '받은 신청 1' }).click();
    await friends.getByRole('button', { name: '좋아요' }).click();
    await expect(friends.getByText('받은 친구 신청이 없어요.')).toBeVisible();
    await wave.closesDialog();
  });

  await test.step('a whisper is counted while it is not looked at', async () => {
    await log(star.page).getByRole('button', { name: wave.nickname }).first().click();
    await star.page.getByRole('dialog').getByRole('button', { name: '귓속말하기' }).click();
    await expect(input(star.page)).toBeFocused();
    await says(star, '너에게만 말할게');
    await expect(chat(wave.page).getByLabel('읽지 않은 귓속말 1개', { exact: true })).toBeVisible();
    await expect(wave.page.getByText('귓속말을 보냈어요.')).toBeVisible();
    await wave.page.keyboard.press('Escape');
    await chat(wave.page).getByRole('button', { name: '읽지 않은 귓속말 1개', exact: true }).click();
    await expect(log(wave.page)).toContainText('너에게만 말할게');
    await expect(chat(wave.page).getByLabel('읽지 않은 귓속말 1개', { exact: true })).toBeHidden();
    await expect(wave.page.getByText('귓속말을 보냈어요.')).toHaveCount(0);
    await expect(input(wave.page)).toHaveAttribute('placeholder', `${star.nickname}에게 귓속말`);
    await chat(wave.page).getByRole('tab', { name: '전체' }).click();
    await chat(star.page).getByRole('tab', { name: '전체' }).click();
  });

  await test.step('whoever is blocked is heard no more', async () => {
    await log(star.page).getByRole('button', { name: wave.nickname }).first().click();
    await star.page.getByRole('dialog').getByRole('button', { name: '차단하기' }).click();
    await star.page
      .getByRole('dialog', { name: `${wave.nickname}을 차단할까요?` })
      .or(star.page.getByRole('dialog', { name: `${wave.nickname}를 차단할까요?` }))
      .getByRole('button', { name: '차단하기' })
      .click();
    await expect(star.page.getByRole('dialog')).toHaveCount(0);
    await expect(log(star.page)).not.toContainText('미안해');
    await says(wave, '아직 들리니');
    await expect(log(wave.page)).toContainText('아직 들리니');
    await expect(log(star.page)).not.toContainText('아직 들리니');
  });

  await test.step('the block is found among those one has hidden, and taken back', async () => {
    await chat(star.page).getByRole('button', { name: '친구' }).click();
    const friends = star.page.getByRole('dialog', { name: '친구' });
    await friends.getByRole('radio', { name: '가린 사람' }).click();
    const row = friends.getByRole('listitem').filter({ hasText: wave.nickname });
    await row.getByRole('button', { name: '차단 풀기' }).click();
    await expect(friends.getByText('말을 가린 사람이 없어요.')).toBeVisible();
    await star.closesDialog();
    await expect(log(star.page)).toContainText('미안해');
  });
});

test('on a phone, however it is held, the chat folds away clear of the thumbs', async ({ world }) => {
  const upright = { width: 390, height: 844 };
  const lying = { width: 640, height: 360 };
  const { page, legs } = await world.resident({ viewport: upright, hasTouch: true, isMobile: true });
  const opener = page.getByRole('button', { name: '채팅 열기' });
  const thumbs = [
    page.getByRole('button', { name: '움직이기 막대' }),
    page.getByRole('button', { name: '뛰기', exact: true }),
  ];
  for (const [viewport, words] of [
    [upright, 'hi'],
    [lying, 'bye'],
  ] as const) {
    await page.setViewportSize(viewport);
    await expect(opener).toBeVisible();
    for (const thumb of thumbs) expect(await lieApart(opener, thumb)).toBe(true);
    await opener.tap();
    await input(page).tap();
    await page.keyboard.type(words);
    await chat(page).getByRole('button', { name: '보내기' }).tap();
    await expect(log(page)).toContainText(words);
    await expect(input(page)).toBeFocused();
    const { x, y, width } = await boxOf(chat(page));
    if (viewport === upright) {
      // On an upright phone it takes the thumbs' place instead, below the feet: one sees oneself and the
      // other.
      await legs.rest();
      const feet = await page.evaluate(() => window.dolphinProbe?.self?.screenY ?? Number.NaN);
      expect(y).toBeGreaterThan(feet);
    } else for (const thumb of thumbs) expect(await lieApart(chat(page), thumb)).toBe(true);
    expect(x + width).toBeLessThanOrEqual(viewport.width);
    expect(y).toBeGreaterThanOrEqual(0);
    await chat(page).getByRole('button', { name: '채팅 접기' }).tap();
    await expect(opener).toBeVisible();
  }
});
