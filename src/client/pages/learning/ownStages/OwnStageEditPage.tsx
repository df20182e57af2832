import { useQuery } from '@tanstack/react-query';
import { use, type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { ownStageQueries } from '#client/net/learning/ownStages.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { StageFrame } from '../stage/StageFrame.tsx';
import { StageOpenerContext } from '../stage/stageOpener.ts';
import { OwnStageEditor } from './OwnStageEditor.tsx';
import { ownStageTexts as texts } from './texts.ts';
import stageStyles from '../stage/StageScreen.module.css';

const ID = /^[1-9]\d{0,8}$/u;
const MISSING: readonly (string | null)[] = ['RESOURCE_NOT_FOUND', 'VALIDATION_FAIL'];

/** The stage of an address, and whether there is none. */
export function useStageId(): { readonly stageId: number; readonly isId: boolean } {
  const { stageId = '' } = useParams();
  return { stageId: Number(stageId), isId: ID.test(stageId) };
}

/** The middle of a page of one stage, where there is no stage to show. */
export function NoStage({
  isId,
  error,
  isFetching,
  onRetry,
}: {
  readonly isId: boolean;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}) {
  return (
    <Middle>
      {!isId || MISSING.includes(errorCodeOf(error)) ? (
        <EmptyState scene="lost" title={texts.notFound} hint={texts.notFoundHint}>
          <ButtonLink to={paths.ownStages}>{texts.toStages}</ButtonLink>
        </EmptyState>
      ) : error ? (
        <ErrorState title={texts.failed} onRetry={onRetry} retrying={isFetching} />
      ) : (
        <Loading />
      )}
    </Middle>
  );
}

function Middle({ children }: { readonly children: ReactNode }) {
  return (
    <div className={stageStyles.middle}>
      <Panel>{children}</Panel>
    </div>
  );
}

/** A stage of the child's own, to be made; one that was sent is only played. */
export function OwnStageEditPage() {
  const openStage = use(StageOpenerContext);
  const { stageId, isId } = useStageId();
  const stage = useQuery({ ...ownStageQueries.own(stageId), enabled: isId });
  if (stage.data && stage.data.sentAt !== null) return <Navigate replace to={paths.ownStage(stageId)} />;
  return (
    <StageFrame title={texts.build} back={{ to: `${paths.ownStages}?at=mine`, text: texts.toStages }}>
      {stage.data && stage.isFetchedAfterMount && openStage ? (
        <OwnStageEditor key={stageId} stage={stage.data} openStage={openStage} />
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
