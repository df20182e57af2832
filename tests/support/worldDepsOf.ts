import type { Database } from '#server/db/connect.ts';
import { ChatMemory } from '#server/domain/people/chat/ChatMemory.ts';
import { createDomainEvents } from '#server/domain/listeners.ts';
import { createPorts } from '#server/domain/ports.ts';
import { CheatLog } from '#server/domain/world/fairPlay/CheatLog.ts';
import { MemoryPresence } from '#server/domain/people/presence/MemoryPresence.ts';
import type { WorldDeps } from '#server/rooms/WorldRoom.ts';
import { systemClock } from '#server/platform/clock.ts';

/**
 * The dependencies of rooms that run without the rest of the server: only the database, the settings and
 * the log are given.
 */
export function worldDepsOf({
  db,
  config,
  log,
}: Pick<WorldDeps, 'config' | 'log'> & { db: Database }): WorldDeps {
  return {
    db,
    config,
    log,
    clock: systemClock,
    events: createDomainEvents(log),
    presence: new MemoryPresence(),
    chat: new ChatMemory(),
    cheats: new CheatLog(log),
    ...createPorts({ db, clock: systemClock }),
  };
}
