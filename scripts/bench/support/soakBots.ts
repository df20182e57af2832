/** All bots of a soak in one process: our own client on real WebSockets, without pictures. */
import { createRandom } from '#shared/simulation/createRandom.ts';
import { createApiClient } from '../../../tests/support/apiClient.ts';
import { endWithParent } from '../../support/endWithParent.ts';
import { SoakBot } from './SoakBot.ts';
import type { SoakBotsState, SoakChild, SoakOrder } from './soakMessages.ts';

const TURN_MS = 50;
/** So many enter in one turn at the beginning: a class, not a flood. */
const ENTER_PER_TURN = 4;

endWithParent();
// Colyseus tells of every line that breaks, and here they break by the hundred.
console.warn = () => undefined;
process.once('message', (message) => {
  const { url, children } = message as { url: string; children: readonly SoakChild[] };
  live(url, children);
});
process.send?.({ ready: true });

function live(url: string, children: readonly SoakChild[]): void {
  const api = createApiClient(url);
  const bots = children.map(
    (child, index) => new SoakBot({ url, child, api, random: createRandom(index + 1) }),
  );
  let entered = 0;
  let returnFrom: number | null = null;
  let missing = new Set<SoakBot>();
  let returns: number[] = [];
  let turnAt = performance.now();

  const playing = setInterval(() => {
    const now = performance.now();
    for (const bot of bots.slice(entered, entered + ENTER_PER_TURN)) bot.enter();
    entered = Math.min(bots.length, entered + ENTER_PER_TURN);
    // A late timer is made good, so that everybody moves at the pace of time.
    for (let turns = 0; turns < 4 && turnAt + TURN_MS <= now; turns += 1) {
      turnAt += TURN_MS;
      for (const bot of bots) bot.turn();
    }
    if (turnAt + TURN_MS <= now) turnAt = now;
    if (returnFrom === null) return;
    for (const bot of missing) {
      if (!bot.isLive) continue;
      missing.delete(bot);
      returns.push(now - returnFrom);
      bot.isBraced = false;
    }
  }, TURN_MS / 2);

  process.on('message', (order) => {
    switch (order as SoakOrder) {
      case 'tell':
        break;
      case 'brace':
        missing = new Set(bots.filter(({ isAway }) => !isAway));
        for (const bot of missing) bot.isBraced = true;
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
    process.send?.(stateOf(bots, returns));
  });
}

function stateOf(bots: readonly SoakBot[], returns: readonly number[]): SoakBotsState {
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
    refusedOutfits: sum(({ refusedOutfits }) => refusedOutfits),
    returns,
  };
}

const THROWN_OUT: ReadonlySet<string> = new Set(['kicked', 'blocked', 'movedToAnotherTab']);
