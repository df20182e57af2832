/** States of Postgres and codes of Node for a connection that broke, was ended, or could not be made just now. */
const LOST_CODES = /^(08\w{3}|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** The same by message, where node-postgres and ioredis give no code. */
const LOST_MESSAGES =
  /^(Connection terminated|Connection is closed|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** True when the error or one of its causes means that the database, or Redis, is unreachable for a while. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return LOST_CODES.test(code) || LOST_MESSAGES.test(error.message) || isLostConnection(error.cause);
}
