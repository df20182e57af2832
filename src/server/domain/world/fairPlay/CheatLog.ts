import type { Logger } from '#server/platform/log.ts';

/** Actions that no browser with our client performs, on any network and processor. */
export type Cheat =
  /** More ticks of input than time has passed. */
  | 'speed'
  /** Inputs of a world tick that is far away from now. */
  | 'clock'
  /** Inputs under numbers that were heard before. */
  | 'replay'
  /** Hanging in the air by hardly saying anything. */
  | 'hover'
  /** Through a portal that is nowhere near, or is none. */
  | 'portal'
  /** Talking to an NPC that is nowhere near. */
  | 'npc'
  /** A message that means nothing. */
  | 'nonsense'
  /** So many messages that the line was closed. */
  | 'flood'
  /** Wearing what is not owned. */
  | 'notOwned';

export interface CheatReport {
  readonly cheat: Cheat;
  readonly userId: number;
  /** Numbers and ids that help to understand the case. */
  readonly [fact: string]: string | number;
}

/** Cheats of one user and kind are logged once in this time, ms. */
const PERIOD_MS = 60_000;
/** More entries than this are looked through for outdated ones. */
const SWEEP_ABOVE = 1000;

interface Logged {
  readonly at: number;
  /** How many were not logged since. */
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
