import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { payments, refunds } from '#server/db/tables/commerce/payments.ts';
import { reconcilePayments } from '#server/domain/commerce/payments/reconcile.ts';
import { createApiClient } from './apiClient.ts';
import { expectBooksToHold } from './books.ts';
import { inWindow, lessonPack } from './buying.ts';
import { startKillableServer } from './killableServer.ts';
import { movableClock } from './movableClock.ts';
import { signUpChild, type Child } from './signUpChild.ts';
import { createTestDatabase } from './testDatabase.ts';
import { startTestServer } from './testServer.ts';

const BUYERS = 4;
/** The server lives so long after its first answer, to be killed at another place each time. */
const LIFE_MS = { least: 80, more: 900 };
/** Sign-ins and the messages of the provider outlive the process. */
const SETTINGS = {
  TOKEN_SECRET: 'storm-1f0c9a7b5e3d2846-payments-bench',
  ACCESS_TOKEN_MINUTES: '1440',
  REQUESTS_PER_MINUTE: '1000000',
};

export interface StormOutcome {
  readonly orders: number;
  readonly paid: number;
  readonly refunded: number;
}

/**
 * Buyers pay, look, close windows and have payments given back while the server is killed again and again, without a
 * warning. Afterwards the clock does its work once, and books, lessons and the provider must agree.
 */
export async function stormOfKills(kills: number): Promise<StormOutcome> {
  const database = await createTestDatabase();
  try {
    const first = await startTestServer({ databaseUrl: database.url, settings: SETTINGS });
    const buyers: Child[] = [];
    for (let buyer = 0; buyer < BUYERS; buyer += 1) buyers.push(await signUpChild(first));
    const product = await lessonPack(first, 8);
    await first.close();
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await startKillableServer(database.url, SETTINGS);
      const isDown = { now: false };
      const busy = buyers.map((buyer) => shop(server.url, buyer, product, isDown));
      await wait(LIFE_MS.least + ((kill * 137) % LIFE_MS.more));
      isDown.now = true;
      await server.kill();
      await Promise.all(busy);
    }
    return await mend(database.url);
  } finally {
    await database.drop();
  }
}

async function shop(
  url: string,
  buyer: Child,
  { productId, price }: Awaited<ReturnType<typeof lessonPack>>,
  isDown: { readonly now: boolean },
): Promise<void> {
  const api = createApiClient(url);
  const body = { productId, amount: price, phoneNumber: '01012345678' };
  for (let turn = 0; !isDown.now; turn += 1) {
    try {
      const { body: prepared } = await api.call('payments.prepareProduct', { body }, buyer);
      const { merchantUid } = prepared;
      const params = { merchantUid };
      if (turn % 5 === 4) await api.call('payments.cancel', { params }, buyer);
      await inWindow(api, prepared, turn % 2 === 0 ? 'LOST_REDIRECT' : 'DOUBLED_WEBHOOK');
      const both = [1, 2].map(() => api.call('payments.get', { params }, buyer));
      const [seen] = await Promise.all(both);
      if (turn % 3 === 0 && seen?.body.status === 'PAID') {
        const refund = { params: { id: seen.body.paymentId }, body: { amount: price } };
        await api.call('payments.refund', refund, buyer);
      }
    } catch (error) {
      // What is cut off by the kill is what this is about; anything before it is a mistake.
      if (!isDown.now) throw error;
    }
  }
}

async function mend(databaseUrl: string): Promise<StormOutcome> {
  const clock = movableClock();
  const server = await startTestServer({ databaseUrl, clock, settings: SETTINGS });
  const { db } = server.deps;
  try {
    for (let round = 0; round < 3; round += 1) {
      clock.advance({ minutes: 31 });
      // It asks about two hundred at once.
      const due = Math.ceil((await db.$count(payments)) / 200);
      for (let part = 0; part <= due; part += 1) await reconcilePayments(server.deps);
    }
    await expectBooksToHold(db);
    const open = await db.$count(payments, eq(payments.state, 'READY'));
    const owed = await db.$count(refunds, eq(refunds.state, 'REQUESTED'));
    if (open + owed > 0) throw new Error(`${open} orders are still open, ${owed} refunds are still owed`);
    const refunded = await db.$count(payments, eq(payments.state, 'REFUNDED'));
    return {
      orders: await db.$count(payments),
      paid: refunded + (await db.$count(payments, eq(payments.state, 'PAID'))),
      refunded,
    };
  } finally {
    await server.close();
  }
}
