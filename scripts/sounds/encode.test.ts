import { expect, it } from 'vitest';
import { SAMPLE_RATE } from '../../sound/core/sampleRate.ts';
import { encodeMp3, encodeOgg } from './encode.ts';

const SECONDS = 3;

function tone(hertz: number): Float32Array {
  const length = SECONDS * SAMPLE_RATE;
  return Float32Array.from({ length }, (_, at) => 0.5 * Math.sin((at / SAMPLE_RATE) * 2 * Math.PI * hertz));
}

it('makes Ogg Vorbis, the same each time, with every sample in it', async () => {
  const channels = [tone(440), tone(660)];
  const ogg = await encodeOgg(channels, 0.6);
  expect(ogg.subarray(0, 4).toString()).toBe('OggS');
  expect(ogg.subarray(28, 35).toString()).toBe('\u0001vorbis');
  // The last page contains the number of samples.
  expect(Number(ogg.readBigInt64LE(ogg.lastIndexOf('OggS') + 6))).toBe(SECONDS * SAMPLE_RATE);
  expect(ogg.equals(await encodeOgg(channels, 0.6))).toBe(true);
  expect(ogg.length).toBeLessThan((await encodeOgg(channels, 6)).length);
});

it('makes MP3 of a frame every 1152 samples, the same each time', async () => {
  const mp3 = await encodeMp3([tone(440)], 5);
  // Eleven set bits begin a frame; layer 3 of MPEG 1 is 01 after two bits of version.
  const frame = mp3.findIndex((byte, at) => byte === 0xff && ((mp3[at + 1] ?? 0) & 0xfe) === 0xfa);
  expect(frame).toBeGreaterThanOrEqual(0);
  expect(mp3.length).toBeGreaterThan(5000);
  expect(mp3.equals(await encodeMp3([tone(440)], 5))).toBe(true);
});

it('takes one channel or two', async () => {
  const one = tone(440);
  await expect(encodeOgg([one, one, one], 1)).rejects.toThrow('not 3');
  await expect(encodeMp3([], 5)).rejects.toThrow('not 0');
});
