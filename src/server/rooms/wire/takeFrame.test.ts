import { describe, expect, it } from 'vitest';
import { ByteWriter } from '#shared/contract/rooms/sights/ByteWriter.ts';
import { takeFrame } from './takeFrame.ts';

function written(length: number): ByteWriter {
  const writer = new ByteWriter();
  writer.bytes(Uint8Array.from({ length }, (_, index) => index % 251));
  return writer;
}

describe('a frame', () => {
  it('says its length in the fewest bytes and takes all that was written', () => {
    const writer = written(125);
    const short = takeFrame(writer);
    expect([...short.subarray(0, 3)]).toEqual([0x82, 125, 0]);
    expect(short).toHaveLength(127);
    expect(writer.length).toBe(0);
    const long = takeFrame(written(300));
    expect([...long.subarray(0, 5)]).toEqual([0x82, 126, 1, 44, 0]);
    expect(long).toHaveLength(304);
  });

  it('is refused when no two bytes can say its length', () => {
    expect(() => takeFrame(written(65_536))).toThrow('65536');
  });
});
