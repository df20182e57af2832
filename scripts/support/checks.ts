import { ensureChromium } from '../findChromium.ts';
import { cachedCheck } from './cachedCheck.ts';
import { REMEMBER_IMPORTS } from './nodeOptions.ts';
import { buildClient, drawFirstSprites } from './projectSteps.ts';
import { runTool } from './runTool.ts';

export interface Check {
  name: string;
  /** Gets the arguments after the check's name; resolves to whether it passed. */
  run(args: readonly string[]): Promise<boolean>;
}

/** Files for the counts of the test runners. */
export const reports = {
  vitest: 'node_modules/.cache/dolphin-world/vitest.json',
  netcode: 'node_modules/.cache/dolphin-world/netcode.json',
  judge: 'node_modules/.cache/dolphin-world/judge.json',
  journeys: 'node_modules/.cache/dolphin-world/journeys.json',
  story: 'node_modules/.cache/dolphin-world/story.json',
} as const;

/**
 * Type checker and linter are Go programs that end soon: a quarter of their time went into freeing memory. Each thread
 * of the linter reads the types of the same libraries: with one, 73 processor seconds are needed instead of 102.
 */
const GO = { GOGC: '400' };
const GO_ON_ONE_THREAD = { ...GO, GOMAXPROCS: '1' };

const say = (line: string) => console.log(`  ${line}`);

function tool(name: string, file: string, ...own: string[]): Check {
  return { name, run: (args) => runTool(`node_modules/${file}`, [...own, ...args]) };
}

/** Work for the processors alone, to run beside tests that wait for time to pass. */
function patient(
  name: string,
  file: string,
  own: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Check {
  return { name, run: (args) => runTool(file, [...own, ...args], { lowPriority: true, env }) };
}

/** The tests of these projects of vite.config.ts. */
function vitest(
  name: string,
  projects: readonly string[],
  report: string = reports.vitest,
  more: readonly string[] = [],
): Check {
  const own = projects.map((project) => `--project=${project}`);
  const reporters = ['default', 'json', './scripts/support/errorsOutsideTests.ts'].map(
    (one) => `--reporter=${one}`,
  );
  const file = `--outputFile.json=${report}`;
  return tool(name, 'vitest/vitest.mjs', 'run', ...own, ...reporters, file, ...more);
}

/** The journeys of these projects of playwright.config.ts. */
function playwright(
  name: string,
  projects: readonly ('personas' | 'scenes' | 'journeys' | 'story')[],
  report: string,
): Check {
  const own = [
    'test',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=list,json',
    // A run clears only its own folder: failures of other runs stay.
    `--output=test-results/${name}`,
  ];
  return {
    name,
    run: (args) =>
      runTool('node_modules/@playwright/test/cli.js', [...own, ...args], {
        env: {
          CHROME_PATH: ensureChromium(),
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          // Node reads TypeScript by itself; Playwright's own compiler took 25 processor seconds to find the journeys.
          PW_DISABLE_TS_ESM: '1',
          // The memory limits: another four of each process that loads them, two of every server that they start.
          NODE_OPTIONS: [process.env.NODE_OPTIONS, REMEMBER_IMPORTS].filter(Boolean).join(' '),
        },
      }),
  };
}

export const checks = {
  // At 1x, which is the scale of the journeys; fineScale.test draws one of each kind at 2x.
  sprites: { name: 'sprites', run: async () => (await drawFirstSprites(say), true) },
  sounds: patient('sounds', 'scripts/makeSounds.ts'),
  // More checkers each read the same libraries, which nearly doubles the processor time.
  types: cachedCheck(patient('types', 'node_modules/typescript/bin/tsc', ['-b', '--checkers', '1'], GO)),
  lint: cachedCheck(patient('lint', 'node_modules/oxlint/bin/oxlint', [], GO_ON_ONE_THREAD)),
  unused: cachedCheck(patient('unused', 'node_modules/knip/bin/knip.js')),
  format: tool('format', 'oxfmt/bin/oxfmt', '--check'),
  build: { name: 'build', run: async () => (await buildClient(say), true) },
  size: tool('size', 'size-limit/bin.js'),
  tests: vitest('tests', ['art', 'conventions', 'unit', 'api', 'rooms', 'cluster']),
  // With a database of its own and beside steps that give way only, because the smoothness of walking is measured.
  netcode: vitest('netcode', ['netcode'], reports.netcode),
  unit: vitest('unit', ['art', 'conventions', 'unit']),
  api: vitest('api', ['api']),
  rooms: vitest('rooms', ['rooms']),
  cluster: vitest('cluster', ['cluster']),
  // Hundreds of programs that use the processors up, which the servers of other tests would have to share.
  judge: vitest('judge', ['judge', 'storm'], reports.judge, ['--maxWorkers=2']),
  e2e: playwright('e2e', ['personas', 'scenes', 'journeys'], reports.journeys),
  story: playwright('story', ['story'], reports.story),
} satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;
