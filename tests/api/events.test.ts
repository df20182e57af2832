import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DomainEvents, type DomainEvent, type TransactionListeners } from '#server/domain/events.ts';
import { emit, transaction } from '#server/domain/transaction.ts';

import { setUpApi } from '../support/setUpApi.ts';
const test = setUpApi();
let told: DomainEvent[];

beforeAll(async () => {
  await test.server.deps.db.execute(sql`create table notes (text text not null)`);
});
beforeEach(async () => {
  told = [];
  await test.server.deps.db.execute(sql`delete from notes`);
});

function depsWith(inTransaction: TransactionListeners = {}) {
  const events = new DomainEvents([inTransaction], test.server.deps.log);
  events.follow({ 'npc.talked': (event) => told.push(event), 'map.visited': (event) => told.push(event) });
  return { db: test.server.deps.db, events };
}
const notes = async () => (await test.server.deps.db.execute(sql`select text from notes`)).rows;
const TALK = { type: 'npc.talked', userId: 1, npcId: 104 } as const;
const VISIT = { type: 'map.visited', userId: 1, mapId: 101 } as const;

describe('an event', () => {
  it('is told once its transaction has committed, in the order of emitting', async () => {
    await transaction(depsWith(), async (tx) => {
      await emit(tx, TALK);
      await emit(tx, VISIT);
      expect(told).toEqual([]);
    });
    expect(told).toEqual([TALK, VISIT]);
  });

  it('is told to nobody when the transaction rolls back', async () => {
    const work = transaction(depsWith(), async (tx) => {
      await emit(tx, TALK);
      throw new Error('given up');
    });
    await expect(work).rejects.toThrow('given up');
    expect(told).toEqual([]);
  });

  it('is heard in its transaction by those who write with it and answer', async () => {
    const questChange = {
      questList: [],
      point: 5,
      experience: { level: 1, levelExp: 0, requiredLevelPoint: 100 },
    };
    const deps = depsWith({
      'npc.talked': async (tx) => {
        await tx.execute(sql`insert into notes values ('talked')`);
        return { questChange };
      },
    });
    await expect(transaction(deps, (tx) => emit(tx, TALK))).resolves.toEqual({ questChange });
    expect(await notes()).toEqual([{ text: 'talked' }]);
  });

  it('takes everything back when a listener in the transaction throws', async () => {
    const deps = depsWith({ 'npc.talked': () => Promise.reject(new Error('cannot count')) });
    const work = transaction(deps, async (tx) => {
      await tx.execute(sql`insert into notes values ('before')`);
      await emit(tx, TALK);
    });
    await expect(work).rejects.toThrow('cannot count');
    expect([await notes(), told]).toEqual([[], []]);
  });

  it('reaches the others, and its caller, when one who hears of it afterwards throws', async () => {
    const events = new DomainEvents([], test.server.deps.log);
    events.follow({
      'npc.talked': () => {
        throw new Error('cannot push');
      },
    });
    events.follow({ 'npc.talked': (event) => told.push(event) });
    await transaction({ db: test.server.deps.db, events }, (tx) => emit(tx, TALK));
    expect(told).toEqual([TALK]);
  });

  it('cannot be emitted in a transaction that would never tell it', async () => {
    await expect(test.server.deps.db.transaction((tx) => emit(tx, TALK))).rejects.toThrow(
      /outside of transaction/,
    );
  });
});
