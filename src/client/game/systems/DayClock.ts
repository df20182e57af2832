import { daylightStore } from '#client/stores/daylightStore.ts';
import { duskShareAt } from './duskShareAt.ts';

/** Says how far the dusk has come: by the hour in Seoul, unless this device wants it otherwise. */
export class DayClock {
  readonly #now: () => number;

  /** `now` in ms since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** 0 by day, 1 at dusk. */
  get dusk(): number {
    const { choice } = daylightStore.getState();
    if (choice === 'clock') return duskShareAt(this.#now());
    return choice === 'dusk' ? 1 : 0;
  }
}
