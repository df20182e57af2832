import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { isLostConnection } from '#server/platform/lostConnection.ts';

/**
 * A Postgres state that graphile-worker retries, a hundred times within some minutes, when the end of a job could not be
 * written. It does not retry node-postgres' own errors of a broken connection, and unhandled they would end the process.
 */
const TRY_AGAIN = '40001';

/** The connections of the jobs; a lost connection is reported as an error that is retried. */
export class JobsPool extends Pool {
  constructor(config: PoolConfig) {
    super(config);
    this.on('connect', retryLostConnections);
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool['connect']>[0]): void;
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | void {
    if (callback) return super.connect(callback);
    return super.connect().catch(rethrow);
  }
}

function retryLostConnections(client: PoolClient): void {
  const { query } = client;
  Object.defineProperty(client, 'query', {
    value: (...args: unknown[]): unknown => {
      const running: unknown = Reflect.apply(query, client, args);
      return running instanceof Promise ? running.catch(rethrow) : running;
    },
  });
}

function rethrow(error: unknown): never {
  if (!(error instanceof Error) || !isLostConnection(error)) throw error;
  throw Object.assign(new Error(error.message, { cause: error }), { code: TRY_AGAIN });
}
