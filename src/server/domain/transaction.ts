import type { Transaction } from '#server/db/connect.ts';
import { inChildSpan } from '#server/platform/tracing.ts';
import type { Deps } from './deps.ts';
import type { DomainEvent, DomainEvents, EventAnswers } from './events.ts';

interface UnitOfWork {
  readonly events: DomainEvents;
  readonly emitted: DomainEvent[];
}

const units = new WeakMap<Transaction, UnitOfWork>();

/** A transaction whose events are delivered once it has committed, in their order, and not at all when it rolls back. */
export async function transaction<Result>(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const emitted: DomainEvent[] = [];
  const result = await inChildSpan('transaction', {}, () =>
    db.transaction((tx) => {
      units.set(tx, { events, emitted });
      return work(tx);
    }),
  );
  for (const event of emitted) events.deliver(event);
  return result;
}

/** The events that were emitted in a transaction so far, in order. */
export function emittedIn(tx: Transaction): readonly DomainEvent[] {
  return units.get(tx)?.emitted ?? [];
}

/** Runs the listeners inside the transaction now, and returns their answers; the others hear it after the commit. */
export async function emit(tx: Transaction, event: DomainEvent): Promise<EventAnswers> {
  const unit = units.get(tx);
  if (!unit)
    throw new Error(`emit: ${event.type} outside of transaction(); db.transaction delivers no events`);
  unit.emitted.push(event);
  return unit.events.runInTransaction(tx, event);
}
