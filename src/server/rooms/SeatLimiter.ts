import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#server/platform/appError.ts';

/** A tab that lost its line asks a few times a minute, also through a long restart. */
const SEATS_PER_MINUTE = 60;

/** How often one user may ask for a seat: each one keeps a place in a room until it is taken or runs out. */
export class SeatLimiter {
  readonly #limiter = new RateLimiterMemory({ points: SEATS_PER_MINUTE, duration: 60 });

  /** Throws TOO_MANY_REQUESTS. */
  async spend(userId: number): Promise<void> {
    try {
      await this.#limiter.consume(userId);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new AppError('TOO_MANY_REQUESTS', { log: `user ${userId} asks for seats too often` });
    }
  }
}
