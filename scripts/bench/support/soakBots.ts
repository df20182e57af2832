/** All bots of a soak in one process: our own client on real WebSockets, without pictures. */
import { createRandom } from '#shared/simulation/createRandom.ts';
import { createApiClient } from '../../../tests/support/apiClient.ts';
import { exitWithParent } from '../../support/exitWithParent.ts';
import { SoakBot } from './SoakBot.ts';
import type { SoakBotsState, SoakChild, SoakOrder } from './soakMessages.ts';

const TURN_MS = 50;
/** The number of bots that enter in one turn at the beginning: a class, not a flood. */
const ENTER_PER_TURN = 4;

exitWithParent();
// Colyseus logs every broken connection, and here they break by the hundred.
console.warn = () => undefined;
process.once('message', (message) => {
  const { url, children } = message as { url: string; children: readonly SoakChild[] };
  live(url, children);
});
// Keeps the process alive until the first message names the user to play.
process.channel?.ref();
process.send?.({ ready: true });

function live(url: string, children: readonly SoakChild[]): void {
  const api = createApiClient(url);
  const bots = children.map(
    (child, index) => new SoakBot({ url, child, api, random: createRandom(index + 1) }),
  );
  let entered = 0;
  let returnFrom: number | null = null;
  /** The bots in the world when the server was killed, with the number of times each had entered it by then. */
  let missing = new Map<SoakBot, number>();
  let returns: number[] = [];
  let turnAt = performance.now();

  const playing = setInterval(() => {
    const now = performance.now();
    for (const bot of bots.slice(entered, entered + ENTER_PER_TURN)) bot.enter();
    entered = Math.min(bots.length, entered + ENTER_PER_TURN);
    // A late timer is compensated, so that all move at the pace of time.
    for (let turns = 0; turns < 4 && turnAt + TURN_MS <= now; turns += 1) {
      turnAt += TURN_MS;
      for (const bot of bots) bot.turn();
    }
    if (turnAt + TURN_MS <= now) turnAt = now;
    if (returnFrom === null) return;
    for (const [bot, joins] of missing) {
      if (!bot.isLive || bot.joins === joins) continue;
      missing.delete(bot);
      returns.push(now - returnFrom);
      bot.isBraced = false;
    }
  }, TURN_MS / 2);

  process.on('message', (order) => {
    switch (order as SoakOrder) {
      case 'report':
        break;
      case 'brace':
        returnFrom = null;
        missing = new Map(bots.filter(({ isLive }) => isLive).map((bot) => [bot, bot.joins]));
        for (const bot of missing.keys()) bot.isBraced = true;
        break;
      case 'timeReturn':
        returnFrom = performance.now();
        returns = [];
        break;
      case 'leave':
        clearInterval(playing);
        for (const bot of bots) bot.close();
        break;
    }
    process.send?.(stateOf(bots, missing.size, returns));
  });
}

function stateOf(bots: readonly SoakBot[], missing: number, returns: readonly number[]): SoakBotsState {
  const sum = (of: (bot: SoakBot) => number) => bots.reduce((total, bot) => total + of(bot), 0);
  return {
    bots: bots.length,
    live: bots.filter(({ isLive }) => isLive).length,
    away: bots.filter(({ isAway }) => isAway).length,
    thrownOut: bots.map(({ status }) => status).filter((status) => THROWN_OUT.has(status)),
    joins: sum(({ joins }) => joins),
    leaves: sum(({ leaves }) => leaves),
    portals: sum(({ portals }) => portals),
    outfits: sum(({ outfits }) => outfits),
    refusedOutfits: bots.flatMap(({ refusals }) => refusals),
    missing,
    returns,
  };
}

const THROWN_OUT: ReadonlySet<string> = new Set(['kicked', 'blocked', 'movedToAnotherTab']);
