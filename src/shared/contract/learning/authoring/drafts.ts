import { z } from 'zod';
import { countSchema, idSchema, timestampSchema } from '#shared/contract/fields.ts';

export const DRAFTS_PER_PAGE = 20;

export const DRAFT_STATES = ['DRAFT', 'PUBLISHED', 'CHANGED'] as const;
/** CHANGED: pupils see an earlier version. */
export type DraftState = (typeof DRAFT_STATES)[number];

/** The judge's answer to the programs of a version, or how far it is. */
export const draftCheckSchema = z.object({
  state: z.enum(['RUNNING', 'PASSED', 'FAILED']),
  /** The version of the draft. */
  version: z.int().min(1),
  /** Programs judged, and all of them. */
  done: countSchema,
  total: countSchema,
  /** The reasons against publishing, in sentences for the author. */
  faultList: z.array(z.string()),
});
export type DraftCheck = z.infer<typeof draftCheckSchema>;

/** The fields of every draft that lists and editors show. */
export const draftFields = {
  draftId: idSchema,
  state: z.enum(DRAFT_STATES),
  /** The problem it was published as; kept when it is taken back. */
  problemId: idSchema.nullable(),
  /** Empty once the account is gone. */
  authorNickname: z.string(),
  updatedAt: timestampSchema,
};

/** A draft with its content, as the editor of its kind opens it. */
export const draftSchema = <Content extends z.ZodType>(content: Content) =>
  z.object({
    ...draftFields,
    content,
    /** Counts up with every save, from 1. */
    version: z.int().min(1),
    check: draftCheckSchema.nullable(),
  });

/** The reply of every draft whose content is of one type. */
export type DraftOf<Content> = Omit<z.infer<ReturnType<typeof draftSchema>>, 'content'> & {
  readonly content: Content;
};
