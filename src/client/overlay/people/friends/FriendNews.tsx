import { useEffect } from 'react';
import type { Bridge } from '#client/bridge/Bridge.ts';
import { dropFriendNews } from '#client/net/people/friendNews.ts';
import { answerFriendship } from '#client/net/people/friends.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { friendStore, type FriendNews as News } from '#client/stores/friendStore.ts';
import { dialogStore } from '#client/ui/dialogs/dialogStore.ts';
import { closeToast, showToast, toastStore } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { goToFriend, whyNot } from './goToFriend.ts';
import { friendTexts } from './texts.ts';

/** Time to read and answer a request, ms; it waits longer while somebody points at it. */
const REQUEST_MS = 12_000;
const GIFT_MS = 5000;

/** Tells requests, gifts and free places as they come, in the world and on every page; one toast at a time. */
export function FriendNews({ bridge }: { readonly bridge: Bridge }) {
  const next = useStore(friendStore, ({ news }) => news[0]);
  useEffect(() => {
    if (next === undefined) return undefined;
    // The open dialog lists it already.
    if (next.kind === 'request' && isListOpen()) return dropFriendNews();
    const key = tell(next, bridge);
    const isShown = () => toastStore.getState().toasts.some((toast) => toast.key === key);
    const stop = toastStore.subscribe(() => {
      if (!isShown()) dropIfFirst(next);
    });
    return () => {
      stop();
      closeToast(key);
    };
  }, [next, bridge]);
  return null;
}

const isListOpen = () => dialogStore.getState().stack.some(({ name, open }) => open && name === 'friends');

function dropIfFirst(told: News): void {
  if (friendStore.getState().news[0] === told) dropFriendNews();
}

function tell(news: News, bridge: Bridge): number {
  if (news.kind === 'place') {
    const { friendshipId, nickname } = news.place;
    return showToast({
      text: friendTexts.placeFree(nickname),
      durationMs: REQUEST_MS,
      action: { label: friendTexts.goTo, onPick: () => go(friendshipId, bridge) },
    });
  }
  if (news.kind === 'gift') {
    const { nickname, point } = news.gift;
    return showToast({ text: friendTexts.giftCame(nickname, point), theme: 'success', durationMs: GIFT_MS });
  }
  const { nickname, friendshipId } = news.friend;
  return showToast({
    text: friendTexts.wants(nickname),
    durationMs: REQUEST_MS,
    action: { label: friendTexts.accept, onPick: () => accept(friendshipId, nickname) },
  });
}

function go(friendshipId: number, bridge: Bridge): void {
  goToFriend(friendshipId, bridge, () => undefined).catch((error: unknown) =>
    showToast({ text: whyNot(error), theme: 'info' }),
  );
}

function accept(friendshipId: number, nickname: string): void {
  answerFriendship(friendshipId, 'accept').then(
    () => showToast({ text: friendTexts.accepted(nickname), theme: 'success', durationMs: 3000 }),
    (error: unknown) => showToast({ text: userMessageOf(error, friendTexts.notNow), theme: 'warning' }),
  );
}
