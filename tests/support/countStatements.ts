import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Client } from 'pg';

const FRAME = /^\s*(begin|commit|rollback)\b/i;

/** Node tells of each request before the server hears it, in the context in which it is then answered. */
const REQUEST = 'http.server.request.start';

/**
 * SQL statements of `work` and of the requests that it makes to the server of this process, without those
 * that open and close a transaction. Statements of the background are not counted.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const counted = new AsyncLocalStorage<true>();
  const enter = () => counted.enterWith(true);
  let count = 0;
  const send = Client.prototype.query;
  Client.prototype.query = new Proxy(send, {
    apply(target, client, args: readonly unknown[]): unknown {
      if (counted.getStore() && !FRAME.test(textOf(args[0]))) count += 1;
      return Reflect.apply(target, client, args);
    },
  });
  subscribe(REQUEST, enter);
  try {
    await counted.run(true, work);
    return count;
  } finally {
    unsubscribe(REQUEST, enter);
    Client.prototype.query = send;
  }
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const text: unknown =
    typeof statement === 'object' && statement !== null ? Reflect.get(statement, 'text') : '';
  return typeof text === 'string' ? text : '';
}
