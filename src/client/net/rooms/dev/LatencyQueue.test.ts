import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LatencyQueue, GOOD_NETWORK, type NetworkConditions } from './LatencyQueue.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function lane(conditions: Partial<NetworkConditions>, random = () => 0.5) {
  const heard: number[] = [];
  const network = { ...GOOD_NETWORK, ...conditions };
  const one = new LatencyQueue(() => network, random);
  return { one, heard, network, say: (word: number) => one.pass(() => heard.push(word)) };
}

describe('one direction of a connection', () => {
  it('passes everything at once while it is good', () => {
    const { heard, say } = lane({});
    say(1);
    expect(heard).toEqual([1]);
  });

  it('takes half of the round trip and its share of the jitter', () => {
    const { heard, say } = lane({ latencyMs: 100, jitterMs: 40 });
    say(1);
    vi.advanceTimersByTime(69);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual([1]);
  });

  it('lets nothing overtake what is sent again after a loss', () => {
    let first = true;
    const { heard, say } = lane({ latencyMs: 100, loss: 0.2 }, () => {
      const value = first ? 0 : 0.9;
      first = false;
      return value;
    });
    say(1);
    say(2);
    vi.advanceTimersByTime(349);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual([1, 2]);
  });

  it('keeps the order when it becomes good again', () => {
    const conditions = { latencyMs: 100, jitterMs: 0, loss: 0 };
    const heard: number[] = [];
    const one = new LatencyQueue(() => conditions);
    one.pass(() => heard.push(1));
    conditions.latencyMs = 0;
    one.pass(() => heard.push(2));
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(50);
    expect(heard).toEqual([1, 2]);
  });

  it('delivers nothing once it is closed', () => {
    const { one, heard, say } = lane({ latencyMs: 100 });
    say(1);
    one.close();
    vi.advanceTimersByTime(500);
    expect(heard).toEqual([]);
  });
});
