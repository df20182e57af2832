import pg from 'pg';

/** Statements of jobs and of the judge's claims, which run beside the recording. */
const BACKGROUND = /graphile_worker|update judge_jobs set claimed_by/;

export interface RecordedStatement {
  /** Name of a prepared statement. */
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Every SQL statement that this process sends while `work` runs, with those that open and close a transaction and
 * without those of the background.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<RecordedStatement[]> {
  const statements: RecordedStatement[] = [];
  const prototype = pg.Client.prototype;
  const query = prototype.query;
  // The driver's own method, called on as it was: the statement is its first argument, as text or with its values.
  const listening = function (this: pg.Client, ...args: unknown[]): unknown {
    const statement = toStatement(args);
    if (!BACKGROUND.test(statement.text)) statements.push(statement);
    return Reflect.apply(query, this, args);
  };
  Reflect.set(prototype, 'query', listening);
  try {
    await work();
    return statements;
  } finally {
    Reflect.set(prototype, 'query', query);
  }
}

function toStatement([statement, second]: unknown[]): RecordedStatement {
  const own = typeof statement === 'object' && statement !== null ? statement : {};
  const text: unknown = typeof statement === 'string' ? statement : Reflect.get(own, 'text');
  const name: unknown = Reflect.get(own, 'name');
  const values: unknown = Array.isArray(second) ? second : Reflect.get(own, 'values');
  if (typeof text !== 'string') throw new Error('A statement without text cannot be played again.');
  return {
    name: typeof name === 'string' ? name : undefined,
    text,
    values: Array.isArray(values) ? values : [],
  };
}
