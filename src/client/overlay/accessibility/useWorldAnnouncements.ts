import { useEffect, useState } from 'react';
import { chatStore } from '#client/stores/chatStore.ts';
import { questStore } from '#client/stores/questStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { surroundingsStore } from '#client/stores/surroundingsStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { dialogStore, isAnyDialogOpen } from '#client/ui/dialogs/dialogStore.ts';
import type { ChatEntry, ChatState } from '#client/stores/chatStore.ts';
import type { Whisper } from '#shared/contract/people/chat.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { npcById } from '#shared/content/npcs.ts';
import { useBridge } from '../shell/bridgeContext.ts';
import { questAnnouncements, walletAnnouncements, playersWhoArrived } from './storeAnnouncements.ts';
import { AnnouncementQueue, type AnnouncementKind } from './AnnouncementQueue.ts';
import { accessibilityTexts } from './texts.ts';
import { nameOfTarget } from './WalkStatus.tsx';

const texts = accessibilityTexts.news;

/** Delay after a dialog opens, so that the dialog is read first, ms. */
const DIALOG_MS = 700;
/** Entries within this time (ms) are announced together. */
const GATHER_MS = 250;
/** A player who leaves and returns within this time (ms) is announced once. */
const RETURN_MS = 60_000;
/** With more players than this, their number is announced instead of names. */
const MOST_NAMES = 3;

/** The text of a polite live region that announces what happens in the world. */
export function useWorldAnnouncements(): string {
  const bridge = useBridge();
  const [said, setSaid] = useState('');

  useEffect(() => {
    const queue = new AnnouncementQueue(texts.moreSaid);
    const cameAt = new Map<number, number>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const speak = () => {
      timer = undefined;
      if (isAnyDialogOpen(dialogStore.getState())) return later(DIALOG_MS);
      const text = queue.take(performance.now());
      // Screen readers skip a repeated text; a trailing blank makes it a new one.
      if (text !== null) setSaid((before) => (before === text ? `${text}\u00a0` : text));
    };
    const later = (ms: number) => {
      timer ??= setTimeout(speak, ms);
    };
    const add = (kind: AnnouncementKind, text: string) => {
      queue.add(kind, text, performance.now());
      later(Math.max(GATHER_MS, queue.wait(performance.now()) ?? 0));
    };
    const addNews = (news: readonly string[]) => news.forEach((text) => add('news', text));

    const disposals = [
      bridge.on('mapEntered', ({ mapId, name }) => {
        const map = mapById(mapId);
        add('news', texts.entered(name, map ? texts.around(map.npcs.length, map.portals.length) : ''));
      }),
      bridge.on('npcNearChanged', ({ npcId }) => {
        const npc = npcId === null ? undefined : npcById(npcId);
        if (npc) add('near', texts.nearNpc(npc.name, markOf(npc.id)));
      }),
      bridge.on('portalNearChanged', ({ label }) => label !== null && add('near', texts.nearPortal(label))),
      bridge.on('walkBegan', ({ target }) => {
        add('news', accessibilityTexts.go.on(nameOfTarget(target)));
      }),
      bridge.on('walkEnded', ({ target, end }) => {
        if (end === 'stopped' || end === 'steered' || end === 'interrupted') add('near', texts.stopped);
        if (end === 'arrived') add('near', texts.arrived(nameOfTarget(target)));
      }),
      questStore.subscribe((now, before) => addNews(questAnnouncements(now, before))),
      walletStore.subscribe((now, before) => addNews(walletAnnouncements(now, before))),
      surroundingsStore.subscribe((now, before) => {
        const at = performance.now();
        const come = playersWhoArrived(now.entities, before.entities).filter(
          ({ id }) => at - (cameAt.get(id) ?? -RETURN_MS) >= RETURN_MS,
        );
        for (const { id } of come) cameAt.set(id, at);
        if (come.length === 0) return;
        const names = come.map(({ name }) => name).join(', ');
        add('near', come.length > MOST_NAMES ? texts.manyCame(come.length) : texts.came(names));
      }),
      chatStore.subscribe((now, before) => {
        for (const entry of newOnes(now.entries, before.entries))
          if (!isHidden(entry, now)) add('chat', wordsOf(entry));
        if (before.whispers === null) return;
        for (const whisper of newOnes(now.whispers ?? [], before.whispers))
          if (isForMe(whisper, now)) add('chat', texts.whispered(whisper.senderNickname, whisper.text));
      }),
    ];
    return () => {
      clearTimeout(timer);
      disposals.forEach((dispose) => dispose());
    };
  }, [bridge]);

  return said;
}

interface Target {
  readonly kind: string;
  readonly id: number;
}
const isSame = (target: Target) => (entity: Target) => entity.kind === target.kind && entity.id === target.id;

function markOf(npcId: number): string {
  const entity = surroundingsStore.getState().entities.find(isSame({ kind: 'npc', id: npcId }));
  return entity?.mark ? accessibilityTexts.marks[entity.mark] : '';
}

/** The entries appended to a list that only grows at its end. */
function newOnes<T>(now: readonly T[], before: readonly T[]): readonly T[] {
  const last = before.at(-1);
  return now === before ? [] : now.slice(last === undefined ? 0 : now.lastIndexOf(last) + 1);
}

function isHidden(entry: ChatEntry, { mutedIds, blockedIds }: ChatState): boolean {
  if (entry.kind === 'notice') return false;
  const { userId } = entry.line;
  return mutedIds.has(userId) || blockedIds.has(userId) || userId === sessionStore.getState().user?.userId;
}

function isForMe({ senderId, receiverId }: Whisper, { mutedIds, blockedIds }: ChatState): boolean {
  const isMine = receiverId === sessionStore.getState().user?.userId;
  return isMine && !mutedIds.has(senderId) && !blockedIds.has(senderId);
}

const wordsOf = (entry: ChatEntry) =>
  entry.kind === 'line' ? texts.said(entry.line.nickname, entry.line.text) : entry.notice.text;
