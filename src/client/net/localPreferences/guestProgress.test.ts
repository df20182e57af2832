import { beforeEach, expect, it } from 'vitest';
import {
  clearGuestProgress,
  keepGuestProgress,
  readGuestProgress,
  type GuestProgress,
} from './guestProgress.ts';

const KEY = 'dolphin-world.guest';
const NOW = Date.parse('2026-11-27T10:00:00Z');
const PLAYED: GuestProgress = { outfit: [1001, 1101], program: '{"blocks":1}', hasMet: true, userId: null };
const memory = new Map<string, string>();
const storage = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
  removeItem: (key: string) => void memory.delete(key),
};
const at = (now: number) => ({ storage, now });

beforeEach(() => memory.clear());

it('brings back what a guest did, and forgets it on request', () => {
  expect(readGuestProgress(at(NOW))).toBeNull();
  keepGuestProgress(PLAYED, at(NOW));
  expect(readGuestProgress(at(NOW + 1000))).toEqual(PLAYED);
  clearGuestProgress({ storage });
  expect(readGuestProgress(at(NOW + 1000))).toBeNull();
});

it('holds nothing that names a person', () => {
  keepGuestProgress(PLAYED, at(NOW));
  expect(Object.keys(JSON.parse(memory.get(KEY) ?? '{}'))).toEqual([
    ...['version', 'at', 'outfit', 'program', 'hasMet', 'userId'],
  ]);
});

it('forgets what nobody called theirs for a day', () => {
  keepGuestProgress(PLAYED, at(NOW));
  expect(readGuestProgress(at(NOW + 25 * 3_600_000))).toBeNull();
  expect(memory.size).toBe(0);
});

it.each([
  'no json',
  'null',
  '[]',
  JSON.stringify({ version: 2, at: NOW, ...PLAYED }),
  JSON.stringify({ version: 1, at: NOW + 5000, ...PLAYED }),
  JSON.stringify({ version: 1, at: NOW, ...PLAYED, outfit: ['<b>'] }),
  JSON.stringify({ version: 1, at: NOW, ...PLAYED, program: 'x'.repeat(20_001) }),
])('removes what is no progress: %.60s', (text) => {
  memory.set(KEY, text);
  expect(readGuestProgress(at(NOW))).toBeNull();
  expect(memory.size).toBe(0);
});

it.each([
  ['full', { ...storage, setItem: () => expect.fail('QuotaExceededError') }],
  ['closed', null],
])('plays on in a page whose storage is %s', (_, broken) => {
  keepGuestProgress(PLAYED, { storage: broken, now: NOW });
  expect(readGuestProgress({ storage: broken, now: NOW })).toEqual(PLAYED);
  clearGuestProgress({ storage: broken });
  expect(readGuestProgress({ storage: broken, now: NOW })).toBeNull();
});
