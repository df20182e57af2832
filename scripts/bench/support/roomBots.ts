/** A crowd of children in a separate process, so that its cost is not counted as the server's. */
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { PATCH_MS } from '#shared/contract/rooms/worldRoom.ts';
import { exitWithParent } from '../../support/exitWithParent.ts';
import { BotConnection } from './BotConnection.ts';

export type BotQuestion =
  | { readonly enter: { readonly port: number; readonly mapId: number; readonly tokens: readonly string[] } }
  | { readonly countMs: number }
  | { readonly leave: true };

/** Bytes that came to one bot in a second, on average. */
export interface BotCount {
  readonly all: number;
  readonly self: number;
  /** Patches whose keys each of them sent in a second. */
  readonly sent: number;
  /** Bots whose connection the server has closed. */
  readonly lost: number;
}

const ENTERING_AT_ONCE = 8;
/** Groups of bots that take turns within a patch: children do not press their keys at the same instant. */
const GROUPS = 10;

let bots: BotConnection[] = [];
let played = 0;
let group = 0;
let due = performance.now();

exitWithParent();
// Children have machines of their own, so on a shared machine the server goes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('message', (question) => void answer(question as BotQuestion));
process.once('SIGTERM', () => process.exit(0));
setInterval(play, PATCH_MS / GROUPS);
process.send?.({});

function play(): void {
  const now = performance.now();
  // A process that stood still does not send all its delayed messages at once, and neither does a browser.
  if (now - due > 1000) due = now;
  for (; due <= now; due += PATCH_MS / GROUPS) {
    for (let index = group; index < bots.length; index += GROUPS) {
      bots[index]?.play();
      played += 1;
    }
    group = (group + 1) % GROUPS;
  }
}

async function answer(question: BotQuestion): Promise<void> {
  if ('enter' in question) {
    await enter(question.enter);
    process.send?.({});
  } else if ('countMs' in question) {
    process.send?.(await count(question.countMs));
  } else {
    for (const bot of bots) bot.leave();
    bots = [];
    process.send?.({});
  }
}

async function enter({ port, mapId, tokens }: { port: number; mapId: number; tokens: readonly string[] }) {
  const waiting = [...tokens.entries()];
  const one = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [seed, token] = next;
      bots.push(await BotConnection.enter({ port, mapId, token, seed: seed + 1 }));
    }
  };
  await Promise.all(Array.from({ length: ENTERING_AT_ONCE }, one));
}

async function count(ms: number): Promise<BotCount> {
  for (const bot of bots) bot.take();
  played = 0;
  const startedAt = performance.now();
  await pause(ms);
  const seconds = (performance.now() - startedAt) / 1000;
  const taken = bots.map((bot) => bot.take());
  const perBot = (sum: number) => sum / bots.length / seconds;
  return {
    all: perBot(taken.reduce((sum, { all }) => sum + all, 0)),
    self: perBot(taken.reduce((sum, { self }) => sum + self, 0)),
    sent: perBot(played),
    lost: bots.filter(({ isLost }) => isLost).length,
  };
}
