/** The database cannot be used; the message names the reason and the remedy. */
export class PostgresError extends Error {
  override readonly name = 'PostgresError';
}
