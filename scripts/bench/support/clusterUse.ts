import { readdirSync, readFileSync } from 'node:fs';
import type { Redis } from 'ioredis';

/** Ticks of /proc/<pid>/stat. */
const MS_PER_TICK = 10;

/** Milliseconds of a processor that these processes and their children have used. */
export function processorMs(pids: readonly number[]): number {
  const parents = new Map<number, number>();
  const used = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    const stat = statOf(name);
    if (stat === null) continue;
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    parents.set(Number(name), Number(fields[1]));
    used.set(Number(name), (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK);
  }
  const isOf = (pid: number): boolean => pids.includes(pid) || (pid > 1 && isOf(parents.get(pid) ?? 0));
  return [...used].reduce((sum, [pid, ms]) => (isOf(pid) ? sum + ms : sum), 0);
}

/** Null when the process has ended meanwhile. */
function statOf(pid: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
}

interface RedisUse {
  /** Time of a processor. */
  readonly ms: number;
  readonly commands: number;
}

/** The use of Redis since it started. */
export async function redisUse(redis: Redis): Promise<RedisUse> {
  const text = `${await redis.info('cpu')}${await redis.info('stats')}`;
  const number = (name: string) => Number(new RegExp(`${name}:([\\d.]+)`).exec(text)?.[1] ?? 0);
  return {
    ms: (number('used_cpu_user') + number('used_cpu_sys')) * 1000,
    commands: number('total_commands_processed'),
  };
}

/** Late ticks of world rooms by the upper bound of their bucket, in seconds, cumulative. */
export type TickLags = ReadonlyMap<number, number>;

/** The lags of all processes together, from their /metrics. */
export async function readTickLags(metricsPorts: readonly string[]): Promise<TickLags> {
  const sums = new Map<number, number>();
  for (const port of metricsPorts) {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    const lines = (await answer.text()).matchAll(/^dolphin_tick_lag_seconds_bucket\{le="([^"]+)"\} (\d+)$/gm);
    for (const [, bound = '', count] of lines) {
      const seconds = bound === '+Inf' ? Infinity : Number(bound);
      sums.set(seconds, (sums.get(seconds) ?? 0) + Number(count));
    }
  }
  return sums;
}

/** Pure. Milliseconds below which 99 of 100 ticks between two readings were late: the upper bound of their bucket. */
export function lagP99(before: TickLags, after: TickLags): number {
  const bounds = [...after.keys()].toSorted((a, b) => a - b);
  const between = (bound: number) => (after.get(bound) ?? 0) - (before.get(bound) ?? 0);
  const all = between(Infinity);
  const found = bounds.find((bound) => between(bound) >= all * 0.99);
  return (found ?? Infinity) * 1000;
}
