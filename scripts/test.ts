import { rmSync } from 'node:fs';
import { checks, reports } from './support/checks.ts';
import type { Check, CheckName } from './support/checks.ts';
import { countPlaywright, countVitest } from './support/countTests.ts';
import { errorsFileOf } from './support/errorsOutsideTests.ts';
import { runChecks } from './support/runChecks.ts';

// `npm test` runs everything; `npm test -- unit src/shared` runs one check and hands it the rest of the line;
// `npm test -- --shard=2/3` is the second of three machines that share everything.
type Step = CheckName | CheckName[];
/** Checks of the whole, and the tests that measure time and so run only beside steps that give way. */
const whole: Step[] = [
  'sprites',
  ['netcode', 'types', 'lint', 'unused', 'sounds'],
  'format',
  'build',
  'size',
];
/** Steps that can be divided by tests. */
const shared: Step[] = ['tests', 'judge', 'e2e'];
const last: Step[] = ['story'];
/** The steps that a check needs before it can run. */
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
  cluster: ['sprites'],
  judge: ['sprites'],
  e2e: ['sprites', 'sounds', 'build'],
  story: ['sprites', 'sounds', 'build'],
};

const [chosen, ...args] = process.argv.slice(2);
const shard = /^--shard=([1-9]\d*)\/([1-9]\d*)$/.exec(chosen ?? '');
if (chosen !== undefined && !(shard && Number(shard[1]) <= Number(shard[2])) && !(chosen in checks)) {
  console.error(`There is no check "${chosen}". Known: ${Object.keys(checks).join(', ')}, --shard=1/3.`);
  process.exit(1);
}

for (const report of Object.values(reports)) {
  rmSync(report, { force: true });
  rmSync(errorsFileOf(report), { force: true });
}
const failed = shard
  ? await runShard(Number(shard[1]), Number(shard[2]))
  : chosen === undefined
    ? await runChecks(listOf([...whole, ...shared, ...last]))
    : await runOne(chosen as CheckName);

const counts = [
  ...[reports.vitest, reports.netcode, reports.judge].map(countVitest),
  ...[reports.journeys, reports.story].map(countPlaywright),
];
const [passed, failures] = [sum(counts.map((one) => one.passed)), sum(counts.map((one) => one.failed))];
for (const failure of counts.flatMap((count) => count.failures)) console.log(`\n${failure}`);
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
console.log(`${passed} passed, ${failures} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function runOne(name: CheckName): Promise<string[]> {
  const before = await runChecks(listOf(needs[name] ?? []));
  return before.length > 0 ? before : runChecks([checks[name]], args);
}

/** The first machine also looks at the whole, the last one, which begins with less, also tells the story. */
async function runShard(index: number, count: number): Promise<string[]> {
  const first = index === 1 ? whole : (['sprites', 'sounds', 'build'] as const);
  return [
    ...(await runChecks(listOf(first))),
    ...(await runChecks(listOf(shared), [`--shard=${index}/${count}`])),
    ...(index === count ? await runChecks(listOf(last)) : []),
  ];
}

function listOf(names: readonly Step[]): (Check | Check[])[] {
  return names.map((name) => (Array.isArray(name) ? name.map((one) => checks[one]) : checks[name]));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
