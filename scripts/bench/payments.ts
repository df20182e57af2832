/**
 * Ten thousand histories of buying against a model, and a hundred kills of the server amid buying, refunds and lessons
 * that are booked, moved and cancelled. Prints the time of each. Ends with 1 where money, tickets, lessons or coupons
 * do not agree, with the history that shows it. `npm run bench:payments -- 500 20` runs 500 histories and kills 20
 * times.
 */
import fc from 'fast-check';
import { expectBooksToHold } from '../../tests/support/books.ts';
import { lessonPack } from '../../tests/support/buying.ts';
import { movableClock } from '../../tests/support/movableClock.ts';
import { history, liveHistory } from '../../tests/support/paymentHistories.ts';
import { stormOfKills } from '../../tests/support/paymentStorm.ts';
import { signUpChild } from '../../tests/support/signUpChild.ts';
import { startTestDatabases } from '../../tests/support/testDatabaseServer.ts';
import { startTestServer } from '../../tests/support/testServer.ts';
import { machine } from './support/machine.ts';

const [histories = 10_000, kills = 100] = process.argv.slice(2).map(Number);
/** Orders of a day are checked again; a new database from time to time keeps that small. */
const OF_ONE_DATABASE = 500;

const databases = await startTestDatabases();
console.log(machine());
try {
  let started = performance.now();
  for (let lived = 0; lived < histories; lived += OF_ONE_DATABASE) {
    const clock = movableClock();
    const server = await startTestServer({ clock });
    const { user } = await signUpChild(server);
    const products = [await lessonPack(server, 1), await lessonPack(server, 8)];
    const shop = { deps: server.deps, clock, userId: user.userId, products };
    await fc.assert(
      fc.asyncProperty(history, async (one) => {
        const wrong = await liveHistory(shop, one);
        if (wrong.length > 0) throw new Error(wrong.join('; '));
      }),
      { numRuns: Math.min(OF_ONE_DATABASE, histories - lived), endOnFailure: true },
    );
    await expectBooksToHold(server.deps.db);
    await server.close();
  }
  console.log(`${histories} histories in ${Math.round((performance.now() - started) / 1000)} s: all agree`);
  started = performance.now();
  const outcome = await stormOfKills(kills);
  console.log(`${kills} kills in ${Math.round((performance.now() - started) / 1000)} s: all agree`, outcome);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await databases.stop();
}
