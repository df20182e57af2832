import { z } from 'zod';
import { countSchema, emptyReplySchema, idSchema } from '#shared/contract/fields.ts';
import { problemSchema } from '#shared/contract/learning/problems.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { competitionRoutes } from './competitions.ts';
import { contestKeySchema } from './contestKeys.ts';
import { scoreboardSchema, SUBMISSIONS_PER_MINUTE } from './scoreboards.ts';
import { stagePathSchema } from './stageContents.ts';

/** A past race, raced again alone: the same contents, an own clock, no points and no rating. */
export const practiceSchema = z.object({
  practiceId: idSchema,
  /** The caller's board alone. */
  board: scoreboardSchema,
  /** The place that this would have been in the race, and the number of places; null before the first point. */
  place: z.int().positive().nullable(),
  placeCount: countSchema,
});
export type Practice = z.infer<typeof practiceSchema>;

const member = { channelRole: 'generalMember' } as const;
const params = z.object({ practiceId: idSchema });
const contentParams = params.extend({ competitionContentId: idSchema });

export const practiceRoutes = {
  start: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/competitions/:key/practices',
    access: member,
    summary: 'Practise a race that is over: its contents once more, from now on, for nothing but practice.',
    params: z.object({ key: contestKeySchema }),
    response: practiceSchema,
    errors: [
      'RESOURCE_NOT_FOUND',
      'ROOM_NOT_FOUND',
      'NOT_ENROLLED_COMPETITION',
      'NOT_ACCEPT_ROOM',
      'BATTLE_NOT_STARTED',
      'BATTLE_NOT_ENDED',
    ],
    perMinute: 12,
  }),
  get: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/practices/:practiceId',
    access: member,
    summary: 'A practice of the caller: its clock, contents and what was reached.',
    params,
    response: practiceSchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  again: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/practices/:practiceId/restarts',
    access: member,
    summary: 'The same race from the beginning, as another practice; the earlier one is over.',
    params,
    response: practiceSchema,
    errors: ['RESOURCE_NOT_FOUND'],
    perMinute: 12,
  }),
  end: defineRoute({
    method: 'DELETE',
    path: '/channel/v1/users/practices/:practiceId',
    access: member,
    summary: 'Stop a practice; a second time changes nothing.',
    params,
    response: emptyReplySchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  getProblem: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/practices/:practiceId/contents/:competitionContentId/problems',
    access: member,
    summary: 'The problem of a content; a stage, too, that the road of stages has not opened yet.',
    params: contentParams,
    response: problemSchema,
    errors: ['RESOURCE_NOT_FOUND', 'PROBLEM_NOT_FOUND', 'STAGE_BROKEN'],
  }),
  listPaths: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/practices/:practiceId/contents/:competitionContentId/paths',
    access: member,
    summary: 'Where the avatars went in the race, beside which one practises a stage.',
    params: contentParams,
    response: z.object({ pathList: z.array(stagePathSchema) }),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  submit: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/practices/:practiceId/contents/:competitionContentId/submissions',
    access: member,
    summary: 'Hand in, judged among the lessons. The verdict is asked for as that of any submission.',
    params: contentParams,
    body: competitionRoutes.submit.body,
    response: competitionRoutes.submit.response,
    errors: [
      'RESOURCE_NOT_FOUND',
      'BATTLE_NOT_STARTED',
      'BATTLE_PAUSED',
      'BATTLE_ENDED',
      'PROBLEM_NOT_FOUND',
      'LANGUAGE_NOT_ALLOWED',
      'SERVICE_BUSY',
      'DOLPHIN_DUPLICATE_RESOURCE',
    ],
    perMinute: SUBMISSIONS_PER_MINUTE,
  }),
};
