/** The database cannot be used; the message says why and what to do. Nothing else went wrong. */
export class PostgresError extends Error {
  override readonly name = 'PostgresError';
}
