import type { HowlOptions } from 'howler';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  EFFECT_NAMES,
  MUSIC_NAMES,
  type EffectName,
  type MusicName,
  type SoundMap,
  type Span,
} from '#shared/content/sounds.ts';
import { EffectPlayer } from './EffectPlayer.ts';
import type { HowlLike } from './HowlLike.ts';
import { CROSS_FADE_MS, DUCK, DUCK_MS, PAGE_FADE_MS, MUSIC_LEVEL, UNDUCK_MS } from './loudness.ts';
import { MusicPlayer } from './MusicPlayer.ts';

interface FakeHowl extends HowlLike {
  readonly options: HowlOptions;
  /** The calls it received, as words. */
  readonly heard: string[];
}

let howls: FakeHowl[] = [];
let loaded = true;

function createHowl(options: HowlOptions): HowlLike {
  const heard: string[] = [];
  const howl: FakeHowl = {
    options,
    heard,
    play: (what) => (heard.push(`play ${what}`), 7),
    pause: (id) => heard.push(`pause ${id}`),
    fade: (from, to, ms) => heard.push(`fade ${from.toFixed(2)} to ${to.toFixed(2)} in ${ms}`),
    volume: (volume) => heard.push(`volume ${volume.toFixed(2)}`),
    state: () => (loaded ? 'loaded' : 'loading'),
    unload: () => heard.push('unload'),
  };
  howls.push(howl);
  return howl;
}

const span = (): Span => [100, 2000];
const sounds: SoundMap = {
  effects: Object.fromEntries(EFFECT_NAMES.map((name) => [name, span()])) as Record<EffectName, Span>,
  loops: Object.fromEntries(MUSIC_NAMES.map((name) => [name, span()])) as Record<MusicName, Span>,
};
const full = MUSIC_LEVEL.toFixed(2);
const ducked = (MUSIC_LEVEL * DUCK).toFixed(2);

function playing(): { readonly music: MusicPlayer; readonly plaza: FakeHowl } {
  const music = new MusicPlayer(sounds.loops, createHowl);
  music.configure({ loop: 'plaza', on: true, volume: 1, allowed: true });
  const [plaza] = howls;
  if (!plaza) throw new Error('no loop was opened');
  return { music, plaza };
}

beforeEach(() => {
  vi.useFakeTimers();
  howls = [];
  loaded = true;
});
afterEach(() => vi.useRealTimers());

test('no file is fetched before something was pressed, nor without the wish for music', () => {
  const music = new MusicPlayer(sounds.loops, createHowl);
  music.configure({ loop: 'plaza', on: true });
  expect(howls).toEqual([]);
  music.configure({ on: false, allowed: true });
  expect(howls).toEqual([]);
  music.configure({ on: true });
  expect(howls.map(({ options }) => options.src)).toEqual([
    ['/sounds/music-plaza.ogg', '/sounds/music-plaza.mp3'],
  ]);
  expect(howls[0]?.options).toMatchObject({ sprite: { loop: [100, 2000, true] }, volume: 0 });
  expect(howls[0]?.heard).toEqual(['play loop', `fade 0.00 to ${full} in ${CROSS_FADE_MS}`]);
});

test('from map to map one loop fades as the other comes, and its memory is given back', () => {
  const { music, plaza } = playing();
  music.configure({ loop: 'beach' });
  const beach = howls[1];
  expect(plaza.heard.at(-1)).toBe(`fade ${full} to 0.00 in ${CROSS_FADE_MS}`);
  expect(beach?.heard.at(-1)).toBe(`fade 0.00 to ${full} in ${CROSS_FADE_MS}`);
  vi.advanceTimersByTime(CROSS_FADE_MS);
  expect(plaza.heard.at(-1)).toBe('unload');
  music.configure({ loop: 'beach' });
  expect(howls).toHaveLength(2);
});

