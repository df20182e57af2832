import { KeepAliveConnection } from './KeepAliveConnection.ts';
import type { HotRoute } from './hotRoutes.ts';
import { requestText } from './requestText.ts';
import type { Caller } from './callRecording.ts';

export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds of every request. */
  readonly latencies: readonly number[];
}

interface LoadOptions {
  readonly port: number;
  readonly connections: number;
  /** A multiple of the connections. */
  readonly callers: readonly Caller[];
  /** The number of calls of every route by every caller so far. */
  readonly madeBefore: number;
}

/**
 * Requests to one server over some connections, each with its own few callers: the requests of a caller stay in order.
 */
export class Load {
  readonly #options: LoadOptions;
  /** Calls made so far, of each route by each caller. */
  readonly #made = new Map<HotRoute, number[]>();

  constructor(options: LoadOptions) {
    this.#options = options;
  }

  /** Sends `requests` requests, a multiple of the callers, as fast as the answers come. Throws on any answer but 200. */
  async run(route: HotRoute, requests: number): Promise<LoadResult> {
    const { port, connections, callers, madeBefore } = this.#options;
    const made = this.#made.get(route) ?? callers.map(() => madeBefore);
    this.#made.set(route, made);
    // Opened for each run, because a server closes connections that are idle for a few seconds.
    const lines = await Promise.all(
      Array.from({ length: connections }, () => KeepAliveConnection.open(port)),
    );
    const latencies: number[] = [];
    const startedAt = performance.now();
    await Promise.all(
      lines.map(async (line, at) => {
        for (let i = 0; i < requests / connections; i += 1) {
          const caller = (at + i * connections) % callers.length;
          latencies.push(await this.#call(line, route, { caller, made }));
        }
      }),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    for (const line of lines) line.close();
    return { perSecond: latencies.length / seconds, latencies };
  }

  /** Milliseconds that one call took. */
  async #call(
    line: KeepAliveConnection,
    route: HotRoute,
    { caller, made }: { caller: number; made: number[] },
  ): Promise<number> {
    const [who, n] = [this.#options.callers[caller], made[caller] ?? 0];
    if (!who) throw new Error(`There is no caller ${caller}.`);
    made[caller] = n + 1;
    const request = route(n);
    const text = requestText(request, who);
    const sentAt = performance.now();
    const { status, body } = await line.send(text);
    const took = performance.now() - sentAt;
    if (status !== 200) throw new Error(`${request.method} ${request.path} answered ${status}: ${body}`);
    return took;
  }
}
