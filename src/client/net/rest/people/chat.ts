import {
  chatRoutes,
  type ChatRules,
  type ChatSettings,
  type MemberChat,
  type Whisper,
  type WhisperFrom,
} from '#shared/contract/people/chat.ts';
import { moderationRoutes, reportRoutes, type ReportReason } from '#shared/contract/people/moderation.ts';
import { chatStore } from '#client/stores/chatStore.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { rest } from '#client/net/rest/rest.ts';

/** Free text or a safe phrase. */
export type WhisperContent = { readonly text: string } | { readonly phraseId: number };

/** Whispers that the page keeps; older ones are asked for when they are wanted. */
const MOST_WHISPERS = 200;

export async function loadChatRules(): Promise<ChatRules> {
  const rules = await rest.call(chatRoutes.getRules, undefined, { quiet: true });
  chatStore.setState({ rules });
  return rules;
}

/** Whispers, how many of them are unread, and whose lines are hidden. Quiet: the world works without them. */
export async function loadWhispers(): Promise<void> {
  const quiet = { quiet: true };
  const [{ whisperList }, { unreadWhisperCount }, mutes, blocks] = await Promise.all([
    rest.call(chatRoutes.listWhispers, { query: {} }, quiet),
    rest.call(chatRoutes.countUnreadWhispers, undefined, quiet),
    rest.call(chatRoutes.listMutes, undefined, quiet),
    rest.call(moderationRoutes.listBlocks, undefined, quiet),
  ]);
  chatStore.setState({
    whispers: whisperList.toReversed(),
    unread: unreadWhisperCount,
    mutedIds: idsOf(mutes.userList),
    blockedIds: idsOf(blocks.userList),
  });
}

export async function saveWhisperFrom(whisperFrom: WhisperFrom): Promise<void> {
  await rest.call(chatRoutes.saveWhisperFrom, { body: { whisperFrom } });
  chatStore.setState(({ rules }) => (rules === null ? {} : { rules: { ...rules, whisperFrom } }));
}

/** The refusal is worded where the child typed. */
export async function sendWhisper(userId: number, content: WhisperContent): Promise<void> {
  storeWhisper(await rest.call(chatRoutes.sendWhisper, { body: { userId, ...content } }, { quiet: true }));
}

/** Puts a whisper, sent or come, at the end of the others. False for one that is there already. */
function storeWhisper(whisper: Whisper): boolean {
  const known = chatStore.getState().whispers ?? [];
  if (known.some(({ whisperId }) => whisperId === whisper.whisperId)) return false;
  chatStore.setState({ whispers: [...known, whisper].slice(-MOST_WHISPERS) });
  return true;
}

/** A whisper was received and is unread. */
export function receiveWhisper(whisper: Whisper): void {
  if (storeWhisper(whisper)) chatStore.setState(({ unread }) => ({ unread: unread + 1 }));
}

/** Everything that has come so far was read. */
export async function readWhispers(): Promise<void> {
  const { whispers, unread } = chatStore.getState();
  const whisperId = whispers?.at(-1)?.whisperId;
  if (unread === 0 || whisperId === undefined) return;
  chatStore.setState({ unread: 0 });
  const { unreadWhisperCount } = await rest.call(
    chatRoutes.readWhispers,
    { body: { whisperId } },
    { quiet: true },
  );
  chatStore.setState({ unread: unreadWhisperCount });
}

export async function setMuted(userId: number, muted: boolean): Promise<void> {
  await rest.call(muted ? chatRoutes.mute : chatRoutes.unmute, { params: { id: userId } });
  chatStore.setState(({ mutedIds }) => ({ mutedIds: withId(mutedIds, userId, muted) }));
}

export async function setBlocked(userId: number, blocked: boolean): Promise<void> {
  await rest.call(blocked ? moderationRoutes.block : moderationRoutes.unblock, {
    params: { id: userId },
  });
  chatStore.setState(({ blockedIds }) => ({ blockedIds: withId(blockedIds, userId, blocked) }));
}

export async function reportUser(report: {
  readonly userId: number;
  readonly reason: ReportReason;
  readonly comment?: string;
}): Promise<void> {
  await rest.call(reportRoutes.submit, { body: report });
}

/** A hidden user: blocked, which is mutual, or muted. */
export interface HiddenUser {
  readonly userId: number;
  readonly nickname: string;
  readonly how: 'blocked' | 'muted';
}

export async function listHiddenUsers(signal?: AbortSignal): Promise<readonly HiddenUser[]> {
  const [blocks, mutes] = await Promise.all([
    rest.call(moderationRoutes.listBlocks, undefined, { signal }),
    rest.call(chatRoutes.listMutes, undefined, { signal }),
  ]);
  chatStore.setState({ blockedIds: idsOf(blocks.userList), mutedIds: idsOf(mutes.userList) });
  return [
    ...blocks.userList.map((user) => ({ ...user, how: 'blocked' as const })),
    ...mutes.userList.map((user) => ({ ...user, how: 'muted' as const })),
  ];
}

/** The first of some classes of which somebody is a member; null where it is one of none. */
export async function findClassOf(
  channelIds: readonly number[],
  userId: number,
  signal?: AbortSignal,
): Promise<number | null> {
  for (const channelId of channelIds) {
    const isMember = await loadMemberChat(channelId, userId, signal).then(
      () => true,
      (error: unknown) => {
        if (errorCodeOf(error) === 'MEMBER_NOT_FOUND') return false;
        throw error;
      },
    );
    if (isMember) return channelId;
  }
  return null;
}

/** For teachers of the channel; what goes wrong is worded where it is shown. */
export function loadMemberChat(channelId: number, userId: number, signal?: AbortSignal): Promise<MemberChat> {
  return rest.call(
    chatRoutes.getMemberSettings,
    { channelId, params: { id: userId } },
    { signal, quiet: true },
  );
}

export function saveMemberChat(
  channelId: number,
  userId: number,
  settings: ChatSettings,
): Promise<MemberChat> {
  return rest.call(chatRoutes.saveMemberSettings, { channelId, params: { id: userId }, body: settings });
}

const idsOf = (users: readonly { readonly userId: number }[]) => new Set(users.map(({ userId }) => userId));

function withId(ids: ReadonlySet<number>, id: number, isIn: boolean): ReadonlySet<number> {
  return isIn ? new Set([...ids, id]) : new Set([...ids].filter((other) => other !== id));
}
