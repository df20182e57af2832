import { Check } from 'lucide-react';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useAcceptQuest, useCompleteQuest } from '#client/net/world/quests.ts';
import { questStore } from '#client/stores/questStore.ts';
import { Cluster, Row } from '#client/ui/layout/Stack.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { useTouchDevice } from '#client/ui/keys/useTouchDevice.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { NpcService } from '#shared/content/npcs.ts';
import type { NpcQuest, QuestChange } from '#shared/contract/world/quests.ts';
import { questTarget } from '#client/overlay/world/goal/questGoal.ts';
import { useGoTo } from '#client/overlay/world/goal/useGoTo.ts';
import type { Errand, NpcDialogue, OwnTopic } from './npcDialogue.ts';
import { ignoreRepeat } from './ignoreRepeat.ts';
import { npcTexts } from './texts.ts';
import styles from './NpcDialog.module.css';

export interface NpcAnswersProps {
  readonly npcId: number;
  readonly dialogue: NpcDialogue;
  /** The NPC's service. */
  readonly service?: NpcService;
  readonly onClose: () => void;
  /** The quest that was offered, as it stands now. */
  readonly onAccepted: (quest: NpcQuest) => void;
  /** The friend's own topic, after an errand. */
  readonly onTopic: (topic: OwnTopic) => void;
}

/** The answers on the last page of a dialog. */
export function NpcAnswers({ npcId, dialogue, service, onClose, onAccepted, onTopic }: NpcAnswersProps) {
  if (dialogue.kind === 'offer')
    return <Offer quest={dialogue.quest} onClose={onClose} onAccepted={onAccepted} />;
  if (dialogue.kind === 'handIn') return <HandIn quest={dialogue.quest} onClose={onClose} />;
  if (dialogue.kind === 'errand')
    return <AfterErrand npcId={npcId} errand={dialogue} onClose={onClose} onTopic={onTopic} />;
  return (
    <Answers>
      {dialogue.quest && <GoButton npcId={npcId} quest={dialogue.quest} onClose={onClose} />}
      {dialogue.kind === 'chat' && service && <ServiceButton service={service} onClose={onClose} />}
      <Button tone="alt" onKeyDown={ignoreRepeat} onClick={onClose}>
        {npcTexts.bye}
      </Button>
    </Answers>
  );
}

interface AnswersProps {
  /** A choice that is to be made: no answer has the focus, so that Enter through the words takes none. */
  readonly isChoice?: boolean;
  readonly children: ReactNode;
}

/**
 * The row of answers; focuses the first one when it appears, or itself before a choice. A layout effect, because the
 * dialog takes the focus itself once the button that had it is gone.
 */
function Answers({ isChoice = false, children }: AnswersProps) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (isChoice ? row.current : row.current?.querySelector('button'))?.focus(), [isChoice]);
  return (
    <div
      ref={row}
      role="toolbar"
      aria-label={isChoice ? npcTexts.choose : npcTexts.answers}
      tabIndex={-1}
      className={styles.answers}
      onKeyDown={walkThroughAnswers}
    >
      {children}
      {isChoice && <ChoiceHint />}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows go from answer to answer. */
function walkThroughAnswers(event: KeyboardEvent<HTMLDivElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const answers = [...event.currentTarget.querySelectorAll('button')];
  const at = answers.findIndex((answer) => answer === document.activeElement);
  const next = at < 0 ? (step > 0 ? 0 : -1) : at + step;
  answers.at(next % answers.length)?.focus();
}

function ChoiceHint() {
  const isTouch = useTouchDevice();
  return isTouch ? null : (
    <Hint as="small">
      <kbd>←</kbd> <kbd>→</kbd> {npcTexts.chooseByKeys}
    </Hint>
  );
}

interface QuestAnswerProps {
  readonly quest: NpcQuest;
  readonly onClose: () => void;
}

function Offer({ quest, onClose, onAccepted }: QuestAnswerProps & Pick<NpcAnswersProps, 'onAccepted'>) {
  const accept = useAcceptQuest(quest.mapNpcQuestId, {
    onSuccess: (change) => {
      showToast({ text: npcTexts.accepted, theme: 'success' });
      onAccepted(questIn(change, quest));
    },
    onError: showFailure,
  });
  return (
    <Answers isChoice>
      <Button onKeyDown={ignoreRepeat} busy={accept.isPending} onClick={() => accept.mutate()}>
        {npcTexts.accept}
      </Button>
      <Button tone="alt" disabled={accept.isPending} onClick={onClose}>
        {npcTexts.later}
      </Button>
    </Answers>
  );
}

type AfterErrandProps = Pick<NpcAnswersProps, 'npcId' | 'onClose' | 'onTopic'> & { readonly errand: Errand };

/** The errands that the server has counted, and the way on. */
function AfterErrand({ npcId, errand, onClose, onTopic }: AfterErrandProps) {
  const { goals, rest } = errand;
  const questList = useStore(questStore, (state) => state.questList) ?? [];
  const now = questList.find(({ mapNpcQuestId }) => mapNpcQuestId === errand.quest.mapNpcQuestId);
  const isDone = ({ questId, name }: Errand['goals'][number]) =>
    questList.some(
      ({ mapNpcQuestId, state, goalList }) =>
        mapNpcQuestId === questId &&
        (state === 'COMPLETED' ||
          goalList.some((goal) => goal.goalName === name && goal.completedCount >= goal.goalCount)),
    );
  return (
    <>
      <Cluster as="ul" className={styles.told} role="status">
        {goals.filter(isDone).map(({ name }) => (
          <Row as="li" key={name} gap={2}>
            <Check aria-hidden="true" />
            <Text as="span" size="small" tone="success" bold>
              {name}
            </Text>
          </Row>
        ))}
      </Cluster>
      <Answers>
        {rest && (
          <Button onKeyDown={ignoreRepeat} onClick={() => onTopic(rest)}>
            {npcTexts.more}
          </Button>
        )}
        {!rest && now && <GoButton npcId={npcId} quest={now} onClose={onClose} />}
        <Button tone="alt" onKeyDown={ignoreRepeat} onClick={onClose}>
          {npcTexts.bye}
        </Button>
      </Answers>
    </>
  );
}

/** The reward dialog opens by itself once the quest is completed and this dialog has closed. */
function HandIn({ quest, onClose }: QuestAnswerProps) {
  const complete = useCompleteQuest(quest.mapNpcQuestId, { onSuccess: onClose, onError: showFailure });
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

/** The way to where the quest goes on; nothing where that is right here. */
function GoButton({ npcId, quest, onClose }: QuestAnswerProps & Pick<NpcAnswersProps, 'npcId'>) {
  const goTo = useGoTo();
  const target = questTarget(quest);
  if (target === null)
    return (
      <Text size="label" tone="accent">
        {npcTexts.walkThere}
      </Text>
    );
  if (target.kind === 'npc' && target.id === npcId) return null;
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
