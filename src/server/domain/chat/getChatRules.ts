import { eq, inArray } from 'drizzle-orm';
import type { ChatRules, ChatSettings } from '#shared/contract/chat.ts';
import { channelChatSettings, userChatSettings } from '#server/db/tables/chat.ts';
import { isConsentMissing } from '../accounts/isConsentMissing.ts';
import { activeChannelIds } from '../channels/activeChannelIds.ts';
import type { Deps } from '../deps.ts';
import { mutedUntil } from '../moderation/mutedUntil.ts';
import { narrowest } from './narrowest.ts';

/** What a user may say now, after guardian, classes and staff have had their word. Throws MEMBER_NOT_FOUND. */
export async function getChatRules(input: {
  deps: Pick<Deps, 'db' | 'clock'>;
  userId: number;
}): Promise<ChatRules> {
  const [needsGuardianConsent, until, own, ofChannels] = await Promise.all([
    isConsentMissing(input),
    mutedUntil(input),
    ownSettings(input),
    settingsOfChannels(input),
  ]);
  return {
    ...narrowest([...own, ...ofChannels]),
    needsGuardianConsent,
    mutedUntil: until?.toISOString() ?? null,
  };
}

interface Whose {
  readonly deps: Pick<Deps, 'db'>;
  readonly userId: number;
}

function ownSettings({ deps, userId }: Whose): Promise<ChatSettings[]> {
  const { chatMode, whisperOn } = userChatSettings;
  return deps.db
    .select({ chatMode, whisperOn })
    .from(userChatSettings)
    .where(eq(userChatSettings.userId, userId));
}

async function settingsOfChannels({ deps, userId }: Whose): Promise<ChatSettings[]> {
  const channelIds = await activeChannelIds({ deps, userId });
  if (channelIds.length === 0) return [];
  const { channelId, chatMode, whisperOn } = channelChatSettings;
  return deps.db
    .select({ chatMode, whisperOn })
    .from(channelChatSettings)
    .where(inArray(channelId, [...channelIds]));
}
