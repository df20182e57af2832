import type { Database } from '#server/db/connect.ts';
import { ChatMemory } from '#server/domain/chat/ChatMemory.ts';
import { createDomainEvents } from '#server/domain/events.ts';
import { CheatLog } from '#server/domain/fairPlay/CheatLog.ts';
import { Presence } from '#server/domain/presence/Presence.ts';
import type { WorldDeps } from '#server/rooms/WorldRoom.ts';
import { systemClock } from '#server/platform/clock.ts';

/** What rooms need that run without the rest of the server: only the database, the settings and the log are given. */
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
    events: createDomainEvents(),
    presence: new Presence(),
    chat: new ChatMemory(),
    cheats: new CheatLog(log),
  };
}
