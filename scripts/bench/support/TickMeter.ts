import { Room } from '@colyseus/core';
import { PATCH_MS } from '#shared/contract/rooms/worldRoom.ts';
import { StaggeredTicker } from '#server/rooms/StaggeredTicker.ts';
import { percentile } from './statistics.ts';

/** Times in ms. */
export interface Ticks {
  /** The work of one tick of one room. */
  readonly work: Spread;
  /** The time from the beginning of one tick of a room to that of its next. */
  readonly pace: Spread;
}

interface Spread {
  readonly p50: number;
  readonly p99: number;
}

/** Times the ticks of all rooms that are created after it, of every kind. */
export class TickMeter {
  #work: number[] = [];
  #pace: number[] = [];

  constructor() {
    const setTimestep = Reflect.get(Room.prototype, 'setTimestep') as Room['setTimestep'];
    const timed = <Facts extends unknown[]>(onTick: (...facts: Facts) => void) => this.#timed(onTick);
    Room.prototype.setTimestep = function setTimedTimestep(onTick, delay) {
      setTimestep.call(this, onTick && timed(() => onTick(this.clock.deltaTime)), delay);
    };
    const add = Reflect.get(StaggeredTicker.prototype, 'add') as StaggeredTicker['add'];
    StaggeredTicker.prototype.add = function addTimed(onTick) {
      return add.call(this, this.periodMs === PATCH_MS ? timed(onTick) : onTick);
    };
  }

  /** Everything since the last call. */
  take(): Ticks {
    const ticks = { work: spreadOf(this.#work), pace: spreadOf(this.#pace) };
    this.#work = [];
    this.#pace = [];
    return ticks;
  }

  #timed<Facts extends unknown[]>(onTick: (...facts: Facts) => void): (...facts: Facts) => void {
    let before: number | null = null;
    return (...facts) => {
      const start = performance.now();
      if (before !== null) this.#pace.push(start - before);
      before = start;
      onTick(...facts);
      this.#work.push(performance.now() - start);
    };
  }
}

function spreadOf(values: readonly number[]): Spread {
  return { p50: percentile(values, 0.5), p99: percentile(values, 0.99) };
}
