import { createApiClient } from '../support/apiClient.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

const DESK = { viewport: { width: 1280, height: 720 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('a teacher makes a class from nothing and shares its code; a child on a phone asks to join and is let in', async ({
  world,
  server,
}) => {
  const domain = `coral-${Date.now().toString(36)}`;
  const teacher = await world.resident({ ...DESK, at: '/channels' });
  const { page } = teacher;

  await test.step('a class with an address, a flag and a way in', async () => {
    await page.getByRole('link', { name: '교실 만들기' }).click();
    await page.getByLabel('교실 이름').fill('산호 코딩반');
    await page.getByLabel('교실 주소').fill('산호');
    await page.getByRole('button', { name: '교실 만들기' }).click();
    await expect(page.getByText('주소에는 영어 소문자, 숫자, 가운데 줄(-)만 쓸 수 있어요.')).toBeVisible();
    await page.getByLabel('교실 주소').fill(domain);
    await page.getByRole('radio', { name: '산호' }).check();
    await expectAccessible(page, 'making a channel');
    await page.getByRole('button', { name: '교실 만들기' }).click();

    const created = page.getByRole('dialog', { name: '교실·모임을 만들었어요!' });
    await expect(created.getByRole('button', { name: '교실로 들어가기' })).toBeVisible();
    // However it is closed, the tutorial follows.
    await page.keyboard.press('Escape');
    const tutorial = page.getByRole('dialog', { name: '교실을 열었어요' });
    await tutorial.getByRole('button', { name: '다음' }).click();
    await tutorial.getByRole('button', { name: '다음' }).click();
    await tutorial.getByRole('button', { name: '시작하기' }).click();
    await expect(page).toHaveURL(new RegExp(`/channels/${domain}$`));
    await expect(page.getByRole('navigation', { name: '교실 메뉴' })).toBeVisible();
    // The page is that of this class, not of the school: its calls are about the class from the first one
    // on.
    await expect(page.getByRole('heading', { name: '산호 코딩반' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '이제 친구들을 불러요' })).toBeVisible();
    await expectAccessible(page, 'the first page of a channel');
  });

  const code = await test.step('its code, as a word and a picture', async () => {
    await page.getByRole('navigation', { name: '교실 메뉴' }).getByRole('link', { name: '설정' }).click();
    const card = page.getByRole('region', { name: '교실 코드' });
    const picture = card.getByRole('img', { name: /^교실 코드 \S+의 QR 그림$/ });
    await expect(picture).toBeVisible();
    await expectAccessible(page, 'the settings of a channel');
    await card.getByLabel('코드 직접 정하기').fill('산호초마을');
    await card.getByRole('button', { name: '바꾸기' }).click();
    await expect(card.getByRole('img', { name: '교실 코드 산호초마을의 QR 그림' })).toBeVisible();
    return '산호초마을';
  });

  const child = await world.resident({ ...PHONE, at: `/channels/${domain}` });
  const phone = child.page;
  await test.step('who is no member, or not even signed in, is led to the ways in', async () => {
    const notice = phone.getByRole('dialog', { name: '멤버만 들어갈 수 있어요' });
    await expect(notice).toContainText('산호 코딩반은 멤버에게만 열려 있어요.');
    await expect(phone).toHaveURL(new RegExp(`/channels/${domain}/lounge$`));
    await notice.getByRole('button', { name: '확인' }).click();
    await expectAccessible(phone, 'the lounge of a channel');
    const nobody = await world.visitor(PHONE);
    await nobody.page.goto(`/channels/${domain}`);
    await expect(nobody.page).toHaveURL(`${server.url}/signin?redirect=%2Fchannels%2F${domain}`);
    await nobody.page.context().close();
  });

  await test.step('the child asks to join by the code', async () => {
    await phone.getByRole('link', { name: '내 교실' }).click();
    await phone.getByLabel('교실 코드로 들어가기').fill('없는코드');
    await phone.getByRole('button', { name: '들어가기' }).click();
    await expect(phone.getByText('이 코드의 교실을 찾을 수 없어요.')).toBeVisible();
    await phone.getByRole('link', { name: '내 교실' }).click();
    await expectAccessible(phone, 'the own channels');
    await phone.getByLabel('교실 코드로 들어가기').fill(code);
    await phone.getByRole('button', { name: '들어가기' }).click();
    await expect(phone.getByRole('heading', { name: '산호 코딩반 교실에 초대받았어요!' })).toBeVisible();
    await phone.getByRole('button', { name: '가입 신청하기' }).click();
    const form = phone.getByRole('dialog', { name: '산호 코딩반 가입' });
    await form.getByRole('button', { name: '가입하기' }).click();
    await expect(form.getByText('자기소개를 입력해 주세요.')).toBeVisible();
    await expect(form.getByText('산호 코딩반 이용약관 및 개인정보처리방침에 동의해주세요.')).toBeVisible();
    await expectAccessible(phone, 'the form of a member');
    await form.getByLabel('자기소개').fill('함께 배우고 싶어요!');
    await form.getByLabel('산호 코딩반 이용약관과 개인정보처리방침에 동의해요').check();
    await form.getByRole('button', { name: '가입하기' }).click();
    const waiting = phone.getByRole('dialog', { name: '가입을 신청했어요' });
    await expect(waiting).toBeVisible();
    await expect(phone).toHaveURL(new RegExp(`/channels/${domain}/lounge$`));
    await waiting.getByRole('button', { name: '확인' }).click();
    await expect(phone.getByText('가입 승인을 기다리고 있어요.')).toBeVisible();
  });

  await test.step('and is let in', async () => {
    const api = createApiClient(server.url);
    const found = await api.call(
      'channels.getByDomain',
      { params: { channelDomain: domain } },
      await child.identity(),
    );
    const me = await api.call('accounts.getMe', {}, await child.identity());
    const { token } = await teacher.identity();
    const { status } = await api.call(
      'members.approve',
      { params: { id: found.body.id }, body: { memberIdList: [me.body.userId] } },
      { token },
    );
    expect(status).toBe(200);
    // A child who is let in while it waits goes in by itself.
    await expect(phone).toHaveURL(new RegExp(`/channels/${domain}(\\?|$)`));
    await phone.goto(`/channels/${domain}`);
    await expect(phone.getByRole('navigation', { name: '교실 메뉴' })).toBeVisible();
  });

  await test.step('the child changes how it appears in the class', async () => {
    const menu = phone.getByRole('navigation', { name: '교실 메뉴' });
    const place = menu.getByRole('link', { name: '내 정보' });
    if (!(await place.isVisible())) await menu.getByRole('button', { name: '더 보기' }).click();
    await place.click();
    await phone.getByRole('button', { name: '고치기' }).click();
    const form = phone.getByRole('dialog', { name: '교실 프로필 수정' });
    await form.getByLabel('닉네임').fill('물결이');
    await form.getByRole('button', { name: '저장하기' }).click();
    await expect(phone).toHaveURL(new RegExp(`/channels/${domain}$`));
    await expect(phone.getByRole('dialog', { name: '바꾸었어요' })).toBeVisible();
    await phone.goto('/channels');
    await expect(phone.getByText('물결이 이름으로 함께해요')).toBeVisible();
  });
});
