import { PostgresError } from './db/embedded/PostgresError.ts';
import { ConfigError } from './platform/ConfigError.ts';

const DISK_FULL = 'The disk is full: make room where DATA_DIR lies and start again.';

/** The message for a person when the server does not start; undefined is a fault of the program, to be shown whole. */
export function startFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  // 53100 is the code of Postgres; its programs report it in words.
  if (code === 'ENOSPC' || code === '53100' || /No space left on device/.test(error.message))
    return DISK_FULL;
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${address} is taken: stop what listens there, or choose another with PORT.`;
  if (error instanceof ConfigError || error instanceof PostgresError) return error.message;
  return error.cause === undefined ? undefined : startFailure(error.cause);
}
