import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { needPrograms } from './debianPrograms.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => void vi.restoreAllMocks());
});

const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
const path = (name: string) => join(folder, name);

function write(name: string, lines: readonly string[]): void {
  writeFileSync(path(name), ['#!/bin/sh', ...lines].join('\n'));
  chmodSync(path(name), 0o755);
}

/** A machine that has this folder alone, with an apt-get that writes down how it was called. */
function machine(aptGet: readonly string[] | null, isRoot = true) {
  write('redis-server', []);
  if (aptGet) write('apt-get', [`echo "$RUNLEVEL $DEBIAN_FRONTEND $*" >> ${path('calls')}`, ...aptGet]);
  return { folders: [folder], isRoot };
}

const INSTALL = '1 noninteractive install -y --no-install-recommends nginx pgbouncer';
const MAKE_BOTH = `touch ${'$'}(dirname "$0")/nginx ${'$'}(dirname "$0")/pgbouncer`;

it('what is there is found, and nothing is installed', () => {
  expect(needPrograms(['redis-server'], machine([]))).toEqual({ 'redis-server': path('redis-server') });
  expect(existsSync(path('calls'))).toBe(false);
});

it('root has what is missing installed, without its service starting', () => {
  const found = needPrograms(['redis-server', 'nginx', 'pgbouncer'], machine([MAKE_BOTH]));
  expect(found.nginx).toBe(path('nginx'));
  expect(calls()).toEqual([INSTALL]);
});

it('a machine without lists of packages fetches them once and tries again', () => {
  const second = [
    `[ "$1" = update ] && touch ${'$'}(dirname "$0")/lists && exit 0`,
    `[ -e ${'$'}(dirname "$0")/lists ] || exit 100`,
  ];
  needPrograms(['nginx', 'pgbouncer'], machine([...second, MAKE_BOTH]));
  expect(calls()).toEqual([INSTALL, '1 noninteractive update', INSTALL]);
});

it.each([
  ['nobody but root is told the command', ['true'], false],
  ['a machine without apt-get is told the command', null, true],
] as const)('%s', (_name, aptGet, isRoot) => {
  expect(() => needPrograms(['redis-server', 'nginx'], machine(aptGet, isRoot))).toThrow(
    'A cluster needs nginx: install them first, on Debian as root by apt-get install --no-install-recommends nginx.',
  );
});

it.each([
  ['an installation that fails', ['exit 100']],
  ['one that brings no program', ['exit 0']],
])('%s ends with one line', (_name, aptGet) => {
  expect(() => needPrograms(['nginx'], machine(aptGet))).toThrow(/has failed; its message stands above\.$/);
});
