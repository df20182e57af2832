/**
 * Battles on one process of the product, with players that have no browser. Four measurements, each alone by --only:
 * rooms (entries on every screen after the verdict, and their size), clock (the difference of players' clocks behind a
 * slow network), crowd (one room with many spectators), kills (a killed server during running battles). Ends with 1
 * when a gate is missed.
 */
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { SUBMISSIONS_PER_MINUTE, type ContestRule } from '#shared/contract/battle/scoreboards.ts';
import type { JournalItem } from '#shared/scoreboard/foldEntry.ts';
import { projectJournal } from '#shared/scoreboard/projectJournal.ts';
import { rankBoard } from '#shared/scoreboard/rankBoard.ts';
import { createApiClient } from '../../tests/support/apiClient.ts';
import { startTestDatabases } from '../../tests/support/testDatabaseServer.ts';
import { Relay } from '../../tests/rooms/support/Relay.ts';
import { BattleField, botsOf, within, type Race } from './support/battleField.ts';
import { machine } from './support/machine.ts';
import { median, percentile } from './support/statistics.ts';

const GATES = { entryP95Ms: 150, entryBytes: 200, clockSkewMs: 100 } as const;
const ROUND_TRIP_MS = 300;
const JITTER_MS = 40;
const JUDGED_WITHIN_MS = 120_000;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rooms: { type: 'string', default: '100' },
    players: { type: 'string', default: '6' },
    rate: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60' },
    crowd: { type: 'string', default: '30' },
    spectators: { type: 'string', default: '300' },
    battles: { type: 'string', default: '20' },
  },
});
const number = (text: string) => Math.max(1, Number(text));

const complaints: string[] = [];
const gate = (isMet: boolean, complaint: string) => {
  if (!isMet) complaints.push(complaint);
};

/** Submits at a fixed pace, independent of earlier verdicts. */
async function handInAtPace(url: string, races: readonly Race[], rate: number, seconds: number) {
  const players = races.flatMap((race) => race.players.map((player) => ({ race, player })));
  const sent: Promise<number>[] = [];
  const startedAt = performance.now();
  for (let n = 0; n < rate * seconds; n += 1) {
    await sleep(Math.max(0, startedAt + (n * 1000) / rate - performance.now()));
    const next = players[n % players.length];
    if (next) sent.push(next.player.handIn(url, next.race.code));
  }
  return new Set(await Promise.all(sent));
}

/** Milliseconds from the stored verdict until a screen has shown it, of every screen of its room. */
async function delays(field: BattleField, races: readonly Race[]): Promise<number[]> {
  const all: number[] = [];
  for (const race of races) {
    const judged = await field.query<{ userId: number; at: Date }>(
      `select e.user_id as "userId", s.judged_at as at from contest_entries e
       join submissions s on s.id = e.submission_id where e.contest_id = $1 order by s.judged_at`,
      [race.contestId],
    );
    for (const bot of botsOf([race])) {
      const shownOf = Map.groupBy(bot.shown, ({ userId }) => userId);
      const judgedOf = Map.groupBy(judged, ({ userId }) => userId);
      for (const [userId, verdicts] of judgedOf) {
        const shown = shownOf.get(userId) ?? [];
        if (shown.length < verdicts.length)
          complaints.push(`${verdicts.length - shown.length} verdicts of a player are missing on a screen`);
        verdicts.forEach(({ at }, index) => {
          const one = shown[index];
          if (one) all.push(one.receivedAt - at.getTime());
        });
      }
    }
  }
  return all;
}

async function untilJudged(field: BattleField, races: readonly Race[]): Promise<void> {
  const contestIds = races.map(({ contestId }) => contestId);
  await within(JUDGED_WITHIN_MS, 'not everything is judged', async () => {
    const [row] = await field.query<{ waiting: string }>(
      'select count(*) as waiting from contest_entries where contest_id = any($1) and verdict is null',
      [contestIds],
    );
    return Number(row?.waiting) === 0;
  });
  // Messages on their way arrive.
  await sleep(500);
}

async function measureRaces(name: string, races: readonly Race[], field: BattleField) {
  await field.begun(races);
  const players = races.reduce((count, race) => count + race.players.length, 0);
  const [wanted, seconds] = [number(values.rate), number(values.seconds)];
  // No child may hand in more often.
  const rate = Math.min(wanted, (players * SUBMISSIONS_PER_MINUTE) / 60);
  const submissions = await handInAtPace(field.url, races, rate, seconds);
  await untilJudged(field, races);
  const late = await delays(field, races);
  const bytes = botsOf(races).flatMap(({ entryBytes }) => entryBytes);
  const p95 = percentile(late, 0.95);
  const mostBytes = bytes.reduce((most, one) => Math.max(most, one), 0);
  gate(p95 <= GATES.entryP95Ms, `${name}: an entry takes ${p95} ms (p95), ${GATES.entryP95Ms} wanted`);
  gate(mostBytes <= GATES.entryBytes, `${name}: an entry has ${mostBytes} bytes, ${GATES.entryBytes} wanted`);
  console.log(`\n${name}: ${races.length} rooms, ${botsOf(races).length} screens, ${rate} submissions/s`);
  console.table({
    submissions: submissions.size,
    'entries on screens': late.length,
    'entry p50 ms': median(late),
    [`entry p95 ms, ${GATES.entryP95Ms} wanted`]: p95,
    'entry p99 ms': percentile(late, 0.99),
    'bytes of an entry, median': median(bytes),
    [`bytes of an entry, most, ${GATES.entryBytes} wanted`]: mostBytes,
  });
}

