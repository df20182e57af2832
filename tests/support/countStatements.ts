import { Client } from 'pg';
import { vi } from 'vitest';

const FRAME = /^\s*(begin|commit|rollback)\b/i;

/** Looked for by the jobs and the judge in the background, payments every minute, whatever `work` does. */
const BACKGROUND = /graphile_worker|judge_jobs|"ask_at" <=|distinct "payment_id" from "refunds"/;

/** SQL statements that this process sends while `work` runs, without those that open and close a transaction. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.filter(([statement]) => {
      const text = textOf(statement);
      return !FRAME.test(text) && !BACKGROUND.test(text);
    }).length;
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
