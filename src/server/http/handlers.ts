import { accountHandlers } from '#server/domain/accounts/routes.ts';
import type { Handlers } from '#server/domain/call.ts';
import { channelHandlers } from '#server/domain/channels/routes.ts';
import { chatHandlers } from '#server/domain/chat/routes.ts';
import { friendHandlers } from '#server/domain/friends/routes.ts';
import { learningHandlers } from '#server/domain/learning/routes.ts';
import { moderationHandlers } from '#server/domain/moderation/routes.ts';
import { placeHandlers } from '#server/domain/places/routes.ts';
import { questHandlers } from '#server/domain/quests/routes.ts';
import { skillHandlers } from '#server/domain/skills/routes.ts';
import { shopHandlers } from '#server/domain/shop/routes.ts';
import { worldHandlers } from '#server/domain/inventory/routes.ts';

/** The handler of every route; one that is missing is a compile error here. */
export const HANDLERS: Handlers = {
  ...accountHandlers,
  ...worldHandlers,
  ...shopHandlers,
  ...skillHandlers,
  ...questHandlers,
  ...placeHandlers,
  ...channelHandlers,
  ...learningHandlers,
  ...chatHandlers,
  ...friendHandlers,
  ...moderationHandlers,
};
