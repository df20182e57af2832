import type { Deps } from '../deps.ts';
import { lockSessions } from './lockSessions.ts';
import { revokeSessions } from './revokeSessions.ts';

/** Ends one sign-in; the account's other devices stay signed in. */
export async function signOut({
  deps,
  userId,
  sessionId,
}: {
  deps: Deps;
  userId: number;
  sessionId: string;
}): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockSessions(tx, userId);
    await revokeSessions({ tx, userId, familyId: sessionId, now: deps.clock.now() });
  });
  deps.events.emit('sessionsRevoked', { userId, sessionId });
}
