import { expect, test } from 'vitest';
import { LOOP_LEAD_MS, MUSIC_NAMES } from '#shared/content/sounds.ts';
import { SAMPLE_RATE } from '../../sound/core/sampleRate.ts';
import { renderMusic } from '../../sound/music/renderMusic.ts';
import { lengthOf } from '../../sound/music/score.ts';
import { SCORES } from '../../sound/music/scores.ts';
import { checkLoop } from './checkLoop.ts';
import { soundMap } from './packEffects.ts';

test.each(MUSIC_NAMES)('the map of sounds tells how long the loop of %s is', (name) => {
  expect(soundMap().loops[name]).toEqual([LOOP_LEAD_MS, expect.closeTo(lengthOf(SCORES[name]) * 1000, 1)]);
});

test('a loop rendered twice is the same to the last sample', () => {
  const short = {
    ...SCORES.plaza,
    chords: 'C4 E4 G4 | G3 B3 D4',
    parts: SCORES.plaza.parts.filter(({ kind }) => kind !== 'tune'),
  };
  expect(Buffer.compare(bytesOf(renderMusic(short).left), bytesOf(renderMusic(short).left))).toBe(0);
});

test('a loop that is too short, too soft, too high or clicks at its seam is refused by name', () => {
  expect(() => checkLoop('plaza', tone({ seconds: 5 }))).toThrow('plaza lasts 5.0 s');
  expect(() => checkLoop('plaza', tone({ gain: 0.01 }))).toThrow(/plaza has -\d+\.\d LUFS instead of -16/);
  expect(() =>
    checkLoop(
      'plaza',
      spoilt((ear) => (ear[SAMPLE_RATE] = 1)),
    ),
  ).toThrow('plaza reaches 1.00');
  expect(() =>
    checkLoop(
      'plaza',
      spoilt((ear) => (ear[ear.length - 1] = 0.9)),
    ),
  ).toThrow('plaza clicks at its seam');
  expect(checkLoop('plaza', tone({})).lufs).toBeCloseTo(-16, 0);
});

const bytesOf = (samples: Float32Array) => Buffer.from(samples.buffer);

/** Whole swings from crest to crest, so that its end meets its beginning softly. */
function tone({ seconds = 20, gain = 0.158 }: { readonly seconds?: number; readonly gain?: number }) {
  const wave = () =>
    Float32Array.from(
      { length: seconds * SAMPLE_RATE },
      (_, i) => gain * Math.cos((i / SAMPLE_RATE) * 2 * Math.PI * 1000),
    );
  return { left: wave(), right: wave() };
}

function spoilt(spoil: (ear: Float32Array) => void) {
  const loop = tone({});
  spoil(loop.left);
  return loop;
}
