import { z } from 'zod';
import { emptyReplySchema, idSchema, lookupText, nameText } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';

export const MOST_BOARDS = 50;
export const BOARD_NAME_LENGTH = 20;
export const BOARD_DESCRIPTION_LENGTH = 100;

/** The least roles of a board's readers and writers. */
export const BOARD_ROLES = ['visitor', 'generalMember', 'student', 'regularStudent', 'teacher'] as const;
const boardRoleSchema = z.enum(BOARD_ROLES);
export type BoardRole = z.infer<typeof boardRoleSchema>;

const boardItemSchema = z.object({
  boardId: idSchema,
  name: z.string(),
  description: z.string(),
  /** The group whose members alone may read and write; null for the whole channel. */
  groupId: idSchema.nullable(),
  readRole: boardRoleSchema,
  writeRole: boardRoleSchema,
  /** Whether the caller may read it. */
  readable: z.boolean(),
  writable: z.boolean(),
  /** The reason why it is not readable: the board's group or its role. */
  lockedBy: z.enum(['GROUP', 'ROLE']).nullable(),
});
export type BoardItem = z.infer<typeof boardItemSchema>;

/** The form of a board. */
export const boardBodySchema = z.object({
  name: nameText(BOARD_NAME_LENGTH, '게시판 이름을 입력해 주세요.'),
  description: lookupText(BOARD_DESCRIPTION_LENGTH),
  groupId: idSchema.nullable(),
  readRole: boardRoleSchema,
  writeRole: boardRoleSchema,
});
export type BoardBody = z.infer<typeof boardBodySchema>;

const oneChannel = z.object({ id: idSchema });
const oneBoard = z.object({ id: idSchema, boardId: idSchema });
const ofStaff = { channelRole: 'teacher', channelFrom: 'id', plugin: 'BOARD' } as const;
const boardList = z.object({ boardItemList: z.array(boardItemSchema) });

/** Boards of a channel; that of the product's own notices is another (`people/boards`). */
export const channelBoardRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/:id/boards',
    access: { channelRole: 'visitor', channelFrom: 'id', plugin: 'BOARD' },
    summary: 'Boards of a channel in their order, with what the caller may do on each.',
    params: oneChannel,
    response: boardList,
  }),
  create: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels/:id/boards',
    access: ofStaff,
    summary: 'Make a board; it comes last.',
    params: oneChannel,
    body: boardBodySchema,
    response: boardItemSchema,
    errors: ['CHANNEL_LIST_FULL', 'CHANNEL_GROUP_NOT_FOUND'],
  }),
  order: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/channels/:id/boards/orders',
    access: ofStaff,
    summary: 'Put the boards into an order; all of them are named once.',
    params: oneChannel,
    body: z.object({ boardIdList: z.array(idSchema).min(1).max(MOST_BOARDS) }),
    response: boardList,
    errors: ['VALIDATION_FAIL'],
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/channels/:id/boards/:boardId',
    access: ofStaff,
    summary: 'Change a board.',
    params: oneBoard,
    body: boardBodySchema,
    response: boardItemSchema,
    errors: ['RESOURCE_NOT_FOUND', 'CHANNEL_GROUP_NOT_FOUND'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/channel/v1/users/channels/:id/boards/:boardId',
    access: ofStaff,
    summary: 'Remove a board with its posts from what members see.',
    params: oneBoard,
    response: emptyReplySchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
};
