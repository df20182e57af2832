/** Thrown by `spend` when nothing is left; `withinBudget` catches it. */
class BudgetSpentError extends Error {
  override readonly name = 'BudgetSpentError';
}

let left = Infinity;

/**
 * Counts work inside of `withinBudget`: one step is about one look at one token or one name. Steps are counted instead
 * of time, so that a source has the same result on every machine. Outside of a budget it does nothing.
 */
export function spend(steps: number): void {
  left -= steps;
  if (left < 0) throw new BudgetSpentError('The budget of this check is spent.');
}

/**
 * The result of the work, or undefined when it needs more than this number of steps. The work must not be asynchronous.
 */
export function withinBudget<Result>(steps: number, work: () => Result): Result | undefined {
  const outer = left;
  left = Math.min(steps, outer);
  const given = left;
  try {
    return work();
  } catch (error) {
    if (error instanceof BudgetSpentError) return undefined;
    throw error;
  } finally {
    left = outer - (given - left);
  }
}
