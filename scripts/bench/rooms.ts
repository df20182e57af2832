/**
 * Measures the savings of the world's own encoding against two peers with the same children on the widest map: a plain
 * room that broadcasts one Colyseus state to all, and one whose StateViews follow the same zones of interest. First the
 * bytes in lock-step, which are the same on every machine; then over real sockets, in one run and in turn, which also
 * shows the pace and the processor time. Then 500 children on one process, in places of the usual size, beside a
 * process with as many idle rooms: delays of the idle one are the machine's, and such windows do not count. Ends with 1
 * when the gates below are not met. `--crowds 60,200 --process 0` measures these crowds and no full process.
 */
import { parseArgs } from 'node:util';
import { WORLD_ROOM_CAPACITY } from '#shared/contract/rooms/worldRoom.ts';
import { startTestDatabases } from '../../tests/support/testDatabaseServer.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { bytesInLockStep } from './support/lockStep.ts';
import { machine } from './support/machine.ts';
import type { BotCount, BotQuestion } from './support/roomBots.ts';
import type { IdleTickerQuestion } from './support/idleTicker.ts';
import type { RoomKind, RoomMeasure, RoomServerQuestion, RoomServerReport } from './support/roomServer.ts';
import {
  judgePlain,
  judgeTicks,
  judgeViews,
  PLAIN_CROWD,
  VIEWS_CROWD,
  type Shares,
} from './support/roomGates.ts';
import { startSibling, type Sibling } from './support/startSibling.ts';
import { median } from './support/statistics.ts';
import type { Ticks } from './support/TickMeter.ts';

/** Share of messages that arrive a patch late in lock-step. */
const LATE = 0.05;
/** Bots that send less than this share of their messages a second were delayed by the machine. */
const LEAST_SENT = 18;
/** Rooms that tick 50 ms apart on a machine with time for them. */
const BUSY_PACE_MS = 55;
/**
 * The idle rooms are no later than this at p99 in a window that counts; this many windows are wanted, of at most that
 * many.
 */
const CALM_PACE_MS = 54;
const CALM_WINDOWS = 3;
const MOST_WINDOWS = 20;
/** Width of the world in a usual window. */
const SCREEN_PX = 1280;
const SETTLE_MS = 2500;
const MEASURE_MS = 6000;
/** The number of measurements of each gated crowd on each side, in turn. */
const GATE_ROUNDS = 2;
const HEAD = ['sent/s', 'B/s', 'own', 'core', 'tick p50', 'p99', 'pace p50', 'p99'] as const;
const KINDS = ['zones', 'views', 'plain'] as const satisfies readonly RoomKind[];

type RoomServer = Sibling<RoomServerReport>;
interface Figures extends RoomMeasure, BotCount {}

const { values } = parseArgs({
  options: {
    crowds: { type: 'string', default: '50,60,100,200,400' },
    process: { type: 'string', default: '500' },
  },
});
const crowds = values.crowds
  .split(',')
  .map(Number)
  .filter((count) => count > 0);
const fullProcess = Number(values.process);

const complaints: string[] = [];
compareInLockStep();
const stops: (() => Promise<void>)[] = [];
try {
  const databases = await startTestDatabases();
  stops.push(databases.stop);
  const bots = await start<object>('roomBots.ts', []);
  if (crowds.length > 0) await compareOverSockets(bots);
  if (fullProcess > 0) await fillOneProcess(bots, fullProcess);
} finally {
  for (const stop of stops.toReversed()) await stop();
}
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

function compareInLockStep(): void {
  const map = widestMap();
  const middle = map.width / 2;
  print(['in lock-step', 'B/s', 'views', 'no ticks', 'plain', 'its state', 'of views', 'of plain']);
  const line = (name: string, count: number, from: number, to: number) => {
    const found = bytesInLockStep({ map, count, from, to, late: LATE });
    const { zones, views, viewsWithoutTicks, plain, plainState } = found;
    const bytes = [zones, views, viewsWithoutTicks, plain, plainState].map((each) => each.toFixed(0));
    const shares = [zones / views, zones / plain].map((share) => share.toFixed(2));
    print([name, ...bytes, ...shares]);
    return found;
  };
  for (const count of crowds) {
    const { zones, views, plainState } = line(String(count), count, 100, map.width - 100);
    if (count === VIEWS_CROWD) complaints.push(...judgeViews({ bytes: zones / views, cpu: Infinity }));
    if (count === PLAIN_CROWD) complaints.push(...judgePlain({ bytes: zones / plainState, cpu: 0 }));
  }
  line(`${PLAIN_CROWD} on one screen`, PLAIN_CROWD, middle - SCREEN_PX / 2, middle + SCREEN_PX / 2);
  console.log();
}

