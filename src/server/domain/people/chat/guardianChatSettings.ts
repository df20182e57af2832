import { eq } from 'drizzle-orm';
import type { ChatSettings } from '#shared/contract/people/chat.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { guardianChatSettings } from '#server/db/tables/people/chat.ts';

interface OfChild {
  readonly tx: Transaction;
  readonly userId: number;
}

/** The guardian's choice; the narrow one where it has made none. */
export async function getGuardianChatSettings(query: {
  readonly db: Database | Transaction;
  readonly userId: number;
}): Promise<ChatSettings> {
  const { chatMode, whisperOn } = guardianChatSettings;
  const [row] = await query.db
    .select({ chatMode, whisperOn })
    .from(guardianChatSettings)
    .where(eq(guardianChatSettings.userId, query.userId));
  return row ?? { chatMode: 'SAFE_PHRASES', whisperOn: false };
}

export async function saveGuardianChatSettings({
  tx,
  userId,
  settings,
  now,
}: OfChild & { readonly settings: ChatSettings; readonly now: Date }): Promise<void> {
  const row = { ...settings, updatedAt: now };
  await tx
    .insert(guardianChatSettings)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: guardianChatSettings.userId, set: row });
}

export async function dropGuardianChatSettings({ tx, userId }: OfChild): Promise<void> {
  await tx.delete(guardianChatSettings).where(eq(guardianChatSettings.userId, userId));
}
