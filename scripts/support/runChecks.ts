import type { Check } from './checks.ts';

/** Runs one check after the other, all of them, and prints how each went. Returns the names of those that failed. */
export async function runChecks(list: readonly Check[], args: readonly string[] = []): Promise<string[]> {
  const failed: string[] = [];
  const lines: string[] = [];
  for (const check of list) {
    console.log(`\n── ${check.name}`);
    const started = performance.now();
    const good = await check.run(args).catch((error: unknown) => {
      console.error(error);
      return false;
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    lines.push(`  ${good ? 'ok    ' : 'FAILED'} ${check.name.padEnd(8)} ${seconds.padStart(6)} s`);
    if (!good) failed.push(check.name);
  }
  console.log(`\n${lines.join('\n')}\n`);
  return failed;
}
