import { roomRoutes } from '#shared/contract/rooms/worldRoom.ts';
import { rest } from '#client/net/rest/rest.ts';
import { PushReceiver } from './PushReceiver.ts';
import { UserConnection } from './UserConnection.ts';

/** Connects the signed-in user with the room of the user, until the returned disposal is called. */
export function openUserRoom(): () => void {
  const receiver = new PushReceiver();
  const connection = new UserConnection({
    endpoint: window.location.origin,
    reserveSeat: () => rest.call(roomRoutes.reserveUserSeat, undefined, { quiet: true }),
    onPush: (push) => receiver.take(push),
    onCatchUp: () => receiver.catchUp(),
  });
  connection.open();
  return () => {
    connection.close();
    receiver.close();
  };
}
