import type { DomainEvents, EventOf, EventType } from '#server/domain/events.ts';

/** The next committed event of this type. */
export function nextEvent<T extends EventType>(events: DomainEvents, type: T): Promise<EventOf<T>> {
  return new Promise((resolve) => {
    const unfollow = events.follow({
      [type]: (event: EventOf<T>) => {
        unfollow();
        resolve(event);
      },
    });
  });
}
