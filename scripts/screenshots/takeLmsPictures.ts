import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { beginContent } from '../../tests/e2e/support/beginContent.ts';
import { GameServer } from '../../tests/e2e/support/GameServer.ts';
import { openWorld } from '../../tests/e2e/support/openWorld.ts';
import { expect, test } from '../../tests/e2e/support/test.ts';
import { everyKindPackage } from '../../tests/support/everyKindPackage.ts';
import { makeClip } from '../../tests/support/makeClip.ts';
import { Camera } from './Camera.ts';

const camera = new Camera(join(projectRoot, 'docs/pictures'));
const DESKTOP = { viewport: { width: 1280, height: 720 } };
const COURSE = '바닷속 첫 코딩';

/** The pictures of the walkthroughs of importing, which `tutorialPictures.ts` makes smaller. */
test('what a teacher takes over from the shelf', async ({ world, server }) => {
  const { page } = await world.teacher({ ...DESKTOP, at: '/channels/dolphin/lms/shelf/COURSE' });
  await expect(page.getByRole('button', { name: `${COURSE} 가져오기` })).toBeVisible();
  await camera.take(page, 'lms-shelf');
  await page.getByRole('button', { name: `${COURSE} 미리보기` }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await camera.take(page, 'lms-preview');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: `${COURSE} 가져오기` }).click();
  await expect(page.getByRole('textbox', { name: '레슨 1 제목' })).toBeVisible();
  await camera.take(page, 'lms-course');
  await page.goto(`${server.url}/channels/dolphin/lms/documents`);
  await beginContent(page, '새 문서', '파도는 또 와요');
  await page.getByRole('textbox', { name: '마크다운' }).fill('## 되풀이되는 파도\n\n');
  const picture = join(projectRoot, 'docs/pictures/beach.webp');
  await page.getByLabel('그림 파일 고르기').setInputFiles(picture);
  await expect(page.getByRole('img', { name: 'beach' })).toBeVisible();
  await camera.take(page, 'lms-document');
});

/** The picture of the step about files: a course that was chosen as a folder, before the import. */
test('how a teacher takes a course out of a folder', async ({ world }) => {
  const folder = mkdtempSync(join(tmpdir(), 'lms-pictures-'));
  const film = await makeClip(folder, 2);
  rmSync(folder, { recursive: true, force: true });
  const { page } = await world.teacher({ ...DESKTOP, at: '/channels/dolphin/lms/packages' });
  const buffer = everyKindPackage('우리 반 첫 코스', film);
  const file = { name: '우리 반 첫 코스.zip', mimeType: 'application/zip', buffer };
  await page.getByLabel('zip 파일 고르기').setInputFiles(file);
  await expect(page.getByText(/^파일 \d+개를 모두 읽었어요/)).toBeVisible();
  await page.getByRole('button', { name: '폴더 고르기' }).scrollIntoViewIfNeeded();
  await camera.take(page, 'lms-packages');
});

/** The pictures of the walkthroughs of making problems: cases, the judge's results, and a draft by a model. */
test('how a teacher makes a problem', async ({ browser }) => {
  const server = await GameServer.open({ NODE_ENV: 'development', AI_DRAFTS: 'sandbox' });
  const world = openWorld(browser, server, { draws: true });
  try {
    const { page } = await world.teacher({ ...DESKTOP, at: '/channels/dolphin/lms/problems' });
    await page.getByRole('button', { name: 'AI로 초안 만들기' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('주제').fill('조개를 똑같이 나누어 담기');
    await camera.take(page, 'lms-ai');
    await dialog.getByRole('button', { name: '초안 만들기', exact: true }).click();
    await dialog.getByRole('link').first().click();
    await expect(page.getByRole('textbox', { name: '문제 이름' })).toBeVisible();
    await camera.take(page, 'lms-problem');
    await page.getByRole('radio', { name: '테스트', exact: true }).check({ force: true });
    await expect(page.getByRole('region', { name: '테스트 1' })).toBeVisible();
    await camera.take(page, 'lms-cases');
    await page.getByRole('radio', { name: '공개', exact: true }).check({ force: true });
    await expect(page.getByText('모든 프로그램이 적은 대로 채점되었어요.')).toBeVisible();
    await camera.take(page, 'lms-publish');
  } finally {
    await world.close();
    await server.close();
  }
});
