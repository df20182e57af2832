import type { Pool, PoolClient } from 'pg';
import { inChildSpan } from '#server/platform/tracing.ts';

const LONGEST_STATEMENT = 500;

/** A span for every statement of a traced request or job. Statements carry `$1` for values, so nothing private is sent. */
export function traceStatements(pool: Pool): void {
  traceQueries(pool);
  pool.on('connect', traceQueries);
}

function traceQueries(holder: Pool | PoolClient): void {
  const query: unknown = Reflect.get(holder, 'query');
  if (typeof query !== 'function') return;
  Object.defineProperty(holder, 'query', {
    configurable: true,
    value: (...args: unknown[]): unknown => {
      const call = (): unknown => Reflect.apply(query, holder, args);
      const text = textOf(args[0]);
      // The pool itself calls with a callback, below its own span.
      if (text === undefined || typeof args.at(-1) === 'function') return call();
      const verb = /\w+/.exec(text)?.[0].toLowerCase() ?? 'statement';
      const attributes = { 'db.system': 'postgresql', 'db.statement': text.slice(0, LONGEST_STATEMENT) };
      return inChildSpan(`SQL ${verb}`, attributes, async () => await call());
    },
  });
}

/** Undefined for cursors and other objects that send themselves. */
function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined;
  const text: unknown = Reflect.get(statement, 'text');
  return typeof text === 'string' ? text : undefined;
}
