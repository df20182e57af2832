import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { createApiClient } from '../support/apiClient.ts';
import type { Child } from './support/Child.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

const HOME = '/channels/dolphin';
const NUMBER = '01098765432';

const tokenOf = async ({ page }: Child): Promise<string> => {
  const stored = await page.evaluate(() => localStorage.getItem('dolphin-world.tokens'));
  return (JSON.parse(stored ?? '{}') as { accessToken: string }).accessToken;
};

/** A new group with the pupil alone: the whole class does not fit on one page of the table. */
async function groupOf(teacher: Child, pupil: Child, url: string): Promise<number> {
  const api = createApiClient(url);
  const params = { id: DEFAULT_CHANNEL_ID };
  const identity = { token: await tokenOf(teacher) };
  const me = await api.call('accounts.getMe', {}, { token: await tokenOf(pupil) });
  const made = await api.call('groups.create', { params, body: { name: '파도 조' } }, identity);
  const gid = made.body.channelGroupId;
  const body = { memberIdList: [me.body.userId] };
  const { status } = await api.call('groups.addMembers', { params: { ...params, gid }, body }, identity);
  expect(status).toBe(200);
  return gid;
}

/** Writes the own number into the channel's form, as the page of the own membership does. */
async function tellsNumber(child: Child, url: string): Promise<void> {
  const { status } = await createApiClient(url).call(
    'channels.saveProfile',
    {
      params: { id: DEFAULT_CHANNEL_ID },
      body: { nickname: '파도소리', introduction: '반가워요.', phoneNumber: NUMBER },
    },
    { token: await tokenOf(child) },
  );
  expect(status).toBe(200);
}

test('a teacher arranges the main page, and sends a message that fails and is sent again', async ({
  world,
}) => {
  const teacher = await world.teacher({ at: `${HOME}/edit` });
  const pupil = await world.resident({ at: HOME });
  const { page } = teacher;

  await test.step('the teacher moves a section by the keyboard, writes and looks before saving', async () => {
    const welcome = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '인사말' }) });
    await welcome.getByRole('switch', { name: '보여 주기' }).check();
    await welcome.getByRole('textbox', { name: '인사말' }).fill('우리 반에 온 것을 환영해요!');
    await welcome.getByRole('button', { name: '인사말 칸 옮기기' }).press('Home');
    await expect(page.getByRole('list').getByRole('heading', { level: 2 }).first()).toHaveText('인사말');
    await expectAccessible(page, 'the editor of the main page');
    await page.getByRole('radio', { name: '미리 보기' }).click();
    await expect(page.getByText('우리 반에 온 것을 환영해요!')).toBeVisible();
    await page.getByRole('button', { name: '저장하기' }).click();
    await expect(page.getByText('저장된 그대로예요.')).toBeVisible();
  });

  await test.step('a pupil sees it, and what to go on with', async () => {
    await pupil.page.reload();
    await expect(pupil.page.getByText('우리 반에 온 것을 환영해요!')).toBeVisible();
    await expect(pupil.page.getByRole('heading', { name: '추천 코스' })).toBeVisible();
    await expect(pupil.page.getByRole('link', { name: '페이지 꾸미기' })).toHaveCount(0);
    await expect(pupil.page.getByRole('link', { name: /: 시작하기$/ }).first()).toBeVisible();
    await expectAccessible(pupil.page, 'the main page of a channel');
  });

  await tellsNumber(pupil, world.url);

  await test.step('the carrier refuses, and the history says so', async () => {
    await page.goto(`${HOME}/messages`);
    await page.getByRole('radio', { name: '시험 우편함' }).click();
    await page.getByRole('radio', { name: '번호를 거절하기' }).check();
    await expect(page.getByRole('radio', { name: '번호를 거절하기' })).toBeChecked();
    await page.getByRole('radio', { name: '보내기', exact: true }).click();
    await page.getByRole('searchbox', { name: '이름으로 찾기' }).fill('파도소리');
    await page.getByRole('checkbox', { name: '파도소리 고르기' }).check();
    await expectAccessible(page, 'the page of text messages');
    await page.getByRole('button', { name: '문자 쓰기' }).click();
    const dialog = page.getByRole('dialog', { name: '문자 발송' });
    await expect(dialog.getByRole('textbox', { name: '연락처' })).toHaveValue('010-••••-5432');
    await dialog.getByRole('button', { name: '보내기' }).click();
    await expect(dialog.getByText('내용을 입력해 주세요.')).toBeVisible();
    await dialog.getByRole('textbox', { name: '내용' }).fill('내일은 체육복을 입고 오세요.');
    await expect(dialog.getByText(/^SMS · \d+ \/ 90바이트$/)).toBeVisible();
    await dialog.getByRole('button', { name: '보내기' }).click();
    const question = page.getByRole('dialog', { name: '정말 문자를 발송하시겠습니까?' });
    await question.getByRole('button', { name: '보내기' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('radio', { name: '보낸 문자' }).click();
    await expect(page.getByRole('listitem', { name: '파도소리' })).toContainText('실패 · 없는 번호');
  });

  await test.step('once the carrier takes it, the message is sent again and arrives', async () => {
    await page.getByRole('radio', { name: '시험 우편함' }).click();
    await page.getByRole('radio', { name: '잘 보내기' }).check();
    await expect(page.getByRole('radio', { name: '잘 보내기' })).toBeChecked();
    await page.getByRole('radio', { name: '보낸 문자' }).click();
    await page.getByRole('button', { name: '파도소리에게 보낸 문자 보기' }).click();
    const view = page.getByRole('dialog', { name: '발송 내역 확인' });
    await expect(view).toContainText('없는 번호이거나 문자를 받을 수 없는 번호예요.');
    await view.getByRole('button', { name: '다시 보내기' }).click();
    const question = page.getByRole('dialog', { name: '정말 문자를 발송하시겠습니까?' });
    await question.getByRole('button', { name: '다시 보내기' }).click();
    await expect(view).toContainText('도착함');
    await expect(view.getByRole('button', { name: '다시 보내기' })).toBeDisabled();
    await view.getByRole('button', { name: '닫기', exact: true }).first().click();
    await page.getByRole('radio', { name: '시험 우편함' }).click();
    const taken = page.getByRole('list', { name: '시험 우편함' }).getByRole('listitem');
    await expect(taken).toHaveCount(1);
    await expect(taken).toContainText(NUMBER);
  });

  await test.step('the class and the queue are open to staff', async () => {
    await page.goto(`${HOME}/class?group_id=${await groupOf(teacher, pupil, world.url)}`);
    await expect(page.getByRole('button', { name: /^파도소리 레슨 \d+개 중 \d+개 통과$/ })).toBeVisible();
    await expectAccessible(page, 'the overview of a class');
    await page.goto(`${HOME}/moderation`);
    await expect(page.getByRole('heading', { name: '신고 살펴보기' })).toBeVisible();
    await expectAccessible(page, 'the queue of reports');
  });
});
