import type { Client } from 'pg';
import type { RecordedStatement } from './recordStatements.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

const READS = /^\s*(select|with)\b/i;

/** Postgres' plan of a statement: each table with its index, or `Seq Scan`. Writes have none. */
export async function planOf(client: Client, { text, values }: RecordedStatement): Promise<string[]> {
  if (!READS.test(text)) return [];
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
    text: `EXPLAIN (FORMAT JSON) ${text}`,
    values: [...values],
  });
  return rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan)).flatMap(describe);
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

function describe(node: PlanNode): string[] {
  const table = node['Relation Name'];
  if (table === undefined) return [];
  // A heap scan by a bitmap names its indexes below itself.
  const indexes = nodesOf(node).flatMap((one) => one['Index Name'] ?? []);
  return [`${table}: ${indexes.join(' + ') || node['Node Type']}`];
}
