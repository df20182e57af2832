import { setTimeout as pause } from 'node:timers/promises';
import { createApiClient, type ApiClient } from '../../../tests/support/apiClient.ts';

const EVERY_MS = 250;

interface Asker {
  readonly userId: number;
  readonly token: string;
}

interface Asked {
  /** Answers by status and code of the error. */
  readonly answers: ReadonlyMap<string, number>;
  readonly slowestMs: number;
  /** Ms from the given moment until a request sent after it is answered well. */
  readonly firstMs: number;
}

/** Children who ask one after the other to be friends with the next: each acknowledged request is a row. */
export class FriendRequests {
  readonly #api: ApiClient;
  readonly #askers: readonly Asker[];
  #next = 0;
  #acknowledged = 0;

  constructor(url: string, askers: readonly Asker[]) {
    this.#api = createApiClient(url);
    this.#askers = askers;
  }

  get acknowledged(): number {
    return this.#acknowledged;
  }

  /** Sends requests at an even pace for this time. The result waits for all answers. */
  send(ms: number): (backAt: number) => Promise<Asked> {
    const answers: { readonly code: string; readonly sentAt: number; readonly ms: number }[] = [];
    const one = async () => {
      const [from, to] = [this.#askers[this.#next], this.#askers[this.#next + 1]];
      this.#next += 1;
      if (!from || !to) throw new Error('There are no more children to ask.');
      const sentAt = performance.now();
      const body = { userId: to.userId };
      const code = await this.#api.call('friends.request', { body }, from).then(
        ({ status, error }) => (status === 200 ? 'good' : `${status} ${error.errorCode}`),
        (error: unknown) => String(error),
      );
      if (code === 'good') this.#acknowledged += 1;
      answers.push({ code, sentAt, ms: performance.now() - sentAt });
    };
    const sent = (async () => {
      const underWay: Promise<void>[] = [];
      for (let left = ms; left > 0; left -= EVERY_MS) {
        underWay.push(one());
        await pause(EVERY_MS);
      }
      await Promise.all(underWay);
    })();
    return async (backAt) => {
      await sent;
      const counts = new Map<string, number>();
      for (const { code } of answers) counts.set(code, (counts.get(code) ?? 0) + 1);
      const good = answers.filter(({ code, sentAt }) => code === 'good' && sentAt >= backAt);
      return {
        answers: counts,
        slowestMs: Math.max(...answers.map((answer) => answer.ms)),
        firstMs: Math.min(...good.map((answer) => answer.sentAt + answer.ms)) - backAt,
      };
    };
  }
}
