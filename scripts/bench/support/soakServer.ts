/**
 * The whole product in a child process, as in production, for the soak: reports its memory after a collection of
 * garbage, and the bodies in the world. After a kill without a warning it is started again on the same database and
 * port.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { matchMaker } from '@colyseus/core';
import { itemById } from '#shared/content/items.ts';
import { wallets } from '#server/db/tables/world/economy.ts';
import { equippedItems } from '#server/db/tables/world/avatar.ts';
import { inventoryItems } from '#server/db/tables/world/inventory.ts';
import { newChild } from '../../../tests/rooms/support/newChild.ts';
import { starterOutfit } from '../../../tests/support/signUpChild.ts';
import { startTestServer } from '../../../tests/support/testServer.ts';
import { exitWithParent } from '../../support/exitWithParent.ts';
import type { SoakChild, SoakServerReport, SoakServerState } from './soakMessages.ts';

exitWithParent();
const [databaseUrl = '', port = '0', count = '0'] = process.argv.slice(2);
const server = await startTestServer({
  databaseUrl,
  settings: {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://127.0.0.1',
    TOKEN_SECRET: 'only-for-the-minutes-of-a-benchmark',
    ALLOW_SANDBOX: 'mail,sms,identity,payments',
    ACCESS_TOKEN_MINUTES: '240',
    LOG_LEVEL: 'warn',
    // All bots come from one address.
    REQUESTS_PER_MINUTE: '10000000',
    DATABASE_POOL_SIZE: '20',
    PORT: port,
  },
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));

const children: SoakChild[] = [];
while (children.length < Number(count)) {
  const { token, userId } = await newChild(server.deps);
  const items = starterOutfit().flatMap((itemId) => {
    const item = itemById(itemId);
    return item === undefined ? [] : [{ userId, itemId, category: item.category }];
  });
  await server.deps.db.insert(wallets).values({ userId });
  await server.deps.db.insert(inventoryItems).values(items);
  await server.deps.db.insert(equippedItems).values(items);
  children.push({ token, userId });
}

process.on('message', (userIds: readonly number[]) => {
  void state(userIds).then((answer) => process.send?.(answer));
});
const report: SoakServerReport = { port: Number(new URL(server.url).port), children };
process.send?.(report);

async function state(userIds: readonly number[]): Promise<SoakServerState> {
  globalThis.gc?.();
  await pause(50);
  globalThis.gc?.();
  const places = await Promise.all(userIds.map((userId) => server.deps.presence.placeOf(userId)));
  const { rss, heapUsed, external } = process.memoryUsage();
  return {
    rss,
    heap: heapUsed + external,
    rooms: matchMaker.stats.local.roomCount,
    sockets: matchMaker.stats.local.ccu,
    bodies: places.length - places.filter((place) => place === null).length,
  };
}
