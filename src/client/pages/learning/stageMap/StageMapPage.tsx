import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { stageQueries } from '#client/net/learning/stages.ts';
import { loadEquipped } from '#client/net/world/avatar.ts';
import { avatarStore } from '#client/stores/avatarStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import { StageFrame } from '../stage/StageFrame.tsx';
import { stageTexts } from '../stage/texts.ts';
import { shellsOf } from './stageEntries.ts';
import { StageMap } from './StageMap.tsx';
import { TeacherShelf } from './TeacherShelf.tsx';
import { mapTexts } from './texts.ts';
import styles from './StageMap.module.css';

/** All stages as a place of the world. */
export function StageMapPage() {
  const channelId = useLearningChannelId();
  const stages = useQuery(stageQueries.list(channelId));
  useEffect(() => {
    // Without it nobody stands on the road; the map works.
    if (avatarStore.getState().equippedUserItemList === null) loadEquipped().catch(() => undefined);
  }, []);
  return (
    <StageFrame title={mapTexts.title} back={{ to: paths.world, text: stageTexts.backToWorld }}>
      {stages.data && stages.data.length > 0 ? (
        <>
          <StageMap shells={shellsOf(stages.data)} />
          <TeacherShelf />
        </>
      ) : (
        <div className={styles.middle}>
          <Panel>
            {stages.isError ? (
              <ErrorState
                title={mapTexts.failed}
                onRetry={() => void stages.refetch()}
                retrying={stages.isFetching}
              />
            ) : stages.data ? (
              <>
                <EmptyState scene="waiting" title={mapTexts.empty} hint={mapTexts.emptyHint} />
                <TeacherShelf isOpenFirst />
              </>
            ) : (
              <Loading />
            )}
          </Panel>
        </div>
      )}
    </StageFrame>
  );
}
