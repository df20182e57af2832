import { z } from 'zod';
import { countSchema, emptyReplySchema, idSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { memberIdListField } from './memberFields.ts';

export const MOST_TAGS = 200;

export const tagSchema = z.object({ tagId: idSchema, tag: z.string(), memberCount: countSchema });
export type ChannelTag = z.infer<typeof tagSchema>;

/** Without the number sign that it is shown with. */
const tagField = z
  .string()
  .max(60, '태그는 12자까지 쓸 수 있어요.')
  .trim()
  .normalize('NFC')
  .transform((tag) => tag.replace(/^#+/u, ''))
  .pipe(
    z
      .string()
      .min(1, '태그를 입력해 주세요.')
      .max(12, '태그는 12자까지 쓸 수 있어요.')
      .regex(/^[가-힣A-Za-z0-9_ ]+$/u, '태그는 한글, 영어, 숫자로 쓸 수 있어요.'),
  );

const teacher = { channelRole: 'teacher', channelFrom: 'id' } as const;
const ofGroups = { ...teacher, plugin: 'GROUP' } as const;
const ofChannel = z.object({ id: idSchema });
const ofTag = ofChannel.extend({ tid: idSchema });
const ofGroupTag = z.object({ id: idSchema, gid: idSchema, tid: idSchema });
const body = z.object({ tag: tagField });
const memberBody = z.object({ memberIdList: memberIdListField });
const tagged = z.object({ memberIdList: z.array(idSchema) });

export const tagRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/:id/tags',
    access: teacher,
    summary: 'Tags of the channel by name.',
    params: ofChannel,
    response: z.object({ tagList: z.array(tagSchema) }),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels/:id/tags',
    access: teacher,
    summary: 'Make a tag.',
    params: ofChannel,
    body,
    response: tagSchema,
    status: 201,
    errors: ['DOLPHIN_DUPLICATE_RESOURCE', 'CHANNEL_LIST_FULL'],
  }),
  save: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/channels/:id/tags/:tid',
    access: teacher,
    summary: 'Rename a tag.',
    params: ofTag,
    body,
    response: tagSchema,
    errors: ['RESOURCE_NOT_FOUND', 'DOLPHIN_DUPLICATE_RESOURCE'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/channel/v1/users/channels/:id/tags/:tid',
    access: teacher,
    summary: 'Remove a tag from the channel and from all who wear it.',
    params: ofTag,
    response: emptyReplySchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  addToMembers: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels/:id/members/tags/:tid',
    access: teacher,
    summary: 'Give a tag to members; answers those who did not have it.',
    params: ofTag,
    body: memberBody,
    response: tagged,
    errors: ['RESOURCE_NOT_FOUND', 'CHANNEL_MEMBER_NOT_FOUND'],
  }),
  removeFromMembers: defineRoute({
    method: 'DELETE',
    path: '/channel/v1/users/channels/:id/members/tags/:tid',
    access: teacher,
    summary: 'Take a tag from members; answers those who had it.',
    params: ofTag,
    body: memberBody,
    response: tagged,
    errors: ['RESOURCE_NOT_FOUND', 'CHANNEL_MEMBER_NOT_FOUND'],
  }),
  addToGroup: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels/:id/groups/:gid/members/tags/:tid',
    access: ofGroups,
    summary: 'Give a tag to everybody in a group.',
    withoutPage: 'The list of members narrows to a group, chooses all and calls `tags.addToMembers`.',
    params: ofGroupTag,
    response: tagged,
    errors: ['RESOURCE_NOT_FOUND', 'CHANNEL_GROUP_NOT_FOUND'],
  }),
  removeFromGroup: defineRoute({
    method: 'DELETE',
    path: '/channel/v1/users/channels/:id/groups/:gid/members/tags/:tid',
    access: ofGroups,
    summary: 'Take a tag from everybody in a group.',
    withoutPage: 'The list of members narrows to a group, chooses all and calls `tags.removeFromMembers`.',
    params: ofGroupTag,
    response: tagged,
    errors: ['RESOURCE_NOT_FOUND', 'CHANNEL_GROUP_NOT_FOUND'],
  }),
};
