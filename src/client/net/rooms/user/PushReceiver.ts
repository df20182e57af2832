import type { Push, PushKind } from '#shared/contract/rooms/userRoom.ts';
import { avatarStore } from '#client/stores/avatarStore.ts';
import { codeObjectStore } from '#client/stores/codeObjectStore.ts';
import { runProgressStore } from '#client/stores/runProgressStore.ts';
import { submissionProgressStore } from '#client/stores/submissionProgressStore.ts';
import { receiveStarGift } from '#client/stores/starGiftStore.ts';
import { titleStore } from '#client/stores/titleStore.ts';
import { questStore } from '#client/stores/questStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { reloadMe } from '#client/net/people/session.ts';
import { receiveWhisper, loadChatRules, loadWhispers } from '#client/net/people/chat.ts';
import { countUnreadNotifications } from '#client/net/people/notifications.ts';
import { countReceived, receiveFreePlace, receiveGift } from '#client/net/people/friendNews.ts';
import { loadEquipped } from '#client/net/world/avatar.ts';
import { loadCodeObjects } from '#client/net/world/codeObjects.ts';
import { loadQuests } from '#client/net/world/quests.ts';
import { loadSkillLevels } from '#client/net/world/skills.ts';
import { loadWallet } from '#client/net/world/economy.ts';

const quiet = { quiet: true };
const renew = (queryKey: readonly unknown[]) => queryClient.invalidateQueries({ queryKey });
/** A push does not say which class it is about: what is open of any of them is asked for again. */
const renewOfChannels = (keyOf: (channelId: number) => readonly unknown[]) => {
  const wanted = keyOf(ANY_CHANNEL);
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      wanted.every((part, index) => Object.is(part, ANY_CHANNEL) || part === queryKey[index]),
  });
};
/** No id and no address of a channel. */
const ANY_CHANNEL = Number.NaN;

/** Progress is asked for by the page that waits for it. */
type FetchedKind = Exclude<PushKind, 'submissionProgress' | 'runProgress' | 'features' | 'missed'>;

/**
 * The answers that are fetched again after each kind of push, and after a time without pushes. The first
 * view to ask fetches an answer that no view of this page has asked for yet.
 */
const REFETCHES: { readonly [K in FetchedKind]: () => Promise<unknown> } = {
  whispers: loadWhispers,
  gifts: () => renew(queryKeys.friends),
  placeFree: () => renew(queryKeys.friends),
  friends: () => Promise.all([countReceived(), renew(queryKeys.friends)]),
  chatRights: loadChatRules,
  consent: () => Promise.all([reloadMe(quiet), renew(queryKeys.consentRequest)]),
  wallet: async () => walletStore.getState().point !== null && loadWallet(quiet),
  quests: async () => {
    const { questList } = questStore.getState();
    await Promise.all([questList !== null && loadQuests(quiet), renew(queryKeys.inventory)]);
  },
  skills: () => Promise.all([loadSkillLevels(), renew(queryKeys.skills)]),
  codeObjects: async () => {
    const { mapId } = codeObjectStore.getState();
    if (mapId !== null) await loadCodeObjects(mapId, quiet);
  },
  notifications: () => {
    return Promise.all([
      countUnreadNotifications(),
      renew(queryKeys.notifications),
      renew(queryKeys.homework),
      renew(queryKeys.openedLessons),
      renew(queryKeys.tutoring),
      renewOfChannels(queryKeys.comments),
    ]);
  },
  class: () =>
    Promise.all([
      renew(queryKeys.class),
      renewOfChannels(queryKeys.memberCounts),
      renewOfChannels(queryKeys.applicants),
      renewOfChannels(queryKeys.waiting),
    ]),
  hand: () => renew(queryKeys.hand),
  membership: async () => {
    await Promise.all([
      reloadMe(quiet),
      renew(queryKeys.channels),
      renew(['channel']),
      renewOfChannels(queryKeys.ownVerifications),
    ]);
  },
  starGift: () => renew([...queryKeys.learning, 'stages']),
  titles: () =>
    Promise.all([renew(queryKeys.titles), renew(queryKeys.collections), renew(queryKeys.friends)]),
  avatar: async () => {
    const { equippedUserItemList } = avatarStore.getState();
    await Promise.all([equippedUserItemList !== null && loadEquipped(quiet), renew(queryKeys.inventory)]);
  },
};
const KINDS = Object.keys(REFETCHES) as FetchedKind[];

/** Brings stores and queries of the page up to date with what is pushed. */
export class PushReceiver {
  /** Kinds that are being fetched; `true` when pushed again meanwhile, so that the answer may be too old. */
  readonly #running = new Map<FetchedKind, boolean>();
  #isClosed = false;

  take(push: Push): void {
    if (push.kind === 'whispers') return receiveWhisper(push.whisper);
    if (push.kind === 'submissionProgress')
      return submissionProgressStore.setState({ progress: push.progress });
    if (push.kind === 'runProgress') return runProgressStore.setState({ progress: push.progress });
    // Other kinds read the own state after a gap.
    if (push.kind === 'features') return void reloadMe(quiet).catch(() => undefined);
    if (push.kind === 'missed') return this.catchUp();
    if (push.kind === 'gifts') receiveGift(push.gift);
    if (push.kind === 'placeFree') receiveFreePlace(push.place);
    if (push.kind === 'starGift') receiveStarGift(push.stars);
    if (push.kind === 'titles' && push.titleId !== null)
      titleStore.setState({ news: { titleId: push.titleId } });
    void this.#refetch(push.kind);
  }

  /**
   * Fetches everything that may have been pushed while nobody listened, and what a page could not get while
   * the server was gone.
   */
  catchUp(): void {
    for (const kind of KINDS) void this.#refetch(kind);
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  }

  close(): void {
    this.#isClosed = true;
  }

  async #refetch(kind: FetchedKind): Promise<void> {
    if (this.#running.has(kind)) return void this.#running.set(kind, true);
    do {
      this.#running.set(kind, false);
      // Quiet: what could not be fetched now is fetched with the next push or connect.
      await REFETCHES[kind]().catch(() => undefined);
    } while (!this.#isClosed && this.#running.get(kind) === true);
    this.#running.delete(kind);
  }
}
