import { makeClassWithMembers } from '../support/makeClassWithMembers.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

const DESK = { viewport: { width: 1280, height: 720 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('a teacher opens hours by dragging; a pupil books, moves and cancels, and the ticket comes back', async ({
  world,
}) => {
  const staff = await world.resident({ ...DESK, at: '/lounge' });
  const { api, channelId, channelDomain, teacher } = await makeClassWithMembers(world, {
    ...{ members: [], waiting: [] },
    owner: await staff.identity(),
  });
  const pupil = await world.resident({ ...PHONE, at: '/lounge' });
  const identity = await pupil.identity();
  const params = { id: channelId };
  await api.call(
    'channels.join',
    { params, body: { nickname: '바다', introduction: '반가워요!', phoneNumber: '010-1234-7712' } },
    identity,
  );
  const { userId } = (await api.call('accounts.getMe', {}, identity)).body;
  await api.call('members.approve', { params, body: { memberIdList: [userId], role: 'ADVANCED' } }, teacher);
  const desk = staff.page;
  await desk.goto('/tutoring/hours');
  const phone = pupil.page;

  await test.step('the teacher opens the afternoons of every week', async () => {
    await desk.getByRole('tab', { name: '매주 반복' }).click();
    const cell = (name: string) => desk.getByRole('gridcell', { name });
    await cell('일요일 14:00').hover();
    await desk.mouse.down();
    await cell('토요일 17:00').hover();
    await desk.mouse.up();
    await desk.getByRole('button', { name: '저장하기' }).click();
    await expect(desk.getByText('저장되었습니다!')).toBeVisible();
  });

  await test.step('and gives the pupil two tickets, and says what the first lesson is about', async () => {
    await desk.goto(`/channels/${channelDomain}/tickets`);
    await desk.getByRole('button', { name: '수업권 주기' }).click();
    const dialog = desk.getByRole('dialog', { name: '수업권 주기' });
    await dialog.getByRole('radio', { name: '바다' }).check();
    await dialog.getByLabel('몇 장').fill('2');
    await expectAccessible(desk, 'giving tickets');
    await dialog.getByRole('button', { name: '주기' }).click();
    await expect(desk.getByRole('row').filter({ hasText: '쓸 수 있음' })).toHaveCount(2);
    await desk.getByRole('button', { name: '배울 것: 바다' }).first().click();
    const content = desk.getByRole('dialog', { name: '무엇을 배울까요?' });
    await content.getByRole('radio', { name: /코스$/ }).first().check();
    await content.getByRole('button', { name: '정하기' }).click();
    await expect(desk.getByText(/배울 것을 「.+」으?로 정했어요\./)).toBeVisible();
  });

  await test.step('the pupil books a lesson of next week for one of them', async () => {
    await phone.goto('/tutoring');
    await expect(phone.getByText('2장', { exact: true })).toBeVisible();
    await phone.getByRole('button', { name: '수업 예약하기' }).tap();
    const dialog = phone.getByRole('dialog', { name: '수업 예약' });
    await dialog.getByRole('button', { name: '다음 주' }).tap();
    await dialog.getByRole('button', { name: '오후 2시' }).last().tap();
    await expect(dialog.getByText('수업권 1장', { exact: true })).toBeVisible();
    await expectAccessible(phone, 'booking');
    await dialog.getByRole('button', { name: '예약하기' }).tap();
    await expect(phone.getByText('1장', { exact: true })).toBeVisible();
    await expect(phone.getByRole('article').getByText(/오후 2시/)).toBeVisible();
  });

  await test.step('the teacher sees it, and says where they meet', async () => {
    await desk.goto('/tutoring/lessons');
    await desk.getByRole('button', { name: '다음' }).click();
    await expectAccessible(desk, 'the lessons of a teacher');
    await desk.getByRole('button', { name: /^회의 링크/ }).click();
    const dialog = desk.getByRole('dialog', { name: '온라인 수업 회의 링크' });
    await expect(dialog.getByText('아직 생성된 링크가 없어요.')).toBeVisible();
    await dialog.getByRole('button', { name: '링크 넣기' }).click();
    await dialog.getByLabel('회의 주소').fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: '저장하기' }).click();
    await expect(dialog.getByText('http:// 또는 https://로 시작하는 주소를 적어 주세요.')).toBeVisible();
    await dialog.getByLabel('회의 주소').fill('https://zoom.us/j/1');
    await dialog.getByRole('button', { name: '저장하기' }).click();
    await expect(dialog.getByRole('link', { name: '회의 들어가기' })).toHaveAttribute(
      'href',
      'https://zoom.us/j/1',
    );
  });

  await test.step('the pupil moves the lesson, which costs nothing', async () => {
    await phone.reload();
    await expect(phone.getByRole('link', { name: '회의 들어가기' })).toBeVisible();
    await expectAccessible(phone, 'the lessons of a pupil');
    await phone.getByRole('button', { name: '옮기기' }).tap();
    const dialog = phone.getByRole('dialog', { name: '수업 옮기기' });
    await dialog.getByRole('button', { name: '오후 5시' }).last().tap();
    await dialog.getByRole('button', { name: '이 시간으로 옮기기' }).tap();
    await expect(phone.getByRole('article').getByText(/오후 5시/)).toBeVisible();
    await expect(phone.getByText('1장', { exact: true })).toBeVisible();
  });

  await test.step('and cancels it: the ticket is back', async () => {
    await phone.getByRole('button', { name: '취소하기' }).tap();
    const dialog = phone.getByRole('dialog', { name: '수업을 취소할까요?' });
    await expect(dialog.getByText('수업권 1장이 돌아와요.')).toBeVisible();
    await dialog.getByRole('button', { name: '취소하기' }).tap();
    await expect(phone.getByText('아직 예약한 수업이 없어요.')).toBeVisible();
    await expect(phone.getByText('2장', { exact: true })).toBeVisible();
    await expect(
      phone.getByRole('region', { name: '기록' }).getByText('취소', { exact: true }),
    ).toBeVisible();
  });
});
