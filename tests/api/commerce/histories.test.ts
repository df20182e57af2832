import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectBooksToHold } from '../../support/books.ts';
import { lessonPack } from '../../support/buying.ts';
import { history, liveHistory } from '../../support/paymentHistories.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild } from '../../support/signUpChild.ts';

const test = setUpApi();
/** `npm run bench:payments` lives ten thousand. */
const HISTORIES = 120;

it(`after any of ${HISTORIES} histories the buyer is out of the money of what it got, no more and no less`, async () => {
  const { deps } = test.server;
  const { user } = await signUpChild(test.server);
  const products = [await lessonPack(test.server, 1), await lessonPack(test.server, 8)];
  const shop = { deps, clock: test.clock, userId: user.userId, products };
  await fc.assert(
    fc.asyncProperty(history, async (one) => {
      expect(await liveHistory(shop, one)).toEqual([]);
    }),
    { numRuns: HISTORIES, endOnFailure: true },
  );
  await expectBooksToHold(deps.db);
}, 240_000);
