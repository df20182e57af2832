import { paths } from '#client/ui/routing/paths.ts';
import { makeClassWithMembers } from '../support/makeClassWithMembers.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

const DESK = { viewport: { width: 1280, height: 720 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const ROSTER = [
  '이름,생년월일,보호자 전화,그룹',
  '최지우,2016-03-02,010-5555-5520,고래 조',
  '정은호,2016-04-11,,',
  ',2016-05-05,,',
  '오하은,어제,123,없는 조',
].join('\r\n');

test('a manager runs a class: lets in, sends away and takes it back, imports and prints cards', async ({
  world,
}) => {
  const { channelDomain } = await makeClassWithMembers(world, {
    members: ['김바다', '이하람'],
    waiting: ['임나래'],
  });
  const teacher = await world.teacher({ ...DESK, at: paths.channelMembers(channelDomain) });
  const { page } = teacher;
  const tab = (name: RegExp) => page.getByRole('radio', { name });
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name, 'u') });

  await test.step('an applicant is let in with a role', async () => {
    await tab(/^가입 신청 1$/u).click();
    await row('임나래').getByRole('checkbox').check();
    await page.getByRole('combobox', { name: '승인할 역할' }).selectOption('ADVANCED');
    await expect(page.getByText('기다리는 신청이 없어요.')).toBeVisible();
    await tab(/^전체/u).click();
    await expect(row('임나래')).toContainText('학생');
    await expectAccessible(page, 'the list of members', 'main');
  });

  await test.step('a member is sent away, and it is taken back from the toast', async () => {
    await page.getByRole('button', { name: '김바다 자세히' }).click();
    await page
      .getByRole('complementary', { name: '김바다 자세히' })
      .getByRole('button', { name: '내보내기' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: '내보내기' }).click();
    // The toast stays as long as somebody is on it.
    const undo = page
      .getByText('김바다를 내보냈어요.')
      .locator('xpath=ancestor::div[.//button][1]')
      .getByRole('button', { name: '되돌리기' });
    await undo.focus();
    await expect(row('김바다')).toHaveCount(0);
    await undo.click();
    await expect(row('김바다')).toContainText('학생');
  });

  await test.step('a name and a number are corrected, and what was not touched stays', async () => {
    await page.getByRole('button', { name: '이하람 자세히' }).click();
    const panel = page.getByRole('complementary', { name: '이하람 자세히' });
    await panel.getByLabel('보호자 이름').fill('하람 엄마');
    await panel.getByLabel('보호자 전화').fill('010-7777-8899');
    await panel.getByRole('button', { name: '저장', exact: true }).click();
    await expect(panel.getByLabel('보호자 전화')).toHaveAttribute('placeholder', '010-••••-8899');
    await expect(panel.getByLabel('보호자 이름')).toHaveValue('하람 엄마');
    await panel.getByRole('button', { name: '프로필 고치기' }).click();
    const form = page.getByRole('dialog', { name: '멤버 프로필 수정' });
    await form.getByLabel('닉네임').fill('');
    await form.getByRole('button', { name: '저장하기' }).click();
    await expect(form.getByText('닉네임을 입력해 주세요.')).toBeVisible();
    await expectAccessible(page, 'the form of another member', '[role=dialog]');
    await form.getByLabel('닉네임').fill('하람이');
    await form.getByRole('button', { name: '저장하기' }).click();
    await expect(form).toHaveCount(0);
    await expect(row('하람이')).toContainText('010-••••-8899');
  });

  await test.step('a group is made', async () => {
    await page.getByRole('navigation', { name: '교실 메뉴' }).getByRole('link', { name: '그룹' }).click();
    await page.getByRole('textbox', { name: '그룹 이름' }).fill('고래 조');
    await page.getByRole('button', { name: '그룹 만들기' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '고래 조' })).toBeVisible();
    await expectAccessible(page, 'groups and tags', 'main');
  });

  await test.step('a list with mistakes is looked at; its good lines are taken in', async () => {
    await page.goto(paths.channelImport(channelDomain));
    await page.getByLabel('파일 고르기').setInputFiles({
      name: '명단.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFF${ROSTER}`),
    });
    await expect(page.getByText('2명을 들일 수 있고, 2줄은 고쳐야 해요.')).toBeVisible();
    await expect(page.getByText('이름을 적어 주세요.')).toBeVisible();
    await expect(row('오하은')).toContainText('「없는 조」 그룹이 없어요.');
    await expectAccessible(page, 'the preview of an import', 'main');
    await page.getByRole('button', { name: '오류 없는 2명만 들이기' }).click();
    await expect(page.getByText('2명을 모두 들였어요!')).toBeVisible({ timeout: 40_000 });
    await page.getByRole('link', { name: '멤버 보기' }).click();
    await expect(row('최지우')).toContainText('고래 조');
    await expect(row('최지우')).toContainText('010-••••-5520');
  });

  const card = await test.step('cards are made for them', async () => {
    await row('최지우').getByRole('checkbox').check();
    await row('정은호').getByRole('checkbox').check();
    await page.getByRole('button', { name: '로그인 카드' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '새 비밀번호' }).click();
    const cards = page.getByRole('complementary', { name: '로그인 카드' });
    const own = cards.getByRole('listitem').filter({ hasText: '최지우' });
    await expect(own.getByRole('img', { name: '최지우 로그인 QR' })).toBeVisible();
    await expectAccessible(page, 'sign-in cards', 'main');
    return {
      loginName: await own.locator('[data-field="loginName"]').innerText(),
      password: await own.locator('[data-field="password"]').innerText(),
    };
  });

  await test.step('the log tells it, without a password', async () => {
    await page.getByRole('link', { name: '기록' }).click();
    const log = page.getByRole('group', { name: '스태프가 한 일' });
    await expect(log.getByRole('row', { name: /새 비밀번호 최지우/u })).toBeVisible();
    await expect(log).toContainText('되돌리기');
    await expect(log).not.toContainText(card.password);
    await expectAccessible(page, 'the audit log', 'main');
  });

  await test.step('a child signs in with the card and is in the class', async () => {
    const child = await world.visitor(PHONE);
    const query = `name=${card.loginName}&redirect=${encodeURIComponent(paths.channel(channelDomain))}`;
    await child.page.goto(`${paths.signIn}?${query}`);
    await expect(child.page.getByRole('textbox', { name: '아이디' })).toHaveValue(card.loginName);
    await child.page.getByLabel('비밀번호', { exact: true }).fill(card.password);
    await child.page.getByRole('button', { name: '들어가기', exact: true }).click();
    await expect(child.page).not.toHaveURL(/signin/u);
  });
});
