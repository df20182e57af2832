import { FIRST_PLUGINS, NO_BUSINESS, NO_LINKS } from '#shared/contract/channels/channelFields.ts';
import { saveChannelCode } from '#server/domain/channels/channelCodes/channelCodes.ts';
import { saveChannel } from '#server/domain/channels/channels/channelEntity.ts';
import { grantPlan } from '#server/domain/channels/channels/channelPlan.ts';
import { createChannel } from '#server/domain/channels/channels/createChannel.ts';
import { joinChannel } from '#server/domain/channels/channels/joinChannel.ts';
import { addGroupMembers, createGroup } from '#server/domain/channels/groups/editGroups.ts';
import { seedDemoPosts } from '#server/domain/channels/posts/seedDemoPosts.ts';
import { createTag, tagMembers } from '#server/domain/channels/tags/editTags.ts';
import { seedDemoCourses } from './demoCourses.ts';
import type { Deps } from '#server/domain/deps.ts';
import { AppError } from '#server/platform/appError.ts';

export const DEMO_CLASS_DOMAIN = 'coding-lighthouse';

const FLAG = { colour: 'GOLD', emblem: 'LIGHTHOUSE' } as const;

/** A class of the demo accounts: the teacher made it, one child is in it and another waits. Used in development only. */
export async function seedDemoClass(
  deps: Deps,
  { teacherId, memberId, waitingId }: Readonly<Record<'teacherId' | 'memberId' | 'waitingId', number>>,
): Promise<void> {
  const channelName = '코딩 등대 반';
  let channelId: number;
  try {
    const made = await createChannel({
      deps,
      userId: teacherId,
      channelName,
      channelDomain: DEMO_CLASS_DOMAIN,
      joinMethod: 'IMMEDIATELY',
      dolphinVisibleState: 'ONLY_CHANNEL_VISIBLE',
      flag: FLAG,
    });
    channelId = made.id;
  } catch (error) {
    // It is there since an earlier start, or the teacher has made other channels since.
    const isThere =
      error instanceof AppError &&
      (error.code === 'DOLPHIN_DUPLICATE_RESOURCE' || error.code === 'TOO_MANY_USER_CREATED_CHANNEL_COUNT');
    if (isThere) return;
    throw error;
  }
  await grantPlan(deps.db, channelId);
  await joinChannel({
    deps,
    channelId,
    userId: memberId,
    nickname: '파도',
    introduction: '반복문이 제일 재미있어요!',
    channelPersonalInformationConsent: true,
  });
  await saveChannel({
    deps,
    channelId,
    userId: teacherId,
    channelName,
    flag: FLAG,
    joinMethod: 'MANAGER_APPROVAL',
    introduction: '등대처럼 서로 길을 비춰 주는 코딩 반이에요.',
    pluginMap: FIRST_PLUGINS,
    link: NO_LINKS,
    businessInfo: NO_BUSINESS,
  });
  await joinChannel({
    deps,
    channelId,
    userId: waitingId,
    nickname: '별이',
    introduction: '같이 배우고 싶어요!',
  });
  await saveChannelCode({ deps, userId: teacherId, channelId, channelCode: '등대7777' });
  const staff = {
    deps,
    userId: teacherId,
    channel: { channelId, channelName, roles: ['ROLE_CHANNEL_MASTER' as const] },
  };
  const group = await createGroup({ ...staff, name: '해파리 조', colour: 'JELLY', groupCode: null });
  await createGroup({ ...staff, name: '고래 조', colour: 'SEA', groupCode: null });
  await addGroupMembers({ ...staff, groupId: group.channelGroupId, memberIds: [memberId], isMove: false });
  const { tagId } = await createTag({ ...staff, tag: '방과후' });
  await tagMembers({ ...staff, tagId, wearers: { memberIds: [memberId] } });
  await seedDemoCourses(deps, { userId: teacherId, memberId, channel: staff.channel });
  await seedDemoPosts(deps, { channelId, userIds: [memberId, waitingId, teacherId] });
}
