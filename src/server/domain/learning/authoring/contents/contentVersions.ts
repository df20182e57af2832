import type { z } from 'zod';
import type { ContentTable } from '#server/db/contentRows.ts';
import { outdatedVersion, type KindVersions } from '../versions/KindVersions.ts';
import { saveContent, type EditedKind } from './saveContent.ts';
import { findStaffContent } from './staffContents.ts';

/** How the contents of a kind are kept and restored: a version is the body of the route that saves them. */
export const contentVersions = <Table extends ContentTable, Body extends object>(
  kind: EditedKind<Table, Body>,
  saveBody: z.ZodType<Body & { readonly baseVersion: number }>,
): KindVersions => ({
  bodyNow: async (db, place) => kind.bodyOf(db, await findStaffContent(db, kind, place)),
  restore: async (address, { body, savedAt }, baseVersion) => {
    const saved = saveBody.safeParse({ ...body, baseVersion });
    if (!saved.success) throw outdatedVersion(kind.contentType, address.contentId, saved.error);
    return saveContent(address, kind, saved.data, savedAt);
  },
});
