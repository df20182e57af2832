import { beforeEach, expect, it } from 'vitest';
import { displayStore } from '#client/stores/displayStore.ts';
import { loadDisplay, saveDisplay } from './display.ts';

const KEY = 'dolphin-world.display';
let kept: Map<string, string>;
const storage = (): Storage =>
  ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }) as Storage;

beforeEach(() => {
  kept = new Map();
  displayStore.setState(displayStore.getInitialState(), true);
});

it('what was set is there at the next visit', () => {
  saveDisplay({ textSize: 'HUGE', lessMotion: true }, storage());
  saveDisplay({ hintLanguage: 'EN' }, storage());
  displayStore.setState(displayStore.getInitialState(), true);
  loadDisplay(storage());
  expect(displayStore.getState()).toEqual({ textSize: 'HUGE', lessMotion: true, hintLanguage: 'EN' });
});

it.each(['', 'null', '{', '7', '{"textSize":"GIANT","lessMotion":"yes","hintLanguage":["EN"]}'])(
  'what cannot be read changes nothing: %j',
  (words) => {
    kept.set(KEY, words);
    loadDisplay(storage());
    expect(displayStore.getState()).toEqual(displayStore.getInitialState());
  },
);

it('a full storage harms nothing', () => {
  const full = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage;
  saveDisplay({ textSize: 'LARGE' }, full);
  expect(displayStore.getState().textSize).toBe('LARGE');
});
