import type { Database, Transaction } from './connect.ts';

/**
 * A prepared statement for frequent queries: it is built once per database instead of once per call, and its name lets
 * each connection plan it once. `build` ends with `.prepare('a_unique_name')`; values that differ between calls are
 * `sql.placeholder`s.
 */
export function prepared<Statement>(
  build: (db: Database | Transaction) => Statement,
): (db: Database | Transaction) => Statement {
  const statements = new WeakMap<Database | Transaction, Statement>();
  return (db) => {
    const known = statements.get(db);
    if (known !== undefined) return known;
    const statement = build(db);
    statements.set(db, statement);
    return statement;
  };
}
