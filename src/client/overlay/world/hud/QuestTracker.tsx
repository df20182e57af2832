import { ChevronDown, ChevronUp, Footprints, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { connectionStore } from '#client/stores/connectionStore.ts';
import { questStore } from '#client/stores/questStore.ts';
import { timeTrialStore } from '#client/stores/timeTrialStore.ts';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { mapOfNpc } from '#shared/content/mapOfNpc.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { npcById } from '#shared/content/npcs.ts';
import type { NpcQuest } from '#shared/contract/world/quests.ts';
import { mapIdOf, presentGoal, questTarget, trackedQuests } from '#client/overlay/world/goal/questGoal.ts';
import { goalTexts } from '#client/overlay/world/goal/texts.ts';
import { useGoTo } from '#client/overlay/world/goal/useGoTo.ts';
import { QuestTimer } from '#client/overlay/world/quest/QuestTimer.tsx';
import { questTexts } from '#client/overlay/world/quest/texts.ts';
import { useStore } from '#client/ui/useStore.ts';
import styles from './Hud.module.css';

/** Most quests shown; more would cover the world on a small screen. */
const MOST_SHOWN = 2;
/** The media query of the style sheet: here the tracker is small. */
const SMALL = '(width <= 820px), (height <= 560px)';
const LOW = '(height <= 560px)';

/**
 * The next step of the story and what else was taken, each with its next goal and the way to it; without any, the
 * friend who waits for the player.
 */
export function QuestTracker() {
  const questList = useStore(questStore, (state) => state.questList) ?? [];
  const here = useStore(connectionStore, ({ mapId }) => mapId);
  const [isOpen, setOpen] = useState(() => !window.matchMedia(LOW).matches);
  const mostShown = window.matchMedia(SMALL).matches ? 1 : MOST_SHOWN;
  const tracked = trackedQuests(questList);
  // A quest that runs out of time is seen on small screens, too.
  const isTimed = tracked[1]?.expiresAt != null;
  const shown = tracked.slice(0, isTimed ? MOST_SHOWN : mostShown);
  const goal = shown.length === 0 && here !== null ? presentGoal(questList, here) : null;
  const isRacing = useStore(timeTrialStore, ({ run, news }) => run !== null || news?.kind === 'finished');
  const rows = goal === null ? shown : [goal.quest];
  const isOffer = rows.every(({ state }) => state === 'AVAILABLE');
  const title = rows.length === 0 ? questTexts.title : isOffer ? questTexts.trackerOffer : questTexts.tracker;
  // A race has the room for itself until its result is read: its clock goes there when the avatar is behind it.
  if (isRacing) return null;
  return (
    <section className={styles.tracker} data-paper="lip" aria-label={title}>
      <h2 className={styles.title}>
        <MapIcon aria-hidden="true" />
        {title}
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-label={isOpen ? goalTexts.foldTracker : goalTexts.unfoldTracker}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        </button>
      </h2>
      {isOpen && rows.length === 0 && <Hint>{questTexts.trackerEmpty}</Hint>}
      {isOpen && (
        <ul className={styles.list}>
          {rows.map((quest) => (
            <Row key={quest.mapNpcQuestId} quest={quest} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ quest }: { readonly quest: NpcQuest }) {
  const goTo = useGoTo();
  const target = questTarget(quest);
  return (
    <li>
      <button
        type="button"
        className={styles.quest}
        onClick={() => openDialog('quest', { questId: quest.mapNpcQuestId })}
      >
        <Text as="b" size="small" bold>
          {quest.title}
        </Text>
        <Text as="span" size="caption" tone="soft">
          {nextStep(quest)}
        </Text>
        {quest.expiresAt !== null && <QuestTimer key={quest.expiresAt} expiresAt={quest.expiresAt} />}
        {quest.state !== 'AVAILABLE' && (
          <ProgressBar size="slim" label={quest.title} value={doneOf(quest)} max={allOf(quest)} />
        )}
      </button>
      {target && (
        <button
          type="button"
          className={styles.go}
          aria-label={`${quest.title}, ${questTexts.go}`}
          onClick={() => goTo(target)}
        >
          <Footprints aria-hidden="true" />
          {goalTexts.go}
        </button>
      )}
    </li>
  );
}

function nextStep(quest: NpcQuest): string {
  if (quest.state === 'AVAILABLE') return whoWaits(quest);
  const goal = quest.goalList.find(({ completedCount, goalCount }) => completedCount < goalCount);
  if (goal) {
    // The count has no breaking spaces, so that a line never begins with a lone number.
    const count = questTexts.count(goal.completedCount, goal.goalCount).replaceAll(' ', '\u00a0');
    const counted = goal.goalCount > 1 ? ` ${count}` : '';
    return `${goal.goalName}${counted}`;
  }
  const npc = npcById(quest.mapNpcObjectId)?.name ?? '';
  return questTexts.goHintReady(npc, mapOfNpc(quest.mapNpcObjectId)?.name ?? '');
}

function whoWaits({ mapNpcObjectId }: NpcQuest): string {
  const mapId = mapIdOf({ kind: 'npc', id: mapNpcObjectId });
  const map = mapId === undefined ? '' : `${mapById(mapId)?.name ?? ''} · `;
  return `${map}${goalTexts.offerOf(npcById(mapNpcObjectId)?.name ?? '')}`;
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const allOf = ({ goalList }: NpcQuest) => sum(goalList.map(({ goalCount }) => goalCount));
const doneOf = ({ goalList }: NpcQuest) =>
  sum(goalList.map(({ completedCount, goalCount }) => Math.min(goalCount, Math.max(0, completedCount))));
