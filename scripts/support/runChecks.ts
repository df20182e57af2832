import type { Check } from './checks.ts';

/**
 * Runs all checks in order and prints each result; those of an inner list run in parallel, because none of them alone
 * uses all processors. Returns the names of those that failed.
 */
export async function runChecks(
  list: readonly (Check | readonly Check[])[],
  args: readonly string[] = [],
): Promise<string[]> {
  const failed: string[] = [];
  const lines: string[] = [];
  const runOne = async (check: Check) => {
    console.log(`\n── ${check.name}`);
    const started = performance.now();
    const good = await check.run(args).catch((error: unknown) => {
      console.error(error);
      return false;
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    lines.push(`  ${good ? 'ok    ' : 'FAILED'} ${check.name.padEnd(8)} ${seconds.padStart(6)} s`);
    if (!good) failed.push(check.name);
  };
  for (const step of list) await Promise.all([step].flat().map(runOne));
  console.log(`\n${lines.join('\n')}\n`);
  return failed;
}
