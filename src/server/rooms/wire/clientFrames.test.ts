import { describe, expect, it } from 'vitest';
import { endsWhole, restAfter, unmaskAfter } from './clientFrames.ts';

const MASK = [0x1f, 0xa2, 0x00, 0x7c];
const OPENING = Uint8Array.of(17, 5, 1, 2);

function frame(payload: readonly number[], kind = 0x82): Buffer {
  const size = payload.length <= 125 ? [payload.length] : [126, payload.length >> 8, payload.length & 0xff];
  const [first = 0, ...rest] = size;
  return Buffer.from([
    kind,
    0x80 | first,
    ...rest,
    ...MASK,
    ...payload.map((byte, at) => byte ^ (MASK[at % 4] ?? 0)),
  ]);
}

const bytes = (length: number) => Array.from({ length }, (_, at) => (at * 7) % 256);

describe('frames of clients', () => {
  it('gives what follows an opening', () => {
    expect([...(unmaskAfter(OPENING, frame([...OPENING, 9, 8, 7])) ?? [])]).toEqual([9, 8, 7]);
    expect([...(unmaskAfter(OPENING, frame([...OPENING])) ?? [0])]).toEqual([]);
    const longest = bytes(125 - OPENING.length);
    expect([...(unmaskAfter(OPENING, frame([...OPENING, ...longest])) ?? [])]).toEqual(longest);
  });

  it('goes on after the message that was found', () => {
    const piece = Buffer.concat([frame([...OPENING, 9, 8]), frame([...OPENING, 7]), Buffer.of(0x82)]);
    const first = unmaskAfter(OPENING, piece) ?? Buffer.alloc(0);
    const second = unmaskAfter(OPENING, restAfter(OPENING, first, piece)) ?? Buffer.alloc(0);
    expect([...first, ...second]).toEqual([9, 8, 7]);
    const rest = restAfter(OPENING, second, restAfter(OPENING, first, piece));
    expect([...rest]).toEqual([0x82]);
    expect(unmaskAfter(OPENING, rest)).toBeNull();
  });

  it('leaves everything else as it is', () => {
    const whole = frame([...OPENING, 9, 8, 7]);
    const others = [
      frame([17, 5, 1, 3, 9, 8, 7]),
      frame([17, 5]),
      frame([...OPENING, 9], 0x02),
      frame([...OPENING, 9], 0x81),
      frame([...OPENING, ...bytes(200)]),
      whole.subarray(0, -1),
      Buffer.of(0x82, 7, ...OPENING, 9, 8, 7),
      Buffer.alloc(0),
    ];
    for (const other of others) {
      const before = [...other];
      expect(unmaskAfter(OPENING, other)).toBeNull();
      expect([...other]).toEqual(before);
    }
  });

  it('knows whether a message goes on in the next piece', () => {
    const [short, long] = [frame(bytes(20)), frame(bytes(300))];
    expect(endsWhole(short)).toBe(true);
    expect(endsWhole(long)).toBe(true);
    expect(endsWhole(Buffer.concat([long, frame([], 0x8a), short]))).toBe(true);
    for (let cut = 1; cut < long.length; cut += 1) expect(endsWhole(long.subarray(0, cut))).toBe(false);
    expect(endsWhole(Buffer.concat([short, short.subarray(0, 5)]))).toBe(false);
    expect(endsWhole(frame(bytes(20), 0x02))).toBe(false);
    expect(endsWhole(frame(bytes(20), 0x80))).toBe(false);
  });
});
