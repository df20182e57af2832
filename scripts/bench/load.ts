/**
 * Measures the first visit of a child, with an empty cache, in a real browser: its downloads, and the times until the
 * sign-in is usable and until the own avatar walks. Ends with 1 when a download is over its budget.
 */
import { chromium } from '@playwright/test';
import { GameServer } from '../../tests/e2e/support/GameServer.ts';
import { createApiClient } from '../../tests/support/apiClient.ts';
import { signUpDressedChild, type Child } from '../../tests/support/signUpChild.ts';
import { CHROMIUM_ARGS } from '../chromiumArgs.ts';
import { ensureChromium } from '../findChromium.ts';
import { buildClient, drawSprites } from '../support/projectSteps.ts';
import type { DownloadKind } from './support/downloadKind.ts';
import { firstVisit, type FirstVisit, type Surroundings } from './support/firstVisit.ts';
import { machine } from './support/machine.ts';
import type { Downloaded, Downloads } from './support/NetworkMeter.ts';
import { median } from './support/statistics.ts';

/** The limit of downloads of the first visit, in kB (1000 bytes) in compressed form. */
const BUDGETS = {
  /** HTML, scripts and styles until the sign-in is usable. */
  shell: 160,
  /** The engine. */
  phaser: 330,
  /** The scripts and styles of the world, from sign-in until the own avatar walks. */
  world: 180,
  /**
   * Everything except the engine until the own avatar walks on the first map: scripts, pictures, REST data and the
   * room.
   */
  firstMap: 700,
  /** The pictures of one item, by the scale they are drawn for. */
  item: { '@1x': 60, '@2x': 120 },
} as const;

const VISITS = 3;
const SURROUNDINGS: Readonly<Record<string, Surroundings>> = {
  'as the machine is': {},
  'a classroom: 10 Mbit/s, 40 ms, processor 4 times slower': {
    network: { megabitsPerSecond: 10, roundTripMs: 40 },
    cpuSlowdown: 4,
  },
};
const NAMES: Readonly<Record<DownloadKind, string>> = {
  page: 'HTML, scripts, styles',
  phaser: 'Phaser',
  letters: 'letters',
  avatar: 'own avatar',
  map: 'map, NPCs, marks',
  facts: 'facts (REST)',
  sounds: 'sounds',
  room: 'room (socket)',
  icons: 'icons',
};

const say = (line: string) => console.log(`  ${line}`);
await drawSprites(say);
await buildClient(say);
const server = await GameServer.open();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...CHROMIUM_ARGS],
});
try {
  console.log(`${machine()}, Chromium ${browser.version()}, drawing without a graphics card`);
  const child = await newChild(server.url);
  const complaints = new Set<string>();
  for (const [name, surroundings] of Object.entries(SURROUNDINGS)) {
    const visits: FirstVisit[] = [];
    while (visits.length < VISITS) visits.push(await firstVisit(browser, server.url, child, surroundings));
    console.log(`\n${name}, median of ${VISITS} visits`);
    printTimes(visits);
    const last = visits.at(-1);
    if (last) printDownloads(last);
    if (visits.some(({ world }) => world.hasSettled))
      say('the world had settled before it was walked in: what it fetches ahead is among the downloads');
    for (const visit of visits) for (const complaint of overBudget(visit)) complaints.add(complaint);
  }
  for (const complaint of complaints) console.error(complaint);
  process.exitCode = complaints.size > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.close();
}

/** An account that has completed everything before playing. */
async function newChild(url: string): Promise<Child> {
  const child = await signUpDressedChild({ url });
  const body = { name: '김바다', gender: 'NOT_SELECTED', introduction: '고래를 좋아해요!' };
  const { status } = await createApiClient(url).call('accounts.saveExtraInfo', { body }, child);
  if (status !== 200) throw new Error(`saveExtraInfo answered ${status}.`);
  return child;
}

function printTimes(visits: readonly FirstVisit[]): void {
  const seconds = (of: (visit: FirstVisit) => number) => `${(median(visits.map(of)) / 1000).toFixed(2)} s`;
  say(`the sign-in page takes input after ${seconds(({ door }) => door.ms)}`);
  say(`signed in, the own avatar stands after ${seconds(({ world }) => world.standsMs)}`);
  say(`and walks after ${seconds(({ world }) => world.walksMs)}`);
}

function printDownloads({ door, world, afterwards }: FirstVisit): void {
  for (const [place, downloads] of [
    ['until sign-in', door.downloads],
    ['until walking', world.downloads],
    ['afterwards', afterwards],
  ] as const) {
    for (const [kind, { requests, bytes }] of entriesOf(downloads)) {
      if (requests > 0 || bytes > 0) printLine(place, NAMES[kind], requests, bytes);
    }
    const all = Object.values(downloads);
    printLine(place, 'all', sum(all, 'requests'), sum(all, 'bytes'));
  }
}

function printLine(place: string, name: string, requests: number, bytes: number): void {
  say(
    `${place}  ${name.padEnd(22)} ${String(requests).padStart(4)} requests ${kB(bytes).toFixed(1).padStart(8)} kB`,
  );
}

function overBudget({ door, world }: FirstVisit): string[] {
  const { page, phaser, avatar, map, facts, room } = world.downloads;
  // Fonts and sounds load later: until then the page uses the system's font, in silence.
  const found = [
    ['the page before the world', door.downloads.page.bytes, BUDGETS.shell],
    ['Phaser', phaser.bytes, BUDGETS.phaser],
    ['the scripts of the world', page.bytes, BUDGETS.world],
    ['the first map with the own avatar', sum([page, avatar, map, facts, room], 'bytes'), BUDGETS.firstMap],
  ] as const;
  return found.flatMap(([name, bytes, budget]) =>
    kB(bytes) > budget ? [`${name}: ${kB(bytes).toFixed(1)} kB, at most ${budget} kB wanted`] : [],
  );
}

function entriesOf(downloads: Downloads): [DownloadKind, Downloaded][] {
  return Object.entries(downloads) as [DownloadKind, Downloaded][];
}

function sum(all: readonly Downloaded[], field: keyof Downloaded): number {
  return all.reduce((total, one) => total + one[field], 0);
}

function kB(bytes: number): number {
  return bytes / 1000;
}
