import type { Child } from './support/Child.ts';
import { expect, test } from './support/test.ts';

/** Wide enough for the chat to stand open. */
const DESK = { viewport: { width: 840, height: 420 } };

const chatOf = ({ page }: Child) => page.getByRole('region', { name: '채팅' });
const inputOf = ({ page }: Child) => page.getByRole('textbox', { name: '채팅' });

test('what a child tells is seen by the teacher, who gives the other a rest from talking', async ({
  world,
}) => {
  const [wave, star] = [await world.resident(DESK), await world.resident(DESK)];
  await wave.meets(star.nickname);
  const log = chatOf(star).getByRole('log');

  await test.step('a child reports who said it', async () => {
    await inputOf(wave).fill('자꾸 따라오지 마');
    await wave.page.keyboard.press('Enter');
    await inputOf(star).click();
    await expect(log).toContainText('자꾸 따라오지 마');
    await log.getByRole('button', { name: wave.nickname }).first().click();
    await star.page.getByRole('dialog').getByRole('button', { name: '신고하기' }).click();
    const report = star.page.getByRole('dialog', { name: '신고하기' });
    await report.getByRole('radio', { name: '괴롭히거나 따돌려요' }).check();
    await report.getByRole('textbox', { name: '더 하고 싶은 말' }).fill('자꾸 그래요.');
    await report.getByRole('button', { name: '신고 보내기' }).click();
    await expect(star.page.getByText('알려 줘서 고마워요.')).toBeVisible();
  });

  await test.step('a child sees nothing of what the staff sees', async () => {
    const tab = await world.anotherTab(star, '/staff/reports');
    await expect(tab.page.getByText('선생님이 쓰는 곳이에요.')).toBeVisible();
    await tab.page.close();
  });

  const teacher = await world.teacher({ ...DESK, at: '/channels/dolphin/moderation' });
  await test.step('the teacher reads it with the words that were heard, and decides', async () => {
    const { page } = teacher;
    const card = page.getByRole('listitem', { name: `${wave.nickname}에 대한 신고` });
    await expect(card).toContainText('괴롭힘·따돌림');
    await expect(card).toContainText('자꾸 그래요.');
    await expect(card.getByRole('listitem')).toContainText(['자꾸 따라오지 마']);
    await card.getByRole('button', { name: '말 멈추기' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '말 멈추기' }).click();
    await expect(card).toBeHidden();
    await page.getByRole('radio', { name: '말을 멈춘 신고' }).click();
    await expect(card).toBeVisible();
    await expect(card.getByRole('button', { name: '말 멈추기' })).toHaveCount(0);
  });

  await test.step('whoever has to rest is told so and heard no more', async () => {
    await expect(inputOf(wave)).toBeDisabled();
    await expect(chatOf(wave)).toContainText('지금은 채팅을 잠시 쉬는 시간이에요.');
    await expect(chatOf(wave).getByRole('button', { name: '몸짓' })).toBeVisible();
  });

  await test.step('the teacher chooses for the other child that only greetings may be said, and back', async () => {
    const { page } = teacher;
    await page.getByRole('link', { name: '월드로', exact: true }).click();
    await teacher.arrives();
    await teacher.meets(star.nickname);
    await inputOf(star).fill('선생님, 안녕하세요');
    await star.page.keyboard.press('Enter');
    await inputOf(teacher).click();
    await chatOf(teacher).getByRole('log').getByRole('button', { name: star.nickname }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: '채팅 정하기' }).click();
    const rights = page.getByRole('dialog', { name: '채팅 정하기' });
    await expect(rights.getByRole('radio', { name: '자유롭게' })).toBeChecked();
    await rights.getByRole('radio', { name: '인사말만' }).check();
    await expect(chatOf(star)).toContainText('인사말을 골라서 이야기해요');
    await expect(inputOf(star)).toBeDisabled();
    await rights.getByRole('radio', { name: '자유롭게' }).check();
    await expect(inputOf(star)).toBeEnabled();
  });
});
