import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { acceptQuest, completeQuest } from '#client/net/rest/world/quests.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import type { NpcService } from '#shared/content/npcs.ts';
import type { NpcQuest, QuestChange } from '#shared/contract/world/quests.ts';
import { questTarget } from '#client/overlay/world/goal/questGoal.ts';
import { useGoTo } from '#client/overlay/world/goal/useGoTo.ts';
import type { NpcDialogue } from './npcDialogue.ts';
import { ignoreRepeat } from './ignoreRepeat.ts';
import { npcTexts } from './texts.ts';
import styles from './NpcDialog.module.css';

export interface NpcAnswersProps {
  readonly dialogue: NpcDialogue;
  /** The NPC's service. */
  readonly service?: NpcService;
  readonly onClose: () => void;
  /** The quest that was offered, as it stands now. */
  readonly onAccepted: (quest: NpcQuest) => void;
}

/** The answers on the last page of a dialog. */
export function NpcAnswers({ dialogue, service, onClose, onAccepted }: NpcAnswersProps) {
  if (dialogue.kind === 'offer')
    return <Offer quest={dialogue.quest} onClose={onClose} onAccepted={onAccepted} />;
  if (dialogue.kind === 'handIn') return <HandIn quest={dialogue.quest} onClose={onClose} />;
  return (
    <Answers>
      {dialogue.quest && <GoButton quest={dialogue.quest} onClose={onClose} />}
      {dialogue.kind === 'chat' && service && <ServiceButton service={service} onClose={onClose} />}
      <Button tone="alt" onKeyDown={ignoreRepeat} onClick={onClose}>
        {npcTexts.bye}
      </Button>
    </Answers>
  );
}

/**
 * The row of answers; focuses the first one when it appears. A layout effect, because the dialog takes the focus itself
 * once the button that had it is gone.
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

function Offer({ quest, onClose, onAccepted }: QuestAnswerProps & Pick<NpcAnswersProps, 'onAccepted'>) {
  const accept = useMutation({
    mutationFn: () => acceptQuest(quest.mapNpcQuestId),
    onSuccess: (change) => {
      showToast({ text: npcTexts.accepted, theme: 'success' });
      onAccepted(questIn(change, quest));
    },
    onError: showFailure,
  });
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

/** The reward dialog opens by itself once the quest is completed and this dialog has closed. */
function HandIn({ quest, onClose }: QuestAnswerProps) {
  const complete = useMutation({
    mutationFn: () => completeQuest(quest.mapNpcQuestId),
    onSuccess: onClose,
    onError: showFailure,
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
  const goTo = useGoTo();
  const target = questTarget(quest);
  if (target?.kind !== 'page' && target?.kind !== 'object')
    return <p className={styles.walk}>{npcTexts.walkThere}</p>;
  return (
    <Button
      onKeyDown={ignoreRepeat}
      onClick={() => {
        onClose();
        goTo(target);
      }}
    >
      {npcTexts.go}
    </Button>
  );
}

/** The quest after the change; unchanged when the answer does not contain it. */
function questIn(change: QuestChange, quest: NpcQuest): NpcQuest {
  return change.questList.find((other) => other.mapNpcQuestId === quest.mapNpcQuestId) ?? quest;
}

function showFailure(): void {
  showToast({ text: npcTexts.failed, theme: 'warning' });
}
