import { z } from 'zod';
import { idSchema, lookupText, nameText, timestampSchema } from '#shared/contract/fields.ts';
import { pageFromOne } from '#shared/contract/paging.ts';
import { CONTENT_TITLE_LENGTH, contentVisibleStateSchema } from '../contentFields.ts';

/*
 * The staff routes of courses, worksheets, documents, problems, videos and blocks have this in common. Each
 * has GET list, POST, GET one, PUT on top of `baseVersion`, PUT visiblestates and DELETE below `lmsPath`.
 */

export const lmsPath = '/channel/v1/users/channels/:id/lms';
export const lmsAccess = { channelRole: 'teacher', channelFrom: 'id' } as const;
export const lmsParams = z.object({ id: idSchema });

export const LMS_PER_PAGE = 20;

/** The query of a list of one kind: by title, and only the published or the hidden. */
export const lmsListQuery = z.object({
  page: pageFromOne,
  query: lookupText(CONTENT_TITLE_LENGTH).default(''),
  visible_state: contentVisibleStateSchema.optional(),
});

/** A class of thirty is one page. */
export const PUPILS_PER_PAGE = 40;

/** The query of a list of members or of their work: those of a group, those with a tag. */
export const lmsMemberQuery = z.object({
  page: pageFromOne,
  query: lookupText(20).default(''),
  group_id: idSchema.optional(),
  tag_id: idSchema.optional(),
});

/** Every content as its staff sees it. */
export const lmsContentFields = {
  title: z.string(),
  visibleState: contentVisibleStateSchema,
  /** Empty for what comes with the product, and once the account is gone. */
  authorNickname: z.string(),
  /** Comes with the product: to be copied, not to be changed. */
  seeded: z.boolean(),
  /** The content that it was copied from. */
  sourceId: idSchema.nullable(),
  version: z.int().min(1),
  updatedAt: timestampSchema,
};

export const lmsTitle = nameText(CONTENT_TITLE_LENGTH, '제목을 입력해 주세요.');
/** The version that the editor began from; a newer one on the server answers CONTENT_CONFLICT and stays. */
export const baseVersion = z.int().min(1);
export const visibleStateBody = z.object({ visibleState: contentVisibleStateSchema });
