import { expect, it } from 'vitest';
import { drainRooms, type DrainableRoom } from './drainRooms.ts';

/** A room of clients that are numbers; `onSent` decides how one goes. */
function roomOf(count: number, onSent: (client: number, go: () => void) => void) {
  const clients = Array.from({ length: count }, (_, index) => index);
  const sent: number[] = [];
  let isLocked = false;
  /** The most clients that were on their way together. */
  let most = 0;
  let gone = 0;
  const room: DrainableRoom = {
    clients,
    lock: async () => void (isLocked = true),
    sendElsewhere: (client) => {
      expect(isLocked).toBe(true);
      sent.push(Number(client));
      most = Math.max(most, sent.length - gone);
      onSent(Number(client), () => {
        gone += 1;
        clients.splice(clients.indexOf(Number(client)), 1);
      });
    },
  };
  return { room, sent, most: () => most };
}

it('few clients are on their way at once, each is asked once, and it ends when the last has gone', async () => {
  const { room, sent, most } = roomOf(40, (_client, go) => setTimeout(go, 5));
  await drainRooms(new Set([room]), 10_000);
  expect(sent).toEqual(Array.from({ length: 40 }, (_, index) => index));
  expect(most()).toBeLessThanOrEqual(10);
  expect(room.clients).toHaveLength(0);
});

it('clients that stay hold up nobody: all have been asked when half of the time is over', async () => {
  const { room, sent } = roomOf(40, () => undefined);
  const begun = performance.now();
  await drainRooms(new Set([room]), 200);
  expect(sent).toHaveLength(40);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(199);
});
