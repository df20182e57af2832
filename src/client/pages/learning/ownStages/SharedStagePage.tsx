import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { ownStageQueries } from '#client/net/learning/ownStages.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { StageFrame } from '../stage/StageFrame.tsx';
import { StageOpenerContext } from '../stage/stageOpener.ts';
import { NoStage, useStageId } from './OwnStageEditPage.tsx';
import { PlayStage } from './PlayStage.tsx';
import { ownStageTexts as texts } from './texts.ts';

/** A stage that a child has sent, to be played. */
export function SharedStagePage() {
  const openStage = use(StageOpenerContext);
  const { stageId, isId } = useStageId();
  const stage = useQuery({ ...ownStageQueries.shared(stageId), enabled: isId });
  return (
    <StageFrame title={stage.data?.title ?? texts.title} back={{ to: paths.ownStages, text: texts.toStages }}>
      {stage.data && openStage ? (
        <PlayStage key={stageId} stage={stage.data} openStage={openStage} />
      ) : (
        <NoStage
          isId={isId}
          error={stage.error}
          isFetching={stage.isFetching}
          onRetry={() => void stage.refetch()}
        />
      )}
    </StageFrame>
  );
}
