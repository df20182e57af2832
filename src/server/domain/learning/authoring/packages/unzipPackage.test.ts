import iconv from 'iconv-lite';
import { expect, it } from 'vitest';
import { makeZip } from '../../../../../../tests/support/makeXlsx.ts';
import { unzipPackage } from './unzipPackage.ts';

const FILES = {
  'course.yaml': '제목: 뷁똠',
  'documents/읽기.md': '# 펲시',
  'desktop.ini': '[.ShellClassInfo]',
};

it.each([
  ['in the code page of Korean Windows', (name: string) => iconv.encode(name, 'cp949')],
  ['in UTF-8 without its mark', (name: string) => Buffer.from(name)],
  ['in letters taken apart', (name: string) => Buffer.from(name.normalize('NFD'))],
])('names %s are read, and what Windows adds is passed over', (_what, writeName) => {
  const { files } = unzipPackage(makeZip(FILES, writeName));
  expect([...files]).toEqual([
    ['course.yaml', '제목: 뷁똠'],
    ['documents/읽기.md', '# 펲시'],
  ]);
});

it('a folder of such a name around all of them is left out, and their texts are read in that code page', () => {
  const packed = makeZip({ '바다 교실/documents/읽기.md': iconv.encode('# 뷁', 'cp949') }, (name) =>
    iconv.encode(name, 'cp949'),
  );
  expect([...unzipPackage(packed).files]).toEqual([['documents/읽기.md', '# 뷁']]);
});

it('bytes of nothing are no text', () => {
  const packed = makeZip({ 'documents/a.md': Buffer.from([0, 1, 2, 0xff, 0xff]) });
  expect(unzipPackage(packed).files.get('documents/a.md')).toBeNull();
});
