import { z } from 'zod';
import { idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { AUTHORING_KINDS } from './kinds.ts';
import { baseVersion, lmsAccess, lmsPath } from './lms.ts';

/** Versions of one content that are kept; the last published one stays beside them. */
export const MOST_VERSIONS = 30;

const versionSchema = z.object({
  versionId: idSchema,
  /** Empty once the account is gone. */
  authorNickname: z.string(),
  savedAt: timestampSchema,
  /** When it was shown to pupils; null for never. */
  publishedAt: timestampSchema.nullable(),
  /** When the version that was restored had been saved; null for one that was written. */
  restoredFrom: timestampSchema.nullable(),
  /** Names of the fields of what the editor saves that differ from the version before; empty for the first. */
  changedFieldList: z.array(z.string()),
  /** The content says the same now. */
  isCurrent: z.boolean(),
});
export type ContentVersion = z.infer<typeof versionSchema>;

const ofContent = z.object({ id: idSchema, kind: z.enum(AUTHORING_KINDS), contentId: idSchema });
const path = `${lmsPath}/versions/:kind/:contentId` as const;
const errors = ['IS_NOT_CHANNEL_CONTENT', 'RESOURCE_NOT_FOUND'] as const;

export const lmsVersionRoutes = {
  list: defineRoute({
    method: 'GET',
    path,
    access: lmsAccess,
    summary: 'Earlier versions of a content, or of the draft of a problem or stage, the newest first.',
    params: ofContent,
    response: z.object({ versionList: z.array(versionSchema) }),
    errors,
  }),
  restore: defineRoute({
    method: 'POST',
    path: `${path}/:versionId/restorations`,
    access: lmsAccess,
    summary:
      'Save a version again on top of `baseVersion`, as its author would; a newer version answers CONTENT_CONFLICT and stays.',
    params: ofContent.extend({ versionId: idSchema }),
    body: z.object({ baseVersion }),
    response: z.object({ version: z.int().min(1) }),
    errors: [
      ...errors,
      'CHANNEL_CONTENT_UNAUTHORIZED',
      'CONTENT_CONFLICT',
      'CONTENT_NOT_READY',
      'HAS_ASSIGNMENT',
    ],
  }),
};
