import type { Page } from '@playwright/test';
import { createApiClient, type Identity } from '../support/apiClient.ts';
import type { Child } from './support/Child.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { hasDoneWhatComesBefore } from './support/hasDone.ts';
import { expect, test } from './support/test.ts';

const DESK = { viewport: { width: 1024, height: 640 } };
const BELL = '시각을 알리는 종';
/** By then the postman has no part of the story left to tell before the favour of the bell. */
const AFTER_THE_POSTMAN = 17;
const POSTMAN = '해마 우체부';
const RING = 'const hour = bell.hour();\nfor (let i = 0; i < hour; i++) {\n  bell.ring(1);\n}';

/** Walks by the list of what is around, like a child who does not steer. */
async function goesTo({ page }: Child, name: string): Promise<void> {
  const around = page.getByRole('region', { name: '내 둘레' });
  const way = around.getByRole('button', { name: new RegExp(`^${name}`) });
  await way.focus();
  await page.keyboard.press('Enter');
}

const callsEditor = (page: Page) => page.getByRole('button', { name: '코드로 움직이기' });
const editorOf = (page: Page) => page.getByRole('region', { name: `${BELL} 코드 편집기` });

test('a quest leads to the bell: a program rings it, stays through a reload, and a friend sees it', async ({
  world,
  server,
}) => {
  // Two walks over the whole square.
  test.slow();
  const [wave, star] = [await world.resident(DESK), await world.resident(DESK)];
  const { page, lesson } = wave;
  const api = createApiClient(world.url);
  const [own, other] = [await wave.identity(), await star.identity()];
  const idOf = async (who: Identity) => (await api.call('accounts.getMe', {}, who)).body.userId;
  await api.call('friends.request', { body: { userId: await idOf(other) } }, own);
  await api.call('friends.request', { body: { userId: await idOf(own) } }, other);

  await test.step('the postman asks, and «바로 가기» walks to the bell itself', async () => {
    await hasDoneWhatComesBefore(server, wave, AFTER_THE_POSTMAN);
    await page.reload();
    await wave.arrives();
    await goesTo(wave, POSTMAN);
    // Seen in passing before the walk has ended; the key counts once one stands.
    await expect(page.getByRole('button', { name: `${POSTMAN} 만나기` })).toBeFocused({ timeout: 60_000 });
    const talk = await wave.talksTo(POSTMAN);
    await wave.hearsOut(talk);
    await expect(talk).toContainText('그만큼 울려 주세요');
    await talk.getByRole('button', { name: '좋아요, 할게요!' }).click();
    await talk.getByRole('button', { name: '바로 가기' }).click();
    await expect(callsEditor(page)).toBeFocused({ timeout: 60_000 });
  });

  const editor = editorOf(page);
  await test.step('code beside the living world: it runs, is seen, and stays', async () => {
    await page.keyboard.press('Enter');
    await editor.getByRole('radio', { name: '자바스크립트' }).click();
    await lesson.editor.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(RING);
    await expectAccessible(
      page,
      'the docked editor of a code object',
      `section[aria-label="${BELL} 코드 편집기"]`,
    );
    await editor.getByRole('button', { name: '남기기' }).click();
    await expect(editor.getByRole('alert')).toHaveText('먼저 시작을 눌러서 끝까지 보여 줘요!');

    await editor.getByRole('button', { name: '한 줄', exact: true }).click();
    await expect(editor.locator('.cm-runningLine')).toHaveText('const hour = bell.hour();');
    await editor.getByRole('button', { name: '이어서' }).click();
    await expect(editor.getByText('됐어요!')).toBeVisible();
    // Others walk on meanwhile.
    const { x } = await star.legs.spot();
    await star.legs.walkTo(x + 120);
    await expect.poll(async () => (await wave.sees(star.nickname))?.x ?? x).toBeGreaterThan(x + 60);

    await editor.getByRole('button', { name: '남기기' }).click();
    await expect(editor.getByRole('button', { name: '남겼어요' })).toBeVisible();
    await expect(editor.getByRole('switch', { name: '친구들에게도 보여 주기' })).toBeChecked();
  });

  await test.step('a friend who comes by sees whose program rings', async () => {
    await goesTo(star, BELL);
    await expect(callsEditor(star.page)).toBeVisible({ timeout: 60_000 });
    const whose = star.page.getByRole('radiogroup', { name: `${BELL}, 누구의 코드로 움직일까요?` });
    await expect(whose.getByRole('radio', { name: wave.nickname })).toBeChecked();
    await editor.getByRole('switch', { name: '친구들에게도 보여 주기' }).click();
    await expect(whose).toBeHidden();
  });

  await test.step('after a reload it is still there', async () => {
    await page.reload();
    await wave.stands();
    await goesTo(wave, BELL);
    await expect(callsEditor(page)).toBeVisible({ timeout: 60_000 });
    await callsEditor(page).click();
    await expect(editor.getByRole('button', { name: '남겼어요' })).toBeVisible();
    await expect(lesson.editor).toContainText('bell.ring(1);');
    await expect(editor.getByRole('switch')).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(editor).toBeHidden();
    await expect(page.getByRole('region', { name: '내 정보' })).toBeVisible();
  });
});
