import { useEffect, useRef, useState } from 'react';
import { talkToNpc } from '#client/net/world/quests.ts';
import { questStore } from '#client/stores/questStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { DialogFrame } from '#client/ui/dialogs/DialogFrame.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { useReducedMotion } from '#client/ui/motion/useReducedMotion.ts';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { linesOf } from '#shared/content/npcLines/linesOf.ts';
import { npcById } from '#shared/content/npcs.ts';
import { blipOf } from '#shared/content/sounds.ts';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { useStore } from '#client/ui/useStore.ts';
import { afterAccepting, npcDialogue, type NpcDialogue, type OwnTopic } from './npcDialogue.ts';
import { cutRuns } from './cutRuns.ts';
import { ignoreRepeat } from './ignoreRepeat.ts';
import { NpcAnswers } from './NpcAnswers.tsx';
import { NpcPortrait } from './NpcPortrait.tsx';
import { splitLine, type Run } from './splitLine.ts';
import { npcTexts } from './texts.ts';
import { useTyping } from './useTyping.ts';
import styles from './NpcDialog.module.css';

const HAPPY: ReadonlySet<NpcDialogue['kind']> = new Set(['handIn', 'accepted', 'errand']);

/** Dialog with an NPC: its portrait, its lines typed page by page, and the answers at the end. */
export function NpcDialog({ payload: { npcId } }: { readonly payload: DialogPayloads['npc'] }) {
  const npc = npcById(npcId);
  const bridge = useBridge();
  const { open, close } = useDialogControl();
  const nickname = useStore(sessionStore, ({ user }) => user?.nickname ?? '');
  const conversation = useConversation(npcId);
  // The outcome of the talk: a quest that was just accepted, or the friend's own topic after an errand.
  const [followUp, setFollowUp] = useState<OwnTopic | null>(null);
  const dialogue = followUp ?? conversation;
  const [page, setPage] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  const lastPage = page >= dialogue.pages.length - 1;
  const line = dialogue.pages[Math.min(page, dialogue.pages.length - 1)] ?? '';
  const runs = splitLine(line, nickname);
  const words = runs.map(({ text }) => text).join('');
  const { typed, isTyping, finish } = useTyping({ text: words, page, isStill: useReducedMotion() });
  const { said, unsaid } = cutRuns(runs, typed);
  const isAtEnd = lastPage && !isTyping;
  const mood = isTyping ? 'talk' : HAPPY.has(dialogue.kind) ? 'happy' : 'calm';
  const moment = isAtEnd && dialogue.kind === 'errand' ? dialogue.moment : null;

  // Talking may be a quest's goal; it is reported while the text is read.
  useEffect(() => void talkToNpc(npcId).catch(() => undefined), [npcId]);

  // Each page is spoken in the NPC's voice, in alternating variants.
  const speaker = npc?.sprite;
  useEffect(() => {
    const blip = open && speaker ? blipOf(speaker, page) : null;
    if (blip) requestSound(blip);
  }, [open, speaker, page]);

  useEffect(() => {
    if (!open) return undefined;
    bridge.ask((world) => world.focusOnNpc(npcId));
    return () => bridge.ask((world) => world.releaseFocus());
  }, [bridge, npcId, open]);

  // After the focus command, because the expression goes to the NPC in focus.
  useEffect(() => {
    if (open) bridge.ask((world) => world.showMood(mood));
  }, [bridge, npcId, open, mood]);

  useEffect(() => {
    if (open && moment) requestSound('success');
  }, [open, moment]);

  // The answers are gone until the new words are said.
  useEffect(() => {
    if (followUp) next.current?.focus();
  }, [followUp]);
  const goOnWith = (topic: OwnTopic) => {
    setFollowUp(topic);
    setPage(0);
  };

  if (!npc) return null;
  return (
    <DialogFrame
      label={npcTexts.talkingWith(npc.name)}
      backdropClassName={styles.backdrop}
      viewportClassName={styles.viewport}
      className={styles.popup}
      initialFocus={next}
    >
      <NpcPortrait sprite={npc.sprite} mood={mood} moment={moment} />
      <div className={styles.box} aria-busy={isTyping}>
        <h2 className={styles.name}>{npc.name}</h2>
        <p key={page} aria-live="polite">
          <VisuallyHidden>{words}</VisuallyHidden>
        </p>
        <p className={styles.line} aria-hidden="true">
          <Words runs={said} />
          <span className={styles.unsaid}>
            <Words runs={unsaid} />
          </span>
        </p>
        {isAtEnd && (
          <NpcAnswers
            npcId={npcId}
            dialogue={dialogue}
            service={npc.service}
            onClose={close}
            onAccepted={(quest) => goOnWith(afterAccepting(quest))}
            onTopic={goOnWith}
          />
        )}
        {/* A press while it still speaks shows the rest of the page. It covers the whole paper, and stays in the page when it is done: a press on something gone would count as outside. */}
        <button
          ref={next}
          type="button"
          hidden={isAtEnd}
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

/** The user's name and key words in other colours. */
function Words({ runs }: { readonly runs: readonly Run[] }) {
  return runs.map(({ text, kind }, index) =>
    kind === 'plain' ? (
      <span key={index}>{text}</span>
    ) : (
      <b key={index} className={kind === 'key' ? styles.key : undefined}>
        {text}
      </b>
    ),
  );
}

/** The quest state at the beginning of the dialog: later changes do not alter the text being read. */
function useConversation(npcId: number): NpcDialogue {
  const questList = useStore(questStore, (state) => state.questList);
  const [dialogue, setConversation] = useState<NpcDialogue | null>(null);
  const npc = npcById(npcId);
  const current = npcDialogue({
    npcId,
    questList: questList ?? [],
    linesAfter: (completedQuestIds) => (npc ? linesOf(npc, completedQuestIds) : []),
  });
  if (questList && !dialogue) setConversation(current);
  return dialogue ?? current;
}
