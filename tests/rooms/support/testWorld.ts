import { afterAll, afterEach, beforeAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase.ts';
import { Visitor } from './Visitor.ts';
import { startWorldServer, type WorldServer } from './worldServer.ts';

type VisitorOptions = ConstructorParameters<typeof Visitor>[0];

export interface TestWorld extends Omit<WorldServer, 'close'> {
  readonly databaseUrl: string;
  /** Somebody who leaves when the test is over; at this server unless told. */
  visit(options: Omit<VisitorOptions, 'url'> & { readonly url?: string }): Visitor;
  enter(child: Pick<VisitorOptions, 'token'>, mapId?: number): Promise<Visitor>;
}

/** The rooms on a database of their own, for all tests of a file. */
export function testWorld(): TestWorld {
  let database: TestDatabase;
  let server: WorldServer;
  const { visit } = testVisitors();

  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startWorldServer({ databaseUrl: database.url });
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  const world: TestWorld = {
    get databaseUrl() {
      return database.url;
    },
    get url() {
      return server.url;
    },
    get port() {
      return server.port;
    },
    get deps() {
      return server.deps;
    },
    visit: ({ url = server.url, ...options }) => visit({ url, ...options }),
    enter: (child, mapId) => world.visit(child).enter(mapId),
  };
  return world;
}

/** Visitors who leave when the test is over. */
export function testVisitors(): { visit(options: VisitorOptions): Visitor } {
  const visitors: Visitor[] = [];
  afterEach(() => {
    for (const visitor of visitors.splice(0)) visitor.leave();
  });
  return {
    visit: (options) => {
      const visitor = new Visitor(options);
      visitors.push(visitor);
      return visitor;
    },
  };
}
