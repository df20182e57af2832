/**
 * The rooms in a separate process: the product's (`zones`), or those against which they are measured, with one state
 * for all (`plain`) or with StateViews by zones (`views`). Reports its address and the accepted tokens, then carries
 * out requests: places all bodies, and measures.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { matchMaker, Server } from '@colyseus/core';
import { Encoder } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import express from 'express';
import { MAPS } from '#shared/content/maps/maps.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { WORLD_ROOM } from '#shared/contract/rooms/worldRoom.ts';
import { openDatabase } from '#server/db/connect.ts';
import { issueTokens } from '#server/domain/people/sessions/refreshSessions.ts';
import { savePositions } from '#server/domain/world/characters/savePositions.ts';
import { errorHandler } from '#server/http/errorHandler.ts';
import { parseConfig } from '#server/platform/config.ts';
import { createLog } from '#server/platform/log.ts';
import { attachRooms } from '#server/rooms/attachRooms.ts';
import { createTestDatabase } from '../../../tests/support/testDatabase.ts';
import { matchmakeRouter } from '../../../tests/support/matchmakeRouter.ts';
import { worldDepsOf } from '../../../tests/support/worldDepsOf.ts';
import { exitWithParent } from '../../support/exitWithParent.ts';
import { makeChildren } from './makeChildren.ts';
import { peerRoomOf, type Replication } from './PeerRoom.ts';
import { PlainReplication } from './PlainReplication.ts';
import { TickMeter, type Ticks } from './TickMeter.ts';
import { ViewReplication } from './ViewReplication.ts';

export interface RoomServerReport {
  readonly port: number;
  readonly tokens: readonly string[];
  /** The widest map. */
  readonly mapId: number;
  readonly width: number;
}

/** Puts the first `count` children evenly between two places (world px) before they enter. */
export interface Spread {
  readonly count: number;
  readonly from: number;
  readonly to: number;
}

export interface RoomMeasure {
  /** Share of one core; 1 is all of it. */
  readonly cpu: number;
  readonly ticks: Ticks;
}

export type RoomServerQuestion = { readonly spread: Spread } | { readonly measureMs: number };

export type RoomKind = 'zones' | 'views' | 'plain';

/** High in the air: a body lands on the highest wall below. */
const ABOVE_ALL = 300;
const PEER_STATE_BYTES = 256 * 1024;

exitWithParent();
const [kind = '', capacityText = '', countText = ''] = process.argv.slice(2);
const capacity = Number(capacityText);
const meter = new TickMeter();
const map = MAPS.toSorted((a, b) => b.width - a.width)[0];
if (map === undefined) throw new Error('There are no maps.');

const database = await createTestDatabase();
const config = parseConfig({
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://127.0.0.1',
  DATABASE_URL: database.url,
  DATABASE_POOL_SIZE: '10',
  TOKEN_SECRET: 'only-for-the-minutes-of-a-benchmark',
  ALLOW_SANDBOX: 'mail,sms,identity,payments',
  ACCESS_TOKEN_MINUTES: '60',
  LOG_LEVEL: 'info',
});
const log = createLog(config);
const { db, close: closeDatabase } = await openDatabase(config, log);
const deps = worldDepsOf({ db, config, log });
const app = express();
app.use(matchmakeRouter());
app.use(errorHandler(log));
const http = createServer(app);
const peers: Readonly<Record<string, (shown: MapDefinition) => Replication>> = {
  plain: () => new PlainReplication(),
  views: (shown: MapDefinition) => new ViewReplication(shown),
};
const replicate = peers[kind];
const rooms =
  replicate === undefined ? await attachRooms({ http, deps, capacity }) : await attachPeerRooms(replicate);
await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));

const children = await makeChildren(db, Number(countText));
process.on('message', (question) => void answer(question as RoomServerQuestion));
process.once('SIGTERM', () => void end());
const report: RoomServerReport = {
  port: (http.address() as AddressInfo).port,
  tokens: await Promise.all(
    children.map(async (userId) => (await issueTokens({ deps, db, userId })).accessToken),
  ),
  mapId: map.id,
  width: map.width,
};
process.send?.(report);

async function answer(question: RoomServerQuestion): Promise<void> {
  if ('spread' in question) {
    await spread(question.spread);
    process.send?.({});
  } else {
    process.send?.(await measure(question.measureMs));
  }
}

async function spread({ count, from, to }: Spread): Promise<void> {
  const mapId = map?.id ?? 0;
  const positions = children.slice(0, count).map((userId, index) => {
    const x = from + ((to - from) * (index + 0.5)) / count;
    return { userId, mapId, x, y: ABOVE_ALL, facing: 1 } as const;
  });
  await savePositions(deps, positions);
}

async function measure(ms: number): Promise<RoomMeasure> {
  meter.take();
  const [before, startedAt] = [process.cpuUsage(), performance.now()];
  await pause(ms);
  const { user, system } = process.cpuUsage(before);
  const cpu = (user + system) / 1000 / (performance.now() - startedAt);
  return { cpu, ticks: meter.take() };
}

async function attachPeerRooms(
  replicate: (map: MapDefinition) => Replication,
): Promise<{ close: () => Promise<void> }> {
  Encoder.BUFFER_SIZE = PEER_STATE_BYTES;
  const transport = new WebSocketTransport({ noServer: true });
  transport.attachToServer(http);
  const server = new Server({ transport, gracefullyShutdown: false, greet: false });
  server
    .define(WORLD_ROOM, peerRoomOf(deps, { capacity, replicate }))
    .filterBy(['mapId'])
    .sortBy({ clients: -1 });
  await matchMaker.accept();
  return { close: () => server.gracefullyShutdown(false) };
}

async function end(): Promise<void> {
  await rooms.close();
  http.closeAllConnections();
  await closeDatabase();
  await database.drop();
  process.exit(0);
}
