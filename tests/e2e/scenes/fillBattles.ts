import type { ApiClient } from '../../support/apiClient.ts';
import { enterRoom, handIn, openRoom, rightProgram, WRONG_PROGRAM } from '../../support/battles.ts';
import type { Child } from '../../support/signUpChild.ts';

/** Codes of a room that waits, of one in the middle of its race and of one whose race is over. */
export interface BattleCodes {
  readonly waiting: string;
  readonly racing: string;
  readonly over: string;
}

/** Of no rooms at all. */
export const NO_BATTLES: BattleCodes = { waiting: 'ZZZZZZ', racing: 'ZZZZZZ', over: 'ZZZZZZ' };

type Players = { readonly [Room in keyof BattleCodes]: readonly Child[] };

/** Three rooms of these children, in each the first of them the host. */
export async function fillBattles(api: ApiClient, players: Players): Promise<BattleCodes> {
  const waiting = await gather(api, players.waiting, { name: '점심시간 대결', problemCount: 3 });
  const racing = await gather(api, players.racing, {
    ...{ name: '바다 반 조별 배틀', rule: 'ICPC', problemCount: 3, minutes: 60 },
    ...{ mode: 'TEAM', teamCount: 2 },
  });
  const over = await gather(api, players.over, { name: '방과 후 대결', minutes: 10 });
  await race(api, racing, players.racing, ['rw', 'wwr', 'w']);
  await race(api, over, players.over, ['r', 'wr', 'wwr']);
  return { waiting, racing, over };
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

/** What each hands in, one problem after the other: r(ight) goes on to the next one, w(rong) stays. */
async function race(api: ApiClient, code: string, players: readonly Child[], works: readonly string[]) {
  const [host] = players;
  if (!host) throw new Error('race: nobody plays');
  const { status } = await api.call('battles.start', { params: { code } }, host);
  if (status !== 200) throw new Error(`battles.start answered ${status}`);
  const contents = await untilRunning(api, host, code);
  for (const [index, player] of players.entries()) {
    let at = 0;
    for (const work of works[index] ?? '') {
      const content = contents[at];
      if (!content) break;
      await handIn(api, player, {
        ...{ key: code, content },
        program: work === 'r' ? rightProgram(content) : WRONG_PROGRAM,
      });
      if (work === 'r') at += 1;
    }
  }
}

/** Longer than a countdown on a slow machine, in quarters of a second. */
const MOST_LOOKS = 120;

/** What there is to solve is told once the countdown is over. */
async function untilRunning(api: ApiClient, host: Child, code: string) {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const { status, body } = await api.call('competitions.listContents', { params: { key: code } }, host);
    if (status === 200 && body.contentList.length > 0) return body.contentList;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`the race of room ${code} does not begin`);
}
