import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { MainPage, MainPageSection, OwnMainPage } from '#shared/contract/channels/mainPages.ts';
import { MOST_COUNTED_MEMBERS, PUBLIC_SECTIONS } from '#shared/contract/channels/mainPages.ts';
import { isActiveMember } from '#shared/contract/roles.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channelMainPages } from '#server/db/tables/channels/mainPages.ts';
import type { CallerChannel } from '#server/domain/call.ts';
import { countMembers } from '#server/domain/channels/channels/memberCounts.ts';
import type { Deps } from '#server/domain/deps.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { writeAudit } from '#server/domain/people/moderation/writeAudit.ts';
import { longTextProblem } from '#server/domain/people/textFilter/publicText.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { completeSections, usualSections } from './usualSections.ts';

interface OfChannel {
  readonly deps: Deps;
  readonly channel: CallerChannel;
}

/** The page that members see; visitors see its public sections. */
export async function getMainPage({ deps: { db }, channel }: OfChannel): Promise<MainPage> {
  const { channelId, channelName, roles } = channel;
  const isInside = isActiveMember(roles);
  const [row] = await db.select().from(channelMainPages).where(eq(channelMainPages.channelId, channelId));
  return {
    channelId,
    channelName,
    memberCount: await countMembers(db, { channelId, most: MOST_COUNTED_MEMBERS }),
    sectionList: (row?.sections ?? usualSections(channelName)).filter(
      ({ isShown, kind }) => isShown && (isInside || PUBLIC_SECTIONS.includes(kind)),
    ),
  };
}

/** The page that its staff edits. */
export async function getOwnMainPage({ deps: { db }, channel }: OfChannel): Promise<OwnMainPage> {
  const [row] = await db
    .select()
    .from(channelMainPages)
    .where(eq(channelMainPages.channelId, channel.channelId));
  return ownReply(db, row, channel.channelName);
}

/**
 * Saves the page on top of the version that the editor began from. A newer version of another editor is never
 * overwritten: MAIN_PAGE_CONFLICT. Saving the same sections again keeps the version. Throws VALIDATION_FAIL for words
 * that others should not read.
 */
export async function saveMainPage(
  input: OfChannel & {
    readonly userId: number;
    readonly sectionList: readonly MainPageSection[];
    readonly baseVersion: number;
  },
): Promise<OwnMainPage> {
  const { deps, userId, channel, baseVersion } = input;
  const { channelId, channelName } = channel;
  const sections = completeSections(input.sectionList, channelName);
  await refuseHurtfulWords(sections);
  return transaction(deps, async (tx) => {
    const first = { channelId, sections, version: 1, updatedBy: userId, updatedAt: deps.clock.now() };
    const [made] =
      baseVersion === 0
        ? await tx.insert(channelMainPages).values(first).onConflictDoNothing().returning()
        : [];
    const row = made ?? (await saveOver());
    if (row.version !== baseVersion)
      await writeAudit({
        tx,
        actorId: userId,
        channelId,
        action: 'MAIN_PAGE_SAVE',
        targetUserId: 0,
        details: { version: row.version },
      });
    return ownReply(tx, row, channelName);

    async function saveOver() {
      const isOfChannel = eq(channelMainPages.channelId, channelId);
      const [stored] = await tx.select().from(channelMainPages).where(isOfChannel).for('update');
      if (stored && isDeepStrictEqual(stored.sections, sections)) return stored;
      if (stored?.version !== baseVersion)
        throw new AppError('MAIN_PAGE_CONFLICT', {
          log: `main page of channel ${channelId} is at version ${stored?.version ?? 0}, not ${baseVersion}`,
        });
      const [saved] = await tx
        .update(channelMainPages)
        .set({ ...first, version: baseVersion + 1 })
        .where(isOfChannel)
        .returning();
      return saved ?? stored;
    }
  });
}

async function ownReply(
  db: Database | Transaction,
  row: typeof channelMainPages.$inferSelect | undefined,
  channelName: string,
): Promise<OwnMainPage> {
  if (!row) return { sectionList: usualSections(channelName), version: 0, updatedAt: null, updatedBy: '' };
  const [editor] = row.updatedBy === null ? [] : await listNames({ db, userIds: [row.updatedBy] });
  return {
    sectionList: completeSections(row.sections, channelName),
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: editor?.nickname ?? '',
  };
}

function wordsOf(section: MainPageSection): { field: string; text: string }[] {
  switch (section.kind) {
    case 'BANNER':
      return [
        { field: 'title', text: section.title },
        { field: 'words', text: section.words },
      ];
    case 'WELCOME':
      return [{ field: 'words', text: section.words }];
    case 'NEXT_CLASS':
      return [
        { field: 'title', text: section.title },
        { field: 'note', text: section.note },
      ];
    case 'LINKS':
      return section.linkList.map(({ label }, index) => ({ field: `linkList.${index}.label`, text: label }));
    case 'NOTICES':
    case 'HOMEWORK':
    case 'RECENT_POSTS':
    case 'ONLINE':
    case 'COURSES':
    case 'WORKSHEETS':
    case 'STATISTICS':
      return [];
  }
}

async function refuseHurtfulWords(sections: readonly MainPageSection[]): Promise<void> {
  const fieldErrors: { readonly field: string; readonly message: string }[] = [];
  for (const section of sections)
    for (const { field, text } of wordsOf(section)) {
      const message = await longTextProblem(text);
      if (message !== undefined) fieldErrors.push({ field: `${section.kind}.${field}`, message });
    }
  const [first] = fieldErrors;
  if (!first) return;
  throw new AppError('VALIDATION_FAIL', {
    message: first.message,
    fieldErrors,
    log: `a main page with refused ${fieldErrors.map(({ field }) => field).join()}`,
  });
}
