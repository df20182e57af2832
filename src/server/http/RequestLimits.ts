import { isIPv6 } from 'node:net';
import type { Request, RequestHandler } from 'express';
import type { RouteSpec } from '#shared/contract/route.ts';
import { RateLimiter, type OpenCounter } from '#server/platform/RateLimiter.ts';

const DEFAULT_PER_MINUTE = 240;

/**
 * One counter per route: by address where anyone may call, by account elsewhere, so that a classroom behind one address
 * shares only the routes without sign-in.
 */
export class RequestLimits {
  readonly #limiters = new Map<string, RateLimiter>();
  readonly #openCounter: OpenCounter | undefined;

  constructor(openCounter?: OpenCounter) {
    this.#openCounter = openCounter;
  }

  /** Applied before the request is read: a token changes nothing here. */
  async spendAddress(name: string, route: RouteSpec, request: Request): Promise<void> {
    if (hasNoAccount(route)) await this.#limiterOf(name, route).spend(addressOf(request));
  }

  /** Counted once the caller is known; a caller without an account is counted by its address. */
  async spendAccount(name: string, route: RouteSpec, userId: number, request: Request): Promise<void> {
    if (hasNoAccount(route)) return;
    await this.#limiterOf(name, route).spend(userId === 0 ? addressOf(request) : userId);
  }

  #limiterOf(name: string, { perMinute = DEFAULT_PER_MINUTE }: RouteSpec): RateLimiter {
    let limiter = this.#limiters.get(name);
    if (!limiter) {
      limiter = new RateLimiter({ name, perMinute }, this.#openCounter);
      this.#limiters.set(name, limiter);
    }
    return limiter;
  }
}

/** All requests of an address together, of any route and any user. */
export function limitAddresses(perMinute: number, openCounter?: OpenCounter): RequestHandler {
  const limiter = new RateLimiter({ name: 'all routes', perMinute }, openCounter);
  return async (request, _response, next) => {
    await limiter.spend(addressOf(request));
    next();
  };
}

/** The key under which an address is counted: an IPv6 connection owns its whole /64. */
export function addressOf({ ip = 'unknown' }: Pick<Request, 'ip'>): string {
  const address = ip.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!isIPv6(address)) return address;
  const [left = [], right = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

/** A guardian's session has no account. */
const hasNoAccount = ({ access }: RouteSpec) => access === 'anyone' || access === 'guardian';
