import type { Database } from '#server/db/connect.ts';
import type { MailGateway } from '#server/gateways/mail/mailGateway.ts';
import type { Judge } from '#server/judge/judge.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { Logger } from '#server/platform/log.ts';
import type { ChatMemory } from './chat/ChatMemory.ts';
import type { DomainEmitter } from './events.ts';
import type { CheatLog } from './fairPlay/CheatLog.ts';
import type { Presence } from './presence/Presence.ts';

/** Everything a verb may need, built once by the composition root. */
export interface Deps {
  readonly db: Database;
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly judge: Judge;
  readonly mail: MailGateway;
  readonly events: DomainEmitter;
  readonly presence: Presence;
  readonly chat: ChatMemory;
  readonly cheats: CheatLog;
}
