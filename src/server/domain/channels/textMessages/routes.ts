import type { textMessageRoutes } from '#shared/contract/channels/textMessages.ts';
import type { Handlers } from '#server/domain/call.ts';
import {
  listSandboxTexts,
  readSandboxBehaviour,
  setSandboxBehaviour,
} from '#server/gateways/textMessage/sandboxText.ts';
import { findTextMessage, listTextMessages, messageReplies } from './listTextMessages.ts';
import { isOptedOut, listReceivers, saveOptOut } from './receivers.ts';
import { resendTextMessage } from './resendTextMessage.ts';
import { writeTextMessages } from './writeTextMessages.ts';

export const textMessageHandlers: Handlers<typeof textMessageRoutes> = {
  listReceivers: ({ deps, channel, query }) =>
    listReceivers({ deps, channelId: channel.channelId, ...query }),
  list: ({ deps, channel, query }) => listTextMessages({ deps, channelId: channel.channelId, ...query }),
  get: async ({ deps, channel, params }) => {
    const where = { channelId: channel.channelId, textMessageId: params.messageId };
    const [reply] = await messageReplies(deps.db, [await findTextMessage(deps.db, where)]);
    if (!reply) throw new Error(`text message ${params.messageId} has no reply`);
    return reply;
  },
  send: ({ deps, userId, channel, body }) => writeTextMessages({ deps, userId, channel, ...body }),
  resend: ({ deps, userId, channel, params }) =>
    resendTextMessage({ deps, userId, channel, textMessageId: params.messageId }),
  getOptOut: async ({ deps, userId, channel }) => ({
    isOptedOut: await isOptedOut({ deps, userId, channelId: channel.channelId }),
  }),
  saveOptOut: async ({ deps, userId, channel, body }) => {
    await saveOptOut({ deps, userId, channelId: channel.channelId, ...body });
    return body;
  },
  listOutbox: async ({ deps }) => ({
    behaviour: await readSandboxBehaviour(deps.db),
    outboxList: await listSandboxTexts(deps.db),
  }),
  setOutbox: async ({ deps, body }) => {
    await setSandboxBehaviour(deps.db, body.behaviour);
    return {};
  },
};
