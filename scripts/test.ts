import { rmSync } from 'node:fs';
import { checks, reports } from './support/checks.ts';
import type { Check, CheckName } from './support/checks.ts';
import { countPlaywright, countVitest } from './support/countTests.ts';
import { runChecks } from './support/runChecks.ts';

// `npm test` runs everything; `npm test -- unit src/shared` runs one check and hands it the rest of the line.
const everything: (CheckName | CheckName[])[] = [
  'sprites',
  ['netcode', 'types', 'lint', 'unused', 'sounds'],
  'format',
  'build',
  'size',
  'tests',
  'e2e',
];
/** What a check needs to be there before it can say anything. */
const needs: Partial<Record<CheckName, CheckName[]>> = {
  types: ['sprites'],
  lint: ['sprites'],
  unused: ['sprites'],
  build: ['sprites', 'sounds'],
  size: ['sprites', 'sounds', 'build'],
  tests: ['sprites'],
  netcode: ['sprites'],
  unit: ['sprites'],
  api: ['sprites'],
  rooms: ['sprites'],
  e2e: ['sprites', 'sounds', 'build'],
};

const [chosen, ...args] = process.argv.slice(2);
if (chosen !== undefined && !(chosen in checks)) {
  console.error(`There is no check "${chosen}". Known: ${Object.keys(checks).join(', ')}.`);
  process.exit(1);
}

for (const report of Object.values(reports)) rmSync(report, { force: true });
const failed = chosen === undefined ? await runChecks(listOf(everything)) : await runOne(chosen as CheckName);

const counts = [
  countVitest(reports.vitest),
  countVitest(reports.netcode),
  countPlaywright(reports.playwright),
];
const [passed, failures] = [sum(counts.map((one) => one.passed)), sum(counts.map((one) => one.failed))];
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
console.log(`${passed} passed, ${failures} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function runOne(name: CheckName): Promise<string[]> {
  const before = await runChecks(listOf(needs[name] ?? []));
  return before.length > 0 ? before : runChecks([checks[name]], args);
}

function listOf(names: readonly (CheckName | CheckName[])[]): (Check | Check[])[] {
  return names.map((name) => (Array.isArray(name) ? name.map((one) => checks[one]) : checks[name]));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
