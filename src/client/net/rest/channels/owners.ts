import { channelRoutes, type Channel, type ClosedChannel } from '#shared/contract/channels/channels.ts';
import type { Owners } from '#shared/contract/channels/memberOwners.ts';
import { memberRoutes } from '#shared/contract/channels/members.ts';
import { rest } from '#client/net/rest/rest.ts';

/** The sections say themselves what was refused. */
const QUIET = { quiet: true } as const;

export const listOwners = (id: number, signal?: AbortSignal): Promise<Owners> =>
  rest.call(memberRoutes.listOwners, { params: { id } }, { signal });

export const offerOwnership = (id: number, memberId: number, isSecond: boolean): Promise<Owners> =>
  rest.call(memberRoutes.offerOwnership, { params: { id }, body: { memberId, isSecond } }, QUIET);

export const withdrawOwnership = (id: number): Promise<Owners> =>
  rest.call(memberRoutes.withdrawOwnership, { params: { id } }, QUIET);

export const acceptOwnership = (id: number): Promise<Owners> =>
  rest.call(memberRoutes.acceptOwnership, { params: { id } });

export async function refuseOwnership(id: number): Promise<void> {
  await rest.call(memberRoutes.refuseOwnership, { params: { id } }, QUIET);
}

export const stepDown = (id: number): Promise<Owners> =>
  rest.call(memberRoutes.stepDown, { params: { id } }, QUIET);

export async function leaveChannel(id: number): Promise<void> {
  await rest.call(memberRoutes.leave, { params: { id } }, QUIET);
}

export const closeChannel = (id: number, channelName: string): Promise<ClosedChannel> =>
  rest.call(channelRoutes.close, { params: { id }, body: { channelName } }, QUIET);

export async function listClosedChannels(signal?: AbortSignal): Promise<ClosedChannel[]> {
  return (await rest.call(channelRoutes.listClosed, undefined, { signal })).channelList;
}

export const reopenChannel = (id: number): Promise<Channel> =>
  rest.call(channelRoutes.reopen, { params: { id } }, QUIET);
