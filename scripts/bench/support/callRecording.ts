import type { QueryConfig } from 'pg';
import type { HotRouteName } from './hotRoutes.ts';
import type { RecordedStatement } from './recordStatements.ts';

/** An account that sends requests. */
export interface Caller {
  readonly token: string;
  readonly channelId: number;
  /** Routes for visitors count addresses, so each caller has one of its own. */
  readonly address: string;
}

/** The statements and the answer of one call of a route, to be replayed. */
export interface CallRecording {
  readonly statements: readonly ReplayStatement[];
  readonly reply: unknown;
}

interface ReplayStatement extends RecordedStatement {
  /** The growth of each value from one call to the next: a draft's version grows, the rest is constant. */
  readonly growth: readonly number[];
}

/** The least number of recorded calls of each route: one that creates, and two of the same kind to compare. */
export const RECORDED_CALLS = 3;

/** A caller whose calls of each route were recorded. */
export interface RecordedCaller extends Caller {
  readonly recordings: Readonly<Record<HotRouteName, CallRecording>>;
}

/** The messages of the real server to its parent process. */
export interface RealServerReport {
  readonly port: number;
  readonly databaseUrl: string;
  /** Accounts for the load on the real server, and as many recorded ones for the load on the bare one. */
  readonly callers: readonly Caller[];
  readonly recorded: readonly RecordedCaller[];
}

/**
 * Makes a recording from two consecutive calls that sent the same statements; differing values keep growing in a
 * replay.
 */
export function toRecording(
  before: readonly RecordedStatement[],
  last: readonly RecordedStatement[],
  replyText: string,
): CallRecording {
  const statements = last.map((statement, at) => ({
    ...statement,
    growth: statement.values.map((value, i) => difference(before[at]?.values[i], value)),
  }));
  return { statements, reply: JSON.parse(replyText) };
}

/** A recorded statement in the driver's form at the n-th replay, from 1. */
export function statementAt({ name, text, values, growth }: ReplayStatement, n: number): QueryConfig {
  const grown = values.map((value, i) => (typeof value === 'number' ? value + (growth[i] ?? 0) * n : value));
  return { name, text, values: grown };
}

function difference(before: unknown, last: unknown): number {
  return typeof before === 'number' && typeof last === 'number' ? last - before : 0;
}
