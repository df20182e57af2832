import { beforeEach, expect, test } from 'vitest';
import { memoryStorage } from '#client/testSupport/samples.ts';
import { controlStore } from '#client/stores/controlStore.ts';
import { DEFAULT_KEYS } from '#shared/content/worldActions.ts';
import { bindKey, loadKeyBindings, resetKeyBindings } from './keyBindings.ts';

const keys = () => controlStore.getState().keys;

beforeEach(() => controlStore.setState({ keys: DEFAULT_KEYS }));

test('a chosen key replaces the old one and is there at the next visit', () => {
  const storage = memoryStorage();
  bindKey({ action: 'jump', slot: 0, code: 'KeyJ' }, storage);
  expect(keys().jump).toEqual(['KeyJ']);
  controlStore.setState({ keys: DEFAULT_KEYS });
  loadKeyBindings(storage);
  expect(keys().jump).toEqual(['KeyJ']);
});

test('an action may have a second key', () => {
  bindKey({ action: 'jump', slot: 1, code: 'KeyJ' }, memoryStorage());
  expect(keys().jump).toEqual(['Space', 'KeyJ']);
});

test('a key that another action had is exchanged, so that none stands for two', () => {
  bindKey({ action: 'jump', slot: 0, code: 'KeyE' }, memoryStorage());
  expect(keys().jump).toEqual(['KeyE']);
  expect(keys().talk).toEqual(['Space']);
});

test('the last key of another action is not taken away', () => {
  bindKey({ action: 'talk', slot: 2, code: 'Space' }, memoryStorage());
  expect(keys()).toEqual(DEFAULT_KEYS);
});

test('pressing the same key again changes nothing', () => {
  bindKey({ action: 'left', slot: 1, code: 'KeyA' }, memoryStorage());
  expect(keys()).toEqual(DEFAULT_KEYS);
});

test('everything can be put back', () => {
  const storage = memoryStorage();
  bindKey({ action: 'jump', slot: 0, code: 'KeyJ' }, storage);
  resetKeyBindings(storage);
  loadKeyBindings(storage);
  expect(keys()).toEqual(DEFAULT_KEYS);
});

test('keys that were kept before there were emotes and a map stay, and these get theirs', () => {
  const storage = memoryStorage();
  const { left, right, up, down, talk } = DEFAULT_KEYS;
  const kept = { left, right, up, down, jump: ['KeyJ'], talk, chat: ['Enter'] };
  storage.setItem('dolphin-world.keys', JSON.stringify(kept));
  loadKeyBindings(storage);
  expect(keys()).toEqual({ ...DEFAULT_KEYS, jump: ['KeyJ'] });
});

test.each([
  ['no JSON', '{'],
  ['something else', '7'],
  ['an action without a key', JSON.stringify({ ...DEFAULT_KEYS, jump: [] })],
  ['a key twice', JSON.stringify({ ...DEFAULT_KEYS, jump: ['KeyA'] })],
  ['what is no key', JSON.stringify({ ...DEFAULT_KEYS, jump: ['<b>'] })],
])('%s in the storage leaves the keys as they are', (_name, text) => {
  const storage = memoryStorage();
  storage.setItem('dolphin-world.keys', text);
  loadKeyBindings(storage);
  expect(keys()).toEqual(DEFAULT_KEYS);
});

test('keys that were kept before there were emotes stay, and the emotes get theirs', () => {
  const storage = memoryStorage();
  const { left, right, up, down, talk } = DEFAULT_KEYS;
  const kept = { left, right, up, down, jump: ['KeyJ'], talk, chat: ['Enter'] };
  storage.setItem('dolphin-world.keys', JSON.stringify(kept));
  loadKeyBindings(storage);
  expect(keys()).toEqual({ ...DEFAULT_KEYS, jump: ['KeyJ'] });
});
