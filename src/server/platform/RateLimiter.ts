import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { AppError } from './appError.ts';
import { countMetric } from './metrics.ts';
import type { SharedRedis } from './redis.ts';

interface Limit {
  /** The name of the limit, in the log and in a store that is shared with other limits. */
  readonly name: string;
  readonly perMinute: number;
}

/** Counter of a limit. */
export type OpenCounter = (limit: Limit) => Pick<RateLimiterAbstract, 'consume'>;

/** Counts for this process alone. */
export const countInMemory: OpenCounter = ({ name, perMinute }) =>
  new RateLimiterMemory({ keyPrefix: name, points: perMinute, duration: 60 });

/** Counts for all processes together; each counts for itself while Redis does not serve it. */
export function countInRedis(redis: SharedRedis): OpenCounter {
  return (limit) => {
    const alone = countInMemory(limit);
    const together = new RateLimiterRedis({
      storeClient: redis.commands,
      keyPrefix: `limit:${limit.name}`,
      points: limit.perMinute,
      duration: 60,
    });
    return {
      consume: async (caller) => {
        try {
          return await together.consume(caller);
        } catch (error) {
          if (error instanceof RateLimiterRes) throw error;
          redis.failed(error, 'limits are lenient: each process counts for itself');
          return alone.consume(caller);
        }
      },
    };
  };
}

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
