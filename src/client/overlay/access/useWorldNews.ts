import { useEffect, useState } from 'react';
import { chatStore } from '#client/stores/chatStore.ts';
import { questStore } from '#client/stores/questStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { surroundingsStore } from '#client/stores/surroundingsStore.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { dialogStore, isAnyDialogOpen } from '#client/ui/dialogs/dialogStore.ts';
import type { ChatEntry, ChatFacts } from '#client/stores/chatStore.ts';
import type { Whisper } from '#shared/contract/chat.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { npcById } from '#shared/content/npcs.ts';
import { useBridge } from '../shell/bridgeContext.ts';
import { questNews, walletNews, whoCame } from './factNews.ts';
import { NewsDesk, type NewsKind } from './NewsDesk.ts';
import { accessTexts, nameOf } from './texts.ts';

const texts = accessTexts.news;

/** A dialog speaks for itself; what happens meanwhile is said after it. */
const DIALOG_MS = 700;
/** Several things of one moment are said together. */
const GATHER_MS = 250;
/** Who walks to and fro is told of once in so long. */
const CAME_AGAIN_MS = 60_000;
/** Past this many, names are no help. */
const MOST_NAMES = 3;

/** What has just happened, for a polite live region: never more than one sentence in a while. */
export function useWorldNews(): string {
  const bridge = useBridge();
  const [said, setSaid] = useState('');

  useEffect(() => {
    const desk = new NewsDesk(texts.moreSaid);
    const cameAt = new Map<number, number>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const speak = () => {
      timer = undefined;
      if (isAnyDialogOpen(dialogStore.getState())) return later(DIALOG_MS);
      const text = desk.take(performance.now());
      // The same words again would not be read; a blank at the end makes them others.
      if (text !== null) setSaid((before) => (before === text ? `${text}\u00a0` : text));
    };
    const later = (ms: number) => {
      timer ??= setTimeout(speak, ms);
    };
    const add = (kind: NewsKind, text: string) => {
      desk.add(kind, text, performance.now());
      later(Math.max(GATHER_MS, desk.wait(performance.now()) ?? 0));
    };
    const addFacts = (facts: readonly string[]) => facts.forEach((fact) => add('fact', fact));

    const disposals = [
      bridge.on('mapEntered', ({ mapId, name }) => {
        const map = mapById(mapId);
        add('fact', texts.entered(name, map ? texts.around(map.npcs.length, map.portals.length) : ''));
      }),
      bridge.on('npcNearChanged', ({ npcId }) => {
        const npc = npcId === null ? undefined : npcById(npcId);
        if (npc) add('near', texts.nearNpc(npc.name, markOf(npc.id)));
      }),
      bridge.on('portalNearChanged', ({ label }) => label !== null && add('near', texts.nearPortal(label))),
      bridge.on('walkBegan', ({ target }) => {
        const sight = surroundingsStore.getState().sights.find(isSame(target));
        if (sight) add('fact', accessTexts.go.on(nameOf(sight)));
      }),
      questStore.subscribe((now, before) => addFacts(questNews(now, before))),
      walletStore.subscribe((now, before) => addFacts(walletNews(now, before))),
      surroundingsStore.subscribe((now, before) => {
        const at = performance.now();
        const come = whoCame(now.sights, before.sights).filter(
          ({ id }) => at - (cameAt.get(id) ?? -CAME_AGAIN_MS) >= CAME_AGAIN_MS,
        );
        for (const { id } of come) cameAt.set(id, at);
        if (come.length === 0) return;
        const names = come.map(({ name }) => name).join(', ');
        add('near', come.length > MOST_NAMES ? texts.manyCame(come.length) : texts.came(names));
      }),
      chatStore.subscribe((now, before) => {
        for (const entry of newOnes(now.entries, before.entries))
          if (!isHidden(entry, now)) add('words', wordsOf(entry));
        if (before.whispers === null) return;
        for (const whisper of newOnes(now.whispers ?? [], before.whispers))
          if (isForMe(whisper, now)) add('words', texts.whispered(whisper.senderNickname, whisper.text));
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
const isSame = (target: Target) => (sight: Target) => sight.kind === target.kind && sight.id === target.id;

function markOf(npcId: number): string {
  const sight = surroundingsStore.getState().sights.find(isSame({ kind: 'npc', id: npcId }));
  return sight?.mark ? accessTexts.marks[sight.mark] : '';
}

/** What was added at the end of a list that only grows there. */
function newOnes<T>(now: readonly T[], before: readonly T[]): readonly T[] {
  const last = before.at(-1);
  return now === before ? [] : now.slice(last === undefined ? 0 : now.lastIndexOf(last) + 1);
}

function isHidden(entry: ChatEntry, { mutedIds, blockedIds }: ChatFacts): boolean {
  if (entry.kind === 'notice') return false;
  const { userId } = entry.line;
  return mutedIds.has(userId) || blockedIds.has(userId) || userId === sessionStore.getState().user?.userId;
}

function isForMe({ senderId, receiverId }: Whisper, { mutedIds, blockedIds }: ChatFacts): boolean {
  const isMine = receiverId === sessionStore.getState().user?.userId;
  return isMine && !mutedIds.has(senderId) && !blockedIds.has(senderId);
}

const wordsOf = (entry: ChatEntry) =>
  entry.kind === 'line' ? texts.said(entry.line.nickname, entry.line.text) : entry.notice.text;
