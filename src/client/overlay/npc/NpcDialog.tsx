import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { talkToNpc } from '#client/net/rest/quests.ts';
import { questStore } from '#client/stores/questStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { DialogFrame } from '#client/ui/dialogs/DialogFrame.tsx';
import { cueSound } from '#client/ui/sound/cueSound.ts';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { npcById } from '#shared/content/npcs.ts';
import { blipOf } from '#shared/content/sounds.ts';
import { useBridge } from '../shell/bridgeContext.ts';
import { conversationOf, type Conversation } from './conversation.ts';
import { ignoreRepeat } from './ignoreRepeat.ts';
import { NpcAnswers } from './NpcAnswers.tsx';
import { splitNickname } from './splitNickname.ts';
import { npcTexts } from './texts.ts';
import styles from './NpcDialog.module.css';

/** Talk with an NPC: its bust, its words a page at a time, and at the end what one can answer. */
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
  const happy = conversation.kind === 'handIn';

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

  if (!npc) return null;
  return (
    <DialogFrame
      label={npcTexts.talkingWith(npc.name)}
      backdropClassName={styles.backdrop}
      viewportClassName={styles.viewport}
      className={styles.popup}
      initialFocus={next}
    >
      <div className={styles.portrait} aria-hidden="true">
        <img src={`/npc/${npc.sprite}/@2x/bust.webp`} alt="" className={happy ? styles.happy : undefined} />
      </div>
      <div className={styles.box}>
        <h2 className={styles.name}>{npc.name}</h2>
        <p key={page} className={styles.line} aria-live="polite">
          {splitNickname(line, nickname).map(({ text, name }, index) =>
            name ? <b key={index}>{text}</b> : <span key={index}>{text}</span>,
          )}
        </p>
        {lastPage && <NpcAnswers conversation={conversation} onClose={close} />}
        {/* It covers the whole paper, and stays in the page when it is done: a press on something gone would count as outside. */}
        <button
          ref={next}
          type="button"
          hidden={lastPage}
          className={styles.next}
          onKeyDown={ignoreRepeat}
          onClick={() => setPage(page + 1)}
        >
          {npcTexts.next}
          <span aria-hidden="true">▼</span>
        </button>
      </div>
    </DialogFrame>
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
