import { z } from 'zod';
import { timestampSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { languageSchema } from './languages.ts';
import { problemParams, sourceSchema } from './problems.ts';

export const draftSchema = z.object({
  language: languageSchema,
  source: z.string(),
  /** Counts up with every save; 0 means nothing was saved yet. */
  version: z.number().int().min(0),
  updatedAt: timestampSchema.nullable(),
});
export type Draft = z.infer<typeof draftSchema>;

export const draftRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/problems/:problemId/drafts',
    access: { channelRole: 'generalMember' },
    summary: 'The saved code of the caller; version 0 with the starter code when there is none.',
    params: problemParams,
    query: z.object({ language: languageSchema.default('JAVASCRIPT') }),
    response: draftSchema,
    errors: ['PROBLEM_NOT_FOUND', 'LANGUAGE_NOT_ALLOWED'],
  }),
  save: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/problems/:problemId/drafts',
    access: { channelRole: 'generalMember' },
    summary:
      'Save code on top of `baseVersion`; a newer version on the server answers DRAFT_CONFLICT and keeps both.',
    params: problemParams,
    body: z.object({ language: languageSchema, source: sourceSchema, baseVersion: z.number().int().min(0) }),
    response: draftSchema,
    errors: ['PROBLEM_NOT_FOUND', 'LANGUAGE_NOT_ALLOWED', 'DRAFT_CONFLICT'],
  }),
  listVersions: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/problems/:problemId/drafts/versions',
    access: { channelRole: 'generalMember' },
    summary: 'Earlier saved versions, newest first: 50, or 100 with DOLPHIN_PRO.',
    params: problemParams,
    query: z.object({ language: languageSchema.default('JAVASCRIPT') }),
    response: z.object({ versionList: z.array(draftSchema) }),
    errors: ['PROBLEM_NOT_FOUND', 'LANGUAGE_NOT_ALLOWED'],
  }),
};
