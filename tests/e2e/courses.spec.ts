import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { createApiClient } from '../support/apiClient.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

const HOME = '/channels/dolphin';

test('a child looks at a course class, enrols for points and learns on from where it left off', async ({
  world,
  server,
}) => {
  const teacher = await world.teacher({ at: HOME });
  const title = `길 위의 코드 ${Date.now().toString(36)}`;
  const { status } = await createApiClient(server.url).call(
    'courseClasses.create',
    {
      params: { id: DEFAULT_CHANNEL_ID },
      body: {
        courseClassStorageId: 1,
        title,
        content: '바다 마을 컴퓨터에게 말을 걸어요.',
        paymentType: 'POINT',
        cost: 10,
        categoryList: [{ name: '자바스크립트' }],
        introUsed: true,
        courseStorageAchievementList: ['말 시키기', '상자 쓰기', '갈림길', '되풀이'],
        visibleState: 'VISIBLE',
      },
    },
    { ...(await teacher.identity()), channelId: DEFAULT_CHANNEL_ID },
  );
  expect(status).toBe(201);
  await teacher.page.context().close();

  const { page, lesson } = await world.resident({ at: `${HOME}/courses` });
  await test.step('it finds the class and looks at it without opening it', async () => {
    await page.getByLabel('이름으로 찾기').fill(title);
    await expectAccessible(page, 'the course classes');
    await page.getByRole('button', { name: `${title} 미리 보기` }).click();
    const preview = page.getByRole('dialog', { name: title });
    await expect(preview.getByText('되풀이', { exact: true })).toBeHidden();
    await preview.getByRole('button', { name: '...더보기' }).click();
    await expect(preview.getByText('되풀이', { exact: true })).toBeVisible();
    await expect(preview.getByRole('link', { name: /컴퓨터에게 말 걸기/ })).toHaveCount(0);
    await preview.getByRole('link', { name: '자세히' }).click();
  });
  await test.step('it enrols, and the points are gone once', async () => {
    await page.getByRole('button', { name: '신청하기' }).click();
    const ask = page.getByRole('dialog', { name: `「${title}」` });
    await expect(ask).toContainText('10 포인트를 써요.');
    await ask.getByRole('button', { name: '신청하기' }).click();
    await expect(page.getByRole('region', { name: '배우는 중' })).toBeVisible();
    await expectAccessible(page, 'a course class');
  });
  await test.step('it learns, comes back and goes on with what follows', async () => {
    await page.getByRole('link', { name: '시작하기' }).click();
    await lesson.reads();
    await page.getByRole('link', { name: '수업으로 돌아가기' }).click();
    const side = page.getByRole('region', { name: '배우는 중' });
    await expect(side.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
    await side.getByRole('link', { name: '이어서 하기' }).click();
    await expect(page).toHaveURL(/\/lessons\/1\/contents\/102\?from=/);
  });
});
