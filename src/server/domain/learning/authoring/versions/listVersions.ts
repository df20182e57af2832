import { desc, sql } from 'drizzle-orm';
import type { lmsVersionRoutes } from '#shared/contract/learning/authoring/versions.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import { authoringVersions } from '#server/db/tables/learning/authoring.ts';
import type { Deps } from '#server/domain/deps.ts';
import { authoringKinds } from '../authoringKinds.ts';
import { authorNames } from '../drafts/findDraft.ts';
import { isVersionOf, type VersionedContent } from './keepVersion.ts';

/** The kept versions of a content, the newest first. Throws IS_NOT_CHANNEL_CONTENT, RESOURCE_NOT_FOUND. */
export async function listVersions({
  deps: { db },
  ...content
}: VersionedContent & { readonly deps: Deps }): Promise<ReplyOf<typeof lmsVersionRoutes.list>> {
  const now = await authoringKinds[content.kind].versions.bodyNow(db, content);
  const rows = await db
    .select({
      id: authoringVersions.id,
      authorId: authoringVersions.authorId,
      savedAt: authoringVersions.savedAt,
      publishedAt: authoringVersions.publishedAt,
      restoredFrom: authoringVersions.restoredFrom,
      changedFields: authoringVersions.changedFields,
      isCurrent: sql<boolean>`${authoringVersions.body} = ${JSON.stringify(now)}::jsonb`,
    })
    .from(authoringVersions)
    .where(isVersionOf(content))
    .orderBy(desc(authoringVersions.id));
  const names = await authorNames(db, rows);
  return {
    versionList: rows.map(
      ({ id, authorId, savedAt, publishedAt, restoredFrom, changedFields, isCurrent }) => ({
        versionId: id,
        authorNickname: names.get(authorId) ?? '',
        savedAt: savedAt.toISOString(),
        publishedAt: publishedAt?.toISOString() ?? null,
        restoredFrom: restoredFrom?.toISOString() ?? null,
        changedFieldList: changedFields,
        isCurrent,
      }),
    ),
  };
}
