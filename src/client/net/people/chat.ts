import { chatRoutes, type ChatRules, type Whisper, type WhisperFrom } from '#shared/contract/people/chat.ts';
import { moderationRoutes, reportRoutes, type ReportReason } from '#shared/contract/people/moderation.ts';
import { chatStore } from '#client/stores/chatStore.ts';
import { client } from '#client/net/rest/client.ts';

const chat = client(chatRoutes);
const moderation = client(moderationRoutes);
const reports = client(reportRoutes);

/** Free text or a safe phrase. */
export type WhisperContent = { readonly text: string } | { readonly phraseId: number };

/** Whispers that the page keeps; older ones are asked for when they are wanted. */
const MOST_WHISPERS = 200;

export async function loadChatRules(): Promise<ChatRules> {
  const rules = await chat.getRules(undefined, { quiet: true });
  chatStore.setState({ rules });
  return rules;
}

/** Whispers, how many of them are unread, and whose lines are hidden. Quiet: the world works without them. */
export async function loadWhispers(): Promise<void> {
  const quiet = { quiet: true };
  const [{ whisperList }, { unreadWhisperCount }, mutes, blocks] = await Promise.all([
    chat.listWhispers({ query: {} }, quiet),
    chat.countUnreadWhispers(undefined, quiet),
    chat.listMutes(undefined, quiet),
    moderation.listBlocks(undefined, quiet),
  ]);
  chatStore.setState({
    whispers: whisperList.toReversed(),
    unread: unreadWhisperCount,
    mutedIds: idsOf(mutes.userList),
    blockedIds: idsOf(blocks.userList),
  });
}

export async function saveWhisperFrom(whisperFrom: WhisperFrom): Promise<void> {
  await chat.saveWhisperFrom({ body: { whisperFrom } });
  chatStore.setState(({ rules }) => (rules === null ? {} : { rules: { ...rules, whisperFrom } }));
}

/** The refusal is worded where the child typed. */
export async function sendWhisper(userId: number, content: WhisperContent): Promise<void> {
  storeWhisper(await chat.sendWhisper({ body: { userId, ...content } }, { quiet: true }));
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
  const { unreadWhisperCount } = await chat.readWhispers({ body: { whisperId } }, { quiet: true });
  chatStore.setState({ unread: unreadWhisperCount });
}

export async function reportUser(report: {
  readonly userId: number;
  readonly reason: ReportReason;
  readonly comment?: string;
}): Promise<void> {
  await reports.submit({ body: report });
}

const idsOf = (users: readonly { readonly userId: number }[]) => new Set(users.map(({ userId }) => userId));
