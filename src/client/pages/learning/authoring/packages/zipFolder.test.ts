import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { PACKAGE_FILE } from '#shared/contract/learning/authoring/lmsPackages.ts';
import { FolderTooLarge, zipFolder } from './zipFolder.ts';

const file = (path: string, content: BlobPart): File =>
  Object.defineProperty(new File([content], path.split('/').at(-1) ?? ''), 'webkitRelativePath', {
    value: path,
  });

it('a folder is the zip of its files, without what systems hide in it', async () => {
  const zip = await zipFolder([
    file('파도/course.yaml', 'format: 1'),
    file('파도/documents/파도.md', '# 파도'),
    file('파도/.DS_Store', 'x'),
  ]);
  expect(zip.name).toBe('파도.zip');
  const entries = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.keys(entries)).toEqual(['파도/course.yaml', '파도/documents/파도.md']);
  expect(strFromU8(entries['파도/documents/파도.md'] ?? new Uint8Array())).toBe('# 파도');
});

it('a folder that is too large is not read', async () => {
  const large = file('파도/pictures/a.png', new Uint8Array(PACKAGE_FILE.maxBytes + 1));
  await expect(zipFolder([large])).rejects.toThrow(FolderTooLarge);
});
