import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { talkToNpc } from '#client/net/rest/quests.ts';
import { questStore } from '#client/stores/questStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { DialogFrame } from '#client/ui/dialogs/DialogFrame.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { useReducedMotion } from '#client/ui/motion/useReducedMotion.ts';
import { cueSound } from '#client/ui/sound/cueSound.ts';
import { npcById } from '#shared/content/npcs.ts';
import { blipOf } from '#shared/content/sounds.ts';
import { useBridge } from '../shell/bridgeContext.ts';
import { conversationOf, type Conversation } from './conversation.ts';
import { cutRuns } from './cutRuns.ts';
import { ignoreRepeat } from './ignoreRepeat.ts';
import { NpcAnswers } from './NpcAnswers.tsx';
import { NpcPortrait } from './NpcPortrait.tsx';
import { splitNickname } from './splitNickname.ts';
import { npcTexts } from './texts.ts';
import { useTyping } from './useTyping.ts';
import styles from './NpcDialog.module.css';

/** Talk with an NPC: its bust, its words typed a page at a time, and at the end what one can answer. */
export function NpcDialog({ payload: { npcId } }: { readonly payload: DialogPayloads['npc'] }) {
  const npc = npcById(npcId);
  const bridge = useBridge();
  const { open, close } = useDialogControl();
  const nickname = useStore(sessionStore, ({ user }) => user?.nickname ?? '');
  const conversation = useConversation(npcId);
  const [page, setPage] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  const lastPage = page >= conversation.pages.length - 1;
  const line = conversation.pages[Math.min(page, conversation.pages.length - 1)] ?? '';
  const runs = splitNickname(line, nickname);
  const words = runs.map(({ text }) => text).join('');
  const { typed, isTyping, finish } = useTyping({ text: words, page, isStill: useReducedMotion() });
  const { said, unsaid } = cutRuns(runs, typed);
  const mood = isTyping ? 'talk' : conversation.kind === 'handIn' ? 'happy' : 'calm';

  // The talk itself may be what a quest asks for; it is counted while the words are read.
  useEffect(() => void talkToNpc(npcId).catch(() => undefined), [npcId]);

  // Each page is said in the friend's own voice, one way after another.
  const speaker = npc?.sprite;
  useEffect(() => {
    const blip = open && speaker ? blipOf(speaker, page) : null;
    if (blip) cueSound(blip);
  }, [open, speaker, page]);

  useEffect(() => {
    if (!open) return undefined;
    bridge.ask((world) => world.focusOnNpc(npcId));
    return () => bridge.ask((world) => world.releaseFocus());
  }, [bridge, npcId, open]);

  // After the focus: the mood is that of whom the camera looks at.
  useEffect(() => {
    if (open) bridge.ask((world) => world.showMood(mood));
  }, [bridge, npcId, open, mood]);

  if (!npc) return null;
  return (
    <DialogFrame
      label={npcTexts.talkingWith(npc.name)}
      backdropClassName={styles.backdrop}
      viewportClassName={styles.viewport}
      className={styles.popup}
      initialFocus={next}
    >
      <NpcPortrait sprite={npc.sprite} mood={mood} />
      <div className={styles.box} aria-busy={isTyping}>
        <h2 className={styles.name}>{npc.name}</h2>
        <p key={page} className={styles.aloud} aria-live="polite">
          {words}
        </p>
        <p className={styles.line} aria-hidden="true">
          <Words runs={said} />
          <span className={styles.unsaid}>
            <Words runs={unsaid} />
          </span>
        </p>
        {lastPage && !isTyping && (
          <NpcAnswers conversation={conversation} service={npc.service} onClose={close} />
        )}
        {/* A press while it still speaks shows the rest of the page. It covers the whole paper, and stays in the page when it is done: a press on something gone would count as outside. */}
        <button
          ref={next}
          type="button"
          hidden={lastPage && !isTyping}
          aria-label={npcTexts.next}
          className={styles.next}
          onKeyDown={ignoreRepeat}
          onClick={() => (isTyping ? finish() : setPage(page + 1))}
        >
          {!isTyping && (
            <>
              {npcTexts.next}
              <span aria-hidden="true">▼</span>
            </>
          )}
        </button>
      </div>
    </DialogFrame>
  );
}

/** The child's own name in another colour. */
function Words({ runs }: { readonly runs: ReturnType<typeof splitNickname> }) {
  return runs.map(({ text, name }, index) =>
    name ? <b key={index}>{text}</b> : <span key={index}>{text}</span>,
  );
}

/** What the talk was about when it began: news that come in while it lasts do not change the words being read. */
function useConversation(npcId: number): Conversation {
  const questList = useStore(questStore, (state) => state.questList);
  const [conversation, setConversation] = useState<Conversation | null>(null);
  const current = conversationOf({
    npcId,
    questList: questList ?? [],
    defaultMessageList: npcById(npcId)?.defaultMessageList ?? [],
  });
  if (questList && !conversation) setConversation(current);
  return conversation ?? current;
}
