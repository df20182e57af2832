import { eq, sql } from 'drizzle-orm';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import type { ContestContent } from '#shared/contract/battle/scoreboards.ts';
import type { Database } from '#server/db/connect.ts';
import { contests } from '#server/db/tables/battle/scoreboard.ts';
import type { ApiClient } from '../../support/apiClient.ts';
import {
  enterRoom,
  handIn,
  makeCompetition,
  openRoom,
  rightProgram,
  WRONG_PROGRAM,
} from '../../support/battles.ts';
import type { Child } from '../../support/signUpChild.ts';

/** Codes of a room that waits, of two in the middle of their races, one frozen, and of one whose race is over. */
export interface BattleCodes {
  readonly waiting: string;
  readonly racing: string;
  readonly frozen: string;
  readonly over: string;
}

/** Codes of no rooms at all. */
export const NO_BATTLES: BattleCodes = {
  waiting: 'ZZZZZZ',
  racing: 'ZZZZZZ',
  frozen: 'ZZZZZZ',
  over: 'ZZZZZZ',
};

type Players = { readonly [Room in keyof BattleCodes]: readonly Child[] };

/** Four rooms of these children, in each the first of them the host. */
export async function fillBattles(
  { api, db }: { readonly api: ApiClient; readonly db: Database },
  players: Players,
): Promise<BattleCodes> {
  const waiting = await gather(api, players.waiting, { name: '점심시간 대결', problemCount: 3 });
  const racing = await gather(api, players.racing, {
    ...{ name: '바다 반 조별 배틀', rule: 'ICPC', problemCount: 3, minutes: 60 },
    ...{ mode: 'TEAM', teamCount: 2 },
  });
  const frozen = await gather(api, players.frozen, { name: '얼음 바다 대결', problemCount: 3, minutes: 60 });
  const over = await gather(api, players.over, { name: '방과 후 대결', minutes: 10 });
  await race(api, racing, players.racing, ['rw', 'wwr', 'w']);
  const icy = await race(api, frozen, players.frozen, ['r', 'wr', 'w', 'r']);
  await freeze(db, icy.contestId);
  await handInAll(api, { key: frozen, contents: icy.contents }, players.frozen, ['', 'r', 'w', 'rr'], 1);
  await race(api, over, players.over, ['r', 'wr', 'wwr']);
  return { waiting, racing, frozen, over };
}

/** A competition that is frozen: what was handed in last is a secret for all others. */
export async function fillFrozenCompetition(
  { api, db }: { readonly api: ApiClient; readonly db: Database },
  { teacher, players }: { readonly teacher: Child; readonly players: readonly Child[] },
): Promise<number> {
  const now = Date.now();
  const { key, competitionId } = await makeCompetition(api, teacher, {
    name: '얼음 바다 대회',
    startDate: new Date(now).toISOString(),
    endDate: new Date(now + 3_600_000).toISOString(),
    freezeMinutes: LEFT_MINUTES,
    contentList: [0, 1, 2, 3].map((index) => ({ problemId: problemIdOf(1, index), points: 100 })),
  });
  for (const child of players) await api.call('competitions.enroll', { params: { key } }, child);
  const [host] = players;
  if (!host) throw new Error('fillFrozenCompetition: nobody plays');
  const { body } = await api.call('competitions.getInfo', { params: { key } }, host);
  const contents = await untilRunning(api, host, key);
  await api.call('competitions.start', { params: { key } }, host);
  await handInAll(api, { key, contents }, players, ['rw', 'r', 'wr', 'w', 'r', '']);
  await freeze(db, body.clock?.contestId ?? 0);
  await handInAll(api, { key, contents }, players, ['r', 'w', 'r', '', 'r', ''], 1);
  return competitionId;
}

const LEFT_MINUTES = 16;

/** The race has gone on until its last minutes, from which on results of others are hidden. */
async function freeze(db: Database, contestId: number): Promise<void> {
  const { durationMs, startsAt } = contests;
  const freezeFromMs = sql`${durationMs} - ${LEFT_MINUTES * 60_000}`;
  await db
    .update(contests)
    .set({ freezeFromMs, startsAt: sql`${startsAt} - (${freezeFromMs}) * interval '1 millisecond'` })
    .where(eq(contests.id, contestId));
}

/** All sit in the room, and all but the host of a room that only waits are ready. */
async function gather(api: ApiClient, [host, ...guests]: readonly Child[], settings: object) {
  if (!host) throw new Error('gather: nobody plays');
  const { room } = await openRoom(api, host, settings);
  for (const guest of guests) {
    await enterRoom(api, guest, room.code);
    await api.call('battles.setReady', { params: { code: room.code }, body: { ready: true } }, guest);
  }
  return room.code;
}

/** Starts the race, in which each hands its works in. */
async function race(api: ApiClient, code: string, players: readonly Child[], works: readonly string[]) {
  const [host] = players;
  if (!host) throw new Error('race: nobody plays');
  const { status, body } = await api.call('battles.start', { params: { code } }, host);
  if (status !== 200) throw new Error(`battles.start answered ${status}`);
  const contents = await untilRunning(api, host, code);
  await handInAll(api, { key: code, contents }, players, works);
  return { contents, contestId: body.room.contestId ?? 0 };
}

interface Running {
  readonly key: string;
  readonly contents: readonly ContestContent[];
}

/**
 * Hands each player's programs in, one problem after the other: r(ight) goes on to the next one, w(rong)
 * stays.
 */
async function handInAll(
  api: ApiClient,
  { key, contents }: Running,
  players: readonly Child[],
  works: readonly string[],
  from = 0,
) {
  for (const [index, player] of players.entries()) {
    let at = from;
    for (const work of works[index] ?? '') {
      const content = contents[at];
      if (!content) break;
      await handIn(api, player, {
        ...{ key, content },
        program: work === 'r' ? rightProgram(content) : WRONG_PROGRAM,
      });
      if (work === 'r') at += 1;
    }
  }
}

/** Longer than a countdown on a slow machine, in quarters of a second. */
const MOST_LOOKS = 120;

/** The problems are listed once the countdown is over. */
async function untilRunning(api: ApiClient, host: Child, code: string) {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const { status, body } = await api.call('competitions.listContents', { params: { key: code } }, host);
    if (status === 200 && body.contentList.length > 0) return body.contentList;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`the race of room ${code} does not begin`);
}
