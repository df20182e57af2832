import { z } from 'zod';
import { idSchema, lookupText, timestampSchema } from '#shared/contract/fields.ts';
import { cursorField, cursorFields } from '#shared/contract/paging.ts';
import { ASSIGNABLE_ROLES, channelRoleSchema } from '#shared/contract/roles.ts';

/** The standing of a member; OUTSIDE is a rejected one. */
export const MEMBER_STANDINGS = ['STAFF', 'MEMBER', 'PENDING', 'SUSPEND', 'BEN', 'OUTSIDE'] as const;
export const MEMBERS_PER_PAGE = 50;
/** Counts of a list stop here. */
export const MOST_COUNTED = 10_000;
/** The limit of members of one bulk action. */
export const MOST_AT_ONCE = 200;

export const memberIdListField = z
  .array(idSchema)
  .min(1, '멤버를 먼저 골라 주세요.')
  .max(MOST_AT_ONCE, `한 번에 ${MOST_AT_ONCE}명까지 고를 수 있어요.`)
  .transform((ids) => [...new Set(ids)]);

export const memberRefSchema = z.object({
  memberId: idSchema,
  nickname: z.string(),
  loginName: z.string(),
});
export type MemberRef = z.infer<typeof memberRefSchema>;

export const channelMemberSchema = memberRefSchema.extend({
  /** The number in the class; empty for none. */
  rollNumber: z.string(),
  introduction: z.string(),
  roleList: z.array(channelRoleSchema),
  /** Roles that come back after a suspension or a ban; empty for all others. */
  formerRoleList: z.array(channelRoleSchema),
  standing: z.enum(MEMBER_STANDINGS),
  joinedAt: timestampSchema,
  isOnline: z.boolean(),
  lastSeenAt: timestampSchema.nullable(),
  /** The items that the member wears, for a portrait. */
  itemIdList: z.array(idSchema),
  /** The masked number of the guardian, or else of the member; empty where there is none. */
  phoneNumber: z.string(),
  /** Whether staff of this channel made the account and may set its password. */
  isChannelAccount: z.boolean(),
  groupList: z.array(z.object({ channelGroupId: idSchema, name: z.string(), colour: z.string() })),
  tagList: z.array(z.object({ tagId: idSchema, tag: z.string() })),
});
export type ChannelMember = z.infer<typeof channelMemberSchema>;

/** Filters of every list of members. */
export const memberQuerySchema = z.object({
  /** A part of the nickname, or the whole login name. */
  query: lookupText(20).default(''),
  group_id: idSchema.optional(),
  tag_id: idSchema.optional(),
  role: channelRoleSchema.optional(),
  cursor: cursorField.optional(),
});

export const memberListSchema = z.object({
  memberList: z.array(channelMemberSchema),
  ...cursorFields,
  /** The number of members that the filters find, counted up to `MOST_COUNTED`. */
  totalCount: z.int().min(0).max(MOST_COUNTED),
});
export type MemberListReply = z.infer<typeof memberListSchema>;

/** A change of roles by staff; `changeId` undoes it. */
export const roleChangeSchema = z.object({ changeId: idSchema, memberIdList: z.array(idSchema) });
export type RoleChangeReply = z.infer<typeof roleChangeSchema>;

export const assignableRole = z.enum(ASSIGNABLE_ROLES, '줄 수 있는 역할이 아니에요.');

export const memberErrors = [
  'CHANNEL_MEMBER_NOT_FOUND',
  'NOT_HAS_ROLE',
  'LAST_CHANNEL_MASTER',
  'IS_NOT_PREMIUM_CHANNEL',
] as const;
export const replayErrors = [...memberErrors, 'DOLPHIN_DUPLICATE_RESOURCE'] as const;
