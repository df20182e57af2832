import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  EFFECT_NAMES,
  MUSIC_NAMES,
  type EffectName,
  type MusicName,
  type Span,
} from '#shared/content/sounds.ts';
import { Bridge } from '#client/bridge/Bridge.ts';
import { connectionStore } from '#client/stores/connectionStore.ts';
import { soundStore } from '#client/stores/soundStore.ts';
import { volumeStore } from '#client/stores/volumeStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import type { CreateHowl } from './HowlLike.ts';
import { startAudio, type Audio } from './startAudio.ts';

const span = (): Span => [0, 500];
const sounds = {
  effects: Object.fromEntries(EFFECT_NAMES.map((name) => [name, span()])) as Record<EffectName, Span>,
  loops: Object.fromEntries(MUSIC_NAMES.map((name) => [name, span()])) as Record<MusicName, Span>,
};

/** The part of the page that sound reads. */
class FakePage extends EventTarget {
  visibilityState = 'visible';
  show(visibilityState: 'visible' | 'hidden') {
    this.visibilityState = visibilityState;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: FakePage;
let heard: string[];
let told: string[];
let audio: Audio;
const bridge = new Bridge();
const revive = vi.fn();

const createHowl: CreateHowl = ({ src }) => {
  const file = String([src].flat()[0]).replace(/.*\/|\.ogg/g, '');
  return {
    play: (what) => (heard.push(`${file}: ${what}`), 1),
    pause: () => heard.push(`${file} pauses`),
    fade: () => undefined,
    volume: () => undefined,
    state: () => 'loaded',
    unload: () => heard.push(`${file} ends`),
  };
};

beforeEach(() => {
  vi.useFakeTimers();
  page = new FakePage();
  heard = [];
  told = [];
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  connectionStore.setState({ mapId: 1 });
  soundStore.setState({ musicOn: true });
  walletStore.setState({ point: 10, experience: null });
  revive.mockClear();
  audio = startAudio({ bridge, sounds, createHowl, revive, onSound: (sound) => told.push(sound) });
});
afterEach(() => {
  audio.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = () => page.dispatchEvent(new Event('pointerup'));

test('nothing is heard before the first press; then the map plays and facts sound', () => {
  walletStore.setState({ point: 20 });
  bridge.emit({ type: 'avatarMoved', move: 'jump', surface: 'sand' });
  expect(heard).toEqual([]);
  press();
  expect(heard).toEqual(['music-plaza: loop']);
  walletStore.setState({ point: 30 });
  bridge.emit({ type: 'avatarMoved', move: 'jump', surface: 'sand' });
  expect(heard.slice(1)).toEqual(['effects: coin', 'effects: jump']);
});

test('another map has another music and is entered through the portal', () => {
  press();
  bridge.emit({ type: 'mapEntered', mapId: 2, name: '해변' });
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual(['music-plaza: loop', 'music-beach: loop', 'effects: portal', 'music-plaza ends']);
});

test('a page out of view is silent; in view again, and at each press, what a call has taken is asked back', () => {
  press();
  page.show('hidden');
  audio.play('coin');
  vi.advanceTimersByTime(1000);
  expect(heard.at(-1)).toBe('music-plaza pauses');
  revive.mockClear();
  page.show('visible');
  expect(revive).toHaveBeenCalledTimes(1);
  press();
  expect(revive).toHaveBeenCalledTimes(2);
  expect(heard.at(-1)).toBe('music-plaza: 1');
});

test('what is to be heard is told to who reads it, also with the sound turned down', () => {
  volumeStore.setState({ effectsVolume: 0 });
  press();
  audio.play('correct');
  volumeStore.setState({ effectsVolume: 0.8 });
  expect(told).toEqual(['music.plaza', 'correct']);
  expect(heard).toEqual(['music-plaza: loop']);
});

test('the switch is followed, and stopping stops everything', () => {
  press();
  soundStore.setState({ musicOn: false });
  vi.advanceTimersByTime(1000);
  expect(heard.at(-1)).toBe('music-plaza ends');
  audio.stop();
  heard.length = 0;
  walletStore.setState({ point: 99 });
  bridge.emit({ type: 'mapEntered', mapId: 2, name: '해변' });
  press();
  expect(heard).toEqual([]);
});
