import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FURNITURE } from '#shared/content/furniture.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { collectShell } from '#server/domain/world/collectibles/collectShell.ts';
import { shellsOfDay } from '#server/domain/world/collectibles/shellsOfDay.ts';
import { CATALOG_ITEMS } from '#server/domain/world/inventory/catalogItems.ts';
import { SKILLS } from '#server/domain/world/skills/skillDefinitions.ts';
import { completeQuests, questsBefore } from '../../support/completeQuests.ts';
import { readDocument, solveProblem } from '../../support/learn.ts';
import { givePoints, checkLedger } from '../../support/ledger.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { offerProduct } from '../../support/shopOffer.ts';
import { signUpChild, starterOutfit, type Child } from '../../support/signUpChild.ts';
import { standBeside } from '../../support/standBeside.ts';

const test = setUpApi();
const { api } = test;

/** Few of each, so that histories buy and find the same things again. */
const PRODUCTS = CATALOG_ITEMS.filter(({ price }) => price > 0).slice(0, 12);
const FURNITURE_KEYS = FURNITURE.map(({ key }) => key);
const DAY = '2026-03-02';
const SHELLS = MAPS.flatMap((map) =>
  shellsOfDay(map, DAY).map((shell) => ({ mapId: map.id, day: DAY, shell })),
);
const [RUNS, MOST_MS] = [12, 15_000];

const product = fc.constantFrom(...PRODUCTS);
/** Three presses of a button at most, so that presses repeat. */
const press = fc.constantFrom('0', '1', '2').map((digit) => digit.repeat(32));

/** Something that moves points, things or experience; told by name in a counterexample. */
const move = fc.oneof(
  fc.constant({ do: 'look' } as const),
  fc.record({ do: fc.constant('buy' as const), one: product }),
  fc.record({ do: fc.constant('basket' as const), one: product, other: product, press }),
  fc.record({ do: fc.constant('skill' as const), id: fc.constantFrom(...SKILLS.map(({ id }) => id)) }),
  fc.record({ do: fc.constant('furniture' as const), key: fc.constantFrom(...FURNITURE_KEYS), press }),
  fc.record({ do: fc.constant('shell' as const), shell: fc.constantFrom(...SHELLS.slice(0, 4)) }),
  fc.record({ do: fc.constant('points' as const), amount: fc.integer({ min: 1, max: 900 }) }),
  fc.constant({ do: 'quest' } as const),
);
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never;

/** Makes one move. Returns the status of its call; a move without a call is 200. */
async function make(child: Child, step: Move): Promise<number> {
  const { deps } = test.server;
  const { userId } = child.user;
  switch (step.do) {
    case 'look':
      return (await api.call('avatar.chooseOutfit', { body: { itemIdList: starterOutfit() } }, child)).status;
    case 'buy': {
      const body = { expectedPrice: step.one.price };
      return (await api.call('shop.buy', { params: { id: step.one.id }, body }, child)).status;
    }
    case 'basket': {
      const { one, other, press: clientKey } = step;
      const body = {
        productIds: [one.id, other.id],
        expectedPrice: one.price + other.price,
        clientKey,
      };
      return (await api.call('shop.buyBasket', { body }, child)).status;
    }
    case 'skill':
      return (await api.call('skills.acquire', { params: { id: step.id } }, child)).status;
    case 'furniture': {
      const body = { furnitureKey: step.key, clientKey: step.press };
      return (await api.call('home.buyFurniture', { body }, child)).status;
    }
    case 'shell':
      await collectShell({ deps, userId, ...step.shell });
      return 200;
    case 'points':
      await givePoints(deps, userId, step.amount);
      return 200;
    case 'quest': {
      await standBeside(deps, { userId, npcId: 101 });
      await completeQuests(deps.db, userId, questsBefore(11));
      const taken = await api.call('quests.accept', { params: { worldId: WORLD_ID, questId: 11 } }, child);
      await readDocument(api, child, 1);
      await solveProblem(api, child, [1, 0]);
      return taken.status;
    }
  }
}

it(
  'whatever children do, in whatever order and at once, every wallet is the sum of its ledger',
  async () => {
    const first = PRODUCTS[0];
    if (!first) throw new Error('nothing is sold');
    await offerProduct(test.server.deps, first.key, { price: 10, stock: 1 });
    let made = 0;
    const started = performance.now();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat({ max: 1 }), move), { minLength: 8, maxLength: 24 }),
        async (history) => {
          // A busy machine plays fewer histories, but at least one.
          if (made > 0 && performance.now() - started > MOST_MS) return;
          const children = [await signUpChild(test.server), await signUpChild(test.server)] as const;
          for (let done = 0; done < history.length; done += 4) {
            // Four at once, so that histories also cross.
            const statuses = await Promise.all(
              history.slice(done, done + 4).map(([who, step]) => make(children[who === 0 ? 0 : 1], step)),
            );
            expect(statuses.filter((status) => status >= 500)).toEqual([]);
            made += statuses.length;
          }
          await checkLedger(test.server.deps);
        },
      ),
      // Each smaller history would sign children up anew: the first that fails is told as it is, with its seed.
      { numRuns: RUNS, endOnFailure: true },
    );
    expect(made).toBeGreaterThan(7);
  },
  MOST_MS * 4,
);
