import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test('by keyboard alone: hear what is around, choose where to go, be walked there, talk, stop on the way', async ({
  world,
}) => {
  const child = await world.resident();
  const { page } = child;
  await expect(page.getByRole('status').filter({ hasText: '산호 마을 광장에 왔어요' })).toBeAttached();

  await page.keyboard.press('Tab');
  const around = page.getByRole('region', { name: '내 둘레' });
  await expect(around.getByRole('button', { name: '어디로 갈까요?' })).toBeFocused();
  const list = around.getByRole('list', { name: '둘레에 있는 것' });
  await expect(
    list.getByRole('button', { name: /^돌핀 선생님 길잡이 · 새 퀘스트가 있어요 · 오른쪽으로 \d+걸음$/ }),
  ).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('button', { name: /^거북 할아버지/ })).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const where = page.getByRole('dialog', { name: '어디로 갈까요?' });
  await expect(where.getByRole('list', { name: '다른 곳으로 가는 문' })).toBeVisible();
  const dolphin = where.getByRole('list', { name: '친구들' }).getByRole('button', { name: /^돌핀 선생님/ });
  await expect(dolphin).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(where).toBeHidden();

  await expect(page.getByRole('button', { name: '돌핀 선생님 만나기' })).toBeFocused();
  await child.legs.rest();
  await page.keyboard.press('Enter');
  const talk = page.getByRole('dialog', { name: '돌핀 선생님의 이야기' });
  await expect(talk).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(talk).toBeHidden();
  await expect(page.getByRole('button', { name: '돌핀 선생님 만나기' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(talk, 'by the key that the button names').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(talk).toBeHidden();

  // A walk is stopped by the button and by any key that walks.
  const goTo = async (name: RegExp) => {
    await page.keyboard.press('KeyG');
    await page.getByRole('dialog', { name: '어디로 갈까요?' }).getByRole('button', { name }).click();
  };
  const stop = page.getByRole('button', { name: '멈추기' });
  await goTo(/^해마 우체부/);
  await stop.click();
  await expect(stop).toBeHidden();
  await goTo(/^해마 우체부/);
  await expect(stop).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(stop).toBeHidden();
});

test('sounds are read, feelings shown by number keys, and a gamepad steers dialogs', async ({ world }) => {
  const child = await world.resident({ at: '/lounge' });
  const { page } = child;
  await plugInPad(page);
  const sounds = page.waitForResponse(/\/sounds\/effects\.json/, { timeout: 60_000 });
  await page.goto('/');
  await child.arrives();
  await sounds;

  const settings = page.getByRole('dialog', { name: '설정' });
  await tapPad(page, PAD.start);
  await expect(settings).toBeVisible();
  const captions = settings.getByRole('switch', { name: '소리를 글로 보기' });
  const isFocused = () => captions.evaluate((element) => element === document.activeElement);
  for (let tries = 0; tries < 12 && !(await isFocused()); tries += 1) await tapPad(page, PAD.down);
  await tapPad(page, PAD.activate);
  await expect(captions).toBeChecked();
  await tapPad(page, PAD.back);
  await expect(settings).toBeHidden();
  await expect(page.getByText('창이 닫히는 소리')).toBeVisible();

  await page.keyboard.press('Digit3');
  await expect(page.locator('.world-speech img[src$="emote-love.svg"]')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('345');
  await expect(page.getByRole('textbox', { name: '채팅' })).toHaveValue('345');
  await expect(page.locator('img[src$="emote-cheer.svg"]')).toHaveCount(0);
});

/** Buttons of the standard mapping. */
const PAD = { activate: 0, back: 1, start: 9, down: 13 } as const;

declare global {
  interface Window {
    /** Buttons that are held on the pad of this test. */
    padHeld: Set<number>;
  }
}

/** A gamepad of the standard mapping, from the next page on. */
async function plugInPad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.padHeld = new Set();
    navigator.getGamepads = () => {
      const buttons = Array.from({ length: 17 }, (_, number) => ({
        pressed: window.padHeld.has(number),
        touched: false,
        value: 0,
      }));
      const pad = { index: 0, connected: true, mapping: 'standard', axes: [0, 0, 0, 0], buttons };
      return [pad as unknown as Gamepad];
    };
  });
}

/** Holds a button until the page has looked at it, twice to be sure, and lets it go. */
async function tapPad(page: Page, button: number): Promise<void> {
  await page.evaluate(async (number) => {
    const frames = async (count: number) => {
      for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
    };
    window.padHeld.add(number);
    await frames(2);
    window.padHeld.delete(number);
    await frames(2);
  }, button);
}
