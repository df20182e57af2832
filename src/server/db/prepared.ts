import type { Database, Transaction } from './connect.ts';

/**
 * For what is asked all the time: the statement is put together once per database instead of once per call, and
 * because it has a name each connection plans it once. `build` ends with `.prepare('a_unique_name')`; what differs from
 * call to call is a `sql.placeholder`.
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
