import { useEffect } from 'react';
import type { OpenStage } from '#client/bridge/stageView.ts';
import { loadEquipped } from '#client/net/world/avatar.ts';
import { StageWorkspace } from '#client/pages/learning/stage/StageWorkspace.tsx';
import { avatarStore } from '#client/stores/avatarStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { ContestContent } from '#shared/contract/battle/scoreboards.ts';
import type { Problem } from '#shared/contract/learning/problems.ts';
import type { StageLevel } from '#shared/simulation/stage/level.ts';
import { encodeOutfit } from '#shared/contract/rooms/outfitCode.ts';
import { battleCalls, exerciseCalls } from '#client/net/battle/raceCalls.ts';
import { useRaceSubmit } from '../useRaceSubmit.ts';
import { competitionTexts as texts } from './texts.ts';
import styles from './CompetitionHub.module.css';

interface SolveStageProps {
  readonly competitionId: number;
  readonly content: ContestContent;
  readonly problem: Problem;
  readonly level: StageLevel;
  readonly isPractice: boolean;
  readonly mayHandIn: boolean;
  readonly openStage: OpenStage;
}

const NO_FRIENDS = [] as const;

/** A stage of a competition: each run that reaches its goal is handed in. No hints, no ghosts of friends. */
export function SolveStage(props: SolveStageProps) {
  const { id: channelId, channelDomain } = useChannel();
  const { competitionId, content, problem, level, isPractice, mayHandIn, openStage } = props;
  const { competitionContentId } = content;
  const user = useStore(sessionStore, (session) => session.user);
  const equipped = useStore(avatarStore, ({ equippedUserItemList }) => equippedUserItemList);
  useEffect(() => {
    // Without it the avatar is a silhouette; the page works.
    if (avatarStore.getState().equippedUserItemList === null) loadEquipped().catch(() => undefined);
  }, []);
  const { mutateAsync } = useRaceSubmit(
    (isPractice ? exerciseCalls : battleCalls)(channelId, String(competitionId)),
    competitionContentId,
  );
  return (
    <div className={styles.stage}>
      <StageWorkspace
        openStage={openStage}
        problem={{ ...problem, hintCount: 0 }}
        level={level}
        name={user?.nickname ?? ''}
        outfit={equipped && encodeOutfit(equipped.map(({ itemId }) => itemId))}
        friends={NO_FRIENDS}
        firstLanguage={null}
        nextPath={paths.competition(channelDomain, competitionId)}
        handIn={async (program) => {
          if (!mayHandIn) {
            showToast({ text: texts.stageOver });
            throw new Error('nothing is taken now');
          }
          return mutateAsync(program);
        }}
      />
    </div>
  );
}
