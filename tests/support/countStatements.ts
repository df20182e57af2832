import { Client } from 'pg';
import { vi } from 'vitest';

const FRAME = /^\s*(begin|commit|rollback)\b/i;

/** SQL statements that this process sends while `work` runs, without those that open and close a transaction. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.filter(([statement]) => !FRAME.test(textOf(statement))).length;
  } finally {
    query.mockRestore();
  }
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const text: unknown =
    typeof statement === 'object' && statement !== null ? Reflect.get(statement, 'text') : '';
  return typeof text === 'string' ? text : '';
}
