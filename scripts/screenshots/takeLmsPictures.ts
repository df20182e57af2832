import { join } from 'node:path';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { expect, test } from '../../tests/e2e/support/test.ts';
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
  await page.getByRole('link', { name: /열기$/ }).first().click();
  await expect(page.getByRole('textbox', { name: '마크다운' })).toBeVisible();
  await camera.take(page, 'lms-document');
});
