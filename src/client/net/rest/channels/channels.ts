import { CHANNELS } from '#shared/content/channels.ts';
import { channelCodeRoutes, type ChannelCode } from '#shared/contract/channels/channelCodes.ts';
import type { ChannelMemberBody, VisibleState } from '#shared/contract/channels/channelFields.ts';
import {
  channelRoutes,
  type Channel,
  type ChannelEntity,
  type CreateChannelBody,
  type OwnMember,
  type SaveChannelBody,
} from '#shared/contract/channels/channels.ts';
import {
  classInfoRoutes,
  type ClassInfo,
  type ClassInfoBody,
  type MemberClassInfo,
} from '#shared/contract/channels/classInfo.ts';
import { schoolStore } from '#client/stores/schoolStore.ts';
import { ApiError, errorCodeOf } from '#client/net/rest/ApiError.ts';
import { rest } from '#client/net/rest/rest.ts';

/** Loads the school that everybody is in, for the root guard. A failure does not block the page. */
export async function loadSchool(): Promise<void> {
  const params = { channelDomain: CHANNELS[0].channelDomain };
  try {
    schoolStore.setState({ school: await rest.call(channelRoutes.getByDomain, { params }) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    schoolStore.setState({ school: undefined });
  }
}

/** A channel by its domain, with the caller's roles. Throws ApiError, CHANNEL_NOT_FOUND among them. */
export const loadChannel = (channelDomain: string, signal?: AbortSignal): Promise<Channel> =>
  rest.call(channelRoutes.getByDomain, { params: { channelDomain } }, { signal });

/** How somebody comes to know of a channel: by its address, or by its code. */
export type Invitation = { readonly channelId: number } | { readonly channelCode: string };

/** Joins at once or asks to, as the channel's joinMethod says. */
export function joinChannel(profile: ChannelMemberBody, invitation: Invitation): Promise<Channel> {
  return 'channelCode' in invitation
    ? rest.call(channelCodeRoutes.join, { params: invitation, body: profile })
    : rest.call(channelRoutes.join, { params: { id: invitation.channelId }, body: profile });
}

/** Refusals of the form are told in it. */
export const createChannel = (body: CreateChannelBody): Promise<Channel> =>
  rest.call(channelRoutes.create, { body });

export const loadChannelEntity = (id: number, signal?: AbortSignal): Promise<ChannelEntity> =>
  rest.call(channelRoutes.get, { params: { id } }, { signal });

export const saveChannel = (id: number, body: SaveChannelBody): Promise<ChannelEntity> =>
  rest.call(channelRoutes.save, { params: { id }, body });

export const saveVisibleState = (id: number, dolphinVisibleState: VisibleState): Promise<Channel> =>
  rest.call(channelRoutes.saveVisibleState, { params: { id }, body: { dolphinVisibleState } });

export const listSubChannels = (id: number, signal?: AbortSignal) =>
  rest.call(channelRoutes.listSubChannels, { params: { id } }, { signal });

export const listOwnChannels = (signal?: AbortSignal) =>
  rest.call(channelRoutes.listOwn, undefined, { signal });

export const loadOwnMember = (id: number, signal?: AbortSignal): Promise<OwnMember> =>
  rest.call(channelRoutes.getOwnMember, { params: { id } }, { signal });

export const saveOwnMember = (id: number, body: ChannelMemberBody): Promise<Channel> =>
  rest.call(channelRoutes.saveProfile, { params: { id }, body });

export const loadChannelCode = (channelId: number, signal?: AbortSignal): Promise<ChannelCode> =>
  rest.call(channelCodeRoutes.get, { channelId }, { signal });

/** An empty code asks for a new one. */
export const saveChannelCode = (channelId: number, channelCode: string): Promise<ChannelCode> =>
  rest.call(channelCodeRoutes.save, { channelId, body: { channelCode } });

export const findChannelByCode = (channelCode: string, signal?: AbortSignal): Promise<Channel> =>
  rest.call(channelCodeRoutes.find, { params: { channelCode } }, { signal, quiet: true });

/** Null where none was given yet. */
export async function loadClassInfo(
  id: number,
  courseClassId: number | null,
  signal?: AbortSignal,
): Promise<ClassInfo | null> {
  const request = { params: { id }, query: contentOf(courseClassId) };
  try {
    return await rest.call(classInfoRoutes.get, request, { signal, quiet: true });
  } catch (error) {
    if (errorCodeOf(error) === 'NEED_TO_CHANNEL_INFO') return null;
    throw error;
  }
}

/** Saves the class info of a course class; null stands for the channel itself. */
export const saveClassInfo = (
  id: number,
  courseClassId: number | null,
  body: ClassInfoBody,
): Promise<ClassInfo> =>
  rest.call(classInfoRoutes.save, { params: { id }, query: contentOf(courseClassId), body });

const contentOf = (courseClassId: number | null) =>
  courseClassId === null ? {} : { content_id: courseClassId, content_type: 'COURSE_CLASS' as const };

export async function listMemberClassInfos(
  id: number,
  memberId: number,
  signal?: AbortSignal,
): Promise<MemberClassInfo[]> {
  const request = { params: { id, memberId } };
  return (await rest.call(classInfoRoutes.listOfMember, request, { signal })).classInfoList;
}
