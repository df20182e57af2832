import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { questQueries } from '#client/net/queries/questQueries.ts';
import { questStore } from '#client/stores/questStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import type { NpcQuest } from '#shared/contract/quests.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { npcById } from '#shared/content/npcs.ts';
import { QuestGoalList } from './QuestGoalList.tsx';
import { questPath } from './questPath.ts';
import { QuestRewardList } from './QuestRewardList.tsx';
import { questTexts } from './texts.ts';
import styles from './QuestDialog.module.css';

/** The quest book: what is offered, under way and done, and the way to the next goal. */
export function QuestDialog({ payload: { questId } }: { readonly payload: DialogPayloads['quest'] }) {
  const questList = useStore(questStore, (state) => state.questList);
  const [chosenId, setChosenId] = useState(questId);
  // The quests themselves live in the store; asking again only fills it.
  const asked = useQuery({ ...questQueries.book(), enabled: questList === null });
  const chosen =
    questList && (questList.find((quest) => quest.mapNpcQuestId === chosenId) ?? mostUrgent(questList));

  return (
    <Dialog
      title={questTexts.title}
      width={980}
      footer={
        <Button tone="alt" onClick={() => openDialog('rewardHistory')}>
          {questTexts.history}
        </Button>
      }
    >
      {questList === null &&
        (asked.isError ? (
          <ErrorState
            title={questTexts.listFailed}
            onRetry={() => void asked.refetch()}
            retrying={asked.isFetching}
          />
        ) : (
          <Loading />
        ))}
      {questList?.length === 0 && <EmptyState scene="no-results" title={questTexts.empty} />}
      {questList && chosen && (
        <div className={styles.book}>
          <ul className={styles.list}>
            {questList.map((quest) => (
              <li key={quest.mapNpcQuestId}>
                <button
                  type="button"
                  aria-pressed={quest === chosen}
                  aria-label={`${quest.title}, ${questTexts.states[quest.state]}`}
                  className={classNames(styles.entry, quest === chosen && styles.chosen)}
                  onClick={() => setChosenId(quest.mapNpcQuestId)}
                >
                  <img src={bustOf(quest)} alt="" />
                  <span>
                    <b>{quest.title}</b>
                    <small data-state={quest.state}>{questTexts.states[quest.state]}</small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <QuestPage quest={chosen} />
        </div>
      )}
    </Dialog>
  );
}

function QuestPage({ quest }: { readonly quest: NpcQuest }) {
  const { close } = useDialogControl();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const path = quest.state === 'IN_PROGRESS' ? questPath(quest) : null;
  return (
    <article className={styles.page}>
      <h3 className={styles.title}>{quest.title}</h3>
      <p className={styles.text}>{quest.description}</p>
      <h4 className={styles.heading}>{questTexts.goals}</h4>
      <QuestGoalList goalList={quest.goalList} />
      <h4 className={styles.heading}>{questTexts.rewards}</h4>
      <QuestRewardList rewardList={quest.rewardList} />
      <footer className={styles.way}>
        <p>{path === null ? wayHint(quest) : ''}</p>
        <Button
          disabled={path === null || path === pathname}
          onClick={() => {
            close();
            if (path !== null) void navigate(path);
          }}
        >
          {questTexts.go}
        </Button>
      </footer>
    </article>
  );
}

/** Why «go» leads nowhere, in words. */
function wayHint(quest: NpcQuest): string {
  const npc = npcById(quest.mapNpcObjectId)?.name ?? '';
  const map = mapById(quest.mapId)?.name ?? '';
  switch (quest.state) {
    case 'LOCKED':
      return questTexts.goHintLocked;
    case 'AVAILABLE':
      return questTexts.goHintOffer(npc, map);
    case 'READY':
      return questTexts.goHintReady(npc, map);
    case 'COMPLETED':
      return questTexts.goHintDone;
    case 'IN_PROGRESS':
      return questTexts.goHintWorld;
  }
}

const bustOf = (quest: NpcQuest) =>
  `/npc/${npcById(quest.mapNpcObjectId)?.sprite ?? 'dolphin'}/@2x/bust.webp`;

const URGENCY: readonly NpcQuest['state'][] = ['READY', 'IN_PROGRESS', 'AVAILABLE', 'LOCKED', 'COMPLETED'];

function mostUrgent(questList: readonly NpcQuest[]): NpcQuest | undefined {
  return questList.toSorted((a, b) => URGENCY.indexOf(a.state) - URGENCY.indexOf(b.state))[0];
}
