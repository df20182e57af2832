import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { createApiClient } from '../support/apiClient.ts';
import { DOUBLED, everyKindPackage } from '../support/everyKindPackage.ts';
import { makeClip } from '../support/makeClip.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

const LMS = '/channels/dolphin/lms';

test('a teacher writes a document, makes a course of it and of a lesson of the shelf, and publishes it', async ({
  world,
  server,
}) => {
  const teacher = await world.teacher({ at: `${LMS}/documents` });
  const { page } = teacher;
  const saved = page.getByRole('status').filter({ hasText: '저장했습니다' });

  await test.step('a document is written beside what pupils get of it', async () => {
    await page.getByRole('button', { name: '새 문서' }).click();
    await page.getByRole('textbox', { name: '제목', exact: true }).fill('파도는 또 와요');
    await page.getByRole('textbox', { name: '마크다운' }).fill('## 파도\n파도는 **또** 와요.');
    await expect(page.getByRole('heading', { name: '파도', exact: true })).toBeVisible();
    const picture = { width: 320, height: 240, channels: 3 as const, background: 'coral' };
    const buffer = await sharp({ create: picture }).png().toBuffer();
    const file = { name: '파도 사진.png', mimeType: 'image/png', buffer };
    await page.getByLabel('그림 파일 고르기').setInputFiles(file);
    await expect(page.getByRole('img', { name: '파도 사진' })).toBeVisible();
    await expect(saved).toBeVisible();
    await expectAccessible(page, 'the editor of a document');
    await page.getByRole('button', { name: '공개하기' }).click();
    await expect(page.getByRole('button', { name: '숨기기' })).toBeVisible();
  });

  await test.step('a course shows it, in an order that the keyboard chooses', async () => {
    await page.goto(`${LMS}/courses`);
    await page.getByRole('button', { name: '새 코스' }).click();
    await page.getByRole('textbox', { name: '제목', exact: true }).fill('우리 반 파도');
    for (const name of ['첫 레슨', '둘째 레슨']) {
      await page.getByRole('button', { name: '레슨 더하기' }).click();
      await page
        .getByRole('textbox', { name: /레슨 \d 제목/ })
        .last()
        .fill(name);
    }
    await page.getByRole('button', { name: '첫 레슨에 내용 넣기' }).click();
    const dialog = page.getByRole('dialog', { name: '내용 넣기' });
    await dialog.getByRole('button', { name: '파도는 또 와요 넣기' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: '둘째 레슨 옮기기' }).press('ArrowUp');
    await expect(page.getByRole('button', { name: '둘째 레슨 옮기기' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: '레슨 1 제목' })).toHaveValue('둘째 레슨');
    await expect(saved).toBeVisible();
    await expectAccessible(page, 'the editor of a course');
  });

  const course = page.url();
  await test.step('a lesson of the product goes to its end', async () => {
    await page.goto(`${LMS}/shelf/LESSON`);
    await page.getByRole('combobox', { name: '레슨을 넣을 코스' }).selectOption({ label: '우리 반 파도' });
    await page
      .getByRole('button', { name: /가져오기$/ })
      .first()
      .click();
    await expect(page).toHaveURL(course);
    await expect(page.getByRole('textbox', { name: '레슨 3 제목' })).toBeVisible();
  });

  await test.step('it is published', async () => {
    await page.getByRole('button', { name: '공개하기' }).click();
    await expect(page.getByText('공개된 자료입니다.')).toBeVisible();
  });

  await test.step('a pupil enrols in a class of it, and reads with the picture', async () => {
    const title = `파도 수업 ${Date.now().toString(36)}`;
    const params = { id: DEFAULT_CHANNEL_ID };
    const courseClassStorageId = Number(course.split('/').at(-1));
    const body = { courseClassStorageId, title, content: '파도를 읽어요.', paymentType: 'FREE', cost: 0 };
    const identity = { ...(await teacher.identity()), channelId: DEFAULT_CHANNEL_ID };
    const offered = { params, body: { ...body, categoryList: [], visibleState: 'VISIBLE' } };
    const made = await createApiClient(server.url).call('courseClasses.create', offered, identity);
    expect(made.status).toBe(201);
    const at = `/channels/dolphin/courses/${made.body.courseClassId}`;
    const pupil = await world.resident({ viewport: { width: 390, height: 844 }, hasTouch: true, at });
    await pupil.page.getByRole('button', { name: '신청하기' }).tap();
    const ask = pupil.page.getByRole('dialog', { name: `「${title}」` });
    await ask.getByRole('button', { name: '신청하기' }).tap();
    await expect(ask).toBeHidden();
    await pupil.page.getByRole('link', { name: '시작하기' }).tap();
    const shown = pupil.page.getByRole('img', { name: '파도 사진' });
    await expect(shown).toBeVisible();
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
    await expectAccessible(pupil.page, 'a document with a picture');
  });
});

