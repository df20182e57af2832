import { z } from 'zod';
import { countSchema, emptyReplySchema, idSchema, lookupText, nameText } from '#shared/contract/fields.ts';
import { cursorFields } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';
import {
  channelMemberSchema,
  memberIdListField,
  memberQuerySchema,
  memberRefSchema,
} from './memberFields.ts';

export const GROUP_COLOURS = ['JELLY', 'SEA', 'CORAL', 'WEED', 'SAND', 'SHELL'] as const;
export const MOST_GROUPS = 100;

export const groupSchema = z.object({
  channelGroupId: idSchema,
  name: z.string(),
  colour: z.enum(GROUP_COLOURS),
  /** The code that members type to join; null where only staff add members, and for readers who are no staff. */
  groupCode: z.string().nullable(),
  memberCount: countSchema,
});
export type ChannelGroup = z.infer<typeof groupSchema>;

export const groupCodeField = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{4,12}$/, '코드는 영어와 숫자로 4~12자까지 쓸 수 있어요.');

/** The form of a group. */
export const groupBodySchema = z.object({
  name: nameText(20, '그룹 이름을 입력해 주세요.'),
  colour: z.enum(GROUP_COLOURS).default('SEA'),
  groupCode: groupCodeField.nullable().default(null),
});
export type GroupBody = z.output<typeof groupBodySchema>;

const teacher = { channelRole: 'teacher', channelFrom: 'id', plugin: 'GROUP' } as const;
const ofChannel = z.object({ id: idSchema });
const ofGroup = z.object({ id: idSchema, gid: idSchema });

export const groupRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/:id/groups',
    access: { channelRole: 'visitor', channelFrom: 'id', plugin: 'GROUP' },
    summary: 'Groups of the channel by name: for staff all of them, for others those they are in.',
    params: ofChannel,
    response: z.object({ groupList: z.array(groupSchema) }),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels/:id/groups',
    access: teacher,
    summary: 'Make a group.',
    params: ofChannel,
    body: groupBodySchema,
    response: groupSchema,
    status: 201,
    errors: ['DOLPHIN_DUPLICATE_RESOURCE', 'CHANNEL_LIST_FULL'],
  }),
  enter: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels/:id/groups/codes',
    access: { channelRole: 'generalMember', channelFrom: 'id', plugin: 'GROUP' },
    summary: 'Enter a group by its code.',
    params: ofChannel,
    body: z.object({ groupCode: groupCodeField }),
    response: groupSchema,
    errors: ['CHANNEL_GROUP_NOT_FOUND', 'ALREADY_CHANNEL_GROUP_MEMBER_USER'],
    perMinute: 20,
  }),
  get: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/:id/groups/:gid',
    access: teacher,
    summary: 'One group.',
    withoutPage: '`groups.list` brings every group whole.',
    params: ofGroup,
    response: groupSchema,
    errors: ['CHANNEL_GROUP_NOT_FOUND'],
  }),
  save: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/channels/:id/groups/:gid',
    access: teacher,
    summary: 'Change a group.',
    params: ofGroup,
    body: groupBodySchema,
    response: groupSchema,
    errors: ['CHANNEL_GROUP_NOT_FOUND', 'DOLPHIN_DUPLICATE_RESOURCE'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/channel/v1/users/channels/:id/groups/:gid',
    access: teacher,
    summary: 'Remove a group; its members stay members of the channel.',
    params: ofGroup,
    response: emptyReplySchema,
    errors: ['CHANNEL_GROUP_NOT_FOUND'],
  }),
  listMembers: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/:id/groups/:gid/members',
    access: teacher,
    summary: 'Members of a group by name.',
    params: ofGroup,
    query: memberQuerySchema.omit({ group_id: true }),
    response: z.object({ memberList: z.array(channelMemberSchema), ...cursorFields }),
    errors: ['CHANNEL_GROUP_NOT_FOUND'],
  }),
  addMembers: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels/:id/groups/:gid/members',
    access: teacher,
    summary: 'Add members; those who are in it already are left out of several, and refused when alone.',
    params: ofGroup,
    body: z.object({
      memberIdList: memberIdListField,
      /** Removes the members from every other group of the channel. */
      isMove: z.boolean().default(false),
    }),
    response: z.object({ memberIdList: z.array(idSchema) }),
    errors: ['CHANNEL_GROUP_NOT_FOUND', 'CHANNEL_MEMBER_NOT_FOUND', 'ALREADY_CHANNEL_GROUP_MEMBER_USER'],
  }),
  removeMember: defineRoute({
    method: 'DELETE',
    path: '/channel/v1/users/channels/:id/groups/:gid/members/:mid',
    access: teacher,
    summary: 'Take a member out of a group.',
    params: ofGroup.extend({ mid: idSchema }),
    response: emptyReplySchema,
    errors: ['CHANNEL_GROUP_NOT_FOUND', 'CHANNEL_MEMBER_NOT_FOUND'],
  }),
  autocompleteMembers: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/:id/groups/:gid/members/autocomplete',
    access: teacher,
    summary: 'Members of the channel who are not in the group, by the beginning of a name.',
    params: ofGroup,
    query: z.object({ query: lookupText(20).default('') }),
    response: z.object({ memberList: z.array(memberRefSchema) }),
    errors: ['CHANNEL_GROUP_NOT_FOUND'],
  }),
};
