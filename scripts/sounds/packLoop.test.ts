import { expect, test } from 'vitest';
import { LOOP_LEAD_MS, MUSIC_NAMES } from '#shared/content/sounds.ts';
import { measureLoudness } from '../../sound/core/loudness.ts';
import { SAMPLE_RATE } from '../../sound/core/sampleRate.ts';
import { seamStep } from '../../sound/core/seam.ts';
import { renderMusic } from '../../sound/music/renderMusic.ts';
import { lengthOf } from '../../sound/music/score.ts';
import { SCORES } from '../../sound/music/scores.ts';
import { encodeLoop, MAX_BYTES } from './packLoop.ts';
import { soundMap } from './packEffects.ts';

// Half a minute of music is rendered and encoded twice.
const PATIENCE = 120_000;

test.each(MUSIC_NAMES)(
  'the music of %s is as loud as the rest, loops unheard and is small',
  async (name) => {
    const loop = renderMusic(SCORES[name]);
    const { left, right } = loop;
    const seconds = left.length / SAMPLE_RATE;
    expect(seconds).toBeCloseTo(lengthOf(SCORES[name]), 3);
    expect(seconds).toBeGreaterThanOrEqual(20);
    expect(seconds).toBeLessThanOrEqual(40);
    expect(Math.abs(measureLoudness([left, right], SAMPLE_RATE) + 16)).toBeLessThan(1);
    for (const ear of [left, right]) {
      expect(ear.every((sample) => Math.abs(sample) < 0.95)).toBe(true);
      expect(seamStep(ear)).toBeLessThan(0.5);
    }
    expect(soundMap().loops[name]).toEqual([LOOP_LEAD_MS, expect.closeTo(seconds * 1000, 1)]);
    const [ogg, mp3] = await encodeLoop(name, loop);
    expect(ogg?.bytes.subarray(0, 4).toString()).toBe('OggS');
    expect(ogg?.bytes.length).toBeLessThanOrEqual(MAX_BYTES);
    expect(mp3?.bytes.length).toBeLessThanOrEqual(MAX_BYTES);
    expect(mp3?.bytes.length).toBeGreaterThan(50_000);
  },
  PATIENCE,
);

test('a loop rendered twice is the same to the last sample', () => {
  const short = {
    ...SCORES.plaza,
    chords: 'C4 E4 G4 | G3 B3 D4',
    parts: SCORES.plaza.parts.filter(({ kind }) => kind !== 'tune'),
  };
  expect(Buffer.compare(bytesOf(renderMusic(short).left), bytesOf(renderMusic(short).left))).toBe(0);
});

const bytesOf = (samples: Float32Array) => Buffer.from(samples.buffer);
