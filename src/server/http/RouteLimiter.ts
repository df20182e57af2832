import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RouteName } from '#shared/contract/routes.ts';
import type { RouteSpec } from '#shared/contract/route.ts';
import { AppError } from '#server/platform/appError.ts';

const DEFAULT_PER_MINUTE = 240;

/** One counter per route and caller; a classroom behind one address shares only the anonymous routes. */
export class RouteLimiter {
  readonly #limiters = new Map<RouteName, RateLimiterMemory>();

  /** Throws TOO_MANY_REQUESTS once `caller` has used up its minute on the route. */
  async spend(name: RouteName, route: RouteSpec, caller: number | string): Promise<void> {
    let limiter = this.#limiters.get(name);
    if (!limiter) {
      limiter = new RateLimiterMemory({ points: route.perMinute ?? DEFAULT_PER_MINUTE, duration: 60 });
      this.#limiters.set(name, limiter);
    }
    try {
      await limiter.consume(String(caller));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new AppError('TOO_MANY_REQUESTS', {
        log: `${name}: ${caller} over ${limiter.points} a minute, free in ${refusal.msBeforeNext} ms`,
      });
    }
  }
}
