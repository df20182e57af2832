import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSources, isComplete, readRecord, writeRecord } from './record.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sprites-record-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const task = { source: 'abc', files: { 'a.webp': 3 }, version: '12345678' };

test('what was written is read again, and a torn file is as good as none', () => {
  const file = join(folder, 'cache', 'record.json');
  expect(readRecord(file).tasks).toEqual({});
  writeRecord(file, { sources: { 1: 's' }, tasks: { one: task } });
  expect(readRecord(file)).toEqual({ sources: { 1: 's' }, tasks: { one: task } });
  writeFileSync(file, '{"sources":{"1":"s"},"ta');
  expect(readRecord(file)).toEqual({ sources: {}, tasks: {} });
});

test('a task is complete while all its files are there in full', () => {
  expect(isComplete(undefined, folder)).toBe(false);
  expect(isComplete(task, folder)).toBe(false);
  writeFileSync(join(folder, 'a.webp'), 'ab');
  expect(isComplete(task, folder)).toBe(false);
  writeFileSync(join(folder, 'a.webp'), 'abc');
  expect(isComplete(task, folder)).toBe(true);
});

test('the hash of the sources changes with any of them, but not with tests or generated files', () => {
  mkdirSync(join(folder, 'art'));
  writeFileSync(join(folder, 'art', 'hat.ts'), 'one');
  const before = hashSources(folder, ['art']);
  writeFileSync(join(folder, 'art', 'hat.test.ts'), 'two');
  writeFileSync(join(folder, 'art', 'keys.gen.ts'), 'three');
  expect(hashSources(folder, ['art'])).toBe(before);
  writeFileSync(join(folder, 'art', 'hat.ts'), 'four');
  expect(hashSources(folder, ['art'])).not.toBe(before);
});