test('music steps back by 6 dB under a fanfare and returns; a second fanfare holds it there', () => {
  expect(20 * Math.log10(DUCK)).toBeCloseTo(-6);
  const { music, plaza } = playing();
  music.duck(2000);
  expect(plaza.heard.at(-1)).toBe(`fade ${full} to ${ducked} in ${DUCK_MS}`);
  vi.advanceTimersByTime(1500);
  music.duck(2000);
  vi.advanceTimersByTime(1500);
  expect(plaza.heard.at(-1)).toBe(`fade ${full} to ${ducked} in ${DUCK_MS}`);
  vi.advanceTimersByTime(500);
  expect(plaza.heard.at(-1)).toBe(`fade ${ducked} to ${full} in ${UNDUCK_MS}`);
});

test('a hidden page falls silent, waits, and goes on where it was', () => {
  const { music, plaza } = playing();
  music.configure({ awake: false }, PAGE_FADE_MS);
  expect(plaza.heard.at(-1)).toBe(`fade ${full} to 0.00 in ${PAGE_FADE_MS}`);
  vi.advanceTimersByTime(PAGE_FADE_MS);
  expect(plaza.heard.at(-1)).toBe('pause 7');
  music.configure({ awake: true }, PAGE_FADE_MS);
  expect(plaza.heard.slice(-2)).toEqual(['play 7', `fade 0.00 to ${full} in ${PAGE_FADE_MS}`]);
  // It was restored before the fade ended: nothing was paused, and nothing will be.
  music.configure({ awake: false }, PAGE_FADE_MS);
  vi.advanceTimersByTime(PAGE_FADE_MS / 2);
  music.configure({ awake: true }, PAGE_FADE_MS);
  vi.advanceTimersByTime(PAGE_FADE_MS * 2);
  expect(plaza.heard.filter((line) => line.startsWith('pause'))).toHaveLength(1);
});

test('a hidden page opens no new loop until it is seen again', () => {
  const { music } = playing();
  music.configure({ awake: false });
  music.configure({ loop: 'beach' });
  expect(howls).toHaveLength(1);
  music.configure({ awake: true });
  expect(howls).toHaveLength(2);
});

test('switched off or turned down to nothing, the loop goes; a slider is followed', () => {
  const { music, plaza } = playing();
  music.configure({ volume: 0.5 }, 60);
  expect(plaza.heard.at(-1)).toBe(`fade ${full} to ${(MUSIC_LEVEL / 2).toFixed(2)} in 60`);
  music.configure({ on: false });
  vi.advanceTimersByTime(CROSS_FADE_MS);
  expect(plaza.heard.at(-1)).toBe('unload');
  music.configure({ on: true, volume: 0 });
  expect(howls).toHaveLength(1);
});

test('a loop that is not there yet is asked for again later', () => {
  const { plaza } = playing();
  plaza.options.onloaderror?.(7, 'not there');
  vi.advanceTimersByTime(0);
  expect(plaza.heard.at(-1)).toBe('unload');
  expect(howls).toHaveLength(1);
  vi.advanceTimersByTime(20_000);
  expect(howls).toHaveLength(2);
  expect(howls[1]?.heard.at(-1)).toBe(`fade 0.00 to ${full} in ${CROSS_FADE_MS}`);
});

test('effects wait for a press, for their file and for a page in view, and are not doubled', () => {
  const fanfares: number[] = [];
  const effects = new EffectPlayer({
    spans: sounds.effects,
    createHowl,
    onFanfare: (ms) => fanfares.push(ms),
  });
  const heard = howls[0]?.heard ?? [];
  effects.play('click');
  loaded = false;
  effects.configure({ allowed: true, volume: 0.5 });
  effects.play('click');
  loaded = true;
  effects.configure({ awake: false });
  effects.play('click');
  expect(heard).toEqual(['volume 0.40']);
  effects.configure({ awake: true });
  effects.play('click');
  effects.play('click');
  effects.play('success');
  expect(heard.slice(1)).toEqual(['play click', 'play success']);
  expect(fanfares).toEqual([2000]);
  vi.advanceTimersByTime(60);
  effects.play('click');
  expect(heard.at(-1)).toBe('play click');
  effects.configure({ volume: 0 });
  effects.play('jump');
  expect(heard.at(-1)).toBe('volume 0.00');
});
