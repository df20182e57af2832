import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readCaseFiles } from './readCaseFiles.ts';

const file = (name: string, text: string) => ({ name, bytes: strToU8(text) });

it('pairs files by their names, in the order of their numbers', async () => {
  const { cases, left } = await readCaseFiles([
    file('10.in', '10\n'),
    file('2.out', '4\r\n'),
    file('2.in', '2'),
    file('10.ans', '20\n'),
  ]);
  expect(cases).toEqual([
    { input: '2', expected: '4', hidden: true },
    { input: '10', expected: '20', hidden: true },
  ]);
  expect(left).toEqual([]);
});

it('reads a zip, and shows what lies in its samples', async () => {
  const bytes = zipSync({
    'data/sample/1.in': strToU8('1'),
    'data/sample/1.ans': strToU8('하나'),
    'data/secret/1.in': strToU8('2'),
    'data/secret/1.ans': strToU8('둘'),
    'problem.yaml': strToU8('name: x'),
  });
  const { cases } = await readCaseFiles([{ name: 'cases.zip', bytes }]);
  expect(cases.map(({ expected, hidden }) => [expected, hidden])).toEqual([
    ['하나', false],
    ['둘', true],
  ]);
});

it('leaves out halves, pictures and what is too long, and says so', async () => {
  const { cases, left } = await readCaseFiles([
    file('1.in', '1'),
    { name: '2.in', bytes: new Uint8Array([0xff, 0xfe]) },
    file('3.in', 'x'.repeat(20_001)),
    file('note.md', '#'),
  ]);
  expect(cases).toEqual([]);
  expect(left.toSorted()).toEqual(['1.in', '2.in', '3.in', 'note.md']);
});

it('refuses a zip that unpacks to more than a problem holds', async () => {
  const bytes = zipSync({ '1.in': new Uint8Array(9 * 1024 * 1024) });
  await expect(readCaseFiles([{ name: 'bomb.zip', bytes }])).rejects.toThrow('too much');
});
