import { beforeAll, expect, it } from 'vitest';
import { WORLD_ID } from '#shared/content/world.ts';
import { HOT_ROUTE_NAMES, HOT_ROUTES, STATEMENT_BUDGET } from '../../scripts/bench/support/hotRoutes.ts';
import { solveProblem } from '../support/learn.ts';
import { firstQuestBook, firstQuests, NEMO, SECOND } from '../support/firstQuests.ts';
import { countStatements } from '../support/countStatements.ts';
import { setUpApi } from '../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../support/signUpChild.ts';

const test = setUpApi({ quests: firstQuestBook() });
let child: Child;

beforeAll(async () => {
  child = await signUpDressedChild(test.server);
});

it.each(HOT_ROUTE_NAMES)(`%s asks the database at most ${STATEMENT_BUDGET} times`, async (name) => {
  // The first call creates what is not there yet, the second changes it: both must fit.
  for (const n of [0, 1]) {
    const { method, path, body } = HOT_ROUTES[name](n);
    let status = 0;
    const statements = await countStatements(async () => {
      const response = await fetch(`${test.server.url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${child.token}`,
          'channel-id': String(child.channelId),
          'content-type': 'application/json',
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      status = response.status;
      await response.json();
    });
    expect(status).toBe(200);
    expect(statements).toBeGreaterThan(0);
    expect(statements).toBeLessThanOrEqual(STATEMENT_BUDGET);
  }
});

it('a quest that is handed in, with its things, a level and their news, asks it at most ten times', async () => {
  const diver = await signUpDressedChild(test.server);
  const play = firstQuests(test, () => diver);
  await play.finishFirst();
  await play.accept(SECOND);
  await play.visit(NEMO);
  await solveProblem(test.api, diver, [2, 0]);
  await play.standByGiver(SECOND);
  const params = { worldId: WORLD_ID, questId: SECOND };
  const before = (await test.api.call('accounts.getMe', {}, diver)).body.level;
  const statements = await countStatements(() => test.api.call('quests.complete', { params }, diver));
  expect((await test.api.call('accounts.getMe', {}, diver)).body.level).toBe(before + 1);
  expect(statements).toBeLessThanOrEqual(10);
});
