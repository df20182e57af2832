import { setTimeout as sleep } from 'node:timers/promises';

/** A room whose clients can be sent to another process. */
export interface DrainableRoom {
  readonly clients: Iterable<unknown> & { readonly length: number };
  lock(): Promise<void>;
  /** Asks the client to come back in a room of another process. */
  sendElsewhere(client: unknown): void;
}

/**
 * So many clients are on their way at once. All at once they would wait for each other at the process that takes them,
 * each without a room.
 */
const AT_ONCE = 10;
/** A client that is still here after this time holds up nobody else, ms. */
const PATIENCE_MS = 1000;
/** After this share of the time nobody is held back any more. */
const HURRY_SHARE = 0.5;
const LOOK_MS = 20;

/** Sends all clients elsewhere, a few at a time, and waits until they have gone, at most `withinMs`. */
export async function drainRooms(rooms: ReadonlySet<DrainableRoom>, withinMs: number): Promise<void> {
  const begun = performance.now();
  for (const room of rooms) await room.lock();
  const sentAt = new Map<unknown, number>();
  for (;;) {
    // Those who had a seat already come in meanwhile.
    const left = [...rooms].flatMap((room) => [...room.clients].map((client) => ({ room, client })));
    const now = performance.now();
    if (left.length === 0 || now - begun >= withinMs) return;
    const underWay = left.filter(({ client }) => now - (sentAt.get(client) ?? -PATIENCE_MS) < PATIENCE_MS);
    const isLate = now - begun >= withinMs * HURRY_SHARE;
    const next = left.filter(({ client }) => !sentAt.has(client));
    for (const { room, client } of isLate ? next : next.slice(0, Math.max(0, AT_ONCE - underWay.length))) {
      sentAt.set(client, now);
      room.sendElsewhere(client);
    }
    await sleep(LOOK_MS);
  }
}
