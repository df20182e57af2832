import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { closeAllDialogs } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { npcById } from '#shared/content/npcs.ts';
import type { NpcQuest } from '#shared/contract/world/quests.ts';
import { questTarget } from '#client/overlay/world/goal/questGoal.ts';
import { useGoTo } from '#client/overlay/world/goal/useGoTo.ts';
import { useStore } from '#client/ui/useStore.ts';
import { QuestGoalList } from './QuestGoalList.tsx';
import { goRoute, isChannelDomain } from './questPath.ts';
import { QuestRewardList } from './QuestRewardList.tsx';
import { QuestTimer } from './QuestTimer.tsx';
import { questTexts } from './texts.ts';
import styles from './Quest.module.css';

/** One quest with its goals, rewards and ways on. */
export function QuestPage({ quest, before }: { readonly quest: NpcQuest; readonly before?: ReactNode }) {
  const isOpen = quest.state === 'IN_PROGRESS';
  return (
    <article className={styles.page}>
      {before}
      {(quest.kind === 'DAILY' || quest.kind === 'WEEKLY') && (
        <p className={styles.repeated}>{questTexts.repeated[quest.kind]}</p>
      )}
      <h3 className={styles.title}>{quest.title}</h3>
      {quest.expiresAt !== null && <QuestTimer key={quest.expiresAt} expiresAt={quest.expiresAt} />}
      <p className={styles.text}>{quest.description}</p>
      <h4 className={styles.heading}>{questTexts.goals}</h4>
      <QuestGoalList goalList={quest.goalList} withLinks={isOpen} />
      <h4 className={styles.heading}>{questTexts.rewards}</h4>
      <QuestRewardList rewardList={quest.rewardList} />
      <QuestWays quest={quest} />
    </article>
  );
}

/** The go button to the page of the first goal, and the way to whoever or whatever is next in the world. */
function QuestWays({ quest }: { readonly quest: NpcQuest }) {
  const goTo = useGoTo();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const target = questTarget(quest);
  const onChannelDomain = useStore(sessionStore, ({ user }) =>
    isChannelDomain(
      location.hostname,
      (user?.channelProfileList ?? []).map(({ channelDomain }) => channelDomain),
    ),
  );
  const route = goRoute(quest);
  const canGo =
    quest.state === 'IN_PROGRESS' && route !== paths.world && route !== pathname && !onChannelDomain;
  return (
    <footer className={styles.way}>
      <p>{canGo ? '' : goalHint(quest)}</p>
      {target !== null && target.kind !== 'page' && (
        <Button
          // Where there is no page to go to, this is the way on.
          tone={canGo ? 'alt' : 'ok'}
          onClick={() => {
            closeAllDialogs();
            goTo(target);
          }}
        >
          {questTexts.walk}
        </Button>
      )}
      <Button
        disabled={!canGo}
        onClick={() => {
          closeAllDialogs();
          void navigate(route);
        }}
      >
        {questTexts.go}
      </Button>
    </footer>
  );
}

/** Why the «go» button is disabled. */
function goalHint(quest: NpcQuest): string {
  const npc = npcById(quest.mapNpcObjectId)?.name ?? '';
  const map = mapById(quest.mapId)?.name ?? '';
  switch (quest.state) {
    case 'LOCKED':
      return quest.level > 1 ? questTexts.level(quest.level) : questTexts.goHintLocked;
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