async function compareOverSockets(bots: Sibling<object>): Promise<void> {
  const most = Math.max(...crowds);
  const servers = {
    zones: await start<RoomServerReport>('roomServer.ts', ['zones', most, most]),
    views: await start<RoomServerReport>('roomServer.ts', ['views', most, most]),
    plain: await start<RoomServerReport>('roomServer.ts', ['plain', most, most]),
  };
  const { width } = widestMap();
  console.log(`${machine()}; a map of ${width} px, ${MEASURE_MS / 1000} s each\n`);
  print(['', ...HEAD, 'bytes', 'cpu']);
  for (const count of crowds) {
    const isGated = count === VIEWS_CROWD || count === PLAIN_CROWD;
    const found = await compare(bots, servers, { count, ...wholeMap() }, isGated ? GATE_ROUNDS : 1);
    printAll(`${count}`, found);
    if (count === VIEWS_CROWD) complaints.push(...judgeViews(sharesOf(found.zones, found.views)));
    if (count === PLAIN_CROWD) complaints.push(...judgePlain(sharesOf(found.zones, found.plain)));
  }
  if (most >= PLAIN_CROWD) {
    const screen = { from: (width - SCREEN_PX) / 2, to: (width + SCREEN_PX) / 2 };
    const found = await compare(bots, servers, { count: PLAIN_CROWD, ...screen }, 1);
    printAll(`${PLAIN_CROWD} on one screen`, found);
  }
  for (const kind of KINDS) await servers[kind].stop();
}

function widestMap(): MapDefinition {
  const [map] = MAPS.toSorted((a, b) => b.width - a.width);
  if (map === undefined) throw new Error('There are no maps.');
  return map;
}

function wholeMap(): { readonly from: number; readonly to: number } {
  return { from: 100, to: widestMap().width - 100 };
}

async function start<Report>(file: string, args: readonly (string | number)[]): Promise<Sibling<Report>> {
  const sibling = await startSibling<Report>(new URL(`support/${file}`, import.meta.url), args);
  stops.push(sibling.stop);
  return sibling;
}

interface Crowd {
  readonly count: number;
  readonly from: number;
  readonly to: number;
}

async function compare(
  bots: Sibling<object>,
  servers: Record<RoomKind, RoomServer>,
  crowd: Crowd,
  rounds: number,
): Promise<Record<RoomKind, Figures>> {
  const found: Record<RoomKind, Figures[]> = { zones: [], views: [], plain: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const kind of KINDS) found[kind].push(await measure(bots, servers[kind], crowd));
  return { zones: meanOf(found.zones), views: meanOf(found.views), plain: meanOf(found.plain) };
}

async function measure(bots: Sibling<object>, server: RoomServer, crowd: Crowd): Promise<Figures> {
  await enter(bots, server, crowd);
  const figures = await measureOnce(bots, server);
  await askBots(bots, { leave: true });
  complainOf(crowd.count, figures);
  if (figures.ticks.pace.p50 > BUSY_PACE_MS) {
    complaints.push(
      `The rooms of ${crowd.count} ticked every ${figures.ticks.pace.p50.toFixed(0)} ms: the machine was too busy to measure.`,
    );
  }
  return figures;
}

function askBots<Answer>(bots: Sibling<object>, question: BotQuestion): Promise<Answer> {
  return bots.ask<Answer>(question);
}

function askServer<Answer>(server: RoomServer, question: RoomServerQuestion): Promise<Answer> {
  return server.ask<Answer>(question);
}

async function enter(bots: Sibling<object>, server: RoomServer, spread: Crowd): Promise<void> {
  const { port, mapId, tokens } = server.report;
  await askServer(server, { spread });
  await askBots(bots, { enter: { port, mapId, tokens: tokens.slice(0, spread.count) } });
  await askBots(bots, { countMs: SETTLE_MS });
}

async function measureOnce(bots: Sibling<object>, server: RoomServer): Promise<Figures> {
  const [measured, counted] = await Promise.all([
    askServer<RoomMeasure>(server, { measureMs: MEASURE_MS }),
    askBots<BotCount>(bots, { countMs: MEASURE_MS }),
  ]);
  return { ...measured, ...counted };
}

