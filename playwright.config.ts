import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './scripts/chromiumArgs.ts';
import { findChromium } from './scripts/findChromium.ts';

/** Before a filled world, whose making and whose dialogs take long. */
const SCENES = ['dialog-accessibility.spec.ts', 'keepsakes.spec.ts'];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // While one journey waits for something to happen, another one goes on. Each worker has one browser and one server for
  // all of its journeys, which are shared out one by one, also among the machines of a run with --shard.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  projects: [
    // Everybody at every door, one after the other: the longest of all, and so the first. What takes long at the end
    // would leave a processor idle.
    { name: 'personas', testDir: 'tests/personas', testMatch: '*.spec.ts' },
    { name: 'scenes', testMatch: SCENES },
    { name: 'journeys', testIgnore: ['main-job.spec.ts', ...SCENES] },
    // How smoothly others are seen to walk is nothing to be judged beside another journey: a run of its own.
    { name: 'story', testMatch: 'main-job.spec.ts' },
  ],
  reporter: [['list']],
  use: {
    viewport: { width: 640, height: 360 },
    // Drawn without a graphics card, pixels are what a journey spends its time on; a quarter each way will do.
    deviceScaleFactor: 0.25,
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    screenshot: 'only-on-failure',
    // A trace takes half of a processor away from the two browsers; ask for one with --trace on.
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [...CHROMIUM_ARGS, '--disable-audio-output'],
      // Where the machine has no UTF-8 locale, Chromium neither opens nor saves files with Korean names.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
});
