import { describe, expect, it } from 'vitest';
import { InputQueue, type TimedInput } from './InputQueue.ts';

const batch = (firstSeq: number, ticks = 3) => ({
  firstSeq,
  firstTick: 500 + firstSeq,
  bits: Array.from({ length: ticks }, (_, i) => firstSeq + i),
});

const bitsOf = (taken: readonly TimedInput[]) => taken.map(({ bits }) => bits);

describe('the input queue', () => {
  it('keeps with every input the world tick of its press', () => {
    const queue = new InputQueue();
    queue.push(batch(1));
    queue.push({ firstSeq: 2, firstTick: 900, bits: [7, 7, 7] });
    expect(queue.take(30).map(({ tick }) => tick)).toEqual([501, 502, 503, 902]);
  });

  it('gives the ticks that wait and answers what it gave', () => {
    const queue = new InputQueue();
    queue.push(batch(1));
    expect(queue.ack).toBe(0);
    expect(bitsOf(queue.take(30))).toEqual([1, 2, 3]);
    expect(queue.ack).toBe(3);
    expect(queue.take(30)).toEqual([]);
  });

  it('gives what came late together with what came in time', () => {
    const queue = new InputQueue();
    queue.push(batch(1));
    queue.push(batch(4));
    expect(bitsOf(queue.take(30))).toEqual([1, 2, 3, 4, 5, 6]);
    for (let seq = 7; seq < 25; seq += 3) queue.push(batch(seq));
    expect(queue.take(30)).toHaveLength(18);
  });

  it('gives no more than the budget', () => {
    const queue = new InputQueue();
    queue.push(batch(1));
    expect(bitsOf(queue.take(2))).toEqual([1, 2]);
    expect(queue.ack).toBe(2);
  });

  it('takes every tick once, in order', () => {
    const queue = new InputQueue();
    queue.push(batch(4));
    queue.push(batch(1));
    queue.push(batch(5));
    expect(bitsOf(queue.take(30))).toEqual([4, 5, 6, 7]);
  });

  it('throws away what is too much, and answers it once the rest is done', () => {
    const queue = new InputQueue();
    let dropped = 0;
    for (let seq = 1; seq < 181; seq += 12) dropped += queue.push(batch(seq, 12));
    expect(dropped).toBe(90);
    expect(queue.take(100)).toHaveLength(90);
    expect(queue.ack).toBe(180);
  });
});
