import { describe, expect, it } from 'vitest';
import { JudgeBusyError } from './JudgeBusyError.ts';
import { JudgeQueue } from './JudgeQueue.ts';

async function drain(queue: JudgeQueue<string>): Promise<string[]> {
  const taken: string[] = [];
  while (queue.length > 0) taken.push((await queue.take()) ?? '');
  return taken;
}

describe('JudgeQueue', () => {
  it('lets submissions pass runs, but never more than four in a row', async () => {
    const queue = new JudgeQueue<string>(20);
    for (const name of ['r1', 'r2']) queue.push(name, 'run');
    for (const name of ['s1', 's2', 's3', 's4', 's5', 's6']) queue.push(name, 'submission');
    expect(await drain(queue)).toEqual(['s1', 's2', 's3', 's4', 'r1', 's5', 's6', 'r2']);
  });

  it('keeps the order within a priority and hands over at once to whoever waits', async () => {
    const queue = new JudgeQueue<string>(1);
    const [first, second] = [queue.take(), queue.take()];
    queue.push('a', 'run');
    queue.push('b', 'submission');
    expect(await Promise.all([first, second])).toEqual(['a', 'b']);
  });

  it('refuses what goes beyond its length and says how many wait', () => {
    const queue = new JudgeQueue<string>(2);
    queue.push('a', 'run');
    queue.push('b', 'submission');
    expect(() => queue.push('c', 'submission')).toThrow(JudgeBusyError);
    expect(queue.length).toBe(2);
  });

  it('forgets an item that was given up', async () => {
    const queue = new JudgeQueue<string>(2);
    queue.push('a', 'run');
    queue.push('b', 'run');
    expect(queue.remove('a')).toBe(true);
    expect(queue.remove('a')).toBe(false);
    expect(await drain(queue)).toEqual(['b']);
  });

  it('gives back what still waits and lets the takers go when it closes', async () => {
    const queue = new JudgeQueue<string>(2);
    const idle = queue.take();
    queue.close();
    expect(await idle).toBeUndefined();
    expect(await queue.take()).toBeUndefined();
  });
});
