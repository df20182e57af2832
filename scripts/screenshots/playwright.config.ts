import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** The journeys' browser, with the timeouts that full-size pictures need without a graphics card. */
export default defineConfig(journeys, {
  projects: [],
  testDir: '.',
  testMatch: ['takePictures.ts', 'takeLmsPictures.ts', 'filmPlay.ts', 'takeDialogPictures.ts'],
  outputDir: '../../test-results',
  // One after the other, each in a world that nothing else slows down.
  workers: 1,
  fullyParallel: false,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    deviceScaleFactor: 1,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
  },
});
