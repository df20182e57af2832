import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { constants, PerformanceObserver } from 'node:perf_hooks';

/** How long one turn of the event loop may take of the processor for what a user sent, in milliseconds. */
export const LONGEST_TURN_MS = 50;

/** One stretch in which nothing else was served. */
export interface LongTurn {
  /** Milliseconds of the processor, without the collector of garbage. */
  readonly ms: number;
  /** Requests that came, were open or were answered in it: `POST /channel/v1/posts`. */
  readonly requests: readonly string[];
}

export interface LoopMonitor {
  /** The longest turn since the start, in milliseconds of the processor. */
  readonly longestMs: () => number;
  /** Turns over the limit, in the order in which they happened. */
  readonly longTurns: () => readonly LongTurn[];
  stop(): void;
}

type CollectorEntry = PerformanceEntry & { readonly detail?: { readonly kind: number } };

const TICK_MS = 4;

/**
 * Watches how long the event loop of this process is held. A timer is due every few milliseconds; what the thread has
 * spent of the processor between two of its calls is what held the loop. Time of the clock is not looked at, so that a
 * busy machine is not taken for a slow server.
 */
export function startLoopMonitor(limitMs: number = LONGEST_TURN_MS): LoopMonitor {
  const turns: LongTurn[] = [];
  const open = new Set<IncomingMessage>();
  let seen = new Set<string>();
  let collectedMs = 0;
  let longest = 0;
  let before = spentMs();

  const onStart = (message: unknown) => {
    const { request } = message as { request: IncomingMessage };
    open.add(request);
    seen.add(nameOf(request));
  };
  const onEnd = (message: unknown) => {
    open.delete((message as { request: IncomingMessage }).request);
  };
  subscribe('http.server.request.start', onStart);
  subscribe('http.server.response.finish', onEnd);
  const collector = new PerformanceObserver((list) => {
    for (const { duration, detail } of list.getEntries() as readonly CollectorEntry[])
      if (detail?.kind !== constants.NODE_PERFORMANCE_GC_INCREMENTAL) collectedMs += duration;
  });
  collector.observe({ entryTypes: ['gc'] });

  const look = () => {
    const now = spentMs();
    const ms = now - before - collectedMs;
    before = now;
    collectedMs = 0;
    const requests = [...new Set([...seen, ...[...open].map(nameOf)])];
    seen = new Set();
    longest = Math.max(longest, ms);
    if (ms > limitMs) turns.push({ ms: Math.round(ms), requests });
  };
  const timer = setInterval(look, TICK_MS);
  timer.unref();

  return {
    longestMs: () => longest,
    longTurns: () => turns,
    stop: () => {
      clearInterval(timer);
      look();
      collector.disconnect();
      unsubscribe('http.server.request.start', onStart);
      unsubscribe('http.server.response.finish', onEnd);
    },
  };
}

/**
 * Milliseconds for which `act` holds the loop at a stretch, at best of two times: the compiling and loading
 * of the first one is no fault of the input.
 */
export async function longestTurnOf(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < 2; time += 1) {
    const monitor = startLoopMonitor();
    try {
      await act();
    } finally {
      monitor.stop();
    }
    times.push(monitor.longestMs());
  }
  return Math.min(...times);
}

const nameOf = ({ method = '', url = '' }: IncomingMessage) => `${method} ${url.split('?')[0] ?? ''}`;

function spentMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
