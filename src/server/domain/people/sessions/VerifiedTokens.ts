import type { AccessTokenClaims } from './accessToken.ts';

interface Verified {
  readonly claims: AccessTokenClaims;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Access tokens that were verified lately. A browser sends the same one for minutes, and verifying it costs as much as
 * the rest of a small route. Only valid ones are kept, the latest `limit` of them, so forged ones evict none.
 */
export class VerifiedTokens {
  readonly #limit: number;
  readonly #tokens = new Map<string, Verified>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Undefined when the token is unknown or has expired: then its own check finds the error. */
  find(token: string, now: Date): AccessTokenClaims | undefined {
    const verified = this.#tokens.get(token);
    if (!verified || now.getTime() >= verified.expiresAt * 1000) {
      this.#tokens.delete(token);
      return undefined;
    }
    return verified.claims;
  }

  add(token: string, verified: Verified): void {
    this.#tokens.set(token, verified);
    if (this.#tokens.size <= this.#limit) return;
    const [oldest] = this.#tokens.keys();
    if (oldest !== undefined) this.#tokens.delete(oldest);
  }
}
