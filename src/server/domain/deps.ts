import type { Database } from '#server/db/connect.ts';
import type { AiDraftGateway } from '#server/gateways/aiDraft/aiDraftGateway.ts';
import type { ErrorTracking } from '#server/gateways/errorTracking/errorTracking.ts';
import type { IdentityGateway } from '#server/gateways/identity/identityGateway.ts';
import type { MailGateway } from '#server/gateways/mail/mailGateway.ts';
import type { PaymentGateway } from '#server/gateways/payments/paymentGateway.ts';
import type { TextMessageGateway } from '#server/gateways/textMessage/textMessageGateway.ts';
import type { StorageGateway } from '#server/gateways/storage/storageGateway.ts';
import type { Judge } from '#server/judge/judge.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { Logger } from '#server/platform/log.ts';
import type { UserProgress } from './people/accounts/userProgress.ts';
import type { Appearances } from './people/accounts/appearances.ts';
import type { OffFeatures } from './people/accounts/offFeatures.ts';
import type { Memberships } from './people/accounts/memberships.ts';
import type { ChatMemory } from './people/chat/ChatMemory.ts';
import type { DomainEvents } from './events.ts';
import type { QuestBook } from './world/quests/questBook.ts';
import type { LessonsOfProduct } from './tutoring/tickets/lessonsOfProduct.ts';
import type { CheatLog } from './world/fairPlay/CheatLog.ts';
import type { Presence } from './people/presence/Presence.ts';
import type { VerdictWaiters } from './learning/submissions/VerdictWaiters.ts';
import type { SignInThrottle } from './people/sessions/SignInThrottle.ts';

/** Everything a verb may need, built once by the composition root. */
export interface Deps {
  readonly db: Database;
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly judge: Judge;
  readonly verdicts: VerdictWaiters;
  readonly mail: MailGateway;
  readonly textMessages: TextMessageGateway;
  readonly aiDrafts: AiDraftGateway;
  readonly identity: IdentityGateway;
  readonly payments: PaymentGateway;
  readonly errors: ErrorTracking;
  readonly storage: StorageGateway;
  readonly events: DomainEvents;
  readonly quests: QuestBook;
  readonly presence: Presence;
  /** Ports of lower areas, answered by higher ones (`domain/ports.ts`). */
  readonly appearances: Appearances;
  readonly memberships: Memberships;
  readonly progress: UserProgress;
  readonly lessonsOfProduct: LessonsOfProduct;
  readonly offFeatures: OffFeatures;
  readonly chat: ChatMemory;
  readonly cheats: CheatLog;
  readonly signInThrottle: SignInThrottle;
}
