import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** The browser of the journeys, for one child who plays for an hour. */
export default defineConfig(journeys, {
  projects: [],
  testDir: '.',
  testMatch: 'playFirstHour.ts',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 3_600_000,
  expect: { timeout: 60_000 },
  use: { actionTimeout: 60_000, navigationTimeout: 60_000 },
});
