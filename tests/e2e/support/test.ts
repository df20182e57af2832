import { expect, test as base } from '@playwright/test';
import { GameServer } from './GameServer.ts';
import { openWorld, type World, type WorldOptions } from './openWorld.ts';

/** Every journey gets a world of open browsers; one real server stands behind all of a worker's journeys. */
export const test = base.extend<WorldOptions & { world: World }, { server: GameServer }>({
  // Only what looks at pixels needs them.
  draws: [false, { option: true }],
  retriesAtOnce: [false, { option: true }],
  meetsEvents: [false, { option: true }],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted
    async ({}, provide) => {
      // With the accounts that a developer has, a teacher among them.
      const server = await GameServer.open({ NODE_ENV: 'development' });
      await provide(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  world: async ({ browser, server, draws, retriesAtOnce, meetsEvents }, provide) => {
    const world = openWorld(browser, server, { draws, retriesAtOnce, meetsEvents });
    await provide(world);
    const troubles = world.troubles();
    await world.close();
    expect(troubles, 'errors in the consoles of the browsers, and files that did not come').toEqual([]);
  },
});

export { expect };
