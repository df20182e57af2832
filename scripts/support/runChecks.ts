import { existsSync, readFileSync } from 'node:fs';
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
    lines.push(lineOf(`${good ? 'ok    ' : 'FAILED'} ${check.name}`, performance.now() - started));
    if (!good) failed.push(check.name);
  };
  for (const step of list) {
    const [started, used] = [performance.now(), processorSeconds()];
    const checks = [step].flat();
    await Promise.all(checks.map(runOne));
    const spent = used === undefined ? undefined : (processorSeconds() ?? used) - used;
    if (checks.length > 1) lines.push(lineOf('       together', performance.now() - started));
    const last = lines.pop();
    lines.push(spent === undefined ? `${last}` : `${last} ${spent.toFixed(0).padStart(5)} processor s`);
  }
  console.log(`\n${lines.join('\n')}\n`);
  return failed;
}

function lineOf(what: string, ms: number): string {
  return `  ${what.padEnd(16)} ${(ms / 1000).toFixed(1).padStart(6)} s`;
}

const STAT = '/proc/self/stat';
const TICKS_PER_SECOND = 100;

/**
 * Processor seconds of this process and of all that it started and that have ended; undefined where the system does not
 * say it.
 */
function processorSeconds(): number | undefined {
  if (!existsSync(STAT)) return undefined;
  const stat = readFileSync(STAT, 'utf8');
  // Fields after the name, which may hold spaces: 14 to 17 are the own time and that of ended children.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
  return ticks / TICKS_PER_SECOND;
}
