import {
  textMessageRoutes,
  type SandboxBehaviour,
  type TextMessage,
} from '#shared/contract/channels/textMessages.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';

export type TextMessageFilter = NonNullable<RequestOf<typeof textMessageRoutes.list>['query']['state']>;
export type TextMessageWish = RequestOf<typeof textMessageRoutes.send>['body'];

export type ReceiverQuery = RequestOf<typeof textMessageRoutes.listReceivers>['query'];

export function listReceivers(
  id: number,
  query: ReceiverQuery,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof textMessageRoutes.listReceivers>> {
  return rest.call(textMessageRoutes.listReceivers, { params: { id }, query }, { signal });
}

export function listTextMessages(
  id: number,
  query: { readonly state: TextMessageFilter; readonly page: number },
  signal?: AbortSignal,
): Promise<ResponseOf<typeof textMessageRoutes.list>> {
  return rest.call(textMessageRoutes.list, { params: { id }, query }, { signal });
}

export function loadTextMessage(id: number, messageId: number, signal?: AbortSignal): Promise<TextMessage> {
  return rest.call(textMessageRoutes.get, { params: { id, messageId } }, { signal, quiet: true });
}

/** The refusal is worded beside the message. */
export function sendTextMessages(
  id: number,
  body: TextMessageWish,
): Promise<ResponseOf<typeof textMessageRoutes.send>> {
  return rest.call(textMessageRoutes.send, { params: { id }, body }, { quiet: true });
}

export function resendTextMessage(id: number, messageId: number): Promise<TextMessage> {
  return rest.call(textMessageRoutes.resend, { params: { id, messageId } }, { quiet: true });
}

export async function loadOptOut(id: number, signal?: AbortSignal): Promise<boolean> {
  const reply = await rest.call(textMessageRoutes.getOptOut, { params: { id } }, { signal, quiet: true });
  return reply.isOptedOut;
}

export async function saveOptOut(id: number, isOptedOut: boolean): Promise<boolean> {
  const reply = await rest.call(textMessageRoutes.saveOptOut, { params: { id }, body: { isOptedOut } });
  return reply.isOptedOut;
}

/** The sandbox; production has none to look into. */
export function loadOutbox(signal?: AbortSignal): Promise<ResponseOf<typeof textMessageRoutes.listOutbox>> {
  return rest.call(textMessageRoutes.listOutbox, undefined, { signal, quiet: true });
}

export async function setOutbox(behaviour: SandboxBehaviour): Promise<void> {
  await rest.call(textMessageRoutes.setOutbox, { body: { behaviour } });
}
