import { fetchUntilReachable } from '#client/net/fetchUntilReachable.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { reportFailure } from './reportFailure.ts';

const loadRoom = () => import('#client/net/rooms/user/openUserRoom.ts');

/** Keeps the signed-in user connected with the room of the user, on every page, until the disposal is called. */
export function connectUser(load = loadRoom): () => void {
  let connectedId: number | null = null;
  let disconnect = () => {};
  const follow = () => {
    const userId = sessionStore.getState().user?.userId ?? null;
    if (userId === connectedId) return;
    disconnect();
    connectedId = userId;
    disconnect = userId === null ? () => {} : connect(load);
  };
  follow();
  const unsubscribe = sessionStore.subscribe(follow);
  return () => {
    unsubscribe();
    disconnect();
  };
}

function connect(load: typeof loadRoom): () => void {
  const closing = new AbortController();
  const { signal } = closing;
  fetchUntilReachable(load, signal).then(
    (room) => {
      if (room !== null && !signal.aborted) signal.addEventListener('abort', room.openUserRoom());
    },
    (error: unknown) => reportFailure('What the server pushes cannot be heard.', error),
  );
  return () => closing.abort();
}
