import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/domain/seed/demoAccounts.ts';
import { createApiClient, type ApiClient, type Identity } from '../support/apiClient.ts';
import { makeClip } from '../support/makeClip.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

const DESK = { viewport: { width: 1280, height: 720 } };
const CLIP_SECONDS = 6;

// The clip is H.264, which the Chromium of Debian and Chrome for Testing, Playwright's own, both play.
test('a teacher uploads a film, and a child has seen it only when it was truly watched', async ({
  world,
  server,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'video-spec-'));
  const title = `물결 ${Date.now().toString(36)}`;
  await makeClip(folder, CLIP_SECONDS, `${title}.mov`);
  const teacher = await world.teacher({ ...DESK, at: '/channels/dolphin/lms/videos' });

  const videoId = await test.step('it is sent, converted and published', async () => {
    const { page } = teacher;
    await page
      .getByLabel('파일 고르기')
      .last()
      .setInputFiles(join(folder, `${title}.mov`));
    const row = page.getByRole('listitem').filter({ hasText: title });
    // The conversion is a job of ffmpeg: it takes what the other journey leaves of the machine.
    await expect(row).toContainText(`0분 ${CLIP_SECONDS}초`, { timeout: 60_000 });
    await row.getByRole('link').click();
    await page.getByRole('button', { name: '공개하기' }).click();
    await expect(page.getByText('공개', { exact: true })).toBeVisible();
    await expect(page.getByRole('group', { name: `영상: ${title}` })).toBeVisible();
    return Number(page.url().split('/').at(-1));
  });

  const path = await showInLesson(createApiClient(server.url), videoId);
  const child = await world.resident({ ...DESK, at: path });
  const { page } = child;
  const player = page.getByRole('group', { name: `영상: ${title}` });
  const seen = page.getByRole('progressbar');

  await test.step('jumping to the end earns nothing', async () => {
    const place = player.getByRole('slider', { name: '보는 곳' });
    await expect(place).toHaveAttribute('max', /^[56]/);
    await expectAccessible(page, 'a video of a lesson');
    await place.fill('5');
    await page.getByRole('heading', { level: 2, name: title }).click();
    await page.keyboard.press('KeyK');
    await expect(player.getByRole('button', { name: '처음부터 다시 보기' })).toBeVisible();
    await expect(seen).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  });

  await test.step('watched at double speed, it is done', async () => {
    await player.getByRole('combobox', { name: '빠르기' }).selectOption('2');
    await player.getByRole('button', { name: '처음부터 다시 보기' }).click();
    await expect(seen).toHaveAttribute('aria-valuenow', '100', { timeout: 15_000 });
    await expect(page.getByRole('status').filter({ hasText: '다 봤어요!' })).toBeVisible();
  });
  rmSync(folder, { recursive: true, force: true });
});

/** A published course whose one lesson shows the video; the path of its content. */
async function showInLesson(api: ApiClient, videoId: number): Promise<string> {
  const loginName = DEMO_ACCOUNTS.find(({ role }) => role === 'MANAGER')?.loginName;
  const { headers } = await api.call('sessions.signIn', { body: { loginName, password: DEMO_PASSWORD } });
  const staff: Identity = { token: headers.get('access_token') ?? '', channelId: DEFAULT_CHANNEL_ID };
  const id = DEFAULT_CHANNEL_ID;
  const { body: course } = await api.call(
    'lmsCourses.create',
    { params: { id }, body: { title: '물결' } },
    staff,
  );
  const { courseId, version: baseVersion, ...facts } = course;
  const content = { key: 'c', contentType: 'VIDEO', contentId: videoId, title: '물결', character: 'DOLPHIN' };
  const lesson = {
    key: 'l',
    title: '물결',
    description: '',
    sectionTitle: '',
    contentList: [{ ...content, comment: '' }],
  };
  const saved = await api.call(
    'lmsCourses.save',
    { params: { id, courseId }, body: { ...facts, lessonList: [lesson], baseVersion } },
    staff,
  );
  const body = { visibleState: 'VISIBLE' };
  const shown = await api.call('lmsCourses.setVisibleState', { params: { id, courseId }, body }, staff);
  const [first] = saved.body.lessonList;
  if (shown.status !== 200 || !first)
    throw new Error(`no lesson was published: ${JSON.stringify(shown.error)}`);
  return `/lessons/${first.lessonId}/contents/${first.contentList[0]?.contentOnLessonId}`;
}