function complainOf(count: number, { sent, lost }: Figures): void {
  if (sent < LEAST_SENT) {
    complaints.push(
      `${count} bots sent ${sent.toFixed(1)} batches of keys a second instead of 20: the machine was too busy to measure.`,
    );
  }
  if (lost > 0) complaints.push(`${lost} of ${count} bots lost their line.`);
}

/** The pace of many rooms on one process: ours, then the plain ones. */
async function fillOneProcess(bots: Sibling<object>, count: number): Promise<void> {
  const crowd = { count, ...wholeMap() };
  const rooms = Math.ceil(crowd.count / WORLD_ROOM_CAPACITY);
  const idle = await start<object>('idleTicker.ts', [rooms]);
  const ours = await start<RoomServerReport>('roomServer.ts', ['zones', WORLD_ROOM_CAPACITY, crowd.count]);
  console.log(`\n${crowd.count} in ${rooms} places of ${WORLD_ROOM_CAPACITY} on one process`);
  print(['', ...HEAD, 'idle p99']);
  await enter(bots, ours, crowd);
  const calm: Ticks[] = [];
  for (let window = 1; window <= MOST_WINDOWS && calm.length < CALM_WINDOWS; window += 1) {
    const [figures, { pace }] = await Promise.all([
      measureOnce(bots, ours),
      idle.ask<Ticks>({ measureMs: MEASURE_MS } satisfies IdleTickerQuestion),
    ]);
    const isUndisturbed = pace.p99 < CALM_PACE_MS;
    const machineIs = [pace.p99.toFixed(1)];
    print([isUndisturbed ? 'a calm machine' : '  disturbed', ...columnsOf(figures), ...machineIs]);
    if (!isUndisturbed) continue;
    calm.push(figures.ticks);
    complainOf(crowd.count, figures);
  }
  await askBots(bots, { leave: true });
  await ours.stop();
  const plain = await start<RoomServerReport>('roomServer.ts', ['plain', WORLD_ROOM_CAPACITY, crowd.count]);
  await enter(bots, plain, crowd);
  print(['  plain', ...columnsOf(await measureOnce(bots, plain))]);
  await askBots(bots, { leave: true });

  const pace = median(calm.map((ticks) => ticks.pace.p99));
  const work = median(calm.map((ticks) => ticks.work.p99));
  if (calm.length < CALM_WINDOWS) {
    complaints.push(`The machine was calm in ${calm.length} windows, ${CALM_WINDOWS} wanted.`);
  } else {
    complaints.push(...judgeTicks(crowd.count, { work, pace }));
  }
}

function meanOf(rounds: readonly Figures[]): Figures {
  const mean = (of: (figures: Figures) => number) =>
    rounds.reduce((sum, figures) => sum + of(figures), 0) / rounds.length;
  const spread = (of: 'work' | 'pace') => ({
    p50: mean(({ ticks }) => ticks[of].p50),
    p99: mean(({ ticks }) => ticks[of].p99),
  });
  return {
    all: mean(({ all }) => all),
    self: mean(({ self }) => self),
    sent: mean(({ sent }) => sent),
    lost: mean(({ lost }) => lost),
    cpu: mean(({ cpu }) => cpu),
    ticks: { work: spread('work'), pace: spread('pace') },
  };
}

function sharesOf(ours: Figures, peer: Figures): Shares {
  return { bytes: ours.all / peer.all, cpu: ours.cpu / peer.cpu };
}

function printAll(name: string, found: Record<RoomKind, Figures>): void {
  print([name, ...columnsOf(found.zones)]);
  for (const kind of ['views', 'plain'] as const) {
    const { bytes, cpu } = sharesOf(found.zones, found[kind]);
    print([`  ${kind}`, ...columnsOf(found[kind]), bytes.toFixed(2), cpu.toFixed(2)]);
  }
}

function columnsOf({ sent, all, self, cpu, ticks: { work, pace } }: Figures): string[] {
  const times = [work.p50, work.p99, pace.p50, pace.p99].map((ms) => ms.toFixed(1));
  return [sent.toFixed(1), all.toFixed(0), self.toFixed(0), cpu.toFixed(2), ...times];
}

function print([name = '', ...columns]: readonly string[]): void {
  console.log(name.padEnd(22) + columns.map((column) => column.padStart(9)).join(''));
}
