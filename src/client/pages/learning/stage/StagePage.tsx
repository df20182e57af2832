import { useQuery } from '@tanstack/react-query';
import { use, useMemo, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { stageQueries } from '#client/net/learning/stages.ts';
import { problemQueries } from '#client/net/learning/problems.ts';
import type { OpenStage } from '#client/bridge/stageView.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths, stageBehindDoor } from '#client/ui/routing/paths.ts';
import { ChannelContext } from '#client/pages/channels/frame/channelContext.ts';
import { PlaceRedirect } from '#client/pages/channels/mine/PlaceRedirect.tsx';
import { useStagePaths } from '#client/pages/learning/useStagePaths.ts';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import { STAGE_DOORS } from '#shared/content/stageDoors.ts';
import type { StageOnMap } from '#shared/contract/learning/stageRoutes.ts';
import { encodeOutfit } from '#shared/contract/rooms/outfitCode.ts';
import { ShellIcon } from '#client/ui/stage/ShellIcon.tsx';
import { StageFrame } from './StageFrame.tsx';
import { StageWorkspace } from './StageWorkspace.tsx';
import { stageTexts } from './texts.ts';
import { useOwnOutfit } from './useOwnOutfit.ts';
import styles from './StageScreen.module.css';

const ID = /^[1-9]\d{0,8}$/;

/** A stage by its address, without the rooms of the world. */
export function StagePage({ openStage }: { readonly openStage: OpenStage }) {
  const channelId = useLearningChannelId();
  const here = use(ChannelContext);
  const stagePaths = useStagePaths();
  const { problemId = '' } = useParams();
  const [query] = useSearchParams();
  const isId = ID.test(problemId);
  const problem = useQuery({ ...problemQueries.one(channelId, Number(problemId)), enabled: isId });
  const stages = useQuery({ ...stageQueries.list(channelId), enabled: isId });
  const ghosts = useQuery({ ...stageQueries.ghosts(channelId, Number(problemId)), enabled: isId });
  const friends = useMemo(
    () =>
      (ghosts.data ?? []).map(({ nickname, itemIdList, steps }) => ({
        name: stageTexts.ghostOf(nickname),
        outfit: encodeOutfit(itemIdList),
        steps,
      })),
    [ghosts.data],
  );
  const look = useOwnOutfit();

  const code = errorCodeOf(problem.error);
  const isMissing =
    !isId ||
    code === 'PROBLEM_NOT_FOUND' ||
    code === 'VALIDATION_FAIL' ||
    (problem.data && problem.data.stage === null);
  // The road's locks are those of its map; somebody who comes by a link is told so and plays.
  const isAhead = stages.data?.some((stage) => stage.problemId === Number(problemId) && !stage.isOpen);
  const isBehindDoor = query.get('from') === 'door';
  const back = isBehindDoor
    ? { to: paths.world, text: stageTexts.backToWorld }
    : { to: stagePaths.all, text: stageTexts.back };
  const title = problem.data?.title ?? stageTexts.level;
  // A stage that is not of the product may be one of a class of the user.
  if (isMissing && isId && here === null)
    return (
      <PlaceRedirect
        kind="STAGE"
        placeKey={problemId}
        to={(domain) => paths.classStage(domain, Number(problemId))}
      />
    );
  return (
    <StageFrame title={title} back={back}>
      {isMissing ? (
        <Middle>
          <EmptyState scene="lost" title={stageTexts.notFound} hint={stageTexts.notFoundHint}>
            <ButtonLink to={stagePaths.all} tone="ok">
              {stageTexts.toMap}
            </ButtonLink>
          </EmptyState>
        </Middle>
      ) : problem.isError && !problem.data ? (
        <Middle>
          <ErrorState
            title={stageTexts.failed}
            onRetry={() => void problem.refetch()}
            retrying={problem.isFetching}
          />
        </Middle>
      ) : problem.data?.stage ? (
        <StageWorkspace
          key={problem.data.problemId}
          openStage={openStage}
          problem={problem.data}
          level={problem.data.stage}
          {...look}
          friends={friends}
          firstLanguage={query.get('language')}
          nextPath={
            isBehindDoor
              ? nextBehindDoor(stages.data, problem.data.problemId)
              : nextPathOf(stages.data, problem.data.problemId, stagePaths)
          }
          isAhead={isAhead}
        />
      ) : (
        <div className={styles.waiting} role="status">
          {[0, 1, 2].map((index) => (
            <ShellIcon key={index} tone="now" size={48} className={styles.pulse} />
          ))}
          <span>{stageTexts.loading}</span>
        </div>
      )}
    </StageFrame>
  );
}

/** The stage after this one, or the map. */
function nextPathOf(
  stages: readonly StageOnMap[] | undefined,
  problemId: number,
  stagePaths: ReturnType<typeof useStagePaths>,
): string {
  const index = stages?.findIndex((stage) => stage.problemId === problemId) ?? -1;
  const next = index === -1 ? undefined : stages?.[index + 1];
  return next ? stagePaths.one(next.problemId) : stagePaths.all;
}

/** The stage after this one behind the same door, or the world. */
function nextBehindDoor(stages: readonly StageOnMap[] | undefined, problemId: number): string {
  const index = stages?.findIndex((stage) => stage.problemId === problemId) ?? -1;
  const [here, next] = [stages?.[index], stages?.[index + 1]];
  const isSameDoor = STAGE_DOORS.some(
    ({ theme, from, to }) => theme === here?.theme && here.order >= from && here.order < to,
  );
  return next && isSameDoor ? stageBehindDoor(next.problemId) : paths.world;
}

function Middle({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.middle}>
      <Panel>{children}</Panel>
    </div>
  );
}
