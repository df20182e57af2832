import type { Bridge } from '#client/bridge/Bridge.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { friends } from '#client/net/people/friends.ts';
import { SeatRefused } from '#client/net/rooms/connection/requestSeat.ts';
import { worldVisits } from '#client/net/rooms/connection/worldVisits.ts';
import { connectionStore } from '#client/stores/connectionStore.ts';
import { friendTexts } from './texts.ts';

/**
 * Goes to the copy of the map that a friend is in, and walks to the friend from where one then stands. `onWay` is called
 * once nothing can refuse any more. Rejects with what `whyNot` words, and one stays where one is.
 */
export async function goToFriend(friendshipId: number, bridge: Bridge, onWay: () => void): Promise<void> {
  const place = await friends.locate({ params: { id: friendshipId } });
  let { x, y } = place;
  if (!place.isHere) {
    const shown = untilShown(place.mapId, bridge);
    await worldVisits.goTo(place.userId);
    await shown;
    // The friend has walked on meanwhile; the old spot is better than none.
    ({ x, y } = await friends.locate({ params: { id: friendshipId } }).catch(() => place));
  }
  onWay();
  bridge.ask((world) => world.walkTo({ kind: 'player', id: place.userId, lastSpot: { x, y } }));
}

/** Why one cannot go, in words. */
export function whyNot(error: unknown): string {
  const isAnswer = error instanceof ApiError || error instanceof SeatRefused;
  return (isAnswer && error.userMessage) || friendTexts.notNow;
}

/** Another map is drawn anew before one can walk on it. */
function untilShown(mapId: number, bridge: Bridge): Promise<void> {
  if (connectionStore.getState().mapId === mapId) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = bridge.on('mapEntered', (entered) => {
      if (entered.mapId !== mapId) return;
      stop();
      resolve();
    });
  });
}
