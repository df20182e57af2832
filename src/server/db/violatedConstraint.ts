import { DatabaseError } from 'pg';

const UNIQUE_VIOLATION = '23505';

/** Name of the unique constraint that refused a statement, or undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DatabaseError && current.code === UNIQUE_VIOLATION) return current.constraint;
  }
  return undefined;
}
