import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { leaveOut } from './leaveOut.ts';

const folder = mkdtempSync(join(tmpdir(), 'leave-out-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The names a module still exports once it was left out, each bound to nothing. */
async function namesLeftOf(source: string): Promise<string[]> {
  const file = join(folder, 'library.mjs');
  writeFileSync(file, source);
  const load = leaveOut([/library\.mjs$/]).load as (id: string) => string | null;
  const emptied = join(folder, `emptied-${Math.random()}.mjs`);
  writeFileSync(emptied, load(file) ?? '');
  const module = (await import(emptied)) as Record<string, () => unknown>;
  for (const value of Object.values(module)) expect(value()).toBeUndefined();
  return Object.keys(module).toSorted();
}

it.each([
  [
    'export function read() {}\nexport const size = 1;\nexport async function send() {}\n',
    ['read', 'send', 'size'],
  ],
  ['function read() {}\nexport { read as take };\n', ['take']],
  ['const a = 1, b = 2, c = 3;\n//#endregion\nexport { a, b as two, c };\n', ['a', 'c', 'two']],
  ['export default class Token {}\n', ['default']],
  ['const codes = {};\nexport default codes;\n', ['default']],
])('keeps every name of %j', async (source, names) => {
  expect(await namesLeftOf(source)).toEqual(names);
});

it('leaves other modules as they are', () => {
  const load = leaveOut([/library\.mjs$/]).load as (id: string) => string | null;
  expect(load('/somewhere/else.mjs')).toBeNull();
});
