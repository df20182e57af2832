import { and, eq, exists, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { authoringVersions } from '#server/db/tables/learning/authoring.ts';
import { namedPicture } from '#server/domain/learning/documents/documentPictures.ts';

/** Whether a kept version of a document shows a picture, which its restoring then needs. */
export const namedInVersions =
  (db: Database) =>
  (documentId: AnyColumn, pictureId: AnyColumn): SQL =>
    exists(
      db
        .select({ one: sql`1` })
        .from(authoringVersions)
        .where(
          and(
            eq(authoringVersions.kind, 'DOCUMENT'),
            eq(authoringVersions.contentId, documentId),
            namedPicture(sql`${authoringVersions.body} ->> 'content'`, pictureId),
          ),
        ),
    );
