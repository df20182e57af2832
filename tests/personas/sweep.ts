import { matchRoutes } from 'react-router';
import type { Browser } from '@playwright/test';
import { DIALOG_DOORS } from './doors/dialogs.ts';
import type { Door, PageDoor } from './doors/doorTypes.ts';
import { LINK_MENUS, WORLD_MENU, WORLD_MENU_PERSONAS } from './doors/menus.ts';
import { PAGE_DOORS } from './doors/pages.ts';
import { hudTexts } from '#client/overlay/world/hud/texts.ts';
import type { Cell } from './cells.ts';
import { PERSONAS, type Persona } from './personas.ts';
import { paths } from '#client/ui/routing/paths.ts';
import type { OpenTown } from './town/openTown.ts';
import type { Sight } from './browser/watchPage.ts';
import { openLane, type Lane } from './browser/openContext.ts';

/** The addresses that lead into the world. */
const WORLD: readonly string[] = [paths.world, paths.look];
const NOT_THERE = /찾을 수 없어요|이제 없어요|없는 (?:페이지|곳)|불러오지 못했|문제가 생겼/u;

/** How many windows go at once: a page waits most of the time, for its answers and for being quiet. */
const LANES = 4;

/** Every door as every persona for which it is meant; the persona with most to open goes first. */
export async function sweep(browser: Browser, open: OpenTown): Promise<readonly Cell[]> {
  const cells: Cell[] = [];
  const only = process.env['PERSONA']?.split(',');
  const waiting = (Object.keys(PERSONAS) as Persona[])
    .filter((persona) => only === undefined || only.includes(persona))
    .toSorted((a, b) => countDoors(b) - countDoors(a));
  const runLane = async () => {
    await using lane = await openLane(browser, open);
    for (let persona = waiting.shift(); persona !== undefined; persona = waiting.shift()) {
      if (persona !== 'phone') cells.push(...(await goThrough(lane, open, persona)));
      else {
        await using phone = await openLane(browser, open, true);
        cells.push(...(await goThrough(phone, open, persona)));
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, runLane));
  return cells;
}

const countDoors = (persona: Persona): number =>
  [...Object.values(PAGE_DOORS), ...Object.values(DIALOG_DOORS)].filter((door) => isFor(door, persona))
    .length;

async function goThrough(lane: Lane, open: OpenTown, persona: Persona): Promise<readonly Cell[]> {
  const cells: Cell[] = [];
  const { town } = open;
  const { page } = lane;
  const seen = new Set<string>();
  const links = new Map<string, { readonly href: string; readonly from: string }>();
  await lane.become(persona);
  await page.goto(`${open.url}/boards/notices`, { waitUntil: 'commit' });
  await page.evaluate(() => window.personaWatch.look(null));

  // Last the world: it would go on beneath all pages that come after it.
  const rank = ({ isLast, at }: PageDoor) => (isLast === true ? 2 : WORLD.includes(at(town)) ? 1 : 0);
  const doors = Object.entries(PAGE_DOORS).toSorted(([, a], [, b]) => rank(a) - rank(b));
  const mine = doors.filter(([, door]) => isFor(door, persona));
  const visit = async (address: string, words: string | null, leadsTo: string | null = null) =>
    page.evaluate(([to, shows, end]) => window.personaWatch.visit(to, shows, end), [
      address,
      words,
      leadsTo,
    ] as const);
  const record = async (door: string, kind: Cell['kind'], judge: () => Promise<readonly string[]>) => {
    const start = performance.now();
    let faults: readonly string[];
    try {
      faults = await judge();
    } catch (error) {
      faults = [`the sweep could not go on: ${String(error).split('\n')[0]}`];
      await page.goto(`${open.url}/boards/notices`, { waitUntil: 'commit' }).catch(() => undefined);
    }
    const troubles = lane.takeTroubles();
    cells.push({ persona, door, kind, faults: [...faults, ...troubles], ms: performance.now() - start });
  };
  const collect = (sight: Sight, from: string) => {
    for (const href of sight.links) {
      const pattern = patternOf(href);
      if (!links.has(pattern)) links.set(pattern, { href, from });
    }
  };

  for (const [pattern, door] of mine.filter(([, one]) => !one.isLast)) {
    const address = door.at(town);
    const refusal = door.refused?.find(({ who }) => who.includes(persona));
    await record(pattern, refusal ? 'refusal' : 'page', async () => {
      const sight = await (refusal
        ? visit(address, refusal.says)
        : visit(address, door.shows, door.leadsTo ?? null));
      collect(sight, pattern);
      seen.add(pattern);
      return refusal ? faultsOfRefusal(sight, refusal.says, door.allows) : faultsOfPage(sight, door, address);
    });
  }
  const dialogs = Object.entries(DIALOG_DOORS).filter(([, door]) => isFor(door, persona));
  if (dialogs.length > 0) await visit(persona === 'visitor' ? '/signin' : '/', null);
  lane.takeTroubles();
  for (const [name, door] of dialogs)
    await record(name, 'dialog', async () => {
      const sight = await page.evaluate(
        ([dialog, payload, shows]) => window.personaWatch.openDialog(dialog, payload, shows),
        [name, door.payload(town), door.shows] as const,
      );
      collect(sight, name);
      return [...faultsOfSight(sight, door), ...(sight.dialogs === 0 ? ['no dialog opened'] : [])];
    });
  for (const { at, name, entries } of LINK_MENUS) {
    const own = Object.keys(entries).filter((entry) => entries[entry]?.includes(persona));
    if (own.length === 0) continue;
    await record(name, 'menu', async () => {
      const sight = await visit(at(town), own.at(-1) ?? null);
      const found = await page.evaluate(
        (label) => window.personaWatch.names(`nav[aria-label="${label}"]`),
        name,
      );
      const names = found
        .map((entry) => entry.replace(/\d.*$/u, '').trim())
        .filter((entry) => entry !== '더 보기');
      return [
        ...faultsOfSight(sight, null),
        ...own.filter((entry) => !names.includes(entry)).map((entry) => `has no «${entry}»`),
        ...names.filter((entry) => !own.includes(entry)).map((entry) => `has «${entry}», which has no row`),
      ];
    });
  }
  if (WORLD_MENU_PERSONAS.includes(persona)) {
    await visit('/', null);
    for (const [key, entry] of Object.entries(WORLD_MENU)) {
      const label = hudTexts[key as keyof typeof WORLD_MENU] as string;
      await record(`메뉴 «${label}»`, 'menu', async () => {
        if (entry.opens === 'page') await visit('/', null);
        const sight = await page.evaluate(
          ([name, shows]) => window.personaWatch.press(name, '[aria-label="메뉴"]', shows),
          [label, entry.opens === 'page' ? null : entry.shows] as const,
        );
        collect(sight, label);
        const isThere =
          entry.opens === 'page'
            ? sight.at === entry.leadsTo
            : entry.opens === 'overlay' || sight.dialogs > 0;
        if (entry.opens === 'overlay')
          await page.evaluate((close) => window.personaWatch.press(close, null, null), entry.close ?? '');
        else await page.evaluate(() => window.personaWatch.closeDialogs());
        return [
          ...faultsOfSight(sight, null),
          ...(isThere ? [] : [`led to ${sight.at} with ${sight.dialogs} dialogs`]),
        ];
      });
    }
  }
  for (const [pattern, { href, from }] of links) {
    if (seen.has(pattern) || PAGE_DOORS[pattern]?.isLast === true) continue;
    seen.add(pattern);
    await record(`${from} → ${href}`, 'link', async () => {
      const sight = await visit(href, null);
      return [
        ...faultsOfSight(sight, null),
        ...(sight.signs.includes('lost') ? ['leads to a place that is not there'] : []),
      ];
    });
    await page.evaluate(() => window.personaWatch.closeDialogs()).catch(() => undefined);
  }
  for (const [pattern, door] of mine.filter(([, one]) => one.isLast === true))
    await record(pattern, 'page', async () =>
      faultsOfPage(await visit(door.at(town), door.shows, door.leadsTo ?? null), door, door.at(town)),
    );
  return cells;
}

const isFor = ({ opens, refused = [] }: Door, persona: Persona): boolean =>
  opens.includes(persona) || refused.some(({ who }) => who.includes(persona));

function faultsOfPage(sight: Sight, door: PageDoor, address: string): readonly string[] {
  const [path = ''] = sight.at.split('?');
  const asked = address.split('?')[0] ?? '';
  const isThere = door.leadsTo === undefined ? path === asked : new RegExp(door.leadsTo, 'u').test(path);
  const isNowhere = sight.signs.includes('lost');
  return [
    ...(isThere ? [] : [`led to ${sight.at}`]),
    ...(door.isNowhere === true || !isNowhere ? [] : ['says that there is nothing']),
    ...faultsOfSight(sight, door),
  ];
}

/** A refusal says why, and where to go on; what the server refused belongs to it. */
function faultsOfRefusal(sight: Sight, says: string, allows: readonly string[] = []): readonly string[] {
  const allowed = new Set<string>(allows);
  const broken = sight.failures.filter(
    ({ method, status, errorCode }) =>
      (status >= 500 || status === 404) && !allowed.has(`${method} ${status} ${errorCode}`),
  );
  return [
    ...(sight.hasWords ? [] : [`does not say «${says}» at ${sight.at}: ${sight.text.slice(0, 160)}`]),
    ...(sight.endless === null ? [] : [`waits without end: ${sight.endless}`]),
    ...(sight.ways === 0 ? ['a dead end'] : []),
    ...broken.map(
      ({ method, path, status, errorCode }) => `${method} ${path} answered ${status} ${errorCode}`,
    ),
  ];
}

function faultsOfSight(sight: Sight, door: Door | null): readonly string[] {
  const allowed = new Set(door?.allows);
  const failures = sight.failures.filter(
    ({ method, status, errorCode }) => !allowed.has(`${method} ${status} ${errorCode}` as never),
  );
  const nothing =
    door === null || !('isNowhere' in door && door.isNowhere === true) ? NOT_THERE.exec(sight.text) : null;
  return [
    ...(sight.hasWords
      ? []
      : [`does not show «${door?.shows ?? ''}» at ${sight.at}: ${sight.text.slice(0, 160)}`]),
    ...(sight.endless === null ? [] : [`waits without end: ${sight.endless}`]),
    ...(sight.signs.includes('broken') ? ['something is broken'] : []),
    ...(nothing ? [`says «${nothing[0]}»`] : []),
    ...(sight.ways === 0 && !(door !== null && 'isScreen' in door) ? ['a dead end'] : []),
    ...failures.map(
      ({ method, path, status, errorCode }) => `${method} ${path} answered ${status} ${errorCode}`,
    ),
  ];
}

const PATTERNS = Object.keys(PAGE_DOORS).map((path) => ({ path }));
/** The pattern in the router that an address belongs to. */
function patternOf(href: string): string {
  const [path = '/'] = href.split(/[?#]/);
  return matchRoutes(PATTERNS, path)?.at(-1)?.route.path ?? '/*';
}
