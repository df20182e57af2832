import { expect, it } from 'vitest';
import { downloadNameOf } from './fileNames.ts';

it.each([
  ['숙제.pdf', 'application/pdf', '숙제.pdf'],
  ['virus.exe', 'image/png', 'virus.exe.png'],
  ['../../etc/passwd', 'text/plain', 'etcpasswd.txt'],
  ['game.js', 'text/plain', 'game.js.txt'],
  ['game.py', 'text/plain', 'game.py'],
  ['cod\u202Egnp.exe', 'image/png', 'codgnp.exe.png'],
  ['', 'image/png', 'file.png'],
  ['....', 'image/png', 'file.png'],
  ['a\u0000b\n.zip', 'application/zip', 'ab.zip'],
  ['작품.SB3', 'application/zip', '작품.SB3'],
  ['작품.ent', 'application/gzip', '작품.ent'],
  ['installer.msi', 'application/x-cfb', 'installer.msi.hwp'],
])('%j of %s is saved as %j', (name, type, saved) => expect(downloadNameOf(name, type)).toBe(saved));

it('keeps the end of a long name', () => {
  const saved = downloadNameOf(`${'가'.repeat(300)}.png`, 'image/png');
  expect(Array.from(saved)).toHaveLength(80);
  expect(saved.endsWith('.png')).toBe(true);
});
