import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { acceptQuest, completeQuest } from '#client/net/rest/quests.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { NpcService } from '#shared/content/npcs.ts';
import type { NpcQuest, QuestChange } from '#shared/contract/quests.ts';
import { questPath } from '../quest/questPath.ts';
import type { Conversation } from './conversation.ts';
import { ignoreRepeat } from './ignoreRepeat.ts';
import { npcTexts } from './texts.ts';
import styles from './NpcDialog.module.css';

export interface NpcAnswersProps {
  readonly conversation: Conversation;
  /** What the NPC does for whoever chats with it. */
  readonly service?: NpcService;
  readonly onClose: () => void;
}

/** What can be said to the last page. */
export function NpcAnswers({ conversation, service, onClose }: NpcAnswersProps) {
  if (conversation.kind === 'offer') return <Offer quest={conversation.quest} onClose={onClose} />;
  if (conversation.kind === 'handIn') return <HandIn quest={conversation.quest} onClose={onClose} />;
  return (
    <Answers>
      {conversation.quest && <GoButton quest={conversation.quest} onClose={onClose} />}
      {conversation.kind === 'chat' && service && <ServiceButton service={service} onClose={onClose} />}
      <Button tone="alt" onKeyDown={ignoreRepeat} onClick={onClose}>
        {npcTexts.bye}
      </Button>
    </Answers>
  );
}

/**
 * The row of answers; the first is ready to be pressed as soon as the row stands there. Before the next frame: once the
 * button that had the focus is seen to be gone, the dialog takes the focus for itself.
 */
function Answers({ children }: { readonly children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => row.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={row} className={styles.answers}>
      {children}
    </div>
  );
}

interface QuestAnswerProps {
  readonly quest: NpcQuest;
  readonly onClose: () => void;
}

function Offer({ quest, onClose }: QuestAnswerProps) {
  const accept = useMutation({
    mutationFn: () => acceptQuest(quest.mapNpcQuestId),
    onSuccess: () => showToast({ text: npcTexts.accepted, theme: 'success' }),
    onError: tellFailure,
  });
  const accepted = accept.data && questIn(accept.data, quest);
  if (accepted) {
    return (
      <Answers key="accepted">
        <GoButton quest={accepted} onClose={onClose} />
        <Button tone="alt" onClick={onClose}>
          {npcTexts.bye}
        </Button>
      </Answers>
    );
  }
  return (
    <Answers>
      <Button onKeyDown={ignoreRepeat} busy={accept.isPending} onClick={() => accept.mutate()}>
        {npcTexts.accept}
      </Button>
      <Button tone="alt" disabled={accept.isPending} onClick={onClose}>
        {npcTexts.later}
      </Button>
    </Answers>
  );
}

/** The reward dialog opens by itself once the quest is completed and this one has left. */
function HandIn({ quest, onClose }: QuestAnswerProps) {
  const complete = useMutation({
    mutationFn: () => completeQuest(quest.mapNpcQuestId),
    onSuccess: onClose,
    onError: tellFailure,
  });
  return (
    <Answers>
      <Button onKeyDown={ignoreRepeat} busy={complete.isPending} onClick={() => complete.mutate()}>
        {npcTexts.handIn}
      </Button>
      <Button tone="alt" disabled={complete.isPending} onClick={onClose}>
        {npcTexts.later}
      </Button>
    </Answers>
  );
}

const SERVICES = {
  SHOP: { label: npcTexts.seeShop, open: () => openDialog('shop') },
} as const satisfies Readonly<Record<NpcService, { readonly label: string; readonly open: () => void }>>;

function ServiceButton({ service, onClose }: { readonly service: NpcService; readonly onClose: () => void }) {
  const { label, open } = SERVICES[service];
  return (
    <Button
      onKeyDown={ignoreRepeat}
      onClick={() => {
        onClose();
        open();
      }}
    >
      {label}
    </Button>
  );
}

function GoButton({ quest, onClose }: QuestAnswerProps) {
  const navigate = useNavigate();
  const path = questPath(quest);
  if (path === null) return <p className={styles.walk}>{npcTexts.walkThere}</p>;
  return (
    <Button
      onKeyDown={ignoreRepeat}
      onClick={() => {
        onClose();
        void navigate(path);
      }}
    >
      {npcTexts.go}
    </Button>
  );
}

/** The quest after the change; with nothing told of it, as it was. */
function questIn(change: QuestChange, quest: NpcQuest): NpcQuest {
  return change.questList.find((other) => other.mapNpcQuestId === quest.mapNpcQuestId) ?? quest;
}

function tellFailure(): void {
  showToast({ text: npcTexts.failed, theme: 'warning' });
}
