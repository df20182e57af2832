import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOT_ROUTE_NAMES, HOT_ROUTES, STATEMENT_BUDGET } from '../../scripts/bench/support/hotRoutes.ts';
import { countStatements } from '../support/countStatements.ts';
import { signUpDressedChild, type Child } from '../support/signUpChild.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let child: Child;

beforeAll(async () => {
  server = await startTestServer();
  child = await signUpDressedChild(server);
});
afterAll(() => server.close());

it.each(HOT_ROUTE_NAMES)(`%s asks the database at most ${STATEMENT_BUDGET} times`, async (name) => {
  // The first call creates what is not there yet, the second changes it: both must fit.
  for (const n of [0, 1]) {
    const { method, path, body } = HOT_ROUTES[name](n);
    let status = 0;
    const statements = await countStatements(async () => {
      const response = await fetch(`${server.url}${path}`, {
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
