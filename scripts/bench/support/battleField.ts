import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { COUNTDOWN_MS } from '#shared/contract/battle/scoreboards.ts';
import { createApiClient } from '../../../tests/support/apiClient.ts';
import { enterRoom, openRoom } from '../../../tests/support/battles.ts';
import { startKillableServer, type KillableServer } from '../../../tests/support/killableServer.ts';
import { newScratchFolder } from '../../../tests/support/scratchFolder.ts';
import { signUpDressedChild } from '../../../tests/support/signUpChild.ts';
import { createTestDatabase } from '../../../tests/support/testDatabase.ts';
import { BattleBot } from './BattleBot.ts';

/** A running race with all players connected. */
export interface Race {
  readonly code: string;
  readonly contestId: number;
  readonly players: readonly BattleBot[];
  readonly spectators: readonly BattleBot[];
}

export interface RaceSize {
  readonly players: number;
  readonly spectators?: number;
}

const READY_MS = 30_000;

/** One process of the product that can be killed, and races in it. */
export class BattleField {
  readonly #folder: string;
  readonly #databaseUrl: string;
  #server: KillableServer;
  #addresses = 0;

  private constructor(folder: string, databaseUrl: string, server: KillableServer) {
    this.#folder = folder;
    this.#databaseUrl = databaseUrl;
    this.#server = server;
  }

  static async open(): Promise<BattleField> {
    const { url } = await createTestDatabase();
    const folder = newScratchFolder('bench-battle');
    return new BattleField(folder, url, await startKillableServer(url, settingsOf(folder)));
  }

  #nextAddress(): string {
    this.#addresses += 1;
    return `10.0.${this.#addresses >> 8}.${this.#addresses & 255}`;
  }

  get url(): string {
    return this.#server.url;
  }

  async killAndStart(): Promise<void> {
    await this.#server.kill();
    this.#server = await startKillableServer(this.#databaseUrl, settingsOf(this.#folder));
  }

  async query<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.#databaseUrl });
    await client.connect();
    try {
      return (await client.query<Row>(text, [...values])).rows;
    } finally {
      await client.end();
    }
  }

  async race({ players: count, spectators: watching = 0 }: RaceSize): Promise<Race> {
    const api = createApiClient(this.url);
    const bots: BattleBot[] = [];
    // Each bot has an address of its own, because sign-ups are limited by address.
    while (bots.length < count + watching)
      bots.push(new BattleBot(await signUpDressedChild(this, {}, this.#nextAddress())));
    const [players, spectators] = [bots.slice(0, count), bots.slice(count)];
    const [host] = players;
    if (!host) throw new Error('A race needs players.');
    const { room } = await openRoom(api, host.child, {
      capacity: Math.max(2, count),
      minutes: 60,
      freeze: false,
      listed: false,
    });
    const { code } = room;
    for (const { child } of players.slice(1)) {
      await enterRoom(api, child, code);
      await api.call('battles.setReady', { params: { code }, body: { ready: true } }, child);
    }
    for (const { child } of spectators) await enterRoom(api, child, code, { spectate: true });
    for (const bot of bots) await bot.connect(this.url, code);
    const { status, body, error } = await api.call('battles.start', { params: { code } }, host.child);
    if (status !== 200) throw new Error(`No start: ${error.errorCode}`);
    return { code, contestId: body.room.contestId ?? 0, players, spectators };
  }

  /** Resolves when every screen of the races shows its contents. */
  async begun(races: readonly Race[]): Promise<void> {
    await sleep(COUNTDOWN_MS);
    await within(READY_MS, 'not every screen shows the race', () =>
      botsOf(races).every(({ snapshot }) => (snapshot?.board?.contentList.length ?? 0) > 0),
    );
  }

  async close(): Promise<void> {
    await this.#server.stop();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const settingsOf = (folder: string) => ({
  DATA_DIR: folder,
  JUDGE_WORKERS: '2',
  REQUESTS_PER_MINUTE: '1000000',
  TRUSTED_PROXIES: '1',
  ACCESS_TOKEN_MINUTES: '120',
  TOKEN_SECRET: 'only-for-the-minutes-of-a-benchmark',
});

export const botsOf = (races: readonly Race[]): BattleBot[] =>
  races.flatMap(({ players, spectators }) => [...players, ...spectators]);

export async function within(ms: number, complaint: string, isSo: () => boolean | Promise<boolean>) {
  const until = performance.now() + ms;
  while (!(await isSo())) {
    if (performance.now() > until) throw new Error(complaint);
    await sleep(50);
  }
}
