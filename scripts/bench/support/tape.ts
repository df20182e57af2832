import type { QueryConfig } from 'pg';
import type { HotRouteName } from './hotRoutes.ts';
import type { RecordedStatement } from './recordStatements.ts';

/** Somebody who sends requests. */
export interface Caller {
  readonly token: string;
  readonly channelId: number;
}

/** What one call of a route did and answered, to be done and answered again. */
export interface Tape {
  readonly statements: readonly TapedStatement[];
  readonly reply: unknown;
}

interface TapedStatement extends RecordedStatement {
  /** By how much each value grows from one call to the next: a draft's version does, the rest stands still. */
  readonly growth: readonly number[];
}

/** Calls of each route that are recorded: one that creates, and two of the same kind to compare. */
export const RECORDED_CALLS = 3;

/** A caller whose calls of each route were recorded. */
export interface RecordedCaller extends Caller {
  readonly tapes: Readonly<Record<HotRouteName, Tape>>;
}

/** What the real server tells whoever started it. */
export interface RealServerReport {
  readonly port: number;
  readonly databaseUrl: string;
  /** Accounts for the load on the real server, and as many recorded ones for the load on the bare one. */
  readonly callers: readonly Caller[];
  readonly recorded: readonly RecordedCaller[];
}

/** Joins the recordings of two calls, one right after the other, into a tape that goes on from the second. */
export function toTape(
  before: readonly RecordedStatement[],
  last: readonly RecordedStatement[],
  replyText: string,
): Tape {
  if (before.length !== last.length) throw new Error('Two calls of a route sent different statements.');
  const statements = last.map((statement, at) => ({
    ...statement,
    growth: statement.values.map((value, i) => difference(before[at]?.values[i], value)),
  }));
  return { statements, reply: JSON.parse(replyText) };
}

/** A taped statement as the driver takes it when it is played for the n-th time, from 1. */
export function statementAt({ name, text, values, growth }: TapedStatement, n: number): QueryConfig {
  const grown = values.map((value, i) => (typeof value === 'number' ? value + (growth[i] ?? 0) * n : value));
  return { name, text, values: grown };
}

function difference(before: unknown, last: unknown): number {
  return typeof before === 'number' && typeof last === 'number' ? last - before : 0;
}
