import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Heading, Hint, Text } from '#client/ui/text/Text.tsx';
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
        <Text size="label" tone="warning">
          {questTexts.repeated[quest.kind]}
        </Text>
      )}
      <Heading level={3} size="title" className={styles.title}>
        {quest.title}
      </Heading>
      {quest.expiresAt !== null && <QuestTimer key={quest.expiresAt} expiresAt={quest.expiresAt} />}
      <Text before={2} className={styles.text}>
        {quest.description}
      </Text>
      <Heading level={4} tone="accent" className={styles.heading}>
        {questTexts.goals}
      </Heading>
      <QuestGoalList goalList={quest.goalList} withLinks={isOpen} />
      <Heading level={4} tone="accent" className={styles.heading}>
        {questTexts.rewards}
      </Heading>
      <QuestRewardList rewardList={quest.rewardList} />
      <QuestWays quest={quest} />
    </article>
  );
}

/** The go button to the page of the first goal, and the way to the next person or thing in the world. */
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
    <Cluster as="footer" className={styles.way}>
      <Hint grow>{canGo ? '' : goalHint(quest)}</Hint>
      {target !== null && target.kind !== 'page' && (
        <Button
          // This is the way on when there is no page to go to.
          tone={canGo ? 'alt' : 'ok'}
          onClick={() => {
            closeAllDialogs();
            goTo(target);
          }}
        >
          {questTexts.walk}
        </Button>
      )}
      {(canGo || target === null || target.kind === 'page') && (
        <Button
          disabled={!canGo}
          onClick={() => {
            closeAllDialogs();
            void navigate(route);
          }}
        >
          {questTexts.go}
        </Button>
      )}
    </Cluster>
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
