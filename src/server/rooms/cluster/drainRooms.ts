import { setTimeout as sleep } from 'node:timers/promises';

/** A room whose clients can be sent to another process. */
export interface DrainableRoom {
  readonly clients: Iterable<unknown> & { readonly length: number };
  lock(): Promise<void>;
  /** Asks the client to come back in a room of another process. */
  sendElsewhere(client: unknown): void;
}

/** So many clients are sent at once, with a pause (ms) before the next. */
const AT_ONCE = 10;
const PAUSE_MS = 20;
const LOOK_MS = 50;

/** Sends all clients elsewhere and waits until they have gone, at most `withinMs`. */
export async function drainRooms(rooms: ReadonlySet<DrainableRoom>, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs;
  for (const room of rooms) await room.lock();
  const sent = new Set<unknown>();
  const isFull = () => [...rooms].some(({ clients }) => clients.length > 0);
  // Those who had a seat already come in meanwhile.
  while (isFull() && performance.now() < deadline) {
    for (const room of rooms)
      for (const client of [...room.clients]) {
        if (sent.has(client)) continue;
        sent.add(client);
        room.sendElsewhere(client);
        if (sent.size % AT_ONCE === 0) await sleep(PAUSE_MS);
      }
    await sleep(LOOK_MS);
  }
}
