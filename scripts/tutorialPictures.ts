import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '#server/platform/projectRoot.ts';

// The pictures of the walkthrough, out of those that `npm run screenshots` takes: 640 × 360, 40 kB at most each.

const FROM = join(projectRoot, 'docs/pictures');
const TO = join(projectRoot, 'src/client/overlay/shell/tutorial/pictures');
const SOURCES = {
  walk: 'beach',
  talk: 'talk',
  learn: 'problem',
  reward: 'reward',
  shelf: 'lms-shelf',
  preview: 'lms-preview',
  edit: 'lms-course',
  write: 'lms-document',
  files: 'lms-packages',
  ai: 'lms-ai',
  problem: 'lms-problem',
  cases: 'lms-cases',
  publish: 'lms-publish',
  code: 'dialogs/page-channelSettings-1280x720',
  members: 'dialogs/page-channelMembers-1280x720',
  main: 'dialogs/page-channel-1280x720',
} as const;
const MOST_BYTES = 40 * 1024;
const QUALITIES = [80, 70, 60, 50, 40] as const;

async function shrink(source: string): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const picture = await sharp(join(FROM, `${source}.webp`))
      .resize(640, 360, { fit: 'cover', position: 'top' })
      .webp({ quality, effort: 6 })
      .toBuffer();
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error(`${source}.webp stays over ${MOST_BYTES} bytes at quality ${QUALITIES.at(-1)}`);
}

mkdirSync(TO, { recursive: true });
for (const [name, source] of Object.entries(SOURCES)) {
  const picture = await shrink(source);
  writeFileSync(join(TO, `${name}.webp`), picture);
  console.log(`  ${name}.webp ${(picture.length / 1024).toFixed(1)} kB`);
}
