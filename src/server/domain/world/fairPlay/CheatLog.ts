import type { Logger } from '#server/platform/log.ts';
import { countMetric } from '#server/platform/metrics.ts';

/** Actions that no browser with our client performs, on any network and processor. */
export type Cheat =
  /** More ticks of input than time has passed. */
  | 'speed'
  /** Inputs of a world tick that is far away from now. */
  | 'clock'
  /** Inputs with repeated numbers. */
  | 'replay'
  /** Floating in the air by hardly sending anything. */
  | 'hover'
  /** A portal that is not near, or does not exist. */
  | 'portal'
  /** A talk with an NPC that is not near. */
  | 'npc'
  /** A meaningless message. */
  | 'nonsense'
  /** Too many messages, after which the connection was closed. */
  | 'flood'
  /** Wearing an item that is not owned. */
  | 'notOwned';

export interface CheatReport {
  readonly cheat: Cheat;
  readonly userId: number;
  /** Numbers and ids that help to understand the case. */
  readonly [detail: string]: string | number;
}

/** Cheats of one user and kind are logged once in this time, ms. */
const PERIOD_MS = 60_000;
/** The number of entries above which outdated ones are removed. */
const SWEEP_ABOVE = 1000;

interface Logged {
  readonly at: number;
  /** The number of cheats that were not logged since. */
  suppressed: number;
}

/** Logs refused cheats, one line per user, kind and minute, so that a cheat cannot flood it. */
export class CheatLog {
  readonly #log: Pick<Logger, 'warn'>;
  readonly #logged = new Map<string, Logged>();

  constructor(log: Pick<Logger, 'warn'>) {
    this.#log = log;
  }

  /** `now` in ms on any steady clock. */
  report(report: CheatReport, now: number = performance.now()): void {
    countMetric('dolphin_cheats_total', { kind: report.cheat });
    const key = `${report.userId}:${report.cheat}`;
    const logged = this.#logged.get(key);
    if (logged !== undefined && now - logged.at < PERIOD_MS) {
      logged.suppressed += 1;
      return;
    }
    if (this.#logged.size >= SWEEP_ABOVE) this.#sweep(now);
    this.#logged.set(key, { at: now, suppressed: 0 });
    this.#log.warn({ ...report, suppressed: logged?.suppressed ?? 0 }, 'a cheat was refused');
  }

  #sweep(now: number): void {
    for (const [key, { at }] of this.#logged) if (now - at >= PERIOD_MS) this.#logged.delete(key);
  }
}
