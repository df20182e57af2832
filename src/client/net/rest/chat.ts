import { chatRoutes, type ChatRules, type ChatSettings, type Whisper } from '#shared/contract/chat.ts';
import { moderationRoutes, type ReportReason } from '#shared/contract/moderation.ts';
import { chatStore } from '#client/stores/chatStore.ts';
import { rest } from './rest.ts';

/** Own words or a safe phrase. */
export type WhisperWords = { readonly text: string } | { readonly phraseId: number };

/** Whispers that the page keeps; older ones are asked for when they are wanted. */
const MOST_WHISPERS = 200;

export async function loadChatRules(): Promise<ChatRules> {
  const rules = await rest.call(chatRoutes.getChatRules, undefined, { quiet: true });
  chatStore.setState({ rules });
  return rules;
}

/** Everything the chat shows at first: rules, whispers, and whose words are hidden. Quiet: the world goes on without. */
export async function loadChat(): Promise<void> {
  const quiet = { quiet: true };
  const [, { whisperList }, { unreadMessageCount }, mutes, blocks] = await Promise.all([
    loadChatRules(),
    rest.call(chatRoutes.listWhispers, { query: {} }, quiet),
    rest.call(chatRoutes.countUnreadWhispers, undefined, quiet),
    rest.call(chatRoutes.listMutes, undefined, quiet),
    rest.call(moderationRoutes.listBlocks, undefined, quiet),
  ]);
  chatStore.setState({
    whispers: whisperList.toReversed(),
    unread: unreadMessageCount,
    mutedIds: idsOf(mutes.userList),
    blockedIds: idsOf(blocks.userList),
  });
}

/** The refusal is worded where the child typed. */
export async function sendWhisper(userId: number, words: WhisperWords): Promise<void> {
  takeWhisper(await rest.call(chatRoutes.sendWhisper, { body: { userId, ...words } }, { quiet: true }));
}

/** Puts a whisper, sent or come, at the end of the others; once. */
export function takeWhisper(whisper: Whisper): void {
  chatStore.setState(({ whispers }) => {
    const known = whispers ?? [];
    if (known.some(({ whisperId }) => whisperId === whisper.whisperId)) return {};
    return { whispers: [...known, whisper].slice(-MOST_WHISPERS) };
  });
}

/** Everything that has come so far was read. */
export async function readWhispers(): Promise<void> {
  const { whispers, unread } = chatStore.getState();
  const whisperId = whispers?.at(-1)?.whisperId;
  if (unread === 0 || whisperId === undefined) return;
  chatStore.setState({ unread: 0 });
  const { unreadMessageCount } = await rest.call(
    chatRoutes.readWhispers,
    { body: { whisperId } },
    { quiet: true },
  );
  chatStore.setState({ unread: unreadMessageCount });
}

export async function setMuted(userId: number, muted: boolean): Promise<void> {
  await rest.call(muted ? chatRoutes.muteUser : chatRoutes.unmuteUser, { params: { id: userId } });
  chatStore.setState(({ mutedIds }) => ({ mutedIds: withId(mutedIds, userId, muted) }));
}

export async function setBlocked(userId: number, blocked: boolean): Promise<void> {
  await rest.call(blocked ? moderationRoutes.blockUser : moderationRoutes.unblockUser, {
    params: { id: userId },
  });
  chatStore.setState(({ blockedIds }) => ({ blockedIds: withId(blockedIds, userId, blocked) }));
}

export async function reportUser(report: {
  readonly userId: number;
  readonly reason: ReportReason;
  readonly comment?: string;
}): Promise<void> {
  await rest.call(moderationRoutes.reportUser, { body: report });
}

/** Somebody whose words are hidden: by a block, which goes both ways, or by oneself alone. */
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

/** For teachers of the channel; what goes wrong is worded where it is shown. */
export function loadMemberChat(userId: number, signal?: AbortSignal): Promise<ChatSettings> {
  return rest.call(chatRoutes.getMemberChatSettings, { params: { id: userId } }, { signal, quiet: true });
}

export function saveMemberChat(userId: number, settings: ChatSettings): Promise<ChatSettings> {
  return rest.call(chatRoutes.saveMemberChatSettings, { params: { id: userId }, body: settings });
}

const idsOf = (users: readonly { readonly userId: number }[]) => new Set(users.map(({ userId }) => userId));

function withId(ids: ReadonlySet<number>, id: number, isIn: boolean): ReadonlySet<number> {
  return isIn ? new Set([...ids, id]) : new Set([...ids].filter((other) => other !== id));
}
