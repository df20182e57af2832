import { eq } from 'drizzle-orm';
import { payments, refunds } from '#server/db/tables/commerce/payments.ts';
import { reconcilePayments } from '#server/domain/commerce/payments/reconcile.ts';
import { createApiClient } from './apiClient.ts';
import { expectBooksToHold } from './books.ts';
import { inWindow, lessonPack } from './buying.ts';
import { startKillableServer } from './killableServer.ts';
import { bookLessons, expectLessonsToHold } from './lessonStorm.ts';
import { makeClass } from './makeClass.ts';
import { movableClock } from './movableClock.ts';
import { signUpChild, type Child } from './signUpChild.ts';
import { createTestDatabase } from './testDatabase.ts';
import { startTestServer } from './testServer.ts';
import { openAllHours } from './tutoring.ts';

const BUYERS = 4;
/** The server lives for so many answers, to be killed at another place each time, on a slow machine as on a fast one. */
const LIFE_IN_ANSWERS = { least: 5, more: 90 };
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
  /** That stand after all were booked, moved and cancelled. */
  readonly lessons: number;
}

/**
 * Buyers pay, look, close windows, have payments given back, and book, move and cancel lessons, while the server is
 * killed again and again, without a warning. Afterwards the clock does its work once, and books, lessons, tickets and the
 * provider must agree.
 */
export async function stormOfKills(kills: number): Promise<StormOutcome> {
  const database = await createTestDatabase();
  try {
    const first = await startTestServer({ databaseUrl: database.url, settings: SETTINGS });
    const buyers: Child[] = [];
    for (let buyer = 0; buyer < BUYERS; buyer += 1) buyers.push(await signUpChild(first));
    const teacher = await signUpChild(first);
    await makeClass(first.deps, [
      { child: teacher, nickname: '산호 선생님', roles: ['TEACHER'] },
      ...buyers.map((child, index) => ({ child, nickname: `학생 ${index}` })),
    ]);
    await openAllHours(first, teacher);
    const product = await lessonPack(first, 8);
    const wanted = { ...product, teacherId: teacher.user.userId };
    await first.close();
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await startKillableServer(database.url, SETTINGS);
      const life = lifeOf(LIFE_IN_ANSWERS.least + ((kill * 37) % LIFE_IN_ANSWERS.more));
      const busy = Promise.all(buyers.map((buyer) => shop(server.url, buyer, wanted, life)));
      await Promise.race([life.isOver, busy]);
      await server.kill();
      await busy;
    }
    return await mend(database.url);
  } finally {
    await database.drop();
  }
}

interface Life {
  /** Once so many answers were given. */
  readonly isOver: Promise<void>;
  isLeft(): boolean;
  answered(): void;
}

function lifeOf(answers: number): Life {
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  let left = answers;
  return {
    isOver,
    isLeft: () => left > 0,
    answered: () => {
      left -= 1;
      if (left === 0) resolve();
    },
  };
}

async function shop(
  url: string,
  buyer: Child,
  { productId, price, teacherId }: Awaited<ReturnType<typeof lessonPack>> & { readonly teacherId: number },
  life: Life,
): Promise<void> {
  const api = createApiClient(url);
  const call: typeof api.call = async (...request) => {
    const answer = await api.call(...request);
    life.answered();
    return answer;
  };
  const body = { productId, amount: price, phoneNumber: '01012345678' };
  for (let turn = 0; life.isLeft(); turn += 1) {
    try {
      const { body: prepared } = await call('payments.prepareProduct', { body }, buyer);
      const { merchantUid } = prepared;
      const params = { merchantUid };
      if (turn % 5 === 4) await call('payments.cancel', { params }, buyer);
      await inWindow({ ...api, call }, prepared, turn % 2 === 0 ? 'LOST_REDIRECT' : 'DOUBLED_WEBHOOK');
      const both = [1, 2].map(() => call('payments.get', { params }, buyer));
      const [seen] = await Promise.all(both);
      if (turn % 3 === 0 && seen?.body.status === 'PAID') {
        const refund = { params: { id: seen.body.paymentId }, body: { amount: price } };
        await call('payments.refund', refund, buyer);
      } else await bookLessons(call, buyer, { teacherId, turn });
    } catch (error) {
      // A call that the kill cuts off is the purpose of the storm; an error before the kill is a mistake.
      if (life.isLeft()) throw error;
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
      lessons: await expectLessonsToHold(db),
    };
  } finally {
    await server.close();
  }
}
