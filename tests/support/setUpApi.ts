import { afterAll, beforeAll } from 'vitest';
import { createApiClient, type ApiClient } from './apiClient.ts';
import { movableClock, type MovableClock } from './movableClock.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './testServer.ts';

export interface ApiTest {
  readonly server: TestServer;
  readonly api: ApiClient;
  /** The server's clock, unless it was given another one. */
  readonly clock: MovableClock;
}

/** A server and its client for all tests of a file; both are there once the first of them runs. */
export function setUpApi(options: TestServerOptions = {}): ApiTest {
  const clock = movableClock();
  let server: TestServer | undefined;
  const running = () => {
    if (!server)
      throw new Error('setUpApi: the server starts in beforeAll, so it is there in tests and hooks only');
    return server;
  };
  beforeAll(async () => {
    server = await startTestServer({ clock, ...options });
  });
  afterAll(() => server?.close());
  return {
    get server() {
      return running();
    },
    api: {
      get url() {
        return running().url;
      },
      call: (name, parts, identity) => createApiClient(running().url).call(name, parts, identity),
    },
    clock,
  };
}
