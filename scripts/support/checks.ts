import { ensureChromium } from '../findChromium.ts';
import { buildClient, drawFirstSprites, packEffects, packMusic } from './projectSteps.ts';
import { runTool } from './runTool.ts';

export interface Check {
  name: string;
  /** Gets what the caller wrote behind the check's name; tells whether all was well. */
  run(args: readonly string[]): Promise<boolean>;
}

/** Where the two test runners leave their counts. */
export const reports = {
  vitest: 'node_modules/.cache/dolphin-world/vitest.json',
  playwright: 'node_modules/.cache/dolphin-world/playwright.json',
} as const;

const say = (line: string) => console.log(`  ${line}`);

function tool(name: string, file: string, ...own: string[]): Check {
  return { name, run: (args) => runTool(file, [...own, ...args]) };
}

function vitest(name: string, ...own: string[]): Check {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`];
  return tool(name, 'vitest/vitest.mjs', 'run', ...own, ...reporters);
}

export const checks = {
  // At 1x, which is what the journeys are shown; fineScale.test draws one of each kind at 2x.
  sprites: { name: 'sprites', run: async () => (await drawFirstSprites(say), true) },
  sounds: { name: 'sounds', run: async () => (await packEffects(say), await packMusic(say), true) },
  // With more checkers each looks through the same libraries, and nearly twice the processor time is gone.
  types: tool('types', 'typescript/bin/tsc', '-b', '--checkers', '1'),
  lint: tool('lint', 'oxlint/bin/oxlint'),
  unused: tool('unused', 'knip/bin/knip.js'),
  format: tool('format', 'oxfmt/bin/oxfmt', '--check'),
  build: { name: 'build', run: async () => (await buildClient(say), true) },
  size: tool('size', 'size-limit/bin.js'),
  tests: vitest('tests'),
  unit: vitest('unit', '--project=unit', '--project=house'),
  api: vitest('api', '--project=api'),
  rooms: vitest('rooms', '--project=rooms', '--project=netcode'),
  judge: vitest('judge', '--project=judge'),
  e2e: {
    name: 'e2e',
    run: (args) =>
      runTool('@playwright/test/cli.js', ['test', '--reporter=list,json', ...args], {
        CHROME_PATH: ensureChromium(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: reports.playwright,
      }),
  },
} satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;
