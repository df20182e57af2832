import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

const CRAB = '또또 크랩';
const DOOR = '침몰선 경기장';

test('a foe is read, beaten in its first phase, and still is after a reload', async ({ world }) => {
  // A walk over two maps.
  test.slow();
  const child = await world.resident({ viewport: { width: 1024, height: 640 } });
  const { page, lesson } = child;
  const goesTo = async (name: string) => {
    const around = page.getByRole('region', { name: '내 둘레' });
    await around.getByRole('button', { name: new RegExp(`^${name}`, 'u') }).focus();
    await page.keyboard.press('Enter');
  };
  const opens = async () => {
    await goesTo(CRAB);
    const call = page.getByRole('button', { name: '코드로 움직이기' });
    await expect(call).toBeFocused({ timeout: 60_000 });
    await call.click();
  };
  const editor = page.getByRole('region', { name: `${CRAB} 코드 편집기` });
  const writes = async (source: string) => {
    await editor.getByRole('radio', { name: '자바스크립트' }).click();
    await lesson.editor.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(source);
    await editor.getByRole('button', { name: '시작' }).click();
  };

  await test.step('it waits under the wreck of the arena', async () => {
    await goesTo(DOOR);
    const enter = page.getByRole('button', { name: `${DOOR} 가기` });
    await expect(enter).toBeFocused({ timeout: 60_000 });
    await enter.click();
    await opens();
  });

  await test.step('a wrong move says which ball and why; the right ones win the phase', async () => {
    await expect(editor.getByText('1번째 고비 무늬 읽기: 지금이에요')).toBeAttached();
    await expectAccessible(page, 'the editor beside a foe', `section[aria-label="${CRAB} 코드 편집기"]`);
    await writes('duck();\nduck();');
    await expect(editor.getByRole('alert')).toContainText('2번째 공은 낮게 왔어요', { timeout: 60_000 });
    await writes('duck();\njump();\nduck();\njump();');
    await editor.getByRole('button', { name: '다음 고비로' }).click({ timeout: 60_000 });
    await expect(editor.getByText('2번째 고비 반복으로 답하기: 지금이에요')).toBeAttached();
  });

  await test.step('after a reload the child comes back to the second phase', async () => {
    await page.reload();
    await child.stands();
    await opens();
    await expect(editor.getByText('1번째 고비 무늬 읽기: 넘었어요')).toBeAttached();
    await expect(editor.getByText('2번째 고비 반복으로 답하기: 지금이에요')).toBeAttached();
  });
});
