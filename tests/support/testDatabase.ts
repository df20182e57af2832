import { newId } from '#server/platform/ids.ts';
import { runAsAdmin, testDatabaseVariables, withDatabase } from './testDatabaseServer.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * A database of its own for one test file, copied from the run's template: with what comes with the product, and nobody
 * signed up. Works in the projects
 * `api` and `rooms`, whose set-up starts the server.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env[testDatabaseVariables.url];
  const template = process.env[testDatabaseVariables.template];
  if (!serverUrl || !template)
    throw new Error('No test database server: run this file in the project api or rooms');
  const name = `test_${newId().replaceAll('-', '')}`;
  // A Postgres of this run writes to memory, where copying its files takes half as long as logging their pages.
  const strategy = process.env[testDatabaseVariables.passing] ? 'FILE_COPY' : 'WAL_LOG';
  await runAsAdmin(serverUrl, `CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY ${strategy}`);
  return {
    url: withDatabase(serverUrl, name),
    // Three hundred files that go make the next three hundred expensive for the file system.
    drop: async () => {
      if (process.env[testDatabaseVariables.passing]) return;
      await runAsAdmin(serverUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    },
  };
}
