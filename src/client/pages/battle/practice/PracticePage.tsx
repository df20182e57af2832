import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { OpenStage } from '#client/bridge/stageView.ts';
import { practiceQueries } from '#client/net/battle/practices.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { Practice } from '#shared/contract/battle/practices.ts';
import { BattleFrame } from '../BattleFrame.tsx';
import { battleTexts } from '../texts.ts';
import { PracticeRace } from './PracticeRace.tsx';
import battle from '../Arena.module.css';

const ID = /^[1-9]\d{0,8}$/;
const texts = battleTexts.practice;

/** How soon the clock may bring something new, ms; false once nothing does. */
function newsEvery(practice: Practice | undefined): number | false {
  const state = practice?.board.clock.state;
  if (state === 'ENDED') return false;
  return state === 'COUNTDOWN' || state === 'JUDGING' ? 1_000 : 5_000;
}

/** A race that is over, practised alone. */
export function PracticePage({ openStage }: { readonly openStage: OpenStage }) {
  const { id: channelId } = useChannel();
  const { practiceId = '' } = useParams();
  const isId = ID.test(practiceId);
  const practice = useQuery({
    ...practiceQueries.one(channelId, Number(practiceId)),
    enabled: isId,
    refetchInterval: ({ state }) => newsEvery(state.data),
  });
  if (practice.data) {
    return <PracticeRace key={practiceId} openStage={openStage} practice={practice.data} />;
  }
  const isGone = !isId || errorCodeOf(practice.error) === 'RESOURCE_NOT_FOUND';
  return (
    <BattleFrame title={texts.title} back={{ to: paths.battles, text: battleTexts.toLobby }}>
      <main className={battle.middle}>
        <Panel>
          {isGone ? (
            <EmptyState scene="lost" title={texts.gone} hint={texts.goneHint}>
              <ButtonLink to={paths.battles} tone="ok">
                {battleTexts.toLobby}
              </ButtonLink>
            </EmptyState>
          ) : practice.isError ? (
            <ErrorState
              title={texts.failed}
              onRetry={() => void practice.refetch()}
              retrying={practice.isFetching}
            />
          ) : (
            <Loading />
          )}
        </Panel>
      </main>
    </BattleFrame>
  );
}
