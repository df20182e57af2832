import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** The same browser without windows: a journey takes an eighth less of the processors. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

const DEBIAN = 'apt-get install -y chromium-headless-shell || apt-get install -y chromium';

/** The browser for journeys and benchmarks: CHROME_PATH, the system's, or Playwright's own. */
export function findChromium({ preferHeadless = false } = {}): string | undefined {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH names ${chosen}, which does not exist`);
  const others = [...known, chromium.executablePath()];
  const inOrder = preferHeadless ? [HEADLESS, ...others] : [...others, HEADLESS];
  return [chosen, ...inOrder].find((path) => path && existsSync(path));
}

/**
 * Finds a browser like findChromium, one without windows first, but installs one when there is none: Playwright's, or
 * Debian's package for root.
 */
export function ensureChromium(): string {
  const found = findChromium({ preferHeadless: true });
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  const ways: [string, string[]][] = [
    [process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']],
    ...(isRoot ? [['sh', ['-c', `apt-get update && (${DEBIAN})`]] as [string, string[]]] : []),
  ];
  for (const [program, args] of ways) {
    console.log(`No Chromium found, trying: ${program} ${args.join(' ')}`);
    spawnSync(program, args, { stdio: 'inherit', timeout: 180_000 });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('No Chromium: install one, or name it with CHROME_PATH');
}