async function openRaces(field: BattleField, count: number, players: number): Promise<Race[]> {
  const races: Race[] = [];
  while (races.length < count) races.push(await field.race({ players }));
  return races;
}

const parts: Readonly<Record<string, (field: BattleField) => Promise<void>>> = {
  rooms: async (field) => {
    const races = await openRaces(field, number(values.rooms), number(values.players));
    await measureRaces('rooms', races, field);
    await Promise.all(botsOf(races).map((bot) => bot.leave()));
  },

  crowd: async (field) => {
    const size = { players: number(values.crowd), spectators: number(values.spectators) };
    const race = await field.race(size);
    await measureRaces(`a crowd of ${size.players} players and ${size.spectators} spectators`, [race], field);
    await Promise.all(botsOf([race]).map((bot) => bot.leave()));
  },

  clock: async (field) => {
    const race = await field.race({ players: number(values.players) });
    const relay = await Relay.open(Number(new URL(field.url).port), {
      roundTripMs: ROUND_TRIP_MS,
      jitterMs: JITTER_MS,
    });
    for (const bot of race.players) {
      await bot.leave();
      await bot.connect(relay.url, race.code);
    }
    // All of them use this machine's clock, so their differences are those of their screens.
    const offsets = await Promise.all(race.players.map((bot) => bot.clockOffset()));
    const skew = Math.max(...offsets) - Math.min(...offsets);
    gate(skew <= GATES.clockSkewMs, `clocks are ${skew} ms apart, ${GATES.clockSkewMs} wanted`);
    console.log(`\nclock: ${race.players.length} players, ${ROUND_TRIP_MS} ms there and back`);
    console.table({
      'skew ms, 100 wanted': skew,
      'furthest from the server ms': Math.max(...offsets.map(Math.abs)),
    });
    await Promise.all(race.players.map((bot) => bot.leave()));
    await relay.close();
  },

  kills: async (field) => {
    const races = await openRaces(field, number(values.battles), 2);
    await field.begun(races);
    // Every press has its key; a press without an answer is repeated, as a page does.
    const presses = races.flatMap((race) =>
      race.players.map((player, index) => ({ race, player, isRight: index > 0, clientKey: randomUUID() })),
    );
    const press = ({ race, player, isRight, clientKey }: (typeof presses)[number]) =>
      player.handIn(field.url, race.code, { isRight, clientKey });
    const first = Promise.allSettled(presses.map(press));
    await sleep(200);
    const startedAt = performance.now();
    await field.killAndStart();
    await first;
    for (const one of presses) await press(one);
    for (const race of races) for (const bot of race.players) await bot.connect(field.url, race.code);
    const resumedMs = performance.now() - startedAt;
    await untilJudged(field, races);
    const [stored] = await field.query<{ all: string; keys: string }>(
      `select count(*) as all, count(distinct s.client_key) as keys from contest_entries e
       join submissions s on s.id = e.submission_id where e.contest_id = any($1)`,
      [races.map(({ contestId }) => contestId)],
    );
    gate(Number(stored?.all) === presses.length, `${stored?.all} submissions of ${presses.length} presses`);
    gate(Number(stored?.keys) === presses.length, 'a submission is doubled');
    let unequal = 0;
    for (const race of races) if (!(await isAsJournal(field, race))) unequal += 1;
    gate(unequal === 0, `${unequal} boards are not as their journals`);
    console.log(`\nkills: ${races.length} battles, ${presses.length} presses, the server killed among them`);
    console.table({
      'submissions stored': Number(stored?.all),
      'all back in the race after ms': Math.round(resumedMs),
      'boards unlike their journal': unequal,
    });
    await Promise.all(botsOf(races).map((bot) => bot.leave()));
  },
};

interface StoredContest {
  readonly rule: ContestRule;
  readonly scoredMs: string;
}

/** Whether the page's board, entries and ranks, equals the result of its journal. */
async function isAsJournal(field: BattleField, { code, contestId, players }: Race): Promise<boolean> {
  const [player] = players;
  const [contest] = await field.query<StoredContest>(
    'select rule, scored_ms as "scoredMs" from contests where id = $1',
    [contestId],
  );
  if (!player || !contest) return false;
  const { body } = await createApiClient(field.url).call(
    'competitions.getScoreboard',
    { params: { key: code } },
    player.child,
  );
  const journal = await field.query<JournalItem>(
    `select submission_id as "submissionId", user_id as "userId", at_ms as "atMs", verdict, correct, total, fraction,
       competition_content_id as "competitionContentId" from contest_entries where contest_id = $1`,
    [contestId],
  );
  const { rule } = contest;
  const entries = projectJournal(journal, {
    rule,
    scoredMs: Number(contest.scoredMs),
    freezeFromMs: null,
    sight: 'all',
    pointsOf: new Map(body.contentList.map((one) => [one.competitionContentId, one.points])),
  });
  const points = body.contentList.map((one) => one.points);
  const rows = rankBoard({ rule, entries, users: body.userList, points });
  return isDeepStrictEqual(body.scoreboardList, entries) && isDeepStrictEqual(body.rankList, rows);
}

const databases = await startTestDatabases();
try {
  console.log(machine());
  for (const [name, measure] of Object.entries(parts)) {
    if (values.only !== undefined && values.only !== name) continue;
    const field = await BattleField.open();
    try {
      await measure(field);
    } finally {
      await field.close();
    }
  }
} finally {
  await databases.stop();
}
for (const complaint of new Set(complaints)) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
