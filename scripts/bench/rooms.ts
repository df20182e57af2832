/**
 * What zones of interest save: the world's room against a plain room that broadcasts one Colyseus state to all, with the
 * same children on the widest map. First the bytes in lock-step, which are the same on every machine; then over real
 * sockets, in one run and in turn, which also shows the pace and the processor time. Then a thousand children on one
 * process, in places of the usual size, beside a process with as many rooms in which nothing happens: what keeps that one
 * waiting is the machine's doing, and such windows do not count. Ends with 1 when the gates below are not met.
 */
import { WORLD_ROOM_CAPACITY } from '#shared/contract/rooms/worldRoom.ts';
import { startTestDatabases } from '../../tests/support/testDatabaseServer.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import { bytesInLockStep } from './support/lockStep.ts';
import { machine } from './support/machine.ts';
import type { BotCount, BotQuestion } from './support/roomBots.ts';
import type { IdleBeatsQuestion } from './support/idleBeats.ts';
import type { RoomMeasure, RoomServerQuestion, RoomServerReport } from './support/roomServer.ts';
import { startSibling, type Sibling } from './support/startSibling.ts';
import { median } from './support/statistics.ts';
import type { Ticks } from './support/TickMeter.ts';

const CROWDS = [50, 100, 200, 400] as const;
/** The gates hold for this crowd. */
const GATE_CROWD = 200;
const MOST_BYTES = 0.35;
const MOST_CPU = 1;
/** Of messages that come a patch late in lock-step: some always do. */
const LATE = 0.05;
const THOUSAND = 1000;
/** Bots that come to send less than this of their messages a second were kept waiting by the machine. */
const LEAST_SENT = 18;
/** Rooms that tick 50 ms apart on a machine with time for them. */
const BUSY_PACE_MS = 55;
const MOST_PACE_MS = 60;
/** At p99 the rooms in which nothing happens are no later in a window that counts; so many are wanted, of at most so many. */
const CALM_PACE_MS = 54;
const CALM_WINDOWS = 3;
const MOST_WINDOWS = 20;
/** Of the world, on a usual window. */
const SCREEN_PX = 1280;
const SETTLE_MS = 2500;
const MEASURE_MS = 6000;
const HEAD = ['sent/s', 'B/s', 'own', 'core', 'tick p50', 'p99', 'pace p50', 'p99'] as const;
/** The gate's crowd is measured so often on each side, in turn. */
const GATE_ROUNDS = 2;

type Kind = 'sights' | 'plain';
type RoomServer = Sibling<RoomServerReport>;
interface Figures extends RoomMeasure, BotCount {}

const complaints: string[] = [];
compareInLockStep();
const stops: (() => Promise<void>)[] = [];
try {
  const databases = await startTestDatabases();
  stops.push(databases.stop);
  const bots = await start<object>('roomBots.ts', []);
  const most = Math.max(...CROWDS);
  const servers = {
    sights: await start<RoomServerReport>('roomServer.ts', ['sights', most, most, 'full']),
    plain: await start<RoomServerReport>('roomServer.ts', ['plain', most, most]),
  };
  const { width } = servers.sights.report;
  const whole = { from: 100, to: width - 100 };
  const screen = { from: (width - SCREEN_PX) / 2, to: (width + SCREEN_PX) / 2 };

  console.log(`${machine()}; a map of ${width} px, ${MEASURE_MS / 1000} s each\n`);
  print(['', ...HEAD, 'bytes', 'less own', 'cpu']);
  for (const crowd of CROWDS) {
    const rounds = crowd === GATE_CROWD ? GATE_ROUNDS : 1;
    const [ours, plain] = await compare(bots, servers, { count: crowd, ...whole }, rounds);
    printPair(`${crowd}`, ours, plain);
    if (crowd === GATE_CROWD) judge(ours, plain);
  }
  const [ours, plain] = await compare(bots, servers, { count: GATE_CROWD, ...screen }, 1);
  printPair(`${GATE_CROWD} on one screen`, ours, plain);
  await servers.plain.stop();
  await servers.sights.stop();

  await fillOneProcess(bots, { count: THOUSAND, ...whole });
} finally {
  for (const stop of stops.toReversed()) await stop();
}
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

