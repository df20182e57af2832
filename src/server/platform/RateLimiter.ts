import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { AppError } from './appError.ts';
import { countMetric } from './metrics.ts';

interface Limit {
  /** The name of the limit, in the log and in a store that is shared with other limits. */
  readonly name: string;
  readonly perMinute: number;
}

/**
 * Counter of a limit. In memory it counts for one process; the library's `RateLimiterRedis` counts for several.
 */
export type OpenCounter = (limit: Limit) => Pick<RateLimiterAbstract, 'consume'>;

const countInMemory: OpenCounter = ({ name, perMinute }) =>
  new RateLimiterMemory({ keyPrefix: name, points: perMinute, duration: 60 });

/** Requests per minute for each caller. */
export class RateLimiter {
  readonly #limit: Limit;
  readonly #counter: ReturnType<OpenCounter>;

  constructor(limit: Limit, openCounter: OpenCounter = countInMemory) {
    this.#limit = limit;
    this.#counter = openCounter(limit);
  }

  /** Throws TOO_MANY_REQUESTS once `caller`, an account's id or an address, has used up its minute. */
  async spend(caller: number | string): Promise<void> {
    try {
      await this.#counter.consume(caller);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const { name, perMinute } = this.#limit;
      countMetric('dolphin_limits_refused_total', { limit: name });
      throw new AppError('TOO_MANY_REQUESTS', {
        log: `${name}: ${caller} over ${perMinute} a minute, free in ${refusal.msBeforeNext} ms`,
      });
    }
  }
}
