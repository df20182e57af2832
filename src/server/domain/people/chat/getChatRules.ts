import { eq, inArray } from 'drizzle-orm';
import {
  channelChatSettings,
  guardianChatSettings,
  userChatSettings,
} from '#server/db/tables/people/chat.ts';
import type { ChatLimiter, ChatRules, ChatSettings } from '#shared/contract/people/chat.ts';
import { readUser } from '#server/domain/people/accounts/users.ts';
import { needsConsentByAge, needsGuardianConsent } from '#server/domain/people/consent/guardianConsent.ts';
import type { Deps } from '#server/domain/deps.ts';
import { getWhisperFrom } from './mayWhisper.ts';
import { mutedUntil } from '#server/domain/people/moderation/sanctions.ts';
import { strictestRules, type ChatLimit } from './strictestRules.ts';

/** The talk rules of a user now, by guardian, classes and staff. Throws MEMBER_NOT_FOUND. */
export async function getChatRules(input: {
  deps: Pick<Deps, 'db' | 'clock' | 'memberships'>;
  userId: number;
}): Promise<ChatRules> {
  const { deps, userId } = input;
  const [user, until, limits, whisperFrom] = await Promise.all([
    readUser({ db: deps.db, userId }),
    mutedUntil(input),
    limitsOf(input),
    getWhisperFrom(input),
  ]);
  const now = deps.clock.now();
  // No guardian decides from the fourteenth birthday on.
  const isChild = needsConsentByAge(user, now);
  return {
    ...strictestRules(limits.filter(({ by }) => by !== 'GUARDIAN' || isChild)),
    whisperFrom,
    needsGuardianConsent: needsGuardianConsent(user, now),
    mutedUntil: until?.toISOString() ?? null,
  };
}

interface Whose {
  readonly deps: Pick<Deps, 'db' | 'memberships'>;
  readonly userId: number;
}

async function limitsOf(whose: Whose): Promise<ChatLimit[]> {
  const [teacher, guardian, channels] = await Promise.all([
    settingsIn(whose, userChatSettings),
    settingsIn(whose, guardianChatSettings),
    settingsOfChannels(whose),
  ]);
  const by = (limiter: ChatLimiter) => (settings: ChatSettings) => ({ by: limiter, ...settings });
  return [...channels.map(by('CHANNEL')), ...teacher.map(by('TEACHER')), ...guardian.map(by('GUARDIAN'))];
}

function settingsIn(
  { deps, userId }: Whose,
  table: typeof userChatSettings | typeof guardianChatSettings,
): Promise<ChatSettings[]> {
  return deps.db
    .select({ chatMode: table.chatMode, whisperOn: table.whisperOn })
    .from(table)
    .where(eq(table.userId, userId));
}

async function settingsOfChannels({ deps, userId }: Whose): Promise<ChatSettings[]> {
  const channelIds = await deps.memberships.activeChannelIds({ db: deps.db, userId });
  if (channelIds.length === 0) return [];
  const { channelId, chatMode, whisperOn } = channelChatSettings;
  return deps.db
    .select({ chatMode, whisperOn })
    .from(channelChatSettings)
    .where(inArray(channelId, [...channelIds]));
}
