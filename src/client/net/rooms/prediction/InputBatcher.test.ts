import { describe, expect, it } from 'vitest';
import type { InputBatch } from '#shared/contract/rooms/inputBatch.ts';
import { InputBatcher } from './InputBatcher.ts';

/** A batcher, what it has sent, and keys that follow each other tick by tick. */
function open() {
  const sent: InputBatch[] = [];
  const batcher = new InputBatcher((batch) => sent.push(batch));
  let seq = 0;
  const press = (ticks: number, from = 100 + seq) => {
    for (let index = 0; index < ticks; index += 1) {
      seq += 1;
      batcher.push({ seq, tick: from + index }, seq);
    }
  };
  return { batcher, sent, press };
}

describe('the keys on their way', () => {
  it('go out three ticks at a time', () => {
    const { sent, press } = open();
    press(7);
    expect(sent.map(({ bits }) => bits)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });

  it('do not wait for a full message when the player comes to rest or time makes a jump', () => {
    const { batcher, sent, press } = open();
    press(2);
    batcher.flush();
    expect(sent).toEqual([{ firstSeq: 1, firstTick: 100, bits: [1, 2] }]);
    press(2, 200);
    press(1, 300);
    expect(sent.at(-1)).toEqual({ firstSeq: 3, firstTick: 200, bits: [3, 4] });
    batcher.flush();
    batcher.flush();
    expect(sent.length).toBe(3);
  });
});
