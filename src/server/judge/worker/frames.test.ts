import { describe, expect, it } from 'vitest';
import { FrameReader, encodeFrame } from './frames.ts';

const values = [{ text: '돌핀 🐬' }, [1, 'two', null], 'a\u0000b\ud800'];

describe('FrameReader', () => {
  it('finds the frames whole however the stream is cut', () => {
    const stream = Buffer.concat(values.map(encodeFrame));
    for (const size of [1, 3, 4, 7, stream.length]) {
      const reader = new FrameReader(1_000);
      const found: unknown[] = [];
      for (let at = 0; at < stream.length; at += size)
        found.push(...reader.push(stream.subarray(at, at + size)));
      expect(found).toEqual(values);
    }
  });

  it('refuses a frame that announces more than is allowed, before any of it arrived', () => {
    const header = Buffer.alloc(4);
    header.writeUInt32BE(0xffff_ffff);
    expect(() => new FrameReader(1_000).push(header)).toThrow(/4294967295 bytes/);
  });

  it('refuses what is no JSON', () => {
    const frame = encodeFrame('abc');
    frame[4] = 0x7b;
    expect(() => new FrameReader(1_000).push(frame)).toThrow(SyntaxError);
  });
});