function compareInLockStep(): void {
  const [map] = MAPS.toSorted((a, b) => b.width - a.width);
  if (map === undefined) throw new Error('There are no maps.');
  const middle = map.width / 2;
  print(['in lock-step', 'B/s', 'plain', 'its state', 'bytes', 'of state']);
  const line = (name: string, count: number, from: number, to: number) => {
    const { sights, plain, plainState } = bytesInLockStep({ map, count, from, to, late: LATE });
    const bytes = [sights, plain, plainState].map((found) => found.toFixed(0));
    print([name, ...bytes, (sights / plain).toFixed(2), (sights / plainState).toFixed(2)]);
    return sights / plainState;
  };
  for (const count of CROWDS) {
    const share = line(String(count), count, 100, map.width - 100);
    if (count === GATE_CROWD) judgeBytes(share, 'in lock-step');
  }
  line(`${GATE_CROWD} on one screen`, GATE_CROWD, middle - SCREEN_PX / 2, middle + SCREEN_PX / 2);
  console.log();
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
  servers: Record<Kind, RoomServer>,
  crowd: Crowd,
  rounds: number,
): Promise<[Figures, Figures]> {
  const found: Record<Kind, Figures[]> = { sights: [], plain: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const kind of ['sights', 'plain'] as const)
      found[kind].push(await measure(bots, servers[kind], crowd));
  return [meanOf(found.sights), meanOf(found.plain)];
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
async function fillOneProcess(bots: Sibling<object>, crowd: Crowd): Promise<void> {
  const rooms = Math.ceil(crowd.count / WORLD_ROOM_CAPACITY);
  const idle = await start<object>('idleBeats.ts', [rooms]);
  const ours = await start<RoomServerReport>('roomServer.ts', ['sights', WORLD_ROOM_CAPACITY, crowd.count]);
  console.log(`\n${crowd.count} in ${rooms} places of ${WORLD_ROOM_CAPACITY} on one process`);
  print(['', ...HEAD, 'idle p99', 'patches']);
  await enter(bots, ours, crowd);
  const calm: number[] = [];
  for (let window = 1; window <= MOST_WINDOWS && calm.length < CALM_WINDOWS; window += 1) {
    const [figures, { pace }] = await Promise.all([
      measureOnce(bots, ours),
      idle.ask<Ticks>({ measureMs: MEASURE_MS } satisfies IdleBeatsQuestion),
    ]);
    const isCalm = pace.p99 < CALM_PACE_MS;
    const machineIs = [pace.p99.toFixed(1), String(figures.patches)];
    print([isCalm ? 'a calm machine' : '  disturbed', ...columnsOf(figures), ...machineIs]);
    if (!isCalm) continue;
    calm.push(figures.ticks.pace.p99);
    complainOf(crowd.count, figures);
  }
  await askBots(bots, { leave: true });
  await ours.stop();
  const plain = await start<RoomServerReport>('roomServer.ts', ['plain', WORLD_ROOM_CAPACITY, crowd.count]);
  await enter(bots, plain, crowd);
  print(['  plain', ...columnsOf(await measureOnce(bots, plain))]);
  await askBots(bots, { leave: true });

  const pace = median(calm);
  if (calm.length < CALM_WINDOWS) {
    complaints.push(`The machine was calm in ${calm.length} windows, ${CALM_WINDOWS} wanted.`);
  } else if (pace >= MOST_PACE_MS) {
    complaints.push(
      `With ${crowd.count} children a tick follows the last after ${pace.toFixed(1)} ms at p99, less than ${MOST_PACE_MS} wanted.`,
    );
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
    patches: mean(({ patches }) => patches),
    cpu: mean(({ cpu }) => cpu),
    ticks: { work: spread('work'), pace: spread('pace') },
  };
}

function judge(ours: Figures, plain: Figures): void {
  judgeBytes(ours.all / plain.all, 'over sockets');
  const cpu = ours.cpu / plain.cpu;
  if (cpu > MOST_CPU)
    complaints.push(
      `${GATE_CROWD} children cost ${cpu.toFixed(2)} of the plain room's processor time, at most ${MOST_CPU} wanted.`,
    );
}

function judgeBytes(share: number, where: string): void {
  if (share <= MOST_BYTES) return;
  complaints.push(
    `${GATE_CROWD} children cost ${share.toFixed(2)} of the plain room's bytes ${where}, at most ${MOST_BYTES} wanted.`,
  );
}

function printPair(name: string, ours: Figures, plain: Figures): void {
  const shares = [
    ours.all / plain.all,
    (ours.all - ours.self) / (plain.all - plain.self),
    ours.cpu / plain.cpu,
  ];
  print([name, ...columnsOf(ours), ...shares.map((share) => share.toFixed(2))]);
  print(['  plain', ...columnsOf(plain)]);
}

function columnsOf({ sent, all, self, cpu, ticks: { work, pace } }: Figures): string[] {
  const times = [work.p50, work.p99, pace.p50, pace.p99].map((ms) => ms.toFixed(1));
  return [sent.toFixed(1), all.toFixed(0), self.toFixed(0), cpu.toFixed(2), ...times];
}

function print([name = '', ...columns]: readonly string[]): void {
  console.log(name.padEnd(22) + columns.map((column) => column.padStart(9)).join(''));
}
