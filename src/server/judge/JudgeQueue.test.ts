import { describe, expect, it } from 'vitest';
import { JudgeBusyError } from './JudgeBusyError.ts';
import { JudgeQueue } from './JudgeQueue.ts';
import type { QueuedJob } from './JudgeQueue.ts';
import type { JudgePriority } from './job.ts';

interface NamedJob extends QueuedJob {
  readonly name: string;
}

let lastUserId = 100;
/** Each job is of another child by default. */
const jobOf = (name: string, priority: JudgePriority = 'lesson', userId = (lastUserId += 1)): NamedJob => ({
  name,
  priority,
  userId,
});

/** Takes and ends one job after another until none waits. */
async function drain(queue: JudgeQueue<NamedJob>, cpuMs = 0): Promise<string[]> {
  const taken: string[] = [];
  while (queue.length > 0) {
    const job = await queue.take();
    if (!job) break;
    taken.push(job.name);
    queue.done(job, cpuMs);
  }
  return taken;
}

describe('JudgeQueue', () => {
  it('takes battles before lessons before runs before rejudging', async () => {
    const queue = new JudgeQueue<NamedJob>(20);
    for (const priority of ['rejudge', 'run', 'lesson', 'battle'] as const)
      queue.push(jobOf(priority, priority));
    expect(await drain(queue)).toEqual(['battle', 'lesson', 'run', 'rejudge']);
  });

  it('starves nobody: a job that was passed over often enough has its turn', async () => {
    const queue = new JudgeQueue<NamedJob>(200);
    queue.push(jobOf('run', 'run'));
    queue.push(jobOf('rejudge', 'rejudge'));
    for (let n = 0; n < 40; n += 1) queue.push(jobOf(`lesson ${n}`));
    const order = await drain(queue);
    expect(order.indexOf('run')).toBe(4);
    expect(order.indexOf('rejudge')).toBe(16);
  });

  it('goes round by child, so that one with many jobs does not hold up one with a single job', async () => {
    const queue = new JudgeQueue<NamedJob>(20);
    for (const name of ['a1', 'a2', 'a3', 'a4']) queue.push(jobOf(name, 'lesson', 1));
    for (const name of ['b1', 'b2']) queue.push(jobOf(name, 'lesson', 2));
    queue.push(jobOf('c1', 'lesson', 3));
    expect(await drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('knows the place of a job: by lane, then by round, then by arrival', () => {
    const queue = new JudgeQueue<NamedJob>(20);
    const jobs = [
      jobOf('run', 'run'),
      jobOf('a1', 'lesson', 1),
      jobOf('a2', 'lesson', 1),
      jobOf('b1', 'lesson', 2),
      jobOf('battle', 'battle'),
    ];
    for (const job of jobs) queue.push(job);
    const placeOf = (name: string) => queue.placeOf(jobs.find((job) => job.name === name) ?? jobOf(''));
    expect(['battle', 'a1', 'b1', 'a2', 'run', 'nobody'].map(placeOf)).toEqual([1, 2, 3, 4, 5, undefined]);
  });

  it('runs one job of a child at a time, at any priorities', async () => {
    const queue = new JudgeQueue<NamedJob>(20);
    const [submission, run, other] = [jobOf('a', 'lesson', 1), jobOf('b', 'run', 1), jobOf('c', 'run', 2)];
    for (const job of [submission, run, other]) queue.push(job);
    expect(await queue.take()).toBe(submission);
    expect(await queue.take()).toBe(other);
    const third = queue.take();
    queue.done(submission, 5);
    expect(await third).toBe(run);
  });

  it('puts a child over its processor budget behind all others, for as long as that takes', async () => {
    let now = 0;
    const queue = new JudgeQueue<NamedJob>(20, 2, () => now);
    queue.push(jobOf('heavy', 'lesson', 1));
    await drain(queue, 20_000);
    const both = () => {
      queue.push(jobOf('greedy', 'lesson', 1));
      queue.push(jobOf('modest', 'run', 2));
      return drain(queue);
    };
    expect(await both()).toEqual(['modest', 'greedy']);
    now += 30_000;
    expect(await both()).toEqual(['greedy', 'modest']);
  });

  it('takes who has used the processor less before who has used it more', async () => {
    const queue = new JudgeQueue<NamedJob>(20, 2, () => 0);
    queue.push(jobOf('first', 'lesson', 1));
    await drain(queue, 1_000);
    const names: readonly (readonly [string, number])[] = [
      ['much', 1],
      ['nothing', 2],
      ['nothing, too', 3],
    ];
    for (const [name, userId] of names) queue.push(jobOf(name, 'lesson', userId));
    expect(await drain(queue)).toEqual(['nothing', 'nothing, too', 'much']);
  });

  it('has a job give way after a share of its own, and only to who has used less', async () => {
    const queue = new JudgeQueue<NamedJob>(20, 2, () => 0);
    const long = jobOf('long', 'lesson', 1);
    queue.push(long);
    await queue.take();
    expect(queue.shouldGiveWay(long, 9_000)).toBe(false);
    queue.push(jobOf('rejudged', 'rejudge', 2));
    expect(queue.shouldGiveWay(long, 9_000)).toBe(false);
    queue.push(jobOf('own', 'run', 1));
    expect(queue.shouldGiveWay(long, 9_000)).toBe(false);
    queue.push(jobOf('run', 'run', 3));
    expect([400, 600].map((usedMs) => queue.shouldGiveWay(long, usedMs))).toEqual([false, true]);
  });

  it('has one job give way for each that waits', async () => {
    const queue = new JudgeQueue<NamedJob>(20, 2, () => 0);
    const [one, two] = [jobOf('one'), jobOf('two')];
    for (const job of [one, two]) {
      queue.push(job);
      await queue.take();
    }
    const short = jobOf('short');
    queue.push(short);
    expect([one, two, one].map((job) => queue.shouldGiveWay(job, 600))).toEqual([true, false, true]);
    queue.done(one, 600);
    expect(await queue.take()).toBe(short);
    queue.push(jobOf('later'));
    expect(queue.shouldGiveWay(two, 600)).toBe(true);
  });

  it('has of long jobs only the last give way, and only where all places are theirs', async () => {
    const queue = new JudgeQueue<NamedJob>(20, 2, () => 0);
    const [one, two] = [
      { ...jobOf('one'), isLong: true },
      { ...jobOf('two'), isLong: true },
    ];
    queue.push(one);
    await queue.take();
    queue.push(jobOf('short'));
    expect(queue.shouldGiveWay(one, 2_000)).toBe(false);
    await drain(queue);
    queue.push(two);
    await queue.take();
    queue.push({ ...jobOf('third'), isLong: true });
    expect(queue.shouldGiveWay(two, 2_000)).toBe(false);
    queue.push(jobOf('short'));
    expect([one, two].map((job) => queue.shouldGiveWay(job, 2_000))).toEqual([false, true]);
  });

  it('lets a neighbour of a flood wait no longer than for one program', async () => {
    // Two workers and a clock of our own: eight endless programs of one child, then a short one of another.
    let now = 0;
    const queue = new JudgeQueue<NamedJob>(20, 2, () => now);
    const costOf = ({ name }: NamedJob) => (name === 'short' ? 5 : 1_000);
    const startedAt = new Map<string, number>();
    const atWork: { readonly job: NamedJob; readonly endsAt: number }[] = [];
    const work = () =>
      queue.take().then((job) => {
        if (!job) return;
        startedAt.set(job.name, now);
        atWork.push({ job, endsAt: now + costOf(job) });
      });
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    for (let n = 0; n < 8; n += 1) queue.push(jobOf(`endless ${n}`, 'lesson', 1));
    void work();
    void work();
    await settled();
    queue.push(jobOf('short', 'lesson', 2));
    for (await settled(); atWork.length > 0; await settled()) {
      atWork.sort((one, other) => other.endsAt - one.endsAt);
      const next = atWork.pop();
      if (!next) break;
      now = next.endsAt;
      queue.done(next.job, costOf(next.job));
      void work();
    }
    expect(startedAt.get('short')).toBe(0);
    expect(startedAt.get('endless 7')).toBe(7_000);
  });

  it('hands over at once to a waiting taker', async () => {
    const queue = new JudgeQueue<NamedJob>(1);
    const [first, second] = [queue.take(), queue.take()];
    const [a, b] = [jobOf('a', 'run'), jobOf('b')];
    queue.push(a);
    queue.push(b);
    expect(await Promise.all([first, second])).toEqual([a, b]);
  });

  it('refuses what goes beyond its length and says how many wait', () => {
    const queue = new JudgeQueue<NamedJob>(2);
    queue.push(jobOf('a', 'run'));
    queue.push(jobOf('b'));
    expect(() => queue.push(jobOf('c'))).toThrow(JudgeBusyError);
    expect(queue.length).toBe(2);
  });

  it('forgets a job that was given up', async () => {
    const queue = new JudgeQueue<NamedJob>(2);
    const [a, b] = [jobOf('a', 'run'), jobOf('b', 'run')];
    queue.push(a);
    queue.push(b);
    expect(queue.remove(a)).toBe(true);
    expect(queue.remove(a)).toBe(false);
    expect(await drain(queue)).toEqual(['b']);
  });

  it('gives back what still waits and lets the takers go when it closes', async () => {
    const idle = new JudgeQueue<NamedJob>(2);
    const taker = idle.take();
    expect(idle.close()).toEqual([]);
    expect(await taker).toBeUndefined();
    const full = new JudgeQueue<NamedJob>(2);
    const job = jobOf('a');
    full.push(job);
    expect(full.close()).toEqual([job]);
    expect(await full.take()).toBeUndefined();
  });
});
