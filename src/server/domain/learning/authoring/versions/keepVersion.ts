import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { AuthoringKindName } from '#shared/contract/learning/authoring/kinds.ts';
import { MOST_VERSIONS } from '#shared/contract/learning/authoring/versions.ts';
import type { Transaction } from '#server/db/connect.ts';
import { authoringVersions } from '#server/db/tables/learning/authoring.ts';

/** A content of any kind; of a problem and a stage the draft. */
export interface VersionedContent {
  readonly kind: AuthoringKindName;
  readonly channelId: number;
  readonly contentId: number;
}

/** The body that the editor of a content saves, with its author and time. */
interface ContentState {
  readonly body: object;
  readonly authorId: number | null;
  readonly at: Date;
}

type VersionRow = typeof authoringVersions.$inferSelect;
type NewVersion = Omit<typeof authoringVersions.$inferInsert, keyof VersionedContent | 'body'> &
  Pick<ContentState, 'body'>;

/** An editor saves after every pause: saves of one author within so long are one version. */
const SITTING_MS = 10 * 60 * 1000;
/** Compressed bytes of all versions of one content. */
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Keeps what a save has made of a content, which is locked. The state before it is kept, too, if it is not yet: a
 * content may be made or changed without its editor.
 */
export async function keepVersion(
  tx: Transaction,
  content: VersionedContent,
  saved: {
    readonly before: ContentState;
    readonly after: ContentState;
    readonly restoredFrom?: Date | undefined;
  },
): Promise<void> {
  const { before, after, restoredFrom } = saved;
  const latest = await keepState(tx, content, before);
  const changed = changedFields(before.body, after.body);
  if (restoredFrom === undefined && isOfSitting(latest, after))
    await tx
      .update(authoringVersions)
      .set({
        body: after.body as VersionRow['body'],
        savedAt: after.at,
        changedFields: [...new Set([...latest.changedFields, ...changed])],
      })
      .where(eq(authoringVersions.id, latest.id));
  else await addVersion(tx, content, { ...stateRow(after), changedFields: changed, restoredFrom });
  await dropOldest(tx, content);
}

/** Marks the present state of a content, which is locked, as the one that pupils are shown. */
export async function markPublished(
  tx: Transaction,
  content: VersionedContent,
  state: ContentState,
  publishedAt: Date,
): Promise<void> {
  const { id } = await keepState(tx, content, state);
  await tx.update(authoringVersions).set({ publishedAt }).where(eq(authoringVersions.id, id));
}

/** Forgets the versions of a content that is deleted. */
export async function forgetVersions(tx: Transaction, content: VersionedContent): Promise<void> {
  await tx.delete(authoringVersions).where(isVersionOf(content));
}

export const isVersionOf = ({ kind, channelId, contentId }: VersionedContent) =>
  and(
    eq(authoringVersions.channelId, channelId),
    eq(authoringVersions.kind, kind),
    eq(authoringVersions.contentId, contentId),
  );

/** The latest version, which says the same as the state. */
async function keepState(
  tx: Transaction,
  content: VersionedContent,
  state: ContentState,
): Promise<VersionRow> {
  const [latest] = await tx
    .select()
    .from(authoringVersions)
    .where(isVersionOf(content))
    .orderBy(desc(authoringVersions.id))
    .limit(1);
  if (!latest) return addVersion(tx, content, { ...stateRow(state), changedFields: [] });
  const changed = changedFields(latest.body, state.body);
  if (changed.length === 0) return latest;
  // It was changed without its editor, by nobody that is known here.
  return addVersion(tx, content, { ...stateRow(state), authorId: null, changedFields: changed });
}

const stateRow = ({ body, authorId, at }: ContentState) => ({ body, authorId, begunAt: at, savedAt: at });

async function addVersion(tx: Transaction, content: VersionedContent, row: NewVersion): Promise<VersionRow> {
  const { kind, channelId, contentId } = content;
  const [added] = await tx
    .insert(authoringVersions)
    .values({ ...row, kind, channelId, contentId, body: row.body as VersionRow['body'] })
    .returning();
  if (!added) throw new Error(`a version of ${kind} ${contentId} was not written`);
  return added;
}

/** A first state, a published and a restored version stay as they are. */
function isOfSitting(latest: VersionRow, { authorId, at }: ContentState): boolean {
  return (
    latest.authorId === authorId &&
    latest.changedFields.length > 0 &&
    latest.publishedAt === null &&
    latest.restoredFrom === null &&
    at.getTime() - latest.begunAt.getTime() < SITTING_MS
  );
}

function changedFields(before: object, after: object): string[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (field) => !isDeepStrictEqual(old.get(field), now.get(field)),
  );
}

/** Keeps the newest versions within both limits, the one before them and the last one that was published. */
async function dropOldest(tx: Transaction, content: VersionedContent): Promise<void> {
  const ranked = tx
    .select({
      id: authoringVersions.id,
      place: sql<number>`row_number() over (order by ${authoringVersions.id} desc)`.as('place'),
      bytes:
        sql<number>`sum(pg_column_size(${authoringVersions.body})) over (order by ${authoringVersions.id} desc)`.as(
          'bytes',
        ),
      lastPublished:
        sql<number>`max(${authoringVersions.id}) filter (where ${authoringVersions.publishedAt} is not null) over ()`.as(
          'last_published',
        ),
    })
    .from(authoringVersions)
    .where(isVersionOf(content))
    .as('ranked');
  const old = tx
    .select({ id: ranked.id })
    .from(ranked)
    .where(
      sql`(${ranked.place} > ${MOST_VERSIONS} or (${ranked.place} > 2 and ${ranked.bytes} > ${MOST_BYTES})) and ${ranked.id} is distinct from ${ranked.lastPublished}`,
    );
  await tx.delete(authoringVersions).where(inArray(authoringVersions.id, old));
}
