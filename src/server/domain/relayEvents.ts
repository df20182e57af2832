import type { ProcessRelay } from '#server/platform/ProcessRelay.ts';
import type { DomainEvent, DomainEvents } from './events.ts';
import { FOLLOWED } from './listeners.ts';

const TOPIC = 'event';

/** Followed events of each process are delivered at the others, too: to their sessions, user rooms and battle rooms. */
export async function relayEvents(events: DomainEvents, relay: ProcessRelay): Promise<void> {
  events.relayTo((event) => {
    if (FOLLOWED.has(event.type)) relay.tell(TOPIC, event);
  });
  await relay.open({
    publish: (topic, notice) => {
      if (topic === TOPIC) events.deliverHere(notice as DomainEvent);
    },
    onGap: () => undefined,
  });
}