test('a course out of files is published once its problem is proved, and a pupil learns through every kind', async ({
  world,
  server,
}) => {
  const title = `모두 담은 코스 ${Date.now().toString(36)}`;
  const folder = mkdtempSync(join(tmpdir(), 'authoring-spec-'));
  const buffer = everyKindPackage(title, await makeClip(folder, 2));
  rmSync(folder, { recursive: true, force: true });
  const teacher = await world.teacher({ at: `${LMS}/packages` });
  const { page } = teacher;

  await test.step('the teacher looks through the files, imports them and publishes', async () => {
    const file = { name: '코스.zip', mimeType: 'application/zip', buffer };
    await page.getByLabel('zip 파일 고르기').setInputFiles(file);
    await expect(page.getByText(/^파일 \d+개를 모두 읽었습니다/)).toBeVisible();
    await page.getByRole('button', { name: '가져오기', exact: true }).click();
    await expect(page.getByRole('textbox', { name: '제목', exact: true })).toHaveValue(title);
    // The problem is hidden until the judge has proved it: publishing is refused so long.
    const publish = page.getByRole('button', { name: '공개하기' });
    await expect(async () => {
      if (await publish.isVisible()) await publish.click();
      await expect(page.getByText('공개된 자료입니다.')).toBeVisible({ timeout: 2000 });
    }).toPass();
  });

  const identity = { ...(await teacher.identity()), channelId: DEFAULT_CHANNEL_ID };
  const params = { id: DEFAULT_CHANNEL_ID, courseId: Number(page.url().split('/').at(-1)) };
  const { body } = await createApiClient(server.url).call('lmsCourses.get', { params }, identity);
  const [first] = body.lessonList;
  const { page: desk, lesson } = await world.resident({
    viewport: { width: 1280, height: 720 },
    at: `/lessons/${first?.lessonId}/contents/${first?.contentList[0]?.contentOnLessonId}`,
  });
  const goTo = async (name: string) => {
    await desk.getByRole('navigation', { name: '이 장의 차례' }).getByRole('link', { name }).click();
  };

  await test.step('reads', () => lesson.reads());
  await test.step('solves', async () => {
    await goTo('두 배, 아직');
    await lesson.writes(DOUBLED);
    await lesson.submits();
    await expect(lesson.result).toContainText('정답이에요!', { timeout: 40_000 });
  });
  await test.step('makes something of blocks and hands it in', async () => {
    await goTo('무늬, 아직');
    await desk.getByRole('button', { name: '냈어요' }).click();
    await expect(desk.getByText('선생님께 냈어요.', { exact: false })).toBeVisible();
  });
  await test.step('watches the film that came among the files', async () => {
    await goTo('물결, 아직');
    const player = desk.getByRole('group', { name: '영상: 물결' });
    const play = player.getByRole('button', { name: '재생' }).first();
    // The conversion is a job of ffmpeg: it takes what the other journey leaves of the machine.
    await expect(play).toBeVisible({ timeout: 60_000 });
    await play.click();
    await expect(desk.getByRole('status').filter({ hasText: '다 봤어요!' })).toBeVisible({ timeout: 30_000 });
  });
  await test.step('and is done but for what is still being prepared', async () => {
    const path = desk.getByRole('navigation', { name: '이 장의 차례' });
    await expect(path.getByText(/, 끝냄$/)).toHaveCount(4);
    await expect(path.getByText('다음 이야기, 아직')).toBeAttached();
    await expect(path.getByRole('link', { name: /다음 이야기/ })).toHaveCount(0);
  });
});
