import { scratchFolder } from './scratchFolder.ts';
import { startTestDatabases } from './testDatabaseServer.ts';
import type { TestDatabaseServer } from './testDatabaseServer.ts';

// Vitest calls this once per project in one process; the projects share one server.
const shared = globalThis as typeof globalThis & {
  dolphinTestDatabases?: { users: number; server: Promise<TestDatabaseServer> };
};

export async function setup(): Promise<void> {
  shared.dolphinTestDatabases ??= { users: 0, server: startTestDatabases(scratchFolder()) };
  shared.dolphinTestDatabases.users += 1;
  await shared.dolphinTestDatabases.server;
}

export async function teardown(): Promise<void> {
  const { dolphinTestDatabases: running } = shared;
  if (!running) return;
  running.users -= 1;
  if (running.users > 0) return;
  delete shared.dolphinTestDatabases;
  await (await running.server).stop();
}
